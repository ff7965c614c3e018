"""Whole matches with the heuristic at every seat, auction and exchanges included."""

from __future__ import annotations

import itertools
import statistics

import euchre_core as eu
from euchre_core.build import is_compiled
from euchre_core.sim.playing import play_match

from . import measuring

BARS = {"classic": 20_000, "ghost_hand": 10_000}


def measure() -> None:
    """Print the deals a second."""
    for name, bar in BARS.items():
        rules = eu.load(name)
        seeds = itertools.count()
        figures = [
            measuring.per_second(lambda: play_match(rules, next(seeds)).deals)  # noqa: B023
            for _ in range(measuring.RUNS)
        ]
        if is_compiled():
            measuring.at_least(f"matches of {name} with heuristic bots", statistics.median(figures), "deals/s", bar)
        else:
            print(f"{f'matches of {name} with heuristic bots':<58} {statistics.median(figures):>12,.0f} deals/s")
