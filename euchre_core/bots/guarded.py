"""A bot that is watched: whatever goes wrong with it costs it one action, never the game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, final

from euchre_core.kernel.action import Action
from euchre_core.kernel.observation import Observation

from .heuristic import HeuristicBot
from .own.failure import BotFailure, shortened, told

if TYPE_CHECKING:
    from . import Bot


@final
class GuardedBot:
    """Plays what another bot answers, or what the `heuristic` would do where that bot fails.

    Args:
        bot: the bot that is watched; name: what it is called when it goes wrong.
        report: called with a sentence for every blunder: a crash, silence, or an answer that is not legal.
    """

    def __init__(self, bot: Bot, name: str, report: Callable[[str], None]) -> None:
        self.bot = bot
        self.name = name
        self.report = report
        self.instead = HeuristicBot()

    def act(self, observation: Observation, rng: random.Random) -> Action:
        """What the bot does; always a legal action. An interrupt is passed on, an attempt to end the program is not."""
        try:
            answer = self.bot.act(observation, rng)
        except BotFailure as failure:
            return self.fallback(observation, str(failure))
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            return self.fallback(observation, f"failed: {told(error)}")
        if not isinstance(answer, Action) or answer not in observation.legal_actions:
            return self.fallback(observation, f"tried “{shortened(str(answer))}”, which is not legal")
        return answer

    def fallback(self, observation: Observation, why: str) -> Action:
        """Another action instead of the bot's, reported."""
        legal = observation.legal_actions
        try:
            action = self.instead.act(observation, random.Random(0))
        except Exception:
            action = legal[0]
        if action not in legal:
            action = legal[0]
        self.report(f"the bot {self.name} at {observation.seat} {why}; it does “{action.text}” instead")
        return action
