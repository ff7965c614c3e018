"""Figures in turns, and the line that stands beside each bar."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

RUNS = 7
SECONDS_A_RUN = 0.7


class Options:
    """What the command line says.

    Attributes:
        deals: how many deals the memory is watched for.
    """

    deals = 100_000


options = Options()


def per_second(work: Callable[[], int]) -> float:
    """How many units a second some work does that says how many it did; it is repeated until it is long enough."""
    done = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS_A_RUN:
        done += work()
    return done / (time.process_time() - start)


def in_turns(ours: Callable[[], float], theirs: Callable[[], float], runs: int = RUNS) -> tuple[float, float]:
    """The medians of two figures that are measured in turns."""
    pairs = [(ours(), theirs()) for _ in range(runs)]
    mine, other = (statistics.median(column) for column in zip(*pairs, strict=True))
    return mine, other


def ratio(title: str, ours: Callable[[], float], theirs: Callable[[], float], bar: float) -> None:
    """Print how many times faster the one is than the other, beside the bar; both are figures a second."""
    mine, other = in_turns(ours, theirs)
    verdict = "kept" if mine / other >= bar else "MISSED"
    print(f"{title:<58} {mine:>12,.0f} {other:>12,.0f} {mine / other:>7.2f} x  (bar {bar} x: {verdict})", flush=True)


def at_least(title: str, found: float, unit: str, bar: float) -> None:
    """Print a figure of which more is better."""
    verdict = "kept" if found >= bar else "MISSED"
    print(f"{title:<58} {found:>12,.0f} {unit}  (bar at least {bar:,.0f}: {verdict})", flush=True)


def at_most(title: str, found: float, unit: str, bar: float, digits: int = 3) -> None:
    """Print a figure of which less is better."""
    verdict = "kept" if found <= bar else "MISSED"
    print(f"{title:<58} {found:>12,.{digits}f} {unit}  (bar at most {bar:g}: {verdict})", flush=True)
