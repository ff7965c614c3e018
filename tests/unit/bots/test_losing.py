"""Misère, and games in which points are a loss."""

from __future__ import annotations

import euchre_core as eu
from euchre_core.bots.losing import chances_of_losing, danger_of
from euchre_core.bots.reading import Reading
from euchre_core.bots.sight import Sight, seen_through
from euchre_core.game.deal import Deal

from .situations import choice, deal_of

MISERE = eu.load("five_hundred", overlays=["misere_any_time"])
LOW = "4H 5H 6H 7H 4D 5D 6D 5S 6S 5C"
NO_TRUMP = 4


def looking(hand: str) -> Sight:
    return seen_through(Reading(MISERE), deal_of(MISERE, "N", {"E": hand}).observation(1))


def chance(hand: str) -> float:
    return chances_of_losing(looking(hand), NO_TRUMP)[0]


def test_low_cards_lose_and_high_cards_win() -> None:
    assert chance(LOW) > 0.9
    assert chance("AH KH AD KD AS KS AC KC QH QD") < 0.01
    assert chance("JH 5H 6H 7H QD 5D 6D 5S QS QC") < 0.5
    joker = looking("Joker 5H 6H 7H 4D 5D 6D 5S 6S 5C")
    assert danger_of(joker, NO_TRUMP, MISERE.pack.index["Joker"]) == 1.0
    assert chance("Joker JH 6H 7H 4D QD 6D 5S 6S QC") < chance("4H JH 6H 7H 4D QD 6D 5S 6S QC")
    assert sum(chances_of_losing(looking(LOW), 4)) == 1


def test_a_hand_of_low_cards_bids_to_lose() -> None:
    assert choice(deal_of(MISERE, "N", {"E": LOW})) in ("misere", "open_misere")
    assert choice(deal_of(MISERE, "N", {"E": "Joker JS JC AS KS QS AH AD AC KC"})).startswith("bid")


def misere(hands: dict[str, str], *actions: str) -> Deal:
    deal = deal_of(MISERE, "N", {"kitty": "QD JS JC", **hands}, "misere", "pass", "pass", "pass")
    while deal.state.now.name == "taking the kitty":
        deal.push(choice(deal))
    for action in actions:
        deal.push(action)
    return deal


def test_the_kitty_takes_the_cards_that_would_win() -> None:
    deal = misere({"E": "AH 5H 6H 7H 4D 5D 6D 5S 6S KC"})
    assert not {"AH", "KC"} & set(deal.state.hand("E"))


HELD = {
    "E": "9H 6H 5H 7D 6D 5D 6S 5S 6C 5C",
    "S": "AH KH 7H AD KD AS KS QS AC KC",
    "N": "10H 8H 4H JD 9D 4D 9S 7S 9C 7C",
}


def test_the_maker_plays_the_highest_card_that_loses() -> None:
    first_trick = ("play 5C", "play KC", "play 7C")
    assert choice(misere(HELD, *first_trick, "play 7H", "play 8H")) == "play 6H"
    assert choice(misere(HELD, *first_trick, "play KH", "play 10H")) == "play 9H"


def test_the_others_lead_low_to_who_must_not_win() -> None:
    deal = misere(HELD, "play 5C")
    while deal.state.count:
        deal.push(choice(deal))
    assert deal.state.to_act != "E", "the maker ducked"
    assert choice(deal).removeprefix("play ")[0] not in "AK"


def test_who_plays_to_lose_leads_low_as_maker_and_ducks() -> None:
    hands = {
        "N": "AS KH QD 9C 10C",
        "E": "QS 9H 9D KC JD",
        "S": "KS 10H 10D QC AC",
        "W": "10S 9S JH AD KD",
        "upcard": "QH",
    }
    calls = ("pass", "pass", "pass", "order", "discard 9S", "play 9C")
    ducked = deal_of(eu.load("classic", overlays=["losing_game"]), "W", hands, *calls)
    assert choice(ducked) == "play KC", "it is his only club"
    ducked.push("play KC")
    assert choice(ducked) == "play QC"
    won = deal_of(eu.load("classic"), "W", hands, *calls, "play KC")
    assert choice(won) == "play AC"
    for deal, trumps in ((ducked, False), (won, True)):
        deal.push("play AC")
        assert (choice(deal) in ("play JH", "play QH")) == trumps, "the maker cannot follow"
