"""The counts of a kept simulation, as data and back; counts that nothing can have counted are refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import astuple
from typing import Any, Final, TypeVar

from euchre_core.kernel.rules import Rules

from .estimates import Products, Sums
from .happened import NOBODY, PLAYED, SCORED_UNPLAYED, DealKind, Readings
from .job import MOST_UNITS, Job
from .measures import measures_for
from .tally import EXAMPLES, Tallies, Tally

MOST_POINTS: Final = 10**6
"""No deal of any game brings more points."""
MOST: Final = 10**40
"""No sum of squares over all deals of a simulation is greater."""

Adding = TypeVar("Adding", Sums, Products)


class KeptError(ValueError):
    """A text that is no kept simulation, or one that cannot be gone on with."""


# -- fields ----------------------------------------------------------------------------------------------------------


def field(data: Any, key: str) -> Any:
    """A field of a mapping.

    Raises:
        KeptError: there is none.
    """
    if not isinstance(data, dict) or key not in data:
        raise KeptError(f"{key}: this is missing")
    return data[key]


def whole(value: Any, what: str, low: int = 0, high: int = MOST) -> int:
    """A whole number.

    Raises:
        KeptError: it is none, or outside its range.
    """
    if type(value) is not int or not low <= value <= high:
        raise KeptError(f"{what}: a whole number is wanted that can have been counted")
    return value


def texts(data: Mapping[str, Any], key: str) -> tuple[str, ...]:
    """A list of texts.

    Raises:
        KeptError: it is none.
    """
    found = field(data, key)
    if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
        raise KeptError(f"{key}: a list of texts is wanted")
    return tuple(found)


def rows(data: Any, key: str, length: int) -> list[list[Any]]:
    """A list of lists that are all equally long.

    Raises:
        KeptError: it is none.
    """
    found = field(data, key)
    if not isinstance(found, list) or not all(isinstance(each, list) and len(each) == length for each in found):
        raise KeptError(f"{key}: a list of rows is wanted, each with {length} places")
    return found


# -- counts ----------------------------------------------------------------------------------------------------------


def tallies_data(tallies: Tallies) -> dict[str, Any]:
    """What was counted, as data."""
    return {
        "differing": tallies.differing,
        "examples": tallies.examples,
        "blunders": tallies.blunders,
        "wrong": tallies.wrong,
        "tallies": [_tally_data(tally) for tally in tallies.games],
        "products": {key: list(astuple(each)) for key, each in tallies.products.items()},
    }


def _tally_data(tally: Tally) -> dict[str, Any]:
    return {
        "units": tally.units,
        "kinds": [[*kind, times] for kind, times in tally.kinds.items()],
        "lengths": [list(each) for each in tally.lengths.items()],
        "sums": {key: list(astuple(each)) for key, each in tally.sums.items()},
    }


def tallies_of(data: Mapping[str, Any], job: Job, done: int) -> Tallies:
    """What was counted of a job.

    Args:
        data: what `tallies_data` gave.
        job: the job.
        done: how many units of it are played.

    Raises:
        KeptError: it is not what could have been counted.
    """
    tallies = field(data, "tallies")
    if not isinstance(tallies, list) or len(tallies) != len(job.all_rules):
        raise KeptError("tallies: one is wanted for each game")
    games = [_tally(each, rules, job, done) for each, rules in zip(tallies, job.all_rules, strict=True)]
    differing = whole(field(data, "differing"), "differing", 0, done if job.is_paired else 0)
    examples = field(data, "examples")
    if not isinstance(examples, list) or len(examples) != min(differing, EXAMPLES):
        raise KeptError("examples: the first units that went differently are wanted")
    examples = [whole(each, "examples", 0, done - 1) for each in examples]
    wrong = list(texts(data, "wrong"))
    blunders = whole(field(data, "blunders"), "blunders", len(wrong))
    if len(wrong) > EXAMPLES or (blunders and not wrong):
        raise KeptError("wrong: the first of the blunders are wanted")
    products = _sums(data, "products", Products, job.common_measures if job.is_paired else [])
    return Tallies(games, products, differing, examples, blunders, wrong)


def _tally(data: Any, rules: Rules, job: Job, done: int) -> Tally:
    units = whole(field(data, "units"), "units", done, done)
    ranges = _ranges(rules)
    kinds: Counter[DealKind] = Counter()
    for *values, times in rows(data, "kinds", len(DealKind._fields) + 1):
        kind = _kind(values, ranges, len(rules.side_names))
        if kind in kinds:
            raise KeptError("kinds: a kind of deals is there twice")
        kinds[kind] = whole(times, "kinds", 1)
    lengths: Counter[int] = Counter()
    for length, times in rows(data, "lengths", 2):
        lengths[whole(length, "lengths", 1, MOST_UNITS)] += whole(times, "lengths", 1)
    sums = _sums(data, "sums", Sums, list(measures_for(rules, job.of_matches).by_key))
    matches = done if job.of_matches else 0
    deals = sum(length * times for length, times in lengths.items()) if job.of_matches else done
    if lengths.total() != matches or kinds.total() != deals or (sums and not matches):
        raise KeptError("tallies: the counts do not add up")
    return Tally(units, kinds, lengths, sums)


def _ranges(rules: Rules) -> dict[str, tuple[int, int]]:
    """Between what the fields of a kind of deals lie; the points and whether it was made have none."""
    readings, seats = Readings(rules), len(rules.seats)
    return {
        "ended": (PLAYED, SCORED_UNPLAYED),
        "dealer": (0, seats - 1),
        "holder": (NOBODY, seats - 1),
        "makers": (0, 2**seats - 1),
        "bid": (NOBODY, len(readings.bids) - 1),
        "trump": (NOBODY, len(readings.trumps) - 1),
        "alone": (0, 3),
        "stuck": (0, 7),
        "tricks": (0, rules.tricks),
    }


def _kind(values: list[Any], ranges: Mapping[str, tuple[int, int]], sides: int) -> DealKind:
    kind = DealKind(*values)
    for key, (low, high) in ranges.items():
        whole(getattr(kind, key), f"kinds: {key}", low, high)
    if type(kind.is_made) is not bool:
        raise KeptError("kinds: is_made: yes or no is wanted")
    if not isinstance(kind.points, list) or len(kind.points) not in (0, sides):
        raise KeptError("kinds: points: those of each side are wanted")
    return kind._replace(points=tuple(whole(each, "kinds: points", -MOST_POINTS, MOST_POINTS) for each in kind.points))


def _sums(data: Any, key: str, make: type[Adding], measures: list[str]) -> dict[str, Adding]:
    found = field(data, key)
    if not isinstance(found, dict) or not all(each in measures for each in found):
        raise KeptError(f"{key}: sums of measures are wanted")
    names = make.__match_args__
    sums: dict[str, Adding] = {}
    for measure, numbers in found.items():
        if not isinstance(numbers, list) or len(numbers) != len(names):
            raise KeptError(f"{key}: {measure}: {len(names)} numbers are wanted")
        sums[measure] = make(*[whole(each, f"{key}: {measure}", -MOST) for each in numbers])
    return sums
