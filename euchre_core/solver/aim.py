"""What somebody plays for: how much it is worth to him how a deal ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Aim:
    """What results are worth to somebody, as whole numbers; a program may make its own.

    Args:
        key: what tells this aim from all others in a game, as some numbers; 0 and 1 at the beginning are taken.
    """

    def __init__(self, key: tuple[int, ...]) -> None:
        self.key = key

    def worth(self, results: list[int]) -> int:
        """What the points of the sides are worth to him."""
        raise NotImplementedError


@final
class Points(Aim):
    """Plays for points.

    Args:
        weights: for each side that keeps a score what a point of it is worth to him.
    """

    def __init__(self, weights: Sequence[int]) -> None:
        super().__init__((0, *weights))
        self.weights = list(weights)

    def worth(self, results: list[int]) -> int:
        """The points, each with its weight."""
        total = 0
        for weight, points in zip(self.weights, results, strict=True):
            total += weight * points
        return total
