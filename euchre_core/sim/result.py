"""What came of a simulation: estimates with their intervals, differences, and the answer in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from .estimates import FEW, Estimate, Products, Sums, difference, mean, rate
from .job import Job
from .measure import Measure
from .measures import measures_for
from .tally import Tallies, Tally


@dataclass(frozen=True, slots=True)
class Found:
    """What was found of one measure.

    Attributes:
        measure: which; estimates: in each game, None where it could not happen (or was not measured).
        times: how often it happened (of a mean: the sum), in each game.
        difference: by how much it is more than in the game that this one is compared with.
        is_same: whether it is exactly the same in every deal or match of both games.
        at_least: in each game, whether it is more than can be told, as matches were stopped before their end.
    """

    measure: Measure
    estimates: tuple[Estimate | None, ...]
    times: tuple[int, ...]
    difference: Estimate | None = None
    is_same: bool = False
    at_least: tuple[bool, ...] = ()

    @property
    def is_decided(self) -> bool:
        """Whether the difference is sure not to be zero, by its interval; without one nothing is sure."""
        apart = self.difference
        if apart is None or not apart.has_interval:
            return False
        more, less = apart.low > 0, apart.high < 0
        # what was stopped in one game can only make its figure greater
        before, after = self.at_least or (False, False)
        return (more and not before) or (less and not after)

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

    @property
    def stopped(self) -> list[int]:
        """How many matches of each game were stopped because they would not end."""
        return [each["stopped"].x if "stopped" in each else 0 for each in self._sums]

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
        measure = next((each[key] for each in reversed(self._measures) if key in each), None)
        if measure is None:
            raise KeyError(f"there is no measure “{key}”; there are {', '.join(self.keys())}")
        sums = [each.get(key) or Sums() for each in self._sums]
        estimates = tuple(self._estimate(measure, each) for each in sums)
        at_least = tuple(self.stopped) if key == "deals_a_match" and any(self.stopped) else ()
        found = Found(measure, estimates, tuple(each.x for each in sums), at_least=tuple(map(bool, at_least)))
        if len(sums) == 1 or not all(each.n for each in sums):
            return found
        products = self.tallies.products.get(key, Products()) if self.job.is_paired else None
        apart = difference(sums[0], sums[1], products, self.job.sure)
        if self.job.is_paired and 0 < self.tallies.differing < FEW and apart.low != apart.high:
            apart = Estimate.around(apart.value, None, apart.n)
        return replace(
            found,
            difference=scaled(apart, measure.scale),
            is_same=apart.has_interval and apart.low == apart.high == 0,
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
        if not sums.n:
            return None
        return rate(sums, self.job.sure) if measure.is_rate else scaled(mean(sums, self.job.sure), measure.scale)

    @property
    def answer(self) -> str:
        """What came out, in a sentence."""
        from .answer import answer

        return answer(self)


def scaled(estimate: Estimate, scale: int) -> Estimate:
    """An estimate of something that was counted in parts of one."""
    if scale == 1:
        return estimate
    return replace(estimate, value=estimate.value / scale, low=estimate.low / scale, high=estimate.high / scale)


def _question(job: Job) -> tuple[object, ...]:
    """What makes two jobs the same but for how much of them is played."""
    return tuple(map(job.bots_for, job.all_rules)), job.seed, *(rules.digest for rules in job.all_rules)
