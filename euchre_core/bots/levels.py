"""How strong a player's opponents are: three levels, each of which plays every game."""

from __future__ import annotations

import random
from typing import Final, final

from euchre_core.kernel.action import Action
from euchre_core.kernel.observation import Observation

from .budget import Budget
from .heuristic import HeuristicBot
from .montecarlo import MonteCarloBot
from .simple import CautiousBot

SLIPS: Final = 0.3
"""How often an easy opponent does the most timid thing."""
HARD_SAMPLES: Final = 20
HARD_NODES: Final = 200
HARD_PATIENCE: Final = 2
"""What a hard opponent looks into: little enough to answer in well under a second in plain Python too."""


@final
class EasyBot:
    """Plays by the estimates of the heuristic, but is often too timid in the auction and thoughtless in the play."""

    name = "easy"

    def __init__(self) -> None:
        self.expert = HeuristicBot()
        self.timid = CautiousBot()

    def act(self, observation: Observation, rng: random.Random) -> Action:
        """Choose one of the legal actions; whether this is one of the slips comes from `rng`."""
        if rng.random() < SLIPS:
            return self.timid.act(observation, rng)
        return self.expert.act(observation, rng)


@final
class MediumBot:
    """The heuristic, by the name of its level."""

    name = "medium"

    def __init__(self) -> None:
        self.expert = HeuristicBot()

    def act(self, observation: Observation, rng: random.Random) -> Action:
        """Choose one of the legal actions; nothing is left to chance."""
        return self.expert.act(observation, rng)


@final
class HardBot:
    """Searches, but never long."""

    name = "hard"

    def __init__(self) -> None:
        self.searcher = MonteCarloBot(Budget(HARD_SAMPLES), HARD_NODES, HARD_PATIENCE)

    def act(self, observation: Observation, rng: random.Random) -> Action:
        """Choose one of the legal actions; which worlds are looked into comes from `rng`."""
        return self.searcher.act(observation, rng)
