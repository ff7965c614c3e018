"""How a match ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a match.

    Attributes:
        scores: the score of each side.
        winners: the sides that won; empty if the match was stopped.
        termination: `"won"`, or `"stopped"` when the limit of deals was reached first.
        deals: how many deals were dealt, passed-out ones included.
    """

    scores: dict[str, int]
    winners: tuple[str, ...]
    termination: Literal["won", "stopped"]
    deals: int
