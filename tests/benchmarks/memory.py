"""How much memory many simulated deals take: no more than few do."""

from __future__ import annotations

import subprocess
import sys

from . import measuring

FEW = 5_000
MOST = 300
PLAY = """
import resource, sys
import euchre_core as eu
from euchre_core.sim.playing import play_match
rules, seed, left = eu.load("classic"), 0, int(sys.argv[1])
while left > 0:
    left -= play_match(rules, seed, min(left, 1000)).deals
    seed += 1
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


def megabytes(deals: int) -> float:
    """The most memory that a process takes which plays so many deals with heuristic bots."""
    done = subprocess.run([sys.executable, "-c", PLAY, str(deals)], check=True, capture_output=True, text=True)
    return float(done.stdout)


def measure() -> None:
    """Print the memory that few and many deals take."""
    for deals in (FEW, measuring.options.deals):
        measuring.at_most(f"memory for {deals:,} simulated deals", megabytes(deals), "MB", MOST, digits=0)
