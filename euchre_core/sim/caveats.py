"""What else has to be said with an answer, so that nobody takes it for more than it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from euchre_core.game.game import DEALS_AT_MOST

from .estimates import FEW
from .figures import counted

if TYPE_CHECKING:
    from .result import Result


def caveats(result: Result) -> Iterator[str]:
    """Each half a sentence, to go behind the answer: thrown in, counted downwards, stopped, played by another bot."""
    yield from _thrown_in(result)
    yield from _fewer(result)
    yield from _stopped(result)
    if result.tallies.blunders:
        times = counted(result.tallies.blunders, "time")
        yield f"bots failed {times}, and the heuristic played instead: these figures are partly its own"


def _thrown_in(result: Result) -> Iterator[str]:
    """In which of two games nothing was played at all; of one game the answer itself says so."""
    if result.job.other is None or not result.done:
        return
    for title, tally, thrown in zip(result.job.titles, result.tallies.games, result["thrown_in"].times, strict=True):
        if thrown == tally.deals:
            yield f"in {title} every deal was thrown in"


def _fewer(result: Result) -> Iterator[str]:
    """Which way points are good, where it is not the usual one. The advantage of dealing is turned round already."""
    games = list(zip(result.job.titles, result.job.all_rules, strict=True))
    down = [title for title, rules in games if rules.ending.better < 0]
    if len(down) == len(games):
        yield "fewer points are better here"
    elif down:
        yield f"in {down[0]} fewer points are better"


def _stopped(result: Result) -> Iterator[str]:
    """How many matches did not end."""
    for title, stopped in zip(result.job.titles, result.stopped, strict=True):
        if stopped:
            many = (
                "no match ended: all" if stopped == result.done else f"{stopped:,} of {counted(result.done, 'match')}"
            )
            where = "" if result.job.other is None else f"in {title} "
            yield f"{where}{many} were stopped after {DEALS_AT_MOST:,} deals"


def differing(result: Result) -> str:
    """How often the games went differently at all, if they seldom did."""
    if not result.job.is_paired or 10 * result.tallies.differing > result.done:
        return ""
    return f"; only {_how_many(result)} went differently at all"


def too_few(result: Result) -> str:
    """That too few went differently to be sure of anything, if so."""
    if not result.job.is_paired or result.tallies.differing >= FEW:
        return ""
    if result.done < FEW:
        return f"only {counted(result.done, 'match' if result.job.of_matches else 'deal')} of each were played"
    return f"only {_how_many(result)} went differently"


def _how_many(result: Result) -> str:
    return f"{result.tallies.differing:,} of {counted(result.done, 'match' if result.job.of_matches else 'deal')}"
