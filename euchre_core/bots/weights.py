"""What matters in the play of a card, and how much."""

from __future__ import annotations

from typing import final


@final
class Weights:
    def __init__(
        self,
        win: float = 0.0,
        deny: float = 0.0,
        pivot: float = 0.0,
        own: float = 0.0,
        trump: float = 0.0,
        height: float = 0.0,
        top: float = 0.0,
        rank: float = 0.0,
        void: float = 0.0,
        draw: float = 0.0,
        force: float = 0.0,
        length: float = 0.0,
        unseen: float = 0.0,
        safe: float = 0.0,
        guard: float = 0.0,
        late: float = 0.0,
    ) -> None:
        self.win = win
        self.deny = deny
        self.pivot = pivot
        self.own = own
        self.trump = trump
        self.height = height
        self.top = top
        self.rank = rank
        self.void = void
        self.draw = draw
        self.force = force
        self.length = length
        self.unseen = unseen
        self.safe = safe
        self.guard = guard
        self.late = late
