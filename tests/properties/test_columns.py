"""Games of all kinds with some of the cards laid out in columns, beside the naive model."""

from __future__ import annotations

import random

import pytest

import euchre_core as eu

from .beside import Beside

ACTIONS = 200
LAID_OUT: dict[str, tuple[str, dict[str, object]]] = {
    "one column": ("classic", {"deal.columns": 1}),
    "one card held": ("two_hand_layout", {"pack.leave_out": ["9S", "9H"], "deal.columns": 5}),
    "open hands": (
        "bid_euchre",
        {
            "deal.columns": 2,
            "auction.ladder": ["3..5", "moon"],
            "auction.bids.moon.shows_hand": "after_first_trick",
            "alone.maker": "may",
        },
    ),
    "a kitty, and a joker without trump": (
        "two_hand_layout",
        {
            "pack.jokers": 1,
            "deal.cards_each": 10,
            "deal.kitty": "to_maker",
            "auction.ladder": ["6..all"],
            "trump.choices": ["suits", "no_trump", "no_trump_low"],
        },
    ),
    "other rules of play": ("two_hand_layout", {"play.void": "must_trump", "play.first_lead": "trump"}),
    "dealer's extra cards": ("two_hand_layout", {"pack.jokers": 1, "deal.dealer_extra": 1}),
    "dropping out": ("buck_euchre", {"deal.columns": 2}),
}


@pytest.mark.parametrize("name", LAID_OUT)
def test_plays_as_the_judge_says(name: str) -> None:
    game, settings = LAID_OUT[name]
    beside = Beside(eu.load(game, settings=settings), seed=len(name), max_deals=30)
    beside.compare()
    beside.play_on(random.Random(len(name)), ACTIONS)


@pytest.mark.parametrize("name", LAID_OUT)
def test_nobody_knows_what_lies_under_a_card(name: str) -> None:
    """What a seat may do and see is the same, whatever lies under the cards; and it can imagine a whole deal."""
    game_name, settings = LAID_OUT[name]
    rules = eu.load(game_name, settings=settings)
    rng = random.Random(1)
    game = eu.Game(rules, seed=3, max_deals=2)
    while not game.is_over:
        for seat in rules.seats:
            seen = game.observation(seat)
            sample = seen.sample_state(rng)
            for pile in rules.piles:
                if pile.name.endswith("under"):
                    assert seen.view.hand(pile.name) == []
                    assert len(sample.hand(pile.name)) == len(game.state.hand(pile.name))
                elif pile.name[1:].isdecimal():
                    assert sample.hand(pile.name) == game.state.hand(pile.name) == seen.view.hand(pile.name)
        game.push(rng.choice(list(game.legal_actions)))
