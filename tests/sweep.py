"""Play every shipped game with every shipped house rule, and with every two of them.

    python tests/sweep.py                 every pair and every triple, on two processes
    python tests/sweep.py --part 1/8      an eighth of the triples
    python tests/sweep.py --pairs         pairs only

In which order two house rules are laid makes no difference (tests/properties/test_overlays_compose.py), so each two are
tried in one. A combination either plays a deal to its end, or is refused with reasons. Anything else is a fault: it is
printed, and the exit code is 1. The figures stand in docs/reference/sweep.md.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations
from zlib import crc32

import euchre_core as eu
from euchre_core.kernel.state import State
from euchre_core.language.catalog import list_overlays, list_variants

MOST_ACTIONS = 2_000
"""No deal of the family is longer; one that is hangs."""
OF_THE_COMBINATION = ("EU2", "EU3")
"""What two shipped files may be refused for together: that they do not go together, or that no game comes of it."""


@dataclass
class Tally:
    """What came of some combinations.

    Attributes:
        played: how many played a deal; refused: how many were refused, by the code of the first reason.
        faults: combinations that did neither, with what went wrong.
    """

    played: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Take another tally in."""
        self.played += other.played
        self.refused.update(other.refused)
        self.faults += other.faults


def games() -> list[str]:
    """Every shipped game."""
    return [found.name for found in list_variants(())]


def overlays() -> list[str]:
    """Every shipped house rule."""
    return [found.name for found in list_overlays(())]


def play_a_deal(rules: eu.Rules, seed: int) -> State:
    """Deal once and choose at random till the end.

    Raises:
        AssertionError: the deal does not end, somebody has nothing to do, or the points are not those of the sides.
    """
    rng = random.Random(seed)
    state = rules.new_deal(dealer=rng.choice(rules.seats), seed=seed)
    for _ in range(MOST_ACTIONS):
        if state.is_over:
            assert list(state.points) == rules.side_names
            return state
        legal = state.legal_actions
        assert legal, f"{state.to_act} has nothing to do in {state.now.name}"
        state.apply(legal[rng.randrange(len(legal))])
    raise AssertionError(f"the deal does not end; {state.to_act} is in {state.now.name}")


def attempt(game: str, laid: Sequence[str], tally: Tally) -> None:
    """Put a combination together and play it, or note why it is refused."""
    name = "+".join([game, *laid])
    try:
        rules = eu.load(game, overlays=laid)
    except eu.VariantError as refusal:
        reasons = [found for found in refusal.diagnostics if found.headline]
        odd = [found.code for found in refusal.diagnostics if not found.code.startswith(OF_THE_COMBINATION)]
        if reasons and not odd:
            tally.refused[reasons[0].code] += 1
        else:
            tally.faults.append(f"{name}: refused without a reason" if not odd else f"{name}: refused for {odd}")
        return
    except Exception as fault:
        tally.faults.append(f"{name}: {type(fault).__name__} when loaded: {fault}")
        return
    try:
        play_a_deal(rules, crc32(name.encode()))
        tally.played += 1
    except Exception as fault:
        tally.faults.append(f"{name}: {type(fault).__name__} in play: {fault}")


def sweep(chunk: tuple[str, list[tuple[str, ...]]]) -> Tally:
    """Try one game with many sets of house rules."""
    game, combinations = chunk
    tally = Tally()
    for laid in combinations:
        attempt(game, laid, tally)
    return tally


def report(title: str, tally: Tally, seconds: float) -> None:
    """Print the figures."""
    refused = sum(tally.refused.values())
    print(f"{title}: {tally.played + refused + len(tally.faults)} in {seconds:.0f} s")
    print(f"  played a deal to its end: {tally.played}")
    print(f"  refused with a reason: {refused}  " + "  ".join(f"{code} {n}" for code, n in tally.refused.most_common()))
    print(f"  faults: {len(tally.faults)}")
    for fault in tally.faults[:40]:
        print(f"    {fault}")


def main() -> int:
    """Sweep what was asked for."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--pairs", action="store_true", help="only one house rule at a time")
    options.add_argument("--part", default="1/1", help="a part of the triples, such as 3/8")
    options.add_argument("--processes", type=int, default=2)
    chosen = options.parse_args()
    part, parts = (int(number) for number in chosen.part.split("/"))
    singles: list[tuple[str, ...]] = [(), *((overlay,) for overlay in overlays())]
    jobs = [("pairs", singles)]
    if not chosen.pairs:
        pairs: list[tuple[str, ...]] = list(combinations(overlays(), 2))
        jobs.append(("triples", pairs[part - 1 :: parts]))
    faults = 0
    with ProcessPoolExecutor(chosen.processes) as pool:
        for title, laid in jobs:
            start, tally = time.perf_counter(), Tally()
            for found in pool.map(sweep, [(game, laid) for game in games()]):
                tally.add(found)
            report(title, tally, time.perf_counter() - start)
            faults += len(tally.faults)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
