"""The rule sheets of the bid family and of Five Hundred say what is true of each game, and nothing that is not."""

from __future__ import annotations

import pytest

from euchre_core.language.diagnostic import VariantError

from .test_house_rules_aloud import told, told_in


def test_of_a_small_kitty_the_other_cards_are_out_of_play() -> None:
    deal = told_in("Deal", "kokomo")
    assert "3 cards left over lie face down; cards are exchanged with them, the kitty." in deal
    assert "Another card left over is out of play." in deal


def test_the_value_of_a_number_is_said_beside_those_of_the_others() -> None:
    scoring = told_in("Scoring", "southeast_michigan_bid_euchre")
    assert "the value of the bid (a number: as many as it says; ask 12" in scoring


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("pepper", "If the bid is not made, the makers lose 6 points."),
        ("pepper", "it was big pepper, the makers lose 12 points instead."),
        ("individual_bid_euchre", "loses 10 points for each trick bid"),
        ("double_hasenpfeffer", "2 points for each trick bid"),
    ],
)
def test_points_that_are_known_are_numbers(game: str, words: str) -> None:
    scoring = told_in("Scoring", game)
    assert words in scoring
    assert "score minus" not in scoring and "scores minus" not in scoring


def test_a_player_wins_and_a_team_wins() -> None:
    assert "He wins only by making a contract of his own" in told("three_hand_five_hundred")
    assert "It wins only by making a contract of its own" in told("five_hundred")


def test_that_nobody_wins_goes_before_that_somebody_loses() -> None:
    assert "at -26 or less, nobody wins, whatever is said above." in told_in("Winning", "euchre_us")
    assert "nobody wins." in told_in("Winning", "bid_euchre", "both_lose")


def test_of_three_players_nobody_has_lost_while_the_others_are_equal() -> None:
    words = "If the best of the others are equal, another deal is played, and nobody has lost yet."
    assert words in told_in("Winning", "three_hand_five_hundred")
    assert words not in told_in("Winning", "five_hundred")


@pytest.mark.parametrize("overlay", ["mercy", "both_lose", "renege_costs_two", "renege_of_four", "joker"])
def test_a_house_rule_in_points_of_a_trick_is_not_one_of_five_hundred(overlay: str) -> None:
    with pytest.raises(VariantError, match=r"needs `auction\.beats`"):
        told("five_hundred", overlay)


@pytest.mark.parametrize("game", ["pepper", "horse"])
def test_a_house_rule_of_a_bid_needs_it_on_the_ladder(game: str) -> None:
    with pytest.raises(VariantError, match=r"needs `auction\.bids\.ask\.exchange`"):
        told(game, "free_ask")
