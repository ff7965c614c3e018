"""Counters that live from deal to deal of a game, besides the scores: tokens, marks and the like."""

from __future__ import annotations

from typing import final

from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .line import Line


def counter_slot(name: str) -> str:
    """The slot of a counter: one number for each side that scores, by its number."""
    return f"counter {name}"


@final
class Counter:
    """One counter of every side.

    Args:
        name: what it is called.
        place: its place among all counters, as in `Line.adds`.
        full: where it is emptied, or 0 if never; points: what that scores.
    """

    def __init__(self, name: str, place: int, full: int, points: int) -> None:
        self.name = name
        self.place = place
        self.full = full
        self.points = points

    def bind(self, rules: Rules) -> None:
        """Find the slot."""
        self.slot = rules.slot(counter_slot(self.name))

    def count(self, state: State, side: int, line: Line | None) -> int:
        """Add what a line of a side adds; the points that a counter scores which is full."""
        if line is None or not line.adds:
            return 0
        number = state.slots[self.slot + side] + line.adds[self.place]
        scored = 0
        while self.full > 0 and number >= self.full:
            number -= self.full
            scored += self.points
        state.slots[self.slot + side] = number
        return scored
