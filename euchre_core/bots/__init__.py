"""Players of their own: bots that see what a seat sees and choose one of its legal actions."""

from __future__ import annotations

import difflib
import random
from collections.abc import Callable
from typing import Protocol

from euchre_core.kernel.action import Action
from euchre_core.kernel.observation import Observation

from .guarded import GuardedBot
from .heuristic import HeuristicBot
from .own import ProgramBot, is_own, own_bot
from .own.failure import BotFailure
from .simple import CautiousBot, RandomBot


class Bot(Protocol):
    """Whoever can play a seat. A bot of your own needs no more than this."""

    name: str

    def act(self, observation: Observation, rng: random.Random) -> Action:
        """Choose one of `observation.legal_actions`; all chance comes from `rng`."""
        ...


BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "cautious": CautiousBot,
    "heuristic": HeuristicBot,
}


SENTENCES = {
    "random": "Takes any legal action, each with the same chance.",
    "cautious": "Passes as long as it may, then bids, gives and plays as low as it can.",
    "heuristic": "Plays every game of the language by the same estimates, which it takes from the rules.",
}


def about(name: str) -> str:
    """What a bot does, in a sentence; `name` is one of `names()`."""
    return SENTENCES[name]


def names() -> list[str]:
    """The names of all bots, the weakest first."""
    return list(BOTS)


def get(name: str) -> Bot:
    """A new bot.

    Args:
        name: one of `names()`, or a bot of one's own: `my_bot.py:FUNCTION` or `program:COMMAND`.

    Raises:
        ValueError: there is no bot of this name, or no such file or function.
    """
    if is_own(name):
        return own_bot(name)
    if name not in BOTS:
        near = difflib.get_close_matches(name, BOTS, n=1)
        hint = f"; did you mean {near[0]}?" if near else "."
        raise ValueError(f"there is no bot “{name}”{hint} The bots are {', '.join(BOTS)}.")
    return BOTS[name]()


def dismiss(bot: Bot) -> None:
    """End whatever a bot has started; a program of one's own is a process that waits for questions."""
    if isinstance(bot, ProgramBot):
        bot.close()


__all__ = ["Bot", "BotFailure", "GuardedBot", "about", "dismiss", "get", "is_own", "names"]
