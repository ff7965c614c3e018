"""The sheet says what is in force in a game, of whom it is in force, and nothing that has no meaning there."""

from __future__ import annotations

from typing import Any

import pytest

from euchre_core.language.translation import speaking
from euchre_core.sheet.text import sheet_text
from euchre_core.variant.load import finish


def told(name: str, **settings: Any) -> str:
    dotted = {key.replace("__", "."): value for key, value in settings.items()}
    return " ".join(sheet_text(finish(name, settings=dotted)).split())


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("dead_hand", "- Each player who took no tricks loses 3 points instead."),
        ("dead_hand", "If the best other player took all 5 tricks, each player who took no tricks loses 5 points"),
        ("buck_euchre", "- Each player who took no tricks scores 5 points instead."),
        ("classic", "- If all 5 tricks were taken, the makers score 2 points instead."),
    ],
)
def test_who_is_scored_by_his_own_tricks_is_told_so(game: str, sentence: str) -> None:
    assert sentence in told(game)


def test_teams_and_opponents_are_scored_by_their_own_tricks() -> None:
    line = "{tricks: 0, points: -1}"
    assert "Each team that took no tricks loses 1 point" in told("classic", scoring__everyone__none=line)
    assert "Each other player who took no tricks loses 1 point" in told("ghost_hand", scoring__defenders__none=line)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("tl", "Ang bawat manlalarong walang trick ang nakuha ay mababawasan sa halip ng 3 puntos."),
        ("et", "Iga mängija, kes võttis 0 tihi, kaotab selle asemel 3 punkti."),
        ("lo", "ຜູ້ຫຼິ້ນແຕ່ລະຄົນທີ່ກິນໄດ້ 0 ທຣິກ ເສຍ 3 ຄະແນນ ແທນ."),
    ],
)
def test_so_it_is_in_other_languages(language: str, sentence: str) -> None:
    with speaking(language):
        assert sentence in told("dead_hand")


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("call_ace", "If all 5 tricks were taken and the maker played alone, the maker scores 4 points instead."),
        ("best_trump", "If all 5 tricks were taken and the maker played alone, the maker scores 5 points instead."),
        ("five_hand_pepper", "If the bid is made and it was alone, the maker scores the value of the bid instead"),
        ("seton", "If all 5 tricks were taken and the maker played alone, each maker scores 4 points instead."),
    ],
)
def test_a_lone_maker_is_one_unless_his_partner_scores_with_him(game: str, sentence: str) -> None:
    assert sentence in told(game)


def test_a_renege_costs_no_small_change_where_bids_are_worth_tens() -> None:
    assert "What it costs at a table is for the players to settle. Play goes on" in told("five_hundred")
    assert "At a table it costs the player's team 250 points." in told("five_hundred", play__renege__points=-250)
    assert "At a table it costs the player's team 2 points." in told("bid_euchre")
    assert "Each costs the player's team 2 points" in told("five_hundred", play__renege__policy="noticed")


def test_bids_with_a_name_count_as_tricks_only_where_tricks_bid_are_reckoned_with() -> None:
    assert "misere counts as" not in told("five_hundred")
    assert "ask counts as 6 and moon counts as 6" in told("bid_euchre")
    counted = told("five_hundred", scoring__makers__set="{result: set, points: -10 * bid}")
    assert "misere counts as 0 and open misere counts as 0" in counted


def test_a_value_is_told_of_bids_that_a_line_can_be_about() -> None:
    slam = "score the greater of the value of the bid and 250 instead."
    assert f"If the bid is made and all 10 tricks were taken, the makers {slam}" in told("five_hundred")


def test_an_exchange_is_spoken_of_only_where_there_is_one() -> None:
    assert "He is asked once trump is made, before the play." in told("call_your_partner")
    assert "before any cards are exchanged" not in told("call_your_partner")
    drawn = told("call_your_partner", deal__upcard="none", auction__form="ladder", auction__ladder="[3..5]",
                 deal__kitty="to_maker")  # fmt: skip
    assert "before any cards are exchanged" in drawn


def test_an_example_says_who_may_choose() -> None:
    assert "name spades and with the 9H turned up, E may choose stay or drop." in told("buck_euchre")
    assert "At the beginning of the auction, A may choose pass, bid 7 or bid 12, but not bid 6." in (
        told("two_hand_layout")
    )
    assert "After pass, bid 7, name hearts, it is A's turn." in told("two_hand_layout")


def test_dropping_out_is_no_lone_hand() -> None:
    assert "Dropping out ------------ Before the play each defender" in told("buck_euchre")
    assert "Lone hands" not in told("buck_euchre")
    assert "Lone hands ---------- The maker may play alone." in told("buck_euchre", alone__maker="may")


def test_the_points_that_are_carried_are_a_teams_as_well() -> None:
    assert "The winner of a game begins the next one with the points beyond the target." in told("laps_and_slams")
