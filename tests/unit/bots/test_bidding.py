from __future__ import annotations

import pytest

import euchre_core as eu

from .situations import choice, deal_of

SURE = "JS JC AS KS AH AD"
WEAK = "9S 10S 9H 10H 9D QC"
FAIR = "JS JC AS 9H 10D QC"


@pytest.mark.parametrize("game", ["bid_euchre", "ghost_hand"])
def test_a_hand_that_cannot_lose_shoots_the_moon(game: str) -> None:
    rules = eu.load(game)
    first = rules.seats[1]
    assert choice(deal_of(rules, rules.seats[0], {first: SURE})) == "moon"


@pytest.mark.parametrize("game", ["bid_euchre", "ghost_hand"])
def test_a_fair_hand_bids_a_number(game: str) -> None:
    rules = eu.load(game)
    assert choice(deal_of(rules, rules.seats[0], {rules.seats[1]: FAIR})) in ("bid 3", "bid 4")


def test_a_hand_without_a_trick_passes() -> None:
    assert choice(deal_of(eu.load("bid_euchre"), "N", {"E": WEAK})) == "pass"
    assert choice(deal_of(eu.load("ghost_hand"), "A", {"B": WEAK}, "swap")) == "pass"


def test_a_stuck_dealer_bids_no_more_than_he_must() -> None:
    rules = eu.load("bid_euchre", overlays=["stick_the_dealer"])
    assert choice(deal_of(rules, "N", {"N": WEAK}, "pass", "pass", "pass")) == "bid 3"
    ghost = eu.load("ghost_hand", overlays=["stick_the_dealer"])
    assert choice(deal_of(ghost, "A", {"A": FAIR}, "swap", "pass", "pass")) in ("bid 3", "bid 4")


def test_what_bids_are_worth_is_read_in_the_rules() -> None:
    """The same hand, the same bids: only the price of a failed moon is another."""
    risky = {"E": "JS JC AS QS AH 9D"}
    dear = {"scoring.makers.set.points": "-20 * bid"}
    assert choice(deal_of(eu.load("bid_euchre"), "N", risky)) in ("ask", "moon")
    assert choice(deal_of(eu.load("bid_euchre", settings=dear), "N", risky)) in ("bid 3", "bid 4", "pass")


def test_the_scores_are_kept_in_sight() -> None:
    """A moon that may fail is no bid for a side that needs one point, but for one whose rivals need one it is."""
    rules = eu.load("bid_euchre", overlays=["symmetric_moon"])
    hands = {"N": "JS JC AS 10S AH KD"}
    last_to_speak = ("pass", "bid 3", "pass")
    ahead = choice(deal_of(rules, "N", hands, *last_to_speak, before=[29, 0]))
    behind = choice(deal_of(rules, "N", hands, *last_to_speak, before=[8, 31]))
    assert ahead in ("bid 4", "pass")
    assert behind in ("ask", "moon")


def test_a_poor_hand_is_swapped_and_a_good_one_is_not() -> None:
    rules = eu.load("ghost_hand")
    assert choice(deal_of(rules, "A", {"B": WEAK})) == "swap"
    assert choice(deal_of(rules, "A", {"B": SURE})) == "moon"


def test_after_the_top_bid_a_hand_is_swapped_for_its_defence_alone() -> None:
    rules = eu.load("ghost_hand")
    assert choice(deal_of(rules, "A", {"C": "AS KS AH AD AC QC"}, "moon")) == "pass"
    assert choice(deal_of(rules, "A", {"C": WEAK}, "moon")) == "swap"


def test_a_poor_hand_is_claimed() -> None:
    rules = eu.load("bid_euchre", overlays=["ace_no_face"])
    assert choice(deal_of(rules, "N", {"E": "AS 10S 9H 10H 9D 10C"})) == "claim ace_no_face"
    assert choice(deal_of(rules, "N", {"E": SURE})) == "pass"


def test_the_strongest_suit_is_named() -> None:
    hands = {"E": "JH JD AH 9H AS 9C"}
    assert choice(deal_of(eu.load("bid_euchre"), "N", hands, "bid 4", "pass", "pass", "pass")) == "name hearts"
    two_reds = eu.load("bid_euchre", settings={"trump.choices": ["spades", "clubs"]})
    assert choice(deal_of(two_reds, "N", hands, "bid 4", "pass", "pass", "pass")) in ("name spades", "name clubs")
