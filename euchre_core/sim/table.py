"""A table of bots, and the deals and matches they play, each made by its number alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

from euchre_core import bots
from euchre_core.bots.heuristic import HeuristicBot
from euchre_core.game.deal import Deal, laid
from euchre_core.game.game import DEALS_AT_MOST, Game
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.standing import Standing
from euchre_core.kernel.state import State

from .playing import DEALS_OF_A_MATCH, play_out
from .workers import ending_with

MATCHES_OF_A_SEED: Final = 2**32


def seed_of_match(seed: int, number: int) -> int:
    """The seed of one match of many: `Game` deals the same cards with it.

    Args:
        seed: the seed of all of them.
        number: which of them, from 0.
    """
    return seed * MATCHES_OF_A_SEED + number


class Table:
    """A game with a bot at every seat.

    Args:
        rules: what is played.
        bot_names: the bot of each seat.

    Attributes:
        blunders: what went wrong with bots of one's own, in words; the heuristic played instead of them.
    """

    def __init__(self, rules: Rules, bot_names: tuple[str, ...]) -> None:
        self.rules = rules
        self.blunders: list[str] = []
        self.players = [self.player(name) for name in bot_names]
        self.is_heuristic = all(isinstance(player, HeuristicBot) for player in self.players)
        self.seats = dict(zip(rules.seats, bot_names, strict=True))

    def player(self, name: str) -> bots.Bot:
        """A new bot; one of one's own is watched."""
        return bots.GuardedBot(bots.get(name), name, self.blunders.append) if bots.is_own(name) else bots.get(name)

    def dismiss(self) -> None:
        """End what bots of one's own have started."""
        for player in self.players:
            if isinstance(player, bots.GuardedBot):
                bots.dismiss(player.bot)

    # -- as many as possible, for counting ---------------------------------------------------------------------------

    def deal(self, seed: int, number: int) -> State:
        """Play one deal at the scores with which a match begins; the deal goes round.

        Args:
            seed: the seed of the simulation.
            number: which deal, from 0.
        """
        opening = self.rules.ending.opening(len(self.rules.side_names))
        return self.play(seed_of_match(seed, number), 1, number % len(self.rules.seats), opening, None)

    def match(self, seed: int, number: int) -> Iterator[tuple[State, Standing]]:
        """Play one match: each deal when it is over, and how the match stands after it.

        Args:
            seed: the seed of the simulation.
            number: which match, from 0.
        """
        rules = self.rules
        own = seed_of_match(seed, number)
        dealer = random.Random(own * DEALS_OF_A_MATCH).randrange(len(rules.seats))
        standing = rules.ending.opening(len(rules.side_names))
        lasting: list[int] | None = None
        for place in range(1, DEALS_AT_MOST + 1):
            state = self.play(own, place, dealer, standing, lasting)
            standing = rules.ending.after(standing, state)
            yield state, standing
            if standing.is_over:
                return
            lasting = state.slots
            dealer = (dealer + 1) % len(rules.seats) if state.passes_deal else dealer

    def play(self, match: int, place: int, dealer: int, standing: Standing, lasting: list[int] | None) -> State:
        """Play one deal of a match to its end; the same deal as `told`, the short way where there is one.

        Args:
            match: the seed of the match.
            place: which of its deals, from 1.
            dealer: whose seat deals.
            standing: how the match stands before it.
            lasting: the slots of the deal before, if any.
        """
        if not self.is_heuristic:
            return self.told(match, place, dealer, standing, lasting).state
        state = laid(self.rules, dealer, self.cards(match, place, dealer), standing, lasting)
        play_out(state)
        return state

    def cards(self, match: int, place: int, dealer: int) -> list[list[int]]:
        """The cards of a deal of a match, in the piles."""
        order = self.rules.shuffled(random.Random(match * DEALS_OF_A_MATCH + place))
        return self.rules.shared_out(order, dealer)

    # -- one of them, for looking at ---------------------------------------------------------------------------------

    def told(self, match: int, place: int, dealer: int, standing: Standing, lasting: list[int] | None) -> Deal:
        """Play one deal and keep what was done in it; the arguments are those of `play`."""
        deal = Deal(self.rules, dealer, self.cards(match, place, dealer), standing, lasting)
        chances = self.chances(match, place)
        while not deal.state.is_over:
            seat = int(deal.state.turn)
            deal.push(self.players[seat].act(deal.observation(seat), chances[seat]))
        return deal

    def told_deal(self, seed: int, number: int) -> Deal:
        """The deal that `deal` plays, with everything that was done in it."""
        opening = self.rules.ending.opening(len(self.rules.side_names))
        return self.told(seed_of_match(seed, number), 1, number % len(self.rules.seats), opening, None)

    def told_match(self, seed: int, number: int) -> Game:
        """The match that `match` plays, with everything that was done in it."""
        own = seed_of_match(seed, number)
        game = Game(self.rules, own)
        place, chances = 0, self.chances(own, 0)
        while not game.is_over:
            if len(game.deals) != place:
                place = len(game.deals)
                chances = self.chances(own, place)
            seat = int(game.state.turn)
            game.push(self.players[seat].act(game.deal.observation(seat), chances[seat]))
        return game

    def chances(self, match: int, place: int) -> list[random.Random]:
        """The chance of the bot at each seat in one deal, whatever the others do."""
        return [random.Random(f"{match} {place} {seat}") for seat in range(len(self.players))]


@contextmanager
def seated(rules: Rules, bot_names: tuple[str, ...]) -> Iterator[Table]:
    """A table for a while; bots of one's own come new to it and leave in the end."""
    if not any(bots.is_own(name) for name in bot_names):
        yield table_for(rules, bot_names)
        return
    table = Table(rules, bot_names)
    with ending_with(table.dismiss):
        yield table


@lru_cache(maxsize=8)
def table_for(rules: Rules, bot_names: tuple[str, ...]) -> Table:
    """A table of bots that come with the library, made once in a process: what they work out of the rules is kept."""
    return Table(rules, bot_names)
