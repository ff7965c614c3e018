"""How far a simulation has come, on stderr: a bar on a terminal, elsewhere a plain line now and then."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Protocol

from euchre_cli import streams
from euchre_core.sim import Job, Result
from euchre_core.sim.figures import changed, estimated

if TYPE_CHECKING:
    from rich.progress import Progress as RichProgress
    from rich.progress import ProgressColumn

SECONDS_A_LINE: Final = 10.0
SECONDS_AN_ESTIMATE: Final = 0.5


class Progress(Protocol):
    """Whoever tells how far a simulation has come."""

    def tell(self, result: Result) -> None:
        """Tell the result so far."""


@contextlib.contextmanager
def shown(job: Job) -> Iterator[Progress]:
    """Show how far a job has come while it runs."""
    if not streams.shows_progress():
        yield Lines(job)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as RichProgress

    columns: list[ProgressColumn | str] = [
        "matches" if job.of_matches else "deals",
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        TextColumn("{task.fields[estimate]}"),
    ]
    with RichProgress(*columns, console=Console(stderr=True), transient=True) as bar:
        yield Bar(bar, job)


class Lines:
    """Plain lines, one every ten seconds."""

    def __init__(self, job: Job) -> None:
        self.pace = Pace(job)
        self.last = time.monotonic()

    def tell(self, result: Result) -> None:
        """Write a line if the last one is ten seconds old."""
        now = time.monotonic()
        self.pace.note(result.done, now)
        if now - self.last >= SECONDS_A_LINE:
            self.last = now
            how_far = f"{result.done:,} of {result.job.total:,}, {self.pace.rate}, {self.pace.left(now)} left"
            streams.note(f"{how_far}; {estimate(result)}")


class Bar:
    """A bar with a rate and the estimate so far."""

    def __init__(self, bar: RichProgress, job: Job) -> None:
        self.bar = bar
        self.pace = Pace(job)
        self.task = bar.add_task("", total=job.total, rate="", estimate="")
        self.last = 0.0

    def tell(self, result: Result) -> None:
        """Move the bar, and twice a second also the figures."""
        now = time.monotonic()
        self.pace.note(result.done, now)
        self.bar.update(self.task, completed=result.done, rate=self.pace.rate)
        if now - self.last >= SECONDS_AN_ESTIMATE and result.done > 1:
            self.last = now
            self.bar.update(self.task, estimate=estimate(result))


class Pace:
    """How fast it goes. Counts from the first result it is told."""

    def __init__(self, job: Job) -> None:
        self.total = job.total
        self.unit = "matches" if job.of_matches else "deals"
        self.begun = time.monotonic()
        self.before: int | None = None
        self.done = 0
        self.a_second = 0.0

    def note(self, done: int, now: float) -> None:
        """Note how many are done by now."""
        if self.before is None:
            self.before, self.begun = done, now
        self.done = done
        if now > self.begun:
            self.a_second = (done - self.before) / (now - self.begun)

    @property
    def rate(self) -> str:
        """How many are played in a second."""
        return f"{self.a_second:,.0f} {self.unit}/s" if self.a_second >= 10 else f"{self.a_second:.1f} {self.unit}/s"

    def left(self, now: float) -> str:
        """How long it will take yet."""
        if self.a_second <= 0:
            return "unknown time"
        seconds = int((self.total - self.done) / self.a_second)
        return f"{seconds // 60}:{seconds % 60:02}"


def estimate(result: Result) -> str:
    """The estimate so far of what the simulation is about, in a few words."""
    found = result[result.job.until_decided or "made"]
    if found.difference is not None:
        return f"{found.measure.title} {changed(found.measure, found.difference)}"
    return f"{found.measure.title} {estimated(found.measure, found.estimate)}"
