"""The answer of a simulation in one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from .estimates import NORMAL_95, SURE, quantile
from .figures import changed, counted, estimated, figure

if TYPE_CHECKING:
    from .result import Found, Result

SAID: Final[Mapping[str, tuple[str, str]]] = {
    "thrown_in": ("more deals are thrown in", "fewer deals are thrown in"),
    "made": ("contracts are made more often", "contracts are made less often"),
    "deals_a_match": ("a match is longer", "a match is shorter"),
    "dealer_lead": ("dealing is worth more", "dealing is worth less"),
    "points:maker": ("the maker gains more with a contract", "the maker gains less with a contract"),
    "points:defender": ("defenders gain more", "defenders gain less"),
    "alone": ("more hands are played alone", "fewer hands are played alone"),
    "march": ("there are more marches", "there are fewer marches"),
    "leader_wins": ("the leader at half-time wins more often", "the leader at half-time wins less often"),
    "comeback": ("there are more comebacks", "there are fewer comebacks"),
}
"""What it means that there is more or less of a measure, the most telling first."""
NEVER_AGAIN: Final = {"thrown_in": "no deal is thrown in any more", "alone": "nobody plays alone any more"}
ALL_SURE: Final = quantile(1 - (1 - SURE) / len(SAID)) / NORMAL_95
"""A difference that was picked out of so many must be farther from zero, in margins, to be sure (C. E. Bonferroni)."""
AT_MOST: Final = 3


def answer(result: Result) -> str:
    """What came out, in a sentence that stands alone."""
    return _of_two(result) if result.job.other is not None else _of_one(result)


def played(result: Result) -> str:
    """How much was played: `2,000 matches with 20,954 deals`, `20,000 paired deals`."""
    paired = "paired " if result.job.is_paired else ""
    if not result.job.of_matches:
        return counted(result.done, f"{paired}deal")
    return f"{counted(result.done, f'{paired}match')} with {counted(result.deals, 'deal')}"


def _of_one(result: Result) -> str:
    said = []
    for key, words in (
        ("made", "{} of the contracts are made"),
        ("points:maker", "a contract brings its maker {} points"),
        ("dealer_lead", "dealing is worth {} points a deal"),
        ("deals_a_match", "a match takes {} deals"),
    ):
        if key in result and (found := result[key]).estimate is not None:
            said.append(words.format(estimated(found.measure, found.estimate)))
    if not said:
        return f"{result.job.titles[-1]}: too little was played to say anything."
    return f"{result.job.titles[-1]}: {_row(said)}."


def _of_two(result: Result) -> str:
    before, after = result.job.titles
    head = f"{after}, compared with {before}"
    sure = [key for key in _in_order(result) if _is_sure(result, key)][:AT_MOST]
    said = [_difference(result[key]) for key in sure]
    unsure = [result[key] for key in _in_order(result) if key not in sure]
    near = [
        f"{found.measure.title} {changed(found.measure, found.difference)}"
        for found in unsure
        if found.difference and not found.is_same
    ][: AT_MOST - len(sure)]
    if said:
        rest = f"; not sure: {', '.join(near)}" if near else ""
        return f"{head}: {_row(said)}{rest}{_differing(result)}."
    if result.job.is_paired and result.tallies.differing == 0:
        return f"{head}: nothing differs, in {played(result)}."
    if not near:
        return f"{head}: too little was played to say anything."
    return f"{head}: no difference can be seen in {played(result)} ({', '.join(near)}){_differing(result)}."


def _differing(result: Result) -> str:
    """How often the games went differently at all, if they seldom did."""
    differing, done = result.tallies.differing, result.done
    if not result.job.is_paired or 10 * differing > done:
        return ""
    unit = "match" if result.job.of_matches else "deal"
    return f"; only {differing:,} of {counted(done, unit)} went differently at all"


def _in_order(result: Result) -> list[str]:
    """The measures that the sentence may speak of: what was asked about, then the most telling."""
    asked = result.job.until_decided
    keys = list(dict.fromkeys([asked, *SAID] if asked else SAID))
    return [key for key in keys if key in result and result[key].difference is not None]


def _is_sure(result: Result, key: str) -> bool:
    found = result[key]
    apart = found.difference
    if apart is None or not found.is_decided:
        return False
    return key == result.job.until_decided or abs(apart.value) > ALL_SURE * apart.margin


def _difference(found: Found) -> str:
    """`contracts are made less often (74.1 % → 71.3 %, −2.8 ±0.5)`."""
    measure, apart = found.measure, found.difference
    assert apart is not None
    values = " → ".join(figure(measure, each.value) for each in found.estimates if each is not None)
    if found.times[-1] == 0 and measure.key in NEVER_AGAIN:
        return f"{NEVER_AGAIN[measure.key]} ({values})"
    more, less = SAID.get(measure.key, (f"{measure.title}: more", f"{measure.title}: less"))
    return f"{more if apart.value > 0 else less} ({values}, {changed(measure, apart)})"


def _row(said: list[str]) -> str:
    *others, last = said
    return f"{', '.join(others)} and {last}" if others else last
