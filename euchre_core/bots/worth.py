"""What a contract is worth: how the tricks may fall, and how much nearer to winning the match that brings a side."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from .contracts import Outcomes
from .estimate import SPREAD_ALONE, SPREAD_WITH_PARTNER
from .reading import Reading

STEEP: Final = math.pi / math.sqrt(3.0)
"""What makes a logistic curve of a standard deviation."""
EFFECT: Final = 0.5
"""How many tricks a hand better by one trick makes or costs in another's contract."""
UNLIKELY: Final = 0.0005
"""What is less likely than this is left out."""
MOST_KEPT: Final = 2000
"""How many standings of a match are kept."""
FARTHEST: Final = 1000000.0
"""Farther from winning than anybody is."""


@final
class Worth:
    """What contracts are worth to a side, at the scores of one moment.

    A side's standing is its chance to win the match, guessed from how far each side still has to go: as the square of
    the other's distance to the sum of both squares, and likewise with more sides.
    """

    def __init__(self, reading: Reading, scores: list[int], side: i64) -> None:
        self.reading = reading
        self.scores = scores
        self.side: i64 = side
        self.standings: dict[int, list[float]] = {}
        self.loses = reading.target_loses
        self.out = reading.out
        self.sign = float(reading.sign)
        self.sides: i64 = len(scores)
        self.need = [float(reading.sign * (reading.target - score)) for score in scores]
        self.own_need = self.need[side]
        self.rival_need = self.need[1 - side] if len(scores) == 2 else 0.0

    def of(self, level: i64, strain: i64, stuck: int, alone: int, maker: i64, chances: list[float]) -> float:
        """The side's expected standing after a contract.

        Args:
            level: the rung that was bid.
            strain: what is trump, or -1 if that is not known.
            stuck: who was forced to bid, as in the slot.
            alone: who plays alone, as in the slot.
            maker: the seat with the contract.
            chances: for every number of tricks the chance that the makers take it.
        """
        standings = self.standings_after(self.reading.contracts.outcomes_of(level, strain, stuck, alone), maker)
        total = 0.0
        for tricks in range(len(chances)):
            chance = chances[tricks]
            if chance > UNLIKELY:
                total += chance * standings[tricks]
        return total

    def of_mean(self, level: i64, strain: i64, stuck: int, alone: int, maker: i64, mean: float, lone: bool) -> float:
        """The same where so many tricks are expected, as `chances_of` has it; `lone` as there."""
        standings = self.standings_after(self.reading.contracts.outcomes_of(level, strain, stuck, alone), maker)
        steep = steepness(mean, self.reading.all_tricks, lone)
        total = 0.0
        below = 0.0
        for tricks in range(self.reading.tricks + 1):
            reached = at_most(tricks, mean, steep) if tricks < self.reading.tricks else 1.0
            if reached - below > UNLIKELY:
                total += (reached - below) * standings[tricks]
            below = reached
        return total

    def standings_after(self, outcomes: Outcomes, maker: i64) -> list[float]:
        """The side's standing for every number of tricks that the makers may take; worked out once."""
        place = outcomes.number * self.reading.seats + maker
        found = self.standings.get(place)
        if found is None:
            found = [self.of_outcome(outcomes, tricks, maker) for tricks in range(len(outcomes.makers))]
            self.standings[place] = found
        return found

    def of_outcome(self, outcomes: Outcomes, tricks: i64, maker: i64) -> float:
        """The side's standing when the makers have taken so many tricks."""
        return self.after(maker, outcomes.makers[tricks], outcomes.partners[tricks], outcomes.others[tricks])

    def after(self, maker: i64, makers: float, partners: float, others: float) -> float:
        """The side's standing once the maker, a partner of his with his own score, and all others have their points."""
        if self.sides == 2:
            if self.reading.side_of[maker] == self.side:
                return self.standing_of_two(self.own_need - self.sign * makers, self.rival_need - self.sign * others)
            return self.standing_of_two(self.own_need - self.sign * others, self.rival_need - self.sign * makers)
        parts = self.reading.contracts.partner_parts[maker]
        own = self.own_need
        nearest = FARTHEST
        sum_of_rivals = 0.0
        for side in range(self.sides):
            part = parts[side]
            points = makers if part < 0.0 else others + part * (partners - others)
            rest = self.need[side] - self.sign * points
            if side == self.side:
                own = rest
            elif rest < self.out:
                nearest = min(nearest, rest)
                sum_of_rivals += self.part_of(rest)
        return self.standing_of_many(own, nearest, sum_of_rivals)

    def with_points(self, points: float) -> float:
        """The side's standing with some points of its own and none for anybody else."""
        nearest = FARTHEST
        sum_of_rivals = 0.0
        for side in range(self.sides):
            rest = self.need[side]
            if side != self.side and rest < self.out:
                nearest = min(nearest, rest)
                sum_of_rivals += self.part_of(rest)
        return self.standing_of_many(self.own_need - self.sign * points, nearest, sum_of_rivals)

    def part_of(self, rest: float) -> float:
        """What the distance of a rival counts for."""
        if rest <= 0.0:
            return 0.0
        return rest * rest if self.loses else 1.0 / (rest * rest)

    def standing_of_many(self, own: float, nearest: float, sum_of_rivals: float) -> float:
        """The chance of a side that needs so many points, the nearest rival so many, and what all of them count for."""
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
        if self.sides == 2:
            return self.standing_of_two(self.own_need, self.rival_need)
        return self.with_points(0.0)


def worth_at(reading: Reading, scores: list[int], side: i64) -> Worth:
    """What contracts are worth to a side at these scores; kept for when they come again."""
    key = side
    for place in range(len(scores)):
        score: i64 = scores[place]
        key = (key * 1009 + score) & 0xFFFFFFFF
    found = reading.worths.get(key)
    if found is None or found.side != side or found.scores != scores:
        if len(reading.worths) >= MOST_KEPT:
            reading.worths.clear()
        found = Worth(reading, scores, side)
        reading.worths[key] = found
    return found


# -- how the tricks may fall -----------------------------------------------------------------------------------------


def steepness(mean: float, tricks: float, alone: bool) -> float:
    """How steep the curve is by which tricks stray from the estimate."""
    part = min(0.96, max(0.04, mean / tricks))
    spread = SPREAD_ALONE if alone else SPREAD_WITH_PARTNER
    return STEEP / math.sqrt(spread * tricks * part * (1.0 - part))


def at_most(count: i64, mean: float, steep: float) -> float:
    """The chance of no more tricks than this, which is fewer than all."""
    return 1.0 / (1.0 + math.exp((mean - float(count) - 0.5) * steep))


def at_least(count: i64, mean: float, tricks: float, alone: bool) -> float:
    """The chance of so many tricks or more."""
    return 1.0 - at_most(count - 1, mean, steepness(mean, tricks, alone)) if count > 0 else 1.0


def chances_of(mean: float, tricks: i64, alone: bool) -> list[float]:
    """The chance of every number of tricks when so many are expected."""
    steep = steepness(mean, float(tricks), alone)
    found: list[float] = []
    below = 0.0
    for count in range(tricks):
        reached = at_most(count, mean, steep)
        found.append(reached - below)
        below = reached
    found.append(1.0 - below)
    return found
