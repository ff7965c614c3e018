"""What the heuristic bot says about an upcard, and once it is turned down."""

from __future__ import annotations

import pytest

import euchre_core as eu

from .situations import choice, deal_of

CLASSIC = eu.load("classic")
PASSES = ("pass", "pass", "pass", "pass")


def called(hand: str, upcard: str, *actions: str, dealer: str = "W", game: eu.Rules = CLASSIC) -> str:
    """What the seat in turn says with this hand."""
    seats = game.seats
    speaker = seats[(seats.index(dealer) + 1 + len(actions)) % len(seats)]
    return choice(deal_of(game, dealer, {speaker: hand, "upcard": upcard}, *actions))


def test_three_sure_trumps_are_ordered_up() -> None:
    assert called("JH JD AH KS 9C", "9H").startswith("order")


def test_a_hand_without_a_trump_passes() -> None:
    assert called("9S 10S 9C 10C QD", "9H") == "pass"


def test_a_hand_that_cannot_lose_is_played_alone() -> None:
    assert called("JH JD AH KH AS", "9H") == "order alone"


def test_the_upcard_is_counted_for_who_takes_it() -> None:
    """The same hand and the same right bower turned up: it strengthens the dealer's side, or the other side."""
    hand = "AH KH 9H KC 9S"
    assert called("9H 10H AC KS 9C", "JH", "pass", "pass", "pass").startswith("order"), "the dealer takes it himself"
    assert called(hand, "JH", "pass").startswith("order"), "his partner takes it"
    assert called("AH 9H KC QC 9S", "JH", "pass", "pass") == "pass", "a foe would take it"


def test_what_was_turned_down_leaves_the_best_of_the_rest() -> None:
    assert called("JS JC AS AD 9D", "9H", *PASSES).startswith("name spades")
    assert called("9S 10S 9C 10C 9D", "9H", *PASSES) == "pass"


def test_a_stuck_dealer_names_his_longest_suit_with_partners() -> None:
    stuck = eu.load("classic", overlays=["stick_the_dealer"])
    assert called("9C 10C QC 10S 9D", "9H", *PASSES, "pass", "pass", "pass", game=stuck) == "name clubs"


def test_no_trump_is_named_with_high_cards_of_all_suits() -> None:
    rules = eu.load("buck_euchre")
    assert called("AS AC AD AH KS", "9H", *PASSES, game=rules) == "name no_trump"


def test_where_scores_count_down_points_are_still_wanted() -> None:
    rules = eu.load("set_back")
    assert called("JH JD AH KS 9C", "9H", game=rules).startswith("order")


def test_who_plays_to_lose_makes_no_trump_with_a_strong_hand() -> None:
    rules = eu.load("classic", overlays=["losing_game"])
    assert called("JH JD AH KH AS", "9H", game=rules) == "pass"


@pytest.mark.parametrize("game", ["cut_throat", "call_ace", "six_hand", "progressive", "two_hand"])
def test_other_tables_call_by_the_same_estimate(game: str) -> None:
    rules = eu.load(game)
    dealer = rules.seats[-1]
    assert called("JH JD AH KH AS", "9H", dealer=dealer, game=rules).startswith("order")
    assert called("9S 10S 9C 10C QD", "9H", dealer=dealer, game=rules) == "pass"
