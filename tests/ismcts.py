"""The bot that searches against OpenSpiel's information-set MCTS bot, at equal time a move, on OpenSpiel's own euchre.

    python tests/ismcts.py [DEALS] [SAMPLES] [SEED]

Every deal (200) is played twice, each bot once at both seats of a side. Ours looks into so many worlds (40) a move;
theirs gets as many simulations as take the same time, which is tried out first. Prints the points a deal by which ours
is better, with a 95 % interval, and the time both took a move. Needs the optional package open-spiel.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]  # an optional package without types

import euchre_core as eu
from euchre_core.build import is_compiled
from euchre_core.game.deal import Deal
from tests.openspiel.euchre_beside import Beside, our_rules, their_game
from tests.tournament import interval

EXPLORATION = 1.4
TRIED = 10
"""On how many deals it is tried out how many simulations take as long as our bot does."""


class Timed:
    """How long a bot thought, and how often."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.moves = 0

    def add(self, seconds: float) -> None:
        self.seconds += seconds
        self.moves += 1

    @property
    def mean(self) -> float:
        return self.seconds / max(self.moves, 1)


class Match:
    """Plays deals on both engines at once: ours sees our observations, theirs its own state."""

    def __init__(self, samples: int, simulations: int, seed: int) -> None:
        self.rules = our_rules(True, False)
        self.game = their_game(pyspiel, True, False)
        self.beside = Beside(self.rules, self.game, seed)
        self.ours = eu.bots.get(f"montecarlo:samples={samples}")
        self.theirs = their_bot(self.game, simulations, seed)
        self.our_time, self.their_time = Timed(), Timed()
        self.rng = random.Random(seed)

    def both_ways(self, dealt: tuple[eu.State, Any]) -> float:
        """The points by which our bot is better in a deal that is played twice."""
        return (self.play(dealt, 0) + self.play(dealt, 1)) / 2

    def play(self, dealt: tuple[eu.State, Any], side: int) -> float:
        """The points of our bot at the seats of this side, less those of the others."""
        laid, theirs = dealt[0], dealt[1].clone()
        kinds = range(len(self.rules.pack.kinds))
        cards = [[kind for kind in kinds if laid.holds(pile, kind)] for pile in range(len(self.rules.piles))]
        ours = Deal(self.rules, int(laid.dealer), cards, self.rules.ending.opening(2), None)
        while not theirs.is_terminal():
            seat = theirs.current_player()
            choices = {
                self.beside.translated(text, ours.state): action
                for text, action in self.beside.their_choices(theirs).items()
            }
            text = next(iter(choices))
            if len(choices) > 1:
                text = self.our_move(ours, seat) if seat % 2 == side else self.their_move(theirs, choices)
            theirs.apply_action(choices[text])
            ours.push(text)
        return float(theirs.returns()[side])

    def our_move(self, ours: Deal, seat: int) -> str:
        began = time.process_time()
        action = self.ours.act(ours.observation(seat), self.rng)
        self.our_time.add(time.process_time() - began)
        return action.text

    def their_move(self, theirs: Any, choices: dict[str, int]) -> str:
        began = time.process_time()
        chosen = self.theirs.step(theirs)
        self.their_time.add(time.process_time() - began)
        return next(text for text, action in choices.items() if action == chosen)


def their_bot(game: Any, simulations: int, seed: int) -> Any:
    """Their bot; -1 worlds means a new one for every simulation."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    return pyspiel.ISMCTSBot(
        seed, evaluator, EXPLORATION, simulations, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
    )


def tried_out(samples: int, seed: int) -> int:
    """How many simulations take them as long as so many worlds take us."""
    simulations = 100
    for _ in range(3):
        match = Match(samples, simulations, seed)
        for _ in range(TRIED):
            match.both_ways(match.beside.dealt())
        simulations = max(2, round(simulations * match.our_time.mean / match.their_time.mean))
    return simulations


def main(deals: int, samples: int, seed: int) -> None:
    simulations = tried_out(samples, seed + 1)
    match = Match(samples, simulations, seed)
    print(f"{'compiled' if is_compiled() else 'pure Python'}; {samples} worlds a move, {simulations} simulations")
    found = interval([match.both_ways(match.beside.dealt()) for _ in range(deals)])
    times = [f"{timed.mean * 1000:.1f} ms" for timed in (match.our_time, match.their_time)]
    print(
        f"{found.mean:+.3f} ± {found.margin:.3f} points a deal, {deals} deals twice; a move took {' and '.join(times)}"
    )


if __name__ == "__main__":
    main(*(int(word) for word in [*sys.argv[1:], *["200", "40", "1"][len(sys.argv) - 1 :]]))
