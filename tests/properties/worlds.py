"""Deals to look at: one in progress, and two that differ only in cards one seat cannot know."""

from __future__ import annotations

import random

import euchre_core as eu
from euchre_core.game.deal import Deal
from euchre_core.testing.conformance.twins import Twins


def twins_of(rules: eu.Rules, seed: int) -> Twins:
    """Two worlds of the first deal of a match."""
    return Twins(eu.Game(rules, seed=seed).deals[0], random.Random(seed))


def deal_in_progress(rules: eu.Rules, rng: random.Random, most: int) -> Deal:
    """The first deal of a match with at most so many actions taken at random; not over if that can be helped."""
    deal = eu.Game(rules, seed=rng.randrange(10**6)).deals[0]
    for _ in range(rng.randrange(most)):
        if deal.state.is_over:
            break
        deal.push(rng.choice(deal.state.legal_actions))
    if deal.state.is_over and deal.actions:
        deal.pop()
    return deal
