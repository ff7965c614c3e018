"""When the match is over."""

from __future__ import annotations

from typing import final

from euchre_core.kernel.rules import Ending


@final
class Target(Ending):
    """The first side past a target wins; equal scores play on (catalogue G26 to G28).

    Args:
        start: where the scores begin.
        target: the score that ends the match; below the start the score counts down.
        makers_first: whether, of several past the target, the makers win even with less.
    """

    def __init__(self, start: int, target: int, makers_first: bool) -> None:
        self.start = start
        self.target = target
        self.makers_first = makers_first

    def winners(self, scores: list[int], holder: int, deals: int) -> list[int]:
        """The side that has won after a deal; none while nobody is past the target or the best are equal."""
        sign = 1 if self.target >= self.start else -1
        gained = [sign * score for score in scores]
        past = [side for side, score in enumerate(gained) if score >= sign * self.target]
        if not past:
            return []
        if self.makers_first and holder in past:
            return [holder]
        best = max(gained[side] for side in past)
        leaders = [side for side in past if gained[side] == best]
        return leaders if len(leaders) == 1 else []
