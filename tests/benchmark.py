"""How fast the rules are beside OpenSpiel's euchre (C++ under Python), measured in turns on the same machine.

    python tests/benchmark.py

Prints ratios of medians of seven alternating runs: speeds differ from machine to machine and from minute to minute, the
ratios much less. Needs the optional package open-spiel. Not a test: nothing here fails because a machine is slow.
"""

from __future__ import annotations

import platform
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]  # an optional package without types

import euchre_core as eu
from euchre_core.build import is_compiled

RUNS = 7
SECONDS_A_RUN = 0.7
BATCH = 50
SIMULATIONS = 20_000


def our_deal(name: str) -> eu.State:
    return eu.load(name).new_deal(seed=1)


def their_deal() -> Any:
    rng = random.Random(3)
    state = pyspiel.load_game("euchre").new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def our_loop(s0: eu.State) -> float:
    """Actions a second of the loop, driven from Python."""
    rng = random.Random(1)
    actions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS_A_RUN:
        for _ in range(BATCH):
            s = s0.copy()
            while not s.is_over:
                s.apply(rng.choice(s.legal_actions))
                actions += 1
    return actions / (time.perf_counter() - start)


def their_loop(s0: Any) -> float:
    """The same loop on OpenSpiel."""
    rng = random.Random(1)
    actions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS_A_RUN:
        for _ in range(BATCH):
            s = s0.clone()
            while not s.is_terminal():
                s.apply_action(rng.choice(s.legal_actions()))
                actions += 1
    return actions / (time.perf_counter() - start)


def our_rollouts(s0: eu.State) -> float:
    """Actions a second of random play-outs in the compiled loop."""
    start = time.perf_counter()
    done = eu.sim.rollout(s0, n=SIMULATIONS, seed=1)
    return done.actions / (time.perf_counter() - start)


def their_rollouts(s0: Any) -> float:
    """The same in OpenSpiel's own C++: one search whose every simulation is a roll-out from the root.

    `max_simulations=1` with many roll-outs keeps the search tree out of the figure; the actions of a deal are counted
    beside it, from the same root.
    """
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=SIMULATIONS, seed=1)
    bot = pyspiel.MCTSBot(
        pyspiel.load_game("euchre"), evaluator, 2.0, 1, 1000, False, 1, False, pyspiel.ChildSelectionPolicy.UCT
    )
    start = time.perf_counter()
    bot.step(s0.clone())
    elapsed = time.perf_counter() - start
    return SIMULATIONS * mean_length(s0) / elapsed


def mean_length(s0: Any) -> float:
    """The mean number of actions of a random deal of theirs."""
    rng = random.Random(2)
    total = 0
    for _ in range(2000):
        s = s0.clone()
        while not s.is_terminal():
            s.apply_action(rng.choice(s.legal_actions()))
            total += 1
    return total / 2000


def ratio(title: str, ours: Callable[[], float], theirs: Callable[[], float], bar: float) -> None:
    """Run both in turns and print the ratio of the medians beside its bar."""
    pairs = [(ours(), theirs()) for _ in range(RUNS)]
    mine, other = (statistics.median(column) for column in zip(*pairs, strict=True))
    print(f"{title:<52} {mine:>11,.0f} {other:>11,.0f} {mine / other:>6.2f} x   (bar {bar} x)")


def main() -> None:
    build = "compiled" if is_compiled() else "pure Python"
    print(f"euchre {eu.__version__} {build}, Python {platform.python_version()}, {platform.machine()}")
    print(f"{'':<52} {'ours a s':>11} {'OpenSpiel':>11} {'ratio':>6}")
    theirs = their_deal()
    for name in ("bid_euchre", "ghost_hand"):
        deal = our_deal(name)
        bar = 1.5 if is_compiled() else 0.4
        ratio(f"{name}: actions, driven from Python", lambda: our_loop(deal), lambda: their_loop(theirs), bar)  # noqa: B023
    deal = our_deal("bid_euchre")
    title = "bid_euchre: actions, play-outs in the compiled loop"
    ratio(title, lambda: our_rollouts(deal), lambda: their_rollouts(theirs), 0.7)


if __name__ == "__main__":
    main()
