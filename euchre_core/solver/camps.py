"""Who plays against whom, and what the two camps play for.

A deal has two camps: the makers, a secret partner included, and all others; where nobody is maker, the side of the
player in turn and all others. A camp plays for the points of its own sides less those of the other camp's. So
defenders who each keep a score of their own co-operate against the maker, as they would at the table, and there is
one exact value; where everybody weighs only his own points (max^n) the value would depend on how ties are broken.
Where scores are counted down, points lost are gained.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from euchre_core.chapters.scoring.phase import LineScoring
from euchre_core.kernel.state import State

from .aim import Aim, Points


@final
class Camps:
    """The two camps of a deal, as it stands when it is solved.

    Args:
        state: the deal.
        aim: what the seat in turn plays for; where it is not given, as described above.

    Attributes:
        seats: the seats of the first camp, as a mask.
        aim: what the first camp plays for, or against if `sign` is -1.
    """

    def __init__(self, state: State, aim: Aim | None = None) -> None:
        rules = state.rules
        mask = int(rules.scoring.side.makers(state)) if isinstance(rules.scoring, LineScoring) else 0
        if mask == 0:
            own = rules.side_of[int(state.turn)]
            mask = sum([1 << seat for seat, side in enumerate(rules.side_of) if side == own])
        self.seats: i64 = mask
        self.sign = 1
        if aim is not None:
            self.aim = aim
            self.sign = 1 if self.is_first(state.turn) else -1
            return
        better = rules.ending.better
        first = {rules.side_of[seat] for seat in range(len(rules.seats)) if mask >> seat & 1}
        self.aim = Points([better if side in first else -better for side in range(len(rules.side_names))])

    def worth(self, results: list[int]) -> int:
        """What the points of the sides are worth to the first camp."""
        return self.sign * self.aim.worth(results)

    def is_first(self, seat: i64) -> bool:
        """Whether a seat belongs to the first camp."""
        return (self.seats >> seat) & 1 == 1
