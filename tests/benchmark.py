"""How fast it all is, each figure beside its bar: the rules, whole games of bots, the solver, the bots that search.

    python tests/benchmark.py                    # everything; a few minutes
    python tests/benchmark.py random_play memory # some parts: see tests/benchmarks
    python tests/benchmark.py --deals 1000000 memory

What is compared with OpenSpiel's euchre (C++ under Python) or with something else of ours runs in turns with it on the
same machine, and the ratio of the medians counts: speeds differ from machine to machine and from minute to minute, the
ratios much less. All times are processor time, so that what else the machine does counts little. Needs the optional
package open-spiel. Not a test: nothing here fails because a machine is slow.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import platform

import euchre_core as eu
from euchre_core.build import is_compiled

measuring = importlib.import_module("benchmarks.measuring")  # beside this script, whichever euchre_core is measured
ORDER = ["random_play", "whole_games", "startup", "memory", "solver", "search"]
PARTS = [part for part in ORDER if importlib.util.find_spec(f"benchmarks.{part}")]


def main() -> None:
    """Run the parts asked for; each module of `tests/benchmarks` has a function `measure`, which prints its lines."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"which of them: {', '.join(PARTS)}")
    parser.add_argument("--deals", type=int, default=100_000, help="how many deals the memory is watched for")
    asked = parser.parse_args()
    unknown = [part for part in asked.parts if part not in PARTS]
    if unknown:
        parser.error(f"there is no part “{unknown[0]}”; the parts are {', '.join(PARTS)}")
    measuring.options.deals = asked.deals
    build = "compiled" if is_compiled() else "pure Python"
    print(f"euchre {eu.__version__} {build}, Python {platform.python_version()}, {platform.machine()}")
    for part in asked.parts or PARTS:
        importlib.import_module(f"benchmarks.{part}").measure()


if __name__ == "__main__":
    main()
