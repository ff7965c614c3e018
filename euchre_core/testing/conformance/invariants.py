"""Everything that holds in every game, in the order in which it is looked at."""

from __future__ import annotations

from . import cards, ends, hidden, keeping, lines, players, points, tricks, turns
from .story import Invariant, Moment


def watched_elsewhere(moment: Moment) -> None:
    """Nothing to look at: whoever plays the match notices it."""


PLAYS_ON = Invariant("plays-on", "Nothing goes wrong on the way.", "turn", watched_elsewhere)
DEALS_END = Invariant("deals-end", "Every deal comes to an end.", "turn", watched_elsewhere)

INVARIANTS: tuple[Invariant, ...] = (
    PLAYS_ON,
    DEALS_END,
    *turns.INVARIANTS,
    *cards.INVARIANTS,
    *tricks.INVARIANTS,
    *lines.INVARIANTS,
    *points.INVARIANTS,
    *ends.INVARIANTS,
    *hidden.INVARIANTS,
    *keeping.INVARIANTS,
    *players.INVARIANTS,
)
