"""Runs a simulation: on cores or on a cluster, with a bar, until it is done or somebody has seen enough."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Final

import typer

from euchre_cli import streams
from euchre_cli.exits import SIGNALLED, USAGE, Failure
from euchre_core.sim import Job, Result, simulate

from . import kept
from .asked import Asked
from .blunders import complain
from .progress import shown
from .reporting import Report
from .watch import Stopped, Watch, stopping

SECONDS_ON_A_CLUSTER: Final = 2.0
"""For about so long a worker of a cluster plays before it reports: all reports go through one scheduler."""


def run(asked: Asked) -> None:
    """Simulate, and tell what came of it: all of it, or what was played when something ended it."""
    report = Report(asked)
    report.check()
    start = asked.start()
    job = asked.job(start)
    watch = Watch(Result.nothing(job) if start is None else start.going_on(job), asked.place)
    trouble: Exception | None = None
    with shown(job) as progress, stopping(watch):
        watch.progress = progress
        try:
            play(job, asked, start, watch)
        except Stopped:
            pass
        except Exception as error:  # whatever has ended it, what was played so far is not lost
            trouble = error
        watch.is_playing = False
        result = watch.latest
        place, failures = keep(result, asked)
    if not result.is_finished and (result.done or trouble is None):
        streams.note(f"stopped after {result.done:,} of {job.total:,}; {how_to_go_on(result, place)}")
    if result.done > 1:
        failures += report.tell(result)
    for failure in failures:
        streams.note(str(failure))
    if trouble is not None:
        raise trouble
    if failures:
        raise typer.Exit(USAGE)
    if not result.is_finished:
        raise typer.Exit(SIGNALLED + watch.signal)
    complain(result.tallies.wrong, result.tallies.blunders)


def play(job: Job, asked: Asked, start: Result | None, watch: Watch) -> None:
    """Play on the cores of this machine, or on the cluster that was named.

    Raises:
        Stopped: somebody has seen enough.
        Failure: whoever played is no longer there.
    """
    from concurrent.futures import BrokenExecutor

    if asked.scheduler is not None:
        from .cluster import executor_of

        with executor_of(asked.scheduler) as (executor, workers):
            ahead = max(8, 4 * workers)
            watch.latest = simulate(job, executor, watch, start, ahead=ahead, pace=SECONDS_ON_A_CLUSTER)
        return
    try:
        watch.latest = simulate(job, None, watch, start, jobs=asked.jobs)
    except BrokenExecutor:
        if watch.signal:  # what has stopped this process has met the others as well
            raise Stopped from None
        raise Failure("a process that played was killed", ["perhaps memory is short: try --jobs 1"]) from None


def keep(result: Result, asked: Asked) -> tuple[Path | None, list[Failure]]:
    """Keep the result where that was asked for, or where it can be gone on with; where it is, or why it is not."""
    place = asked.place
    if not result.done or (place is None and result.is_finished):
        return None, []
    try:
        place = place or kept.own_place(result)
        kept.keep(result, place)
    except Failure as failure:
        return None, [failure]
    return place, []


def how_to_go_on(result: Result, place: Path | None) -> str:
    """What to type to go on."""
    from euchre_core import bots

    job = result.job
    if not result.done:
        return "nothing was played yet"
    if place is None:
        return "it could not be kept"
    words = ["euchre", "sim", "--resume", str(place)]
    words += ["--bots", ",".join(job.bots)] if any(map(bots.is_own, job.bots)) else []
    return f"go on with: {shlex.join(words)}"
