"""The answer of a simulation in one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from .caveats import caveats, differing, too_few
from .estimates import NORMAL_95, SURE, quantile
from .figures import AT_LEAST, changed, counted, decimals_of, estimated, figure

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
    said = _of_two(result) if result.job.other is not None else _of_one(result)
    return f"{'; '.join([said, *caveats(result)])}."


def played(result: Result) -> str:
    """How much was played: `2,000 matches with 20,954 deals`, `20,000 paired deals`."""
    paired = "paired " if result.job.is_paired else ""
    if not result.job.of_matches:
        return counted(result.done, f"{paired}deal")
    return f"{counted(result.done, f'{paired}match')} with {counted(result.deals, 'deal')}"


def _of_one(result: Result) -> str:
    title = result.job.titles[-1]
    if result.done and result["thrown_in"].times[-1] == result.deals:
        return f"{title}: every one of {counted(result.deals, 'deal')} was thrown in, so no contract was played"
    said = []
    for key, words in (
        ("made", "{} of the contracts are made"),
        ("points:maker", "a contract brings its maker {} points"),
        ("dealer_lead", "dealing is worth {} points a deal"),
        ("deals_a_match", "a match takes {} deals"),
    ):
        if key in result and (found := result[key]).estimate is not None and not any(found.at_least):
            said.append(words.format(estimated(found.measure, found.estimate)))
    return f"{title}: {_row(said) if said else 'too little was played to say anything'}"


def _of_two(result: Result) -> str:
    before, after = result.job.titles
    head = f"{after}, compared with {before}"
    if result.job.is_paired and result.done and not result.tallies.differing:
        return f"{head}: nothing differs, in {played(result)}{_unknown(result)}"
    compared = [result[key] for key in _in_order(result)]
    sure = [found for found in compared if _is_sure(result, found)][:AT_MOST]
    unsure = [found for found in compared if found not in sure and not found.is_same]
    # what was asked about stands first, and is told in any case
    is_asked = bool(unsure) and unsure[0].measure.key == result.job.until_decided
    near = ", ".join(_unsure(found) for found in unsure[: max(AT_MOST - len(sure), is_asked)])
    seldom = differing(result)
    if sure:
        rest = f"; not sure: {near}" if near else ""
        return f"{head}: {_row([_difference(found) for found in sure])}{rest}{_unknown(result)}{seldom}"
    if not unsure:
        return f"{head}: too little was played to say anything{_unknown(result)}"
    if few := too_few(result):
        return f"{head}: nothing is sure yet, as {few} ({near}){_unknown(result)}"
    if any(found.is_decided for found in unsure):
        why = f"one of {len(compared)} figures may differ so much by chance"
        return f"{head}: nothing is sure yet in {played(result)}, as {why} ({near}){_unknown(result)}{seldom}"
    if any(found.difference and not found.difference.has_interval for found in unsure):
        return f"{head}: nothing is sure yet in {played(result)} ({near}){_unknown(result)}{seldom}"
    return f"{head}: no difference can be seen in {played(result)} ({near}){_unknown(result)}{seldom}"


def _unknown(result: Result) -> str:
    """What became of the question where there is no difference: it is always the same, or a game has no case of it."""
    key = result.job.until_decided
    if key is None:
        return ""
    found = result[key]
    if found.is_same:
        return f"; “{found.measure.title}” was the same in every {'match' if result.job.of_matches else 'deal'}"
    if found.difference is not None:
        return ""
    none = [title for title, each in zip(result.job.titles, found.estimates, strict=True) if each is None]
    return f"; nothing is known of “{found.measure.title}”, of which {_row(none)} had no case"


def _in_order(result: Result) -> list[str]:
    """The measures that the sentence may speak of: what was asked about, then the most telling."""
    asked = result.job.until_decided
    keys = list(dict.fromkeys([asked, *SAID] if asked else SAID))
    return [key for key in keys if key in result and result[key].difference is not None]


def _is_sure(result: Result, found: Found) -> bool:
    apart = found.difference
    if apart is None or not found.is_decided:
        return False
    return found.measure.key == result.job.until_decided or abs(apart.value) > ALL_SURE * apart.margin


def _unsure(found: Found) -> str:
    """`contracts made −3.0 ±2.7`."""
    assert found.difference is not None
    if any(found.at_least):
        return f"{found.measure.title} {_values(found)}"
    return f"{found.measure.title} {changed(found.measure, found.difference)}"


def _values(found: Found) -> str:
    """`74.1 % → 71.3 %`, with enough decimals to see by how much they differ."""
    assert found.difference is not None
    decimals = decimals_of(found.measure, found.difference)
    at_least = found.at_least or (False, False)
    return " → ".join(
        f"{AT_LEAST if more else ''}{figure(found.measure, each.value, decimals)}"
        for each, more in zip(found.estimates, at_least, strict=True)
        if each is not None
    )


def _difference(found: Found) -> str:
    """`contracts are made less often (74.1 % → 71.3 %, −2.8 ±0.5)`."""
    measure, apart = found.measure, found.difference
    assert apart is not None
    if found.times[-1] == 0 and measure.key in NEVER_AGAIN:
        return f"{NEVER_AGAIN[measure.key]} ({_values(found)})"
    more, less = SAID.get(measure.key, (f"{measure.title}: more", f"{measure.title}: less"))
    by_how_much = "" if any(found.at_least) else f", {changed(measure, apart)}"
    return f"{more if apart.value > 0 else less} ({_values(found)}{by_how_much})"


def _row(said: list[str]) -> str:
    *others, last = said
    return f"{', '.join(others)} and {last}" if others else last
