"""Settings that are hard to get right together: each is refused with a reason, or plays as the judge says."""

from __future__ import annotations

import random
from typing import Any

import pytest

import euchre_core as eu

from .beside import Beside

Steps = list[dict[str, Any]]


def gives(giver: str, receiver: str, cards: int, received: str = "kept", choose: str = "any") -> dict[str, Any]:
    """A step of an exchange."""
    return {"from": giver, "to": receiver, "cards": cards, "received": received, "choose": choose}


def ask(*steps: dict[str, Any]) -> dict[str, Any]:
    """A game in which there is always this exchange."""
    return {"auction.ladder": ["ask"], "auction.all_pass": "dealer_is_stuck", "exchange.ask_for_best": list(steps)}


def claim(hand: str, **more: str) -> dict[str, Any]:
    return {"hand": hand, "effect": "redeal_next", **more}


SAME = {"cards": "same"}

HARD: dict[str, tuple[str, tuple[str, ...], dict[str, Any]]] = {
    "a dealer with seven cards swaps": ("ghost_hand", ("joker",), {"deal.dealer_discards": "after_trump"}),
    "he swaps after others have": (
        "ghost_hand",
        ("joker",),
        {"deal.dealer_discards": "after_trump", "auction.swap": "once_each"},
    ),
    "more to give than one may": (
        "bid_euchre",
        (),
        ask(gives("player", "partner", 6), gives("partner", "player", 7), gives("player", "discard", 1)),
    ),
    "more to give than one has looked at": (
        "bid_euchre",
        (),
        ask(gives("partner", "player", 3), gives("player", "partner", 7, "unseen"), gives("partner", "player", 4)),
    ),
    "a discard before an unseen exchange": (
        "bid_euchre",
        (),
        ask(
            gives("partner", "player", 2, "returnable"),
            gives("player", "discard", 2, "returnable"),
            gives("player", "partner", 2, "unseen"),
            gives("partner", "player", 2, "unseen"),
        ),
    ),
    "all cards of both hands": (
        "bid_euchre",
        ("joker",),
        ask(gives("player", "partner", 6, choose="best"), gives("partner", "player", 6, choose="best_trump")),
    ),
    "equal cards of a double pack given back": (
        "double_deck_bid_euchre",
        (),
        ask(
            gives("player", "partner", 3, choose="best"),
            gives("partner", "player", 3, "returnable", "best"),
            gives("player", "partner", 2),
            gives("partner", "player", 2),
        ),
    ),
    "a maker whose partner cannot be called is alone, and is asked which lone hand it is": (
        "bid_euchre",
        (),
        {
            "table.sides": "called_partner",
            "table.partner_is": "first_to_play_right_bower",
            "pack.leave_out": ["JS"],
            "auction.ladder": ["1..2"],
            "trump.choices": ["suits", "no_trump"],
            "alone.maker": "may",
            "alone.declared": "before_play",
            "alone.kinds": {"open": {"shows_hand": "never"}},
        },
    ),
    "two automatic claims on one hand": (
        "bid_euchre",
        (),
        {
            "claims.z": claim("has(A)", claimed="automatically"),
            "claims.a": claim("has(A)", claimed="automatically") | {"effect": "redeal_same"},
            "claims.m": claim("has(A)") | {"when": "own_turn"},
        },
    ),
    "an automatic claim in one's own turn": (
        "ghost_hand",
        (),
        {"claims.c": claim("count(A) >= 2", claimed="automatically", when="own_turn", limit="once_per_match")},
    ),
    "a claim after a swap": ("ghost_hand", (), {"claims.c": claim("cards > 0", when="own_turn")}),
    "a claim of who sits out": ("bid_euchre", (), {"claims.c": claim("cards > 0", when="before_play")}),
    "trumps from the top": ("bid_euchre", (), {"claims.c": claim("top_trumps >= 1", when="before_play")}),
    "natural trumps": (
        "double_deck_bid_euchre",
        ("joker",),
        {"claims.c": claim("count(natural_trump) < count(trump) - 1", when="before_play", who="maker")},
    ),
    "a number that must take another number": (
        "bid_euchre",
        ("symmetric_moon",),
        {
            "auction.bids.3": {"must_take": 2},
            "auction.bids.5": {"must_take": 6, "plays": "alone"},
            "scoring.makers.made": {"points": "value + tricks"},
        },
    ),
    "a bid like another": (
        "bid_euchre",
        ("stick_the_dealer",),
        {"auction.ladder": ["3..5", "ask", "moon", "big"], "auction.bids.big": {"like": "moon", "value": 48}},
    ),
    "a bid like a bid like another": (
        "bid_euchre",
        (),
        {
            "auction.ladder": ["ask", "moon", "big", "huge"],
            "auction.bids.big": {"like": "ask", "leads": "left_of_maker"},
            "auction.bids.huge": {"like": "big", "must_take": 5},
        },
    ),
    "stuck at a bid that is not on the ladder": (
        "ghost_hand",
        ("stick_the_dealer",),
        {"auction.ladder": ["4..5", "moon"], "auction.stuck_ladder": [2, 5], "auction.opens": "dealer"},
    ),
    "two jokers that are alike, the last wins": (
        "double_deck_bid_euchre",
        (),
        {"pack.jokers": 2, "deal.dealer_extra": 2, "play.equal_cards": "last_wins"},
    ),
    "a score that counts down": ("ghost_hand", ("makers_first",), {"match.start": 12, "match.target": 0}),
    "the same dealer deals again": ("bid_euchre", (), {"auction.ladder": [6], "auction.all_pass": "redeal_same"}),
    "the dealer opens and leads": (
        "ghost_hand",
        (),
        {"auction.opens": "dealer", "play.leads": "dealer", "play.lone_leads": "left_of_maker"},
    ),
    "the dealer's partner is out and has to lead": (
        "bid_euchre",
        (),
        {"auction.ladder": ["ask", "moon"], "play.leads": "left_of_maker", "auction.bids.moon.leads": "left_of_dealer"},
    ),
    "a renege ends a deal that nobody is maker of": (
        "dead_hand",
        (),
        {"play.renege": {"policy": "noticed", "deal": "ends"}},
    ),
    "suits rank in the bid": (
        "bid_euchre",
        ("stick_the_dealer",),
        {"trump.named": "in_bid", "trump.choices": ["suits", "no_trump"], "auction.beats": "higher_bid_or_suit"},
    ),
    "a stuck bid that is not on the ladder is outbid": (
        "bid_euchre",
        ("stick_the_dealer",),
        {
            "auction.ladder": [2, 4, "moon"],
            "auction.stuck_ladder": [3],
            "auction.turns": "continuing",
            "auction.passing": "may_return",
        },
    ),
    "a claim that scores while nobody is maker": (
        "cut_throat",
        (),
        {"claims.c": claim("has(A)", when="own_turn") | {"effect": "scores", "points": 2}},
    ),
    "a claim that scores for all defenders": (
        "cut_throat",
        (),
        {"claims.c": claim("has(A)", when="before_play") | {"effect": "scores", "points": 2}},
    ),
    "as many of his best as he likes, two of them equal": (
        "bid_euchre",
        (),
        ask(gives("player", "partner", 1) | {"cards": "0..6", "choose": "best"}, gives("partner", "player", 1) | SAME),
    ),
    "the upcard is a joker, and other upcards decide": (
        "british",
        (),
        {"auction.upcard_decides": {"clubs": "nobody_is_maker", "hearts": "dealer_is_maker"}},
    ),
    "an exchange that only a claim in one's turn brings": ("classic", ("going_under_in_turn",), {}),
    "a late lone call after the partner is known": (
        "call_ace",
        (),
        {"alone.maker": "may", "alone.declared": "before_partner_plays"},
    ),
    "no joker is wasted": ("five_hundred", (), {"trump.joker_in_no_trump": "worthless", "pack.jokers": 2}),
    "a score that counts down, everything carried": (
        "set_back",
        (),
        {"match.games": 3, "match.surplus": "carried", "match.shutout": "two_games", "match.loses_at": 12},
    ),
    "a pass that was forced does not put anybody out": (
        "horse",
        (),
        {"auction.ladder": [6, "horse", "double", "redouble"]},
    ),
    "lines for the best other": (
        "ghost_hand",
        (),
        {
            "scoring.defenders.few": {"best_other": "0..2", "points": "best_other - tricks"},
            "scoring.makers.set.points": "-bid * best_other",
        },
    ),
}


@pytest.mark.parametrize("name", HARD)
def test_is_refused_or_plays_as_the_judge_says(name: str) -> None:
    variant, overlays, settings = HARD[name]
    try:
        rules = eu.load(variant, overlays=overlays, settings=settings)
    except eu.VariantError as refused:
        assert refused.diagnostics and all(each.headline for each in refused.diagnostics)
        return
    for seed in range(4):
        beside = Beside(rules, seed, max_deals=8)
        beside.compare()
        beside.play_on(random.Random(seed), 160, renege=0.1)
        again = eu.Record.loads(beside.game.record.dumps()).replay()
        assert again.scores == beside.game.scores
        assert again.rules.digest == rules.digest
