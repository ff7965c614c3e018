"""Runs a simulation: on cores or on a cluster, with a bar, until it is done or somebody has seen enough."""

from __future__ import annotations

import contextlib
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import typer

from euchre_cli import streams
from euchre_cli.exits import INTERRUPTED, Failure
from euchre_core.sim import Job, Result, simulate

from . import kept
from .asked import Asked
from .progress import Progress, shown
from .reporting import Report

if TYPE_CHECKING:
    from types import FrameType


SECONDS_A_COPY: Final = 60.0
"""So often a simulation is kept while it runs, if a place for it was named."""

SECONDS_ON_A_CLUSTER: Final = 2.0
"""For about so long a worker of a cluster plays before it reports: all reports go through one scheduler."""


class Stopped(Exception):
    """Somebody has pressed Ctrl-C; everything counted so far is whole."""


def run(asked: Asked) -> None:
    """Simulate, and tell what came of it."""
    report = Report(asked)
    report.check()
    start = asked.start()
    job = asked.job(start)
    watch = Watch(start or Result.nothing(job), asked.save or asked.resume)
    with shown(job) as progress, stopping_at_once(watch):
        watch.progress = progress
        try:
            result = play(job, asked, start, watch)
        except Stopped:
            result = watch.latest
    keep_and_tell(result, asked, report, is_stopped=not result.is_finished)
    if not result.is_finished:
        raise typer.Exit(INTERRUPTED)


class Watch:
    """Sees the result grow, keeps it now and then where a place was named, and ends it when it is told to."""

    def __init__(self, start: Result, place: Path | None) -> None:
        self.latest = start
        self.place = place
        self.kept_at = time.monotonic()
        self.is_stopping = False
        self.progress: Progress | None = None

    def __call__(self, result: Result) -> None:
        """Take the result so far."""
        self.latest = result
        now = time.monotonic()
        if self.place is not None and now - self.kept_at >= SECONDS_A_COPY:
            self.kept_at = now
            kept.keep(result, self.place)
        if self.progress is not None:
            self.progress.tell(result)
        if self.is_stopping and not result.is_finished:
            raise Stopped


@contextlib.contextmanager
def stopping_at_once(watch: Watch) -> Iterator[None]:
    """Let Ctrl-C stop the simulation as soon as everything counted is whole; a second one stops the program."""

    def stop(number: int, frame: FrameType | None) -> None:
        if watch.is_stopping:
            raise KeyboardInterrupt
        watch.is_stopping = True

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def play(job: Job, asked: Asked, start: Result | None, watch: Watch) -> Result:
    """Play on the cores of this machine, or on the cluster that was named."""
    from concurrent.futures import BrokenExecutor

    if asked.scheduler is None:
        try:
            return simulate(job, None, watch, start, jobs=asked.jobs)
        except BrokenExecutor:
            raise Failure("a process that played was killed", ["perhaps memory is short: try --jobs 1"]) from None
    from .cluster import executor_of

    with executor_of(asked.scheduler) as (executor, workers):
        return simulate(job, executor, watch, start, ahead=max(8, 4 * workers), pace=SECONDS_ON_A_CLUSTER)


def keep_and_tell(result: Result, asked: Asked, report: Report, is_stopped: bool) -> None:
    """Keep the result where that was asked for or where it can be gone on with, and tell it."""
    place = asked.save or asked.resume
    if is_stopped and place is None and result.done:
        place = kept.own_place(result)
    if place is not None and result.done:
        kept.keep(result, place)
    if is_stopped:
        streams.note(f"stopped after {result.done:,} of {result.job.total:,}; {how_to_go_on(place)}")
    if result.done > 1:
        report.tell(result)


def how_to_go_on(place: Path | None) -> str:
    """What to type to go on."""
    import shlex

    return "nothing was played yet" if place is None else f"go on with: euchre sim --resume {shlex.quote(str(place))}"
