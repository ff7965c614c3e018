"""Who plays when a game is tried: bots, and people with one thing in mind; and what holds for bots."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from euchre_core import bots
from euchre_core.game.game import Game
from euchre_core.kernel.action import Action

from .story import Invariant, Moment
from .turns import vocabulary

Player = Callable[[Game, random.Random], Action]
OWN_MIND = 0.8
"""How often somebody with one thing in mind does it."""


def anything(game: Game, rng: random.Random) -> Action:
    """Do anything that is legal."""
    return rng.choice(list(game.legal_actions))


def eager(game: Game, rng: random.Random) -> Action:
    """Bid, claim, order and go alone whenever one may."""
    return wishing([each for each in game.legal_actions if each.verb not in ("pass", "drop", "claim_rest")], game, rng)


def shy(game: Game, rng: random.Random) -> Action:
    """Pass whenever one may."""
    return wishing([each for each in game.legal_actions if each.verb in ("pass", "stay")], game, rng)


def careless(game: Game, rng: random.Random) -> Action:
    """Break the rules now and then, where they can be broken."""
    breaches = [each for each in vocabulary(game.state) if each not in game.legal_actions and game.state.permits(each)]
    return rng.choice(breaches) if breaches and rng.random() < 0.3 else anything(game, rng)


def wishing(wished: Sequence[Action], game: Game, rng: random.Random) -> Action:
    """Mostly one of the wishes, if there are any."""
    return rng.choice(wished) if wished and rng.random() < OWN_MIND else anything(game, rng)


def bot(name: str) -> Player:
    """A bot at every seat."""
    player = bots.get(name)

    def act(game: Game, rng: random.Random) -> Action:
        return player.act(game.observation(game.to_act), rng)

    return act


PLAYERS: dict[str, Callable[[], Player]] = {
    "random": lambda: anything,
    "eager": lambda: eager,
    "heuristic": lambda: bot("heuristic"),
    "shy": lambda: shy,
    "careless": lambda: careless,
    "cautious": lambda: bot("cautious"),
}
"""Everybody who tries a game, by name."""


def bots_are_honest(moment: Moment) -> str | None:
    """Every bot that answers at once chooses one of the legal actions."""
    game = moment.game
    observation = game.observation(game.to_act)
    for name in bots.names_at_once():
        action = bots.get(name).act(observation, random.Random(moment.rng.random()))
        if action not in game.legal_actions:
            return f"the bot {name} chooses “{action}”, which is not legal"
    return None


INVARIANTS = (Invariant("bots-are-honest", "Every bot chooses a legal action.", "now and then", bots_are_honest),)
