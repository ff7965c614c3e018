"""The bots at a table."""

from __future__ import annotations

import random
from typing import Any

from euchre_cli import streams
from euchre_core.kernel.action import Action
from euchre_core.kernel.legal import LegalActions
from euchre_core.kernel.observation import Observation

from .seating import USUAL_BOT

MOST_TOLD = 5
"""How many blunders are told as they happen; the number of all of them is told at the end."""


class Bots:
    """Bots that are watched: what they answer is checked before it is played."""

    def __init__(self) -> None:
        self.made: dict[str, Any] = {}
        self.blunders: list[str] = []

    def act(self, name: str, seen: Observation, chance: random.Random) -> Action:
        """What a bot does; if it fails or tries something illegal, the first legal action, and its blunder is noted."""
        legal = seen.legal_actions
        try:
            answer = self.answer(name, seen, chance)
        except Exception as error:
            return self.instead(legal, f"the bot {name} at {seen.seat} failed: {type(error).__name__}: {error}")
        if answer not in legal:
            return self.instead(legal, f"the bot {name} at {seen.seat} tried “{answer}”, which is not legal")
        return answer

    def instead(self, legal: LegalActions, blunder: str) -> Action:
        """The first legal action, said aloud."""
        self.blunders.append(blunder)
        if len(self.blunders) <= MOST_TOLD:
            streams.note(f"note: {blunder}; it does “{legal[0]}” instead")
        return legal[0]

    def answer(self, name: str, seen: Observation, chance: random.Random) -> Action:
        """What a bot answers, unchecked."""
        from euchre_core import bots

        if name not in self.made:
            self.made[name] = bots.get(name)
        answer: Action = self.made[name].act(seen, chance)
        return answer

    def hint(self, seen: Observation) -> Action | None:
        """What the usual bot would do, if it can tell."""
        try:
            answer = self.answer(USUAL_BOT, seen, random.Random(0))
        except Exception:
            return None
        return answer if answer in seen.legal_actions else None
