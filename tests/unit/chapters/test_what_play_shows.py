"""What everybody learns from a card that is played: of what its player has none."""

from __future__ import annotations

import random

import euchre_core as eu
from euchre_core.game.deal import Deal

HANDS = {
    "N": "AH KH QH JS KS JC",
    "E": "AC KC AD KD QD JD",
    "S": "9H QS 10S 9S 10D 9D",
    "W": "10C QC 9C JH 10H AS",
}
TRUMPS = {"JS", "JC", "AS", "KS", "QS", "10S", "9S"}
HEARTS = {"AH", "KH", "QH", "JH", "10H", "9H"}
MANY = 60


def guesses(settings: dict[str, object], owner: str, seer: str, *said: str) -> set[str]:
    """Every card that one seat thinks another may hold after these actions; spades are trump."""
    rules = eu.load("bid_euchre", settings={"trump.choices": ["spades"], **settings})
    piles = rules.given(3, HANDS, random.Random(1))
    opening = rules.ending.opening(len(rules.side_names))
    game = eu.Game.of_deals(rules, [Deal(rules, 3, piles, opening, None)], seed=1)
    for action in said:
        game.push(action)
    seen = game.observation(seer)
    return {card for seed in range(MANY) for card in seen.sample_state(random.Random(seed)).hand(owner)}


AUCTION = ("bid 5", "pass", "pass", "pass")


def test_who_does_not_follow_may_still_hold_trumps() -> None:
    thought = guesses({}, "E", "S", *AUCTION, "play AH", "play JD")
    assert thought & TRUMPS
    assert not thought & HEARTS


def test_who_must_trump_and_does_not_holds_none() -> None:
    thought = guesses({"play.void": "must_trump"}, "E", "S", *AUCTION, "play AH", "play JD")
    assert thought
    assert not thought & (TRUMPS | HEARTS)


def test_who_trumps_may_hold_more_trumps() -> None:
    said = (*AUCTION, "play AH", "play JD", "play 9H", "play 10H", "play KH", "play QD", "play QS")
    thought = guesses({"play.void": "must_trump"}, "S", "W", *said)
    assert thought & TRUMPS
    assert not thought & HEARTS


def test_who_must_lead_trump_and_does_not_holds_none() -> None:
    said = ("pass", "bid 5", "pass", "pass", "play AD")
    assert guesses({}, "E", "S", *said) & TRUMPS
    assert not guesses({"play.first_lead": "trump"}, "E", "S", *said) & TRUMPS


def test_a_renege_shows_only_that_one_of_the_cards_was_held() -> None:
    settings: dict[str, object] = {"play.void": "must_trump", "play.renege.policy": "noticed"}
    said = (*AUCTION, "play AH", "play JD", "play 9H", "play 10H", "play KH", "play QD", "play 10D")
    thought = guesses(settings, "S", "W", *said)
    assert thought & TRUMPS  # a heart or a trump, and more than that is not known
    assert thought & HEARTS
