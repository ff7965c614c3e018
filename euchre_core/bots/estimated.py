"""What a choice is likely to bring, as it is told."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_core.kernel.action import Action


@dataclass(frozen=True, slots=True)
class Estimated:
    """What one choice is likely to bring.

    Attributes:
        action: the choice.
        points: by how many points the seat's side comes out better than the others in this deal, on average.
        ahead: in what part of the worlds it came out better at all, from 0 to 1.
        chance: the chance to win the match after it, from 0 to 1; None where the match does not end with this deal.
    """

    action: Action
    points: float
    ahead: float
    chance: float | None
