"""What the result of a deal is worth to a side: its points, and its chance to win the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from euchre_core.solver import Aim

from .reading import Reading
from .worth import FARTHEST, Worth

if TYPE_CHECKING:
    from euchre_core.kernel.state import State

CERTAIN: Final = 100_000
"""A chance of 1 in the whole numbers of the solver."""


@final
class Goal:
    """What results are worth to a side at the scores of one moment.

    Args:
        reading: the rules; scores: those before the deal; side: whose goal it is.
    """

    def __init__(self, reading: Reading, scores: list[int], side: int) -> None:
        self.reading = reading
        self.scores = scores
        self.side = side
        self.counts = reading.sign
        self.sign = reading.better
        self.worth = Worth(reading, scores, side)

    def points(self, results: list[int]) -> float:
        """The points of the side less the mean of the others', so that more is better in every game."""
        total = 0
        for points in results:
            total += points
        own = results[self.side]
        return self.sign * (own - (total - own) / (len(results) - 1))

    @property
    def weights(self) -> list[int]:
        """What a point of each side is worth, as many times as there are other sides."""
        rivals = len(self.worth.need) - 1
        return [self.sign * (rivals if side == self.side else -1) for side in range(rivals + 1)]

    def chance(self, results: list[int]) -> float:
        """The chance of the side to win the match after a deal with these results."""
        rests = self.rests(results)
        worth = self.worth
        if len(rests) == 2:
            return worth.standing_of_two(rests[self.side], rests[1 - self.side])
        nearest = FARTHEST
        sum_of_rivals = 0.0
        for side, rest in enumerate(rests):
            if side != self.side and rest < worth.out:
                nearest = min(nearest, rest)
                sum_of_rivals += worth.part_of(rest)
        return worth.standing_of_many(rests[self.side], nearest, sum_of_rivals)

    def ends_match(self, results: list[int]) -> bool:
        """Whether a deal with these results ends the match, or this game of it."""
        return any(rest <= 0.0 or rest >= self.worth.out for rest in self.rests(results))

    def rests(self, results: list[int]) -> list[float]:
        """What every side still needs after a deal with these results."""
        return [rest - self.counts * points for rest, points in zip(self.worth.need, results, strict=True)]

    def may_end_match(self, state: State) -> bool:
        """Whether the contract that is played may end the match."""
        contracts = self.reading.contracts
        outcomes = contracts.outcomes_of(int(state.level), int(state.strain), 0, 0)
        alone = contracts.outcomes_of(int(state.level), int(state.strain), 0, 1)
        most = 0.0
        for points in [*outcomes.makers, *outcomes.partners, *outcomes.others, *alone.makers, *alone.others]:
            most = max(most, abs(points))
        return any(rest <= most or rest + most >= self.worth.out for rest in self.worth.need)


@final
class Winning(Aim):
    """Plays for the match: results are worth the chance to win it that they leave.

    Args:
        goal: whose chance, at which scores.
    """

    def __init__(self, goal: Goal) -> None:
        super().__init__((1, goal.side, *goal.scores))
        self.goal = goal

    def worth(self, results: list[int]) -> int:
        """The chance, in parts of `CERTAIN`."""
        return round(CERTAIN * self.goal.chance(results))
