"""Two bots that hardly think: yardsticks for the others."""

from __future__ import annotations

import random
from typing import final

from euchre_core.kernel.action import Action
from euchre_core.kernel.observation import Observation


@final
class RandomBot:
    """Takes any legal action, each with the same chance."""

    name = "random"

    def act(self, observation: Observation, rng: random.Random) -> Action:
        """Choose one of the legal actions."""
        legal = observation.legal_actions
        return legal[rng.randrange(len(legal))]
