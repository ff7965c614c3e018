"""Hold the solver against exhaustive play on as many deals as you like, of every shipped game.

    python tests/sweep_solver.py                 40 deals of each game with two tricks left
    python tests/sweep_solver.py --deals 500

Half of the deals stand in the middle of a trick. Where the search on masks is right for a deal it is also held against
the search by the rules themselves, with three tricks left. A difference is printed, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from euchre_core.kernel.state import State  # after the path has been set
from euchre_core.language.catalog import list_variants
from euchre_core.solver import margins
from euchre_core.solver.camps import Camps
from euchre_core.solver.general import GeneralSearch
from euchre_core.solver.moves import moves
from euchre_core.solver.plain import plain_search
from tests.unit.solver.small_deals import few_cards_left, margins_plainly


def is_right(deal: State) -> bool:
    """Whether the solver finds what exhaustive play finds."""
    expected = list(margins_plainly(deal).values())
    return (margins(deal) or [])[: len(expected)] == expected


def both_agree(deal: State) -> bool:
    """Whether both ways to search come to the same."""
    plain = plain_search(deal, Camps(deal), 10**9)
    actions = moves(deal)
    return plain is None or plain.worths(deal, actions) == GeneralSearch(Camps(deal), 10**9).worths(deal, actions)


def main() -> int:
    """Sweep."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=40, help="how many of each game")
    number = parser.parse_args().deals
    found, differing = 0, 0
    for located in list_variants():
        for seed in range(number):
            for tricks, holds in ((2, is_right), (3, both_agree)):
                deal = few_cards_left(located.name, seed, tricks, on_table=seed % 2 * (1 + seed % 3))
                if deal is not None:
                    found += 1
                    if not holds(deal):
                        differing += 1
                        print(f"{located.name}, seed {seed}, {tricks} tricks left: {holds.__name__} is false")
    print(f"{found} deals, {differing} differ")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
