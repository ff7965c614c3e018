"""What came of a simulation: estimates with their intervals, differences, and the answer in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from .estimates import Estimate, Sums, difference, mean, rate
from .job import Job
from .measure import Measure
from .measures import measures_for
from .tally import Tallies, Tally

FEW: Final = 20
"""Of fewer cases, or where fewer deals or matches went differently, an interval by the normal distribution is not to be
trusted."""


@dataclass(frozen=True, slots=True)
class Found:
    """What was found of one measure.

    Attributes:
        measure: which; estimates: in each game, None where it could not happen (or was not measured).
        times: how often it happened (of a mean: the sum), in each game.
        difference: by how much it is more than in the game that this one is compared with.
        is_same: whether it is exactly the same in every deal or match of both games.
        is_rare: whether too few deals or matches went differently to be sure of anything.
    """

    measure: Measure
    estimates: tuple[Estimate | None, ...]
    times: tuple[int, ...]
    difference: Estimate | None = None
    is_same: bool = False
    is_rare: bool = False

    @property
    def is_decided(self) -> bool:
        """Whether the difference is sure not to be zero, by its interval; of a few cases nothing is sure."""
        apart = self.difference
        if apart is None or self.is_rare or min(each.n for each in self.estimates if each is not None) < FEW:
            return False
        return apart.low > 0 or apart.high < 0

    @property
    def estimate(self) -> Estimate | None:
        """What was found in the game itself."""
        return self.estimates[-1]


@dataclass(frozen=True)
class Result:
    """What came of a simulation, or of the part of it that is done.

    Attributes:
        job: what was to be played; done: how many deals or matches of it are.
        tallies: what was counted.
    """

    job: Job
    done: int
    tallies: Tallies

    @classmethod
    def nothing(cls, job: Job) -> Result:
        """The result before anything is played."""
        return cls(job, 0, Tallies([Tally() for _ in job.all_rules]))

    def going_on(self, job: Job) -> Result:
        """This result as the beginning of a job with as many deals, or with more.

        Raises:
            ValueError: it is the result of another job, or the job has fewer deals.
        """
        own = self.job
        if _question(own) != _question(job) or own.of_matches != job.of_matches:
            raise ValueError("this is the result of another simulation: another game, other bots or another seed")
        if job.total < self.done:
            raise ValueError(f"{self.done} are played already: there is no going on to {job.total}")
        return replace(self, job=job)

    def with_more(self, size: int, tallies: Tallies) -> Result:
        """This result with the next units of the job. It stays as it is: whoever is interrupted has it whole."""
        return Result(self.job, self.done + size, self.tallies.plus(tallies))

    @property
    def is_finished(self) -> bool:
        """Whether everything is played, or the question of the job is decided."""
        if self.done >= self.job.total:
            return True
        return self.job.until_decided is not None and self.done in self.job.looks and self.is_decided

    @property
    def is_decided(self) -> bool:
        """Whether the difference of the measure that the job is about is sure not to be zero."""
        key = self.job.until_decided
        if key is None or self.done < 2:
            return False
        return self[key].is_decided

    @property
    def deals(self) -> int:
        """How many deals were played of the game itself."""
        return self.tallies.games[-1].deals

    # -- what was found ----------------------------------------------------------------------------------------------

    @cached_property
    def _sums(self) -> list[dict[str, Sums]]:
        games = zip(self.job.all_rules, self.tallies.games, strict=True)
        return [tally.sums_of(measures_for(rules, self.job.of_matches)) for rules, tally in games]

    def __getitem__(self, key: str) -> Found:
        """What was found of one measure.

        Raises:
            KeyError: there is no measure of this key.
        """
        measure = next(each[key] for each in self._measures if key in each) if key in self else None
        if measure is None:
            raise KeyError(f"there is no measure “{key}”; there are {', '.join(self.keys())}")
        sums = [each.get(key) or Sums() for each in self._sums]
        estimates = tuple(self._estimate(measure, each) for each in sums)
        found = Found(measure, estimates, tuple(each.x for each in sums))
        if len(sums) == 1 or self.done < 2 or not all(each.n for each in sums):
            return found
        products = self.tallies.products.get(key) if self.job.is_paired else None
        apart = difference(sums[0], sums[1], products, self.done, self.job.normal)
        return replace(
            found,
            difference=scaled(apart, measure.scale),
            is_same=apart.low == apart.high == 0,
            is_rare=self.job.is_paired and self.tallies.differing < FEW,
        )

    def __contains__(self, key: object) -> bool:
        return any(key in each for each in self._measures)

    def __iter__(self) -> Iterator[Found]:
        """What was found of every measure, in the order of a report."""
        return (self[key] for key in self.keys())

    def keys(self) -> list[str]:
        """The keys of all measures, in the order of a report."""
        return list(dict.fromkeys(key for each in reversed(self._measures) for key in each))

    @property
    def _measures(self) -> list[dict[str, Measure]]:
        return [measures_for(rules, self.job.of_matches).by_key for rules in self.job.all_rules]

    def _estimate(self, measure: Measure, sums: Sums) -> Estimate | None:
        if measure.is_rate:
            return rate(sums.x, sums.n, self.job.normal) if sums.n else None
        return scaled(mean(sums, self.done, self.job.normal), measure.scale) if sums.n and self.done > 1 else None

    @property
    def answer(self) -> str:
        """What came out, in a sentence."""
        from .answer import answer

        return answer(self)


def scaled(estimate: Estimate, scale: int) -> Estimate:
    """An estimate of something that was counted in parts of one."""
    if scale == 1:
        return estimate
    return Estimate(estimate.value / scale, estimate.low / scale, estimate.high / scale, estimate.n)


def _question(job: Job) -> tuple[object, ...]:
    """What makes two jobs the same but for how much of them is played."""
    return tuple(map(job.bots_for, job.all_rules)), job.seed, *(rules.digest for rules in job.all_rules)
