"""How a match ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Termination = Literal["won", "lost", "shared", "stopped"]
TERMINATIONS: dict[str, Termination] = {"won": "won", "lost": "lost", "shared": "shared"}


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a match.

    Attributes:
        scores: the score of each side, in the last game.
        winners: the sides that won; empty if everybody lost or the match was stopped.
        termination: `"won"` by one side, `"shared"` by several, `"lost"` by everybody, or `"stopped"` when the limit of
            deals was reached first.
        deals: how many deals were dealt, passed-out ones included.
        games: how many games of the match each side won.
    """

    scores: dict[str, int]
    winners: tuple[str, ...]
    termination: Termination
    deals: int
    games: dict[str, int]
