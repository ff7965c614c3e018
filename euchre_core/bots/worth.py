"""What a contract is worth: how the tricks may fall, and how much nearer to winning the match that brings a side."""

from __future__ import annotations

import math
from typing import Final, final

from .contracts import Outcomes
from .estimate import SPREAD_ALONE, SPREAD_WITH_PARTNER
from .reading import Reading

STEEP: Final = math.pi / math.sqrt(3.0)
"""What makes a logistic curve of a standard deviation."""
EFFECT: Final = 0.5
"""How many tricks a hand better by one trick makes or costs in another's contract."""


@final
class Worth:
    """What contracts are worth to a side, at the scores of one moment.

    A side's standing is its chance to win the match, guessed from how far each side still has to go: as the square of
    the other's distance to the sum of both squares, and likewise with more sides.
    """

    def __init__(self, reading: Reading, scores: list[int], side: int) -> None:
        self.reading = reading
        self.side = side
        self.loses = reading.target_loses
        self.out = reading.out
        self.need = [float(reading.sign * (reading.target - score)) for score in scores]

    def of(self, level: int, strain: int, stuck: int, alone: int, maker: int, chances: list[float]) -> float:
        """The side's expected standing after a contract.

        Args:
            level: the rung that was bid.
            strain: what is trump, or -1 if that is not known.
            stuck: who was forced to bid, as in the slot.
            alone: who plays alone, as in the slot.
            maker: the seat with the contract.
            chances: for every number of tricks the chance that the makers take it.
        """
        outcomes = self.reading.contracts.outcomes_of(level, strain, stuck, alone)
        total = 0.0
        for tricks, chance in enumerate(chances):
            if chance > 0.0005:
                total += chance * self.of_outcome(outcomes, tricks, maker)
        return total

    def of_outcome(self, outcomes: Outcomes, tricks: int, maker: int) -> float:
        """The side's standing when the makers have taken so many tricks."""
        return self.after(maker, outcomes.makers[tricks], outcomes.partners[tricks], outcomes.others[tricks])

    def after(self, maker: int, makers: float, partners: float, others: float) -> float:
        """The side's standing once the maker, a partner of his with his own score, and all others have their points."""
        sign = self.reading.sign
        maker_side = self.reading.side_of[maker]
        if len(self.need) == 2:
            own = makers if maker_side == self.side else others
            rival = others if maker_side == self.side else makers
            return self.standing_of_two(self.need[self.side] - sign * own, self.need[1 - self.side] - sign * rival)
        rests = self.need.copy()
        mates = self.reading.contracts.mates_of(maker)
        for seat, side in enumerate(self.reading.side_of):
            points = makers if side == maker_side else others + mates[seat] * (partners - others)
            rests[side] = self.need[side] - sign * points
        return self.standing_of_many(rests)

    def with_points(self, points: float) -> float:
        """The side's standing with some points of its own and none for anybody else."""
        rests = self.need.copy()
        rests[self.side] -= self.reading.sign * points
        return self.standing_of_many(rests)

    def standing_of_many(self, rests: list[float]) -> float:
        """The chance of a side, when these are the points that every side still needs."""
        own = rests[self.side]
        nearest = 1000000.0
        sum_of_rivals = 0.0
        for side, rest in enumerate(rests):
            if side != self.side and rest < self.out:
                nearest = min(nearest, rest)
                if rest > 0.0:
                    sum_of_rivals += rest * rest if self.loses else 1.0 / (rest * rest)
        if own >= self.out:
            return 0.0
        if own <= 0.0 or nearest <= 0.0:
            better = own > nearest if self.loses else own < nearest
            return 1.0 if better else 0.5 if own == nearest else 0.0
        own_part = own * own if self.loses else 1.0 / (own * own)
        return own_part / (own_part + sum_of_rivals)

    def standing_of_two(self, own: float, rival: float) -> float:
        """The chance of a side that needs so many points against one that needs so many."""
        if own >= self.out or rival >= self.out:
            return 0.0 if rival < self.out else 1.0 if own < self.out else 0.5
        if self.loses:
            own, rival = rival, own
        if own <= 0.0 or rival <= 0.0:
            return 1.0 if own < rival else 0.5 if own == rival else 0.0
        return rival * rival / (own * own + rival * rival)

    def now(self) -> float:
        """The side's standing as it is."""
        return self.after(0, 0.0, 0.0, 0.0)


def chances_of(mean: float, tricks: int, alone: bool) -> list[float]:
    """The chance of every number of tricks when so many are expected."""
    part = min(0.96, max(0.04, mean / tricks))
    spread = SPREAD_ALONE if alone else SPREAD_WITH_PARTNER
    steep = STEEP / math.sqrt(spread * tricks * part * (1.0 - part))
    found: list[float] = []
    below = 0.0
    for count in range(tricks):
        reached = 1.0 / (1.0 + math.exp((mean - count - 0.5) * steep))
        found.append(reached - below)
        below = reached
    found.append(1.0 - below)
    return found
