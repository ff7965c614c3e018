"""Deals that come out alike score alike: contract and tricks as one number, by which points are found again."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from euchre_core.chapters.memory import ALONE, STUCK
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

MOST_SEATS: Final = 6
MOST_COUNTED: Final = 31
"""The most players, and the most tricks and bids, for which the number has room."""
MOST_KEPT: Final = 20_000
"""How many different points are kept."""


@final
class Alike:
    """The points of deals that were scored before, in a game where they follow from contract and tricks alone."""

    def __init__(self, rules: Rules) -> None:
        self.alone_slot = rules.slot_index.get(ALONE, -1)
        self.stuck_slot = rules.slot_index.get(STUCK, -1)
        self.points: dict[int, list[int]] = {}

    def key(self, state: State) -> i64:
        """Contract and tricks of a deal that is over, as one number."""
        key = state.allies
        key = key * 8 + state.holder + 1
        key = key * 32 + state.level + 1
        key = key * 8 + state.strain + 1
        key *= 4
        if self.alone_slot >= 0:
            alone: i64 = state.slots[self.alone_slot]
            key += alone
        key *= 4
        if self.stuck_slot >= 0:
            stuck: i64 = state.slots[self.stuck_slot]
            key += stuck
        for seat in range(len(state.taken)):
            tricks: i64 = state.taken[seat]
            key = key * 32 + tricks
        return key

    def keep(self, key: i64, points: list[int]) -> None:
        """Keep the points of a deal for others like it."""
        if len(self.points) >= MOST_KEPT:
            self.points.clear()
        self.points[key] = points
