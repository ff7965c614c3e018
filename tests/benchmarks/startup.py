"""How long it takes until something happens: importing, the help, the first rules and further ones."""

from __future__ import annotations

import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

import euchre_core as eu
from euchre_core.language.catalog import list_variants

from . import measuring

NOTHING = "pass"
IMPORT = "import euchre_core"
LOAD = "import time, euchre_core as eu; t = time.process_time(); eu.load('classic'); print(time.process_time() - t)"
HELP = [sys.executable, "-m", "euchre_cli", "--help"]


def seconds(command: list[str]) -> float:
    """The processor time that a process takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def median(figure: Callable[[], float]) -> float:
    """The median of some runs."""
    return statistics.median(figure() for _ in range(measuring.RUNS))


def measure() -> None:
    """Print the times."""
    python = [sys.executable, "-c"]
    bare = median(lambda: seconds([*python, NOTHING]))
    measuring.at_most("import euchre_core", median(lambda: seconds([*python, IMPORT])) - bare, "s", 0.08)
    measuring.at_most("euchre --help", median(lambda: seconds(HELP)), "s", 0.3)

    def first_load() -> float:
        done = subprocess.run([*python, LOAD], check=True, capture_output=True, text=True)
        return float(done.stdout)

    measuring.at_most("the first eu.load", median(first_load), "s", 0.8)
    eu.load("classic")
    further: list[float] = []
    for variant in list_variants(()):
        start = time.process_time()
        eu.load(variant.name)
        further.append(1000 * (time.process_time() - start))
    measuring.at_most(f"a further eu.load, the slowest of {len(further)}", max(further), "ms", 30, digits=1)
    measuring.at_most("a further eu.load, median", statistics.median(further), "ms", 30, digits=1)
