"""Many deals with bots on as many processes as there are; the result does not depend on who played which."""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Executor, Future
from contextlib import closing
from typing import Final

from .counting import count
from .job import Job
from .result import Result
from .tally import Tallies
from .workers import Workers

AHEAD: Final = 64
"""How many chunks are given out before the first of them is back, so that memory does not grow with their number."""
SECONDS_A_CHUNK: Final = 0.5
"""How long a process plays before it reports, about."""
MOST_A_CHUNK: Final = 5000
ALONE: Final = 1.5
"""After so many seconds it is worth while to start processes for the rest."""

Progress = Callable[[Result], None]
"""Told the result so far, again and again. A result never changes afterwards."""


Played = Generator[tuple[int, Tallies], None, None]


def simulate(
    job: Job,
    executor: Executor | None = None,
    progress: Progress | None = None,
    start: Result | None = None,
    *,
    jobs: int | None = None,
    ahead: int = AHEAD,
    pace: float = SECONDS_A_CHUNK,
) -> Result:
    """Play the deals or matches of a job, and count what happens in them.

    They are added up in the order of their numbers. So the result at any moment, also where something interrupts the
    simulation, is exactly that of a shorter job; and it is the same to the last digit however it is run. Processes that
    were started end with this one, and at once where something interrupts it.

    Args:
        job: what is to be played.
        executor: any executor of `concurrent.futures`, or what behaves like one (that of a Dask client does); it stays
            open. If not given, processes are started where the job is not done in a moment.
        progress: called with the result so far whenever there is more. What it raises ends the simulation.
        start: a result of the same job, perhaps with fewer deals, to go on from. It is not changed.
        jobs: how many processes are started, from 1 (this one alone); one for each core if not given.
        ahead: how many chunks an executor is given at a time, from 1: more than a cluster has workers.
        pace: for about how many seconds a process plays before it reports, more than 0.

    Raises:
        ValueError: `start` is the result of another job.
        BrokenExecutor: a process that played was killed.
    """
    result = Result.nothing(job) if start is None else start.going_on(job)
    if executor is not None:
        return _gather(result, executor, progress, ahead, pace)
    processes = jobs or cores()
    result = _gather(result, None, progress, ahead, pace, ALONE if processes > 1 else None)
    if result.is_finished:
        return result
    with Workers(processes) as workers:
        return _gather(result, workers, progress, ahead, pace)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _gather(
    result: Result,
    executor: Executor | None,
    progress: Progress | None,
    ahead: int,
    pace: float,
    seconds: float | None = None,
) -> Result:
    """Add up chunks in their order, until all are there, the question is decided, or the time is over."""
    if result.is_finished:
        return result
    begun = time.monotonic()
    chunks = Chunks(result.job, result.done, pace)
    # closing it takes back what the executor has not begun, also when `progress` ends the simulation
    with closing(_here(chunks) if executor is None else _elsewhere(chunks, executor, ahead)) as played:
        for size, tallies in played:
            result = result.with_more(size, tallies)
            if progress is not None:
                progress(result)
            if result.is_finished or (seconds is not None and time.monotonic() - begun > seconds):
                break
    return result


class Chunks:
    """Divides what is left of a job. What is played depends on the numbers of the deals, not on the chunks.

    Args:
        job: the job; done: how many units of it are played already.
        pace: for about how many seconds a process plays before it reports.
    """

    def __init__(self, job: Job, done: int, pace: float) -> None:
        self.job = job
        self.pace = pace
        self.next = done
        self.size = 1

    def take(self) -> tuple[int, int] | None:
        """The next chunk, as its first unit and how many there are; it ends where the question is asked."""
        if self.next >= self.job.total:
            return None
        first = self.next
        end = next(look for look in self.job.looks if look > first)
        self.next = min(first + self.size, end)
        return first, self.next - first

    def learn(self, size: int, seconds: float) -> None:
        """Make chunks longer or shorter, now that it is known how long one took."""
        fitting = int(size * self.pace / max(seconds, 1e-6))
        self.size = max(1, min(fitting, 2 * size, MOST_A_CHUNK))


def _here(chunks: Chunks) -> Played:
    """Play in this process."""
    while (chunk := chunks.take()) is not None:
        tallies, seconds = timed(chunks.job, *chunk)
        chunks.learn(chunk[1], seconds)
        yield chunk[1], tallies


def _elsewhere(chunks: Chunks, executor: Executor, ahead: int) -> Played:
    """Let an executor play, a limited number of chunks at a time."""
    waiting: deque[tuple[int, Future[tuple[Tallies, float]]]] = deque()
    try:
        while True:
            while len(waiting) < ahead and (chunk := chunks.take()) is not None:
                waiting.append((chunk[1], executor.submit(timed, chunks.job, *chunk)))
            if not waiting:
                return
            size, future = waiting[0]
            tallies, seconds = future.result()
            waiting.popleft()
            chunks.learn(size, seconds)
            yield size, tallies
    finally:
        for _, future in waiting:
            future.cancel()


def timed(job: Job, first: int, size: int) -> tuple[Tallies, float]:
    """Play a chunk; also how many seconds it took."""
    begun = time.monotonic()
    return count(job, first, size), time.monotonic() - begun
