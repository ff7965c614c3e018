"""Matches played at random, with everything that can go wrong between two deals looked at on the way."""

from __future__ import annotations

import random
from collections.abc import Callable

import euchre_core as eu
from euchre_core.game.deal import Deal
from euchre_core.kernel.standing import going_on

from .finished import Finished
from .watched import Wish

Looked = Callable[[eu.Game], None]


def nothing(table: eu.Game) -> None:
    """Look at nothing."""


def near_the_end(game: Finished, seed: int, scores: list[int], played: int = 0) -> eu.Game:
    """A match that has come to these scores."""
    rules = game.rules
    rng = random.Random(seed)
    dealer = seed % len(rules.seats)
    cards = rules.shared_out(rules.shuffled(rng), dealer)
    standing = going_on(scores, [0] * len(rules.side_names), played)
    return eu.Game.of_deals(rules, [Deal(rules, dealer, cards, standing, None)], max_deals=12, seed=seed)


def play_on(table: eu.Game, game: Finished, wish: Wish, seed: int, when_dealt: Looked = nothing) -> None:
    """Play a match to its end; everybody does what he wishes four times in five.

    Args:
        when_dealt: looks at the match whenever a deal has just begun.
    """
    rng = random.Random(seed)
    known = len(table.deals)
    while not table.is_over:
        may = [action.text for action in table.legal_actions]
        table.push(rng.choice(wish(game, may) if rng.random() < 0.8 else may))
        if len(table.deals) > known:
            known = len(table.deals)
            when_dealt(table)
