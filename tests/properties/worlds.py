"""Deals to look at: one in progress, and two that differ only in cards one seat cannot know."""

from __future__ import annotations

import random

import euchre_core as eu
from euchre_core.testing.conformance.twins import Twins, deal_in_progress

__all__ = ["deal_in_progress", "twins_of"]


def twins_of(rules: eu.Rules, seed: int) -> Twins:
    """Two worlds of the first deal of a match."""
    return Twins(eu.Game(rules, seed=seed).deals[0], random.Random(seed))
