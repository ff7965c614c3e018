"""The bots at a table."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from euchre_cli import streams
from euchre_core import bots
from euchre_core.kernel.action import Action
from euchre_core.kernel.observation import Observation

HINT_SAMPLES: Final = 100
HINT_SECONDS: Final = 1.5
"""How long a hint is thought about."""
MOST_TOLD: Final = 5
"""How many blunders are told as they happen; the number of all of them is told at the end."""


class Bots:
    """Bots that are watched: what goes wrong with one costs it an action, and is told."""

    def __init__(self) -> None:
        self.made: dict[str, bots.GuardedBot] = {}
        self.blunders: list[str] = []
        self.ours: list[str] = []

    def act(self, name: str, seen: Observation, chance: random.Random) -> Action:
        """What a bot does, always something legal."""
        if name not in self.made:
            self.made[name] = bots.GuardedBot(bots.get(name), name, self.teller(name))
        return self.made[name].act(seen, chance)

    def teller(self, name: str) -> Callable[[str], None]:
        """What tells the blunders of a bot."""

        def tell(blunder: str) -> None:
            self.blunders.append(blunder)
            if not bots.is_own(name):
                self.ours.append(blunder)
            if len(self.blunders) <= MOST_TOLD:
                streams.note(f"note: {blunder}")

        return tell

    def dismiss(self) -> None:
        """End what bots of one's own have started."""
        for made in self.made.values():
            bots.dismiss(made.bot)

    def hint(self, seen: Observation) -> bots.Advice | None:
        """What is best in a player's place, if it can be told."""
        try:
            return bots.advise(seen, random.Random(0), bots.Budget(HINT_SAMPLES, HINT_SECONDS))
        except Exception:
            return None
