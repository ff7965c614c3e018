"""Euchre beside OpenSpiel's on many deals, which takes some minutes.

    python tests/openspiel_deals.py [DEALS] [SEED]

Plays the deals (100,000) with both values of `stick_the_dealer`, with and without a lone defender, a quarter each, and
prints what was seen. A difference ends it with what it is about. Needs the optional package open-spiel.
"""

from __future__ import annotations

import itertools
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]  # an optional package without types

from tests.openspiel.euchre_beside import Beside, our_rules, their_game


def main(deals: int, seed: int) -> None:
    began = time.perf_counter()
    print(f"{deals} deals, seed {seed}")
    for stick_the_dealer, lone_defender in itertools.product([True, False], repeat=2):
        game = their_game(pyspiel, stick_the_dealer, lone_defender)
        beside = Beside(our_rules(stick_the_dealer, lone_defender), game, seed)
        for _ in range(deals // 4):
            beside.deal()
        print(f"stick_the_dealer={stick_the_dealer} allow_lone_defender={lone_defender}: {beside.figures}", flush=True)
    print(f"no difference, {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main(*(int(word) for word in [*sys.argv[1:], *["100000", "1"][len(sys.argv) - 1 :]]))
