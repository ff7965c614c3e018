"""Players of their own: bots that see what a seat sees and choose one of its legal actions."""

from __future__ import annotations

import difflib
import random
from collections.abc import Callable
from typing import Protocol

from euchre_core.kernel.action import Action
from euchre_core.kernel.observation import Observation

from .budget import Budget, budget_written
from .estimated import Estimated
from .guarded import GuardedBot
from .heuristic import HeuristicBot
from .hints import Advice, advise
from .levels import EasyBot, HardBot, MediumBot
from .montecarlo import MonteCarloBot
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
    "easy": EasyBot,
    "medium": MediumBot,
    "heuristic": HeuristicBot,
    "hard": HardBot,
    "montecarlo": MonteCarloBot,
}


SENTENCES = {
    "random": "Takes any legal action, each with the same chance.",
    "cautious": "Passes as long as it may, then bids, gives and plays as low as it can.",
    "easy": "The heuristic on a bad day: every third time or so it does the most timid thing.",
    "medium": "The heuristic, as an opponent.",
    "heuristic": "Plays every game of the language by the same estimates, which it takes from the rules.",
    "hard": "Searches like montecarlo, but never long.",
    "montecarlo": "Deals the hidden cards as they may lie, many times, and does what comes out best; "
    "montecarlo:samples=200:seconds=2 says how long.",
}


def about(name: str) -> str:
    """What a bot does, in a sentence; `name` is one of `names()`."""
    return SENTENCES[name]


def names() -> list[str]:
    """The names of all bots, the weakest first."""
    return list(BOTS)


def names_at_once() -> list[str]:
    """The names of the bots that answer at once: those that do not search."""
    return [name for name in BOTS if name not in (HardBot.name, MonteCarloBot.name)]


def get(name: str) -> Bot:
    """A new bot.

    Args:
        name: one of `names()`, or a bot of one's own: `my_bot.py:FUNCTION` or `program:COMMAND`. After `montecarlo`
            may stand how long it searches: `montecarlo:samples=200`, `montecarlo:seconds=2`, or both options in a row.

    Raises:
        ValueError: there is no bot of this name, or no such file or function, or it takes no such option.
    """
    if is_own(name):
        return own_bot(name)
    base, *options = name.split(":")
    if base not in BOTS:
        near = difflib.get_close_matches(base, BOTS, n=1)
        hint = f"; did you mean {near[0]}?" if near else "."
        raise ValueError(f"there is no bot “{base}”{hint} The bots are {', '.join(BOTS)}.")
    if not options:
        return BOTS[base]()
    if base != MonteCarloBot.name:
        raise ValueError(f"the bot {base} takes no options; montecarlo does, as in montecarlo:samples=200")
    return MonteCarloBot(budget_written(options))


def dismiss(bot: Bot) -> None:
    """End whatever a bot has started; a program of one's own is a process that waits for questions."""
    if isinstance(bot, ProgramBot):
        bot.close()


__all__ = [
    "Advice",
    "Bot",
    "BotFailure",
    "Budget",
    "Estimated",
    "GuardedBot",
    "about",
    "advise",
    "dismiss",
    "get",
    "is_own",
    "names",
    "names_at_once",
]
