"""What a contract is worth: how the tricks may fall, and how much nearer to winning the match that brings a side."""

from __future__ import annotations

import math
from typing import Final, final

from .estimate import SPREAD_ALONE, SPREAD_WITH_PARTNER
from .reading import Outcomes, Reading

STEEP: Final = math.pi / math.sqrt(3.0)
"""What makes a logistic curve of a standard deviation."""


@final
class Worth:
    """What contracts are worth to a side, at the scores of one moment.

    A side's standing is its chance to win the match, guessed from how far each side still has to go: as the square of
    the other's distance to the sum of both squares, and likewise with more sides.
    """

    def __init__(self, reading: Reading, scores: list[int], side: int) -> None:
        self.reading = reading
        self.side = side
        self.need = [float(reading.sign * (reading.target - score)) for score in scores]

    def of(self, level: int, strain: int, stuck: int, maker: int, chances: list[float]) -> float:
        """The side's expected standing after a contract.

        Args:
            level: the rung that was bid.
            strain: what is trump.
            stuck: 1 if the dealer had to bid.
            maker: the side with the contract.
            chances: for every number of tricks the chance that the makers take it.
        """
        outcomes = outcomes_of(self.reading, level, strain, stuck)
        total = 0.0
        for tricks, chance in enumerate(chances):
            if chance > 0.0005:
                total += chance * self.after(maker, outcomes.makers[tricks], outcomes.others[tricks])
        return total

    def after(self, maker: int, makers: float, others: float) -> float:
        """The side's standing once the makers' side and all others have been given their points."""
        sign = self.reading.sign
        if len(self.need) == 2:
            own = makers if maker == self.side else others
            rival = others if maker == self.side else makers
            return self.standing_of_two(self.need[self.side] - sign * own, self.need[1 - self.side] - sign * rival)
        own_need = 0.0
        nearest = 1000000.0
        sum_of_rivals = 0.0
        for side, need in enumerate(self.need):
            rest = need - sign * (makers if side == maker else others)
            if side == self.side:
                own_need = rest
            else:
                nearest = min(nearest, rest)
                if rest > 0.0:
                    sum_of_rivals += 1.0 / (rest * rest)
        if own_need <= 0.0 or nearest <= 0.0:
            return 1.0 if own_need < nearest else 0.5 if own_need == nearest else 0.0
        own_part = 1.0 / (own_need * own_need)
        return own_part / (own_part + sum_of_rivals)

    def standing_of_two(self, own: float, rival: float) -> float:
        """The chance of a side that needs so many points against one that needs so many."""
        if own <= 0.0 or rival <= 0.0:
            return 1.0 if own < rival else 0.5 if own == rival else 0.0
        return rival * rival / (own * own + rival * rival)

    def now(self) -> float:
        """The side's standing as it is."""
        return self.after(0, 0.0, 0.0)


def outcomes_of(reading: Reading, level: int, strain: int, stuck: int) -> Outcomes:
    """The points of a contract for every number of tricks; worked out once and kept."""
    if not reading.strain_matters:
        strain = -1
    place = ((level * 2) + stuck) * (reading.strains + 1) + strain + 1
    found = reading.outcomes.get(place)
    if found is None:
        found = work_out(reading, level, strain, stuck)
        reading.outcomes[place] = found
    return found


def work_out(reading: Reading, level: int, strain: int, stuck: int) -> Outcomes:
    """Score every number of tricks; what the makers do not take is shared out among the others as evenly as it goes."""
    makers: list[float] = []
    others: list[float] = []
    rivals = reading.sides - 1
    for tricks in range(reading.tricks + 1):
        rest = reading.tricks - tricks
        taken = [tricks] + [rest // rivals + (1 if place < rest % rivals else 0) for place in range(rivals)]
        points = (
            reading.scoring.score(level, strain, stuck, 0, taken, reading.tricks)
            if reading.scoring
            else [0] * (rivals + 1)
        )
        makers.append(float(points[0]))
        others.append(sum(points[1:]) / rivals)
    return Outcomes(makers, others)


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
