"""Random play of the classic deal beside OpenSpiel's euchre: driven from Python, and in compiled roll-outs."""

from __future__ import annotations

import random
import time
from typing import Any

import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]  # an optional package without types

import euchre_core as eu
from euchre_core.build import is_compiled

from . import measuring

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


def our_loop(s0: eu.State, rng: random.Random) -> int:
    """Some deals action by action; how many actions they took."""
    actions = 0
    for _ in range(BATCH):
        s = s0.copy()
        while not s.is_over:
            s.apply(rng.choice(s.legal_actions))
            actions += 1
    return actions


def their_loop(s0: Any, rng: random.Random) -> int:
    """The same loop on OpenSpiel."""
    actions = 0
    for _ in range(BATCH):
        s = s0.clone()
        while not s.is_terminal():
            s.apply_action(rng.choice(s.legal_actions()))
            actions += 1
    return actions


def our_rollouts(s0: eu.State) -> float:
    """Actions a second of random play-outs in the compiled loop."""
    start = time.process_time()
    done = eu.sim.rollout(s0, n=SIMULATIONS, seed=1)
    return done.actions / (time.process_time() - start)


def their_rollouts(s0: Any, length: float) -> float:
    """The same in OpenSpiel's own C++: one search whose every simulation is a roll-out from the root.

    `max_simulations=1` with many roll-outs keeps the search tree out of the figure; the actions of a deal are counted
    beside it, from the same root.
    """
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=SIMULATIONS, seed=1)
    bot = pyspiel.MCTSBot(
        pyspiel.load_game("euchre"), evaluator, 2.0, 1, 1000, False, 1, False, pyspiel.ChildSelectionPolicy.UCT
    )
    start = time.process_time()
    bot.step(s0.clone())
    return SIMULATIONS * length / (time.process_time() - start)


def measure() -> None:
    """Print the ratios."""
    theirs = their_deal()
    print(f"{'actions a second':<58} {'ours':>12} {'OpenSpiel':>12} {'ratio':>7}")
    for name, bar in (("classic", 2.0 if is_compiled() else 0.4), ("ghost_hand", 1.5 if is_compiled() else 0.4)):
        ours = our_deal(name)
        mine, other = random.Random(1), random.Random(1)
        measuring.ratio(
            f"random play of {name}, action by action from Python",
            lambda: measuring.per_second(lambda: our_loop(ours, mine)),  # noqa: B023
            lambda: measuring.per_second(lambda: their_loop(theirs, other)),  # noqa: B023
            bar,
        )
    if is_compiled():
        deal = our_deal("classic")
        length = sum(their_loop(theirs, random.Random(seed)) for seed in range(40)) / (40 * BATCH)
        title = "random deals of classic in the compiled loop"
        measuring.ratio(title, lambda: our_rollouts(deal), lambda: their_rollouts(theirs, length), 1.5)
