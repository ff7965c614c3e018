"""Seeded games as fingerprints of their records; `python -m tests.properties.thousand_games N` prints those of N games.

Run by hand or by a test in another process, so that the compiled library and its sources can be compared.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys

import euchre_core as eu
from euchre_core.build import is_compiled

from .shipped import playable, rules

MOST_DEALS = 3


def fingerprints(games: int) -> list[str]:
    """One fingerprint a game: of its record, and of what every seat was offered on the way."""
    choices = playable()
    return [fingerprint(rules(choices[seed % len(choices)]), seed) for seed in range(games)]


def fingerprint(played: eu.Rules, seed: int) -> str:
    game, rng = eu.Game(played, seed=seed, max_deals=MOST_DEALS), random.Random(seed)
    digest = hashlib.sha256()
    while not game.is_over:
        legal = [action.text for action in game.legal_actions]
        digest.update(" ".join(legal).encode())
        state = game.state
        words = [action for phase in state.rules.steps[state.step].phases for action in phase.vocabulary(state.turn)]
        can = [action.text for action in words if state.permits(action)]
        game.push(rng.choice(can if rng.random() < 0.1 else legal))
    digest.update(game.record.dumps().encode())
    digest.update(repr((game.scores, game.outcome, state_of_chance(game, rng))).encode())
    return digest.hexdigest()[:16]


def state_of_chance(game: eu.Game, rng: random.Random) -> list[list[str]]:
    """Which worlds are drawn for the seats in the middle of the last deal."""
    for _ in range(min(5, len(game.deal.actions))):
        game.pop()
    if game.to_act is None:
        return []
    sample = game.observation(game.to_act).sample_state(rng)
    return [sample.hand(seat) for seat in game.rules.seats]


if __name__ == "__main__":
    print(json.dumps({"compiled": is_compiled(), "games": fingerprints(int(sys.argv[1]))}))
