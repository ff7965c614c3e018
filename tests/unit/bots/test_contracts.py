"""What bots read of the contracts of a game: every figure here follows from the lines of the scoring."""

from __future__ import annotations

import pytest

import euchre_core as eu
from euchre_core.bots.contracts import all_below, shares
from euchre_core.bots.reading import Reading
from euchre_core.bots.worth import Worth
from euchre_core.chapters.memory import MAKER_ALONE


def reading_of(game: str, *overlays: str) -> Reading:
    return Reading(eu.load(game, overlays=overlays))


def test_a_call_in_classic_euchre() -> None:
    contracts = reading_of("classic").contracts
    assert contracts.outcomes_of(0, 0, 0, 0).makers == [0, 0, 0, 1, 1, 2]
    assert contracts.outcomes_of(0, 0, 0, 0).others == [2, 2, 2, 0, 0, 0]
    assert contracts.outcomes_of(0, 0, 0, MAKER_ALONE).makers == [0, 0, 0, 1, 1, 4]


def test_a_bid_is_worth_what_its_price_says() -> None:
    reading = reading_of("five_hundred")
    strains = reading.rules.tables.strains
    seven_hearts = reading.contracts.outcomes_of(1, strains.index("hearts"), 0, 0)
    assert seven_hearts.makers == [-200] * 7 + [200, 200, 200, 250]
    assert seven_hearts.others == [100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 0]
    assert reading.contracts.outcomes_of(1, strains.index("spades"), 0, 0).makers[7] == 140


def test_a_misere_is_made_without_a_trick() -> None:
    contracts = reading_of("five_hundred").contracts
    misere = contracts.outcomes_of(5, 4, 0, 0)
    assert misere.makers == [250] + [-250] * 10
    assert misere.others == [0] * 11
    assert contracts.loses_all(5) and not contracts.loses_all(4)
    assert contracts.strains_of[5] == [4]


def test_partners_with_scores_of_their_own() -> None:
    contracts = reading_of("call_ace").contracts
    march = contracts.outcomes_of(0, 0, 0, 0)
    assert (march.makers[5], march.partners[5], march.others[5]) == (2, 2, 0)
    assert (march.makers[2], march.partners[2], march.others[2]) == (0, 0, 2)


def test_others_share_what_is_left_by_chance() -> None:
    """Who takes none of two tricks is bucked: of three players each with the chance of 4 in 9."""
    contracts = reading_of("bid_buck_euchre").contracts
    assert contracts.outcomes_of(1, 0, 0, 0).others[3] == pytest.approx(5 * 4 / 9 - 1 * 4 / 9 - 2 * 1 / 9)
    assert contracts.points_of_dropping(1, 0, 0, 3) == 0
    assert contracts.points_of_defender(1, 0, 0, 3, 0) == 5
    assert contracts.points_of_defender(1, 0, 0, 3, 2) == -2


def test_a_deal_without_a_maker_is_scored_for_everybody() -> None:
    contracts = reading_of("penalty_euchre").contracts
    assert contracts.levels == 0
    assert contracts.outcomes_of(-1, 0, 0, 0).makers == [1, -1, -2, -3, -4, -5]
    assert contracts.outcomes_of(-1, 0, 0, 0).others[5] == 1


def test_more_than_any_other_player_is_a_matter_of_chance() -> None:
    assert all_below(3, 2, 3) == pytest.approx(1 - 2 / 8)
    assert all_below(2, 3, 1) == 0.0
    assert shares(2, 3) == pytest.approx([4 / 9, 4 / 9, 1 / 9])
    lower = reading_of("lower_euchre").contracts
    assert lower.results(0, 7) == [(1, 1.0), (2, 0.0)]
    assert 0 < lower.results(0, 3)[0][1] < 1


def test_who_plays_with_whom() -> None:
    assert reading_of("six_hand").contracts.mates == [0b010101, 0b101010] * 3
    assert reading_of("progressive").contracts.mates == [0b0101, 0b1010, 0b0101, 0b1010], "scores are another matter"
    assert reading_of("cut_throat").contracts.mates == [1, 2, 4]
    assert reading_of("call_ace").foes == 2
    assert reading_of("five_hundred").foes == 2


def test_the_standing_knows_which_way_the_score_runs() -> None:
    for game, better in (("classic", 1.0), ("set_back", -1.0)):
        reading = reading_of(game)
        worth = Worth(reading, [2, 2], 0)
        assert worth.after(0, better, better, 0.0) > worth.now() > worth.after(0, -better, -better, 0.0)
    losing = Worth(reading_of("classic", "losing_game"), [8, 8], 0)
    assert losing.after(0, 1.0, 1.0, 0.0) < losing.now()
    assert losing.after(0, 2.0, 2.0, 0.0) == 0.0


def test_whoever_falls_too_far_has_lost() -> None:
    worth = Worth(reading_of("five_hundred"), [-260, 0], 0)
    assert worth.after(0, -230.0, -230.0, 0.0) > 0.0
    assert worth.after(0, -240.0, -240.0, 0.0) == 0.0
    assert worth.after(1, -500.0, -500.0, 0.0) == 1.0
