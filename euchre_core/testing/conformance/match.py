"""One match in which a game is tried: it is played, and every invariant is looked at on the way."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from euchre_core.game.deal import Deal
from euchre_core.game.game import Game
from euchre_core.game.record import Record
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.standing import going_on

from .breach import Breach
from .invariants import DEALS_END, INVARIANTS, PLAYS_ON
from .players import PLAYERS, Player
from .story import Invariant, Moment, Turn, When

ACTIONS_AT_MOST = 1000
"""No deal of the family is longer; one that is never ends."""
NOW_AND_THEN = 0.04
"""At how many turns the invariants are looked at that take long."""

Result = TypeVar("Result")


class BrokenOff(Exception):
    """An invariant does not hold, and the match is not played on; `deal` is the one that was looked at."""

    def __init__(self, invariant: Invariant, text: str, deal: Deal | None = None) -> None:
        super().__init__(text)
        self.invariant = invariant
        self.text = text
        self.deal = deal


class Match:
    """One match that is tried.

    Args:
        rules: what is played; seed: makes everything in it again; players: a name of `PLAYERS`.
        max_deals: where it is stopped.
        scores: with which it begins, if not at the start.
        often: at how many turns the invariants are looked at that take long, from 0 to 1.
        looked_at: after so many deals it is only played on, to see whether it ends.

    Attributes:
        deals, actions: how much was played; is_won: whether it came to its end.
    """

    def __init__(
        self,
        rules: Rules,
        seed: int,
        players: str,
        max_deals: int,
        scores: Sequence[int] | None = None,
        often: float = NOW_AND_THEN,
        looked_at: int | None = None,
    ) -> None:
        self.rules = rules
        self.seed = seed
        self.players = players
        self.max_deals = max_deals
        self.scores = scores
        self.often = often
        self.looked_at = max_deals if looked_at is None else looked_at
        self.deals: list[Deal] = []
        self.actions = 0
        self.is_won = False
        self.told: list[Turn] = []
        self.rng = random.Random(seed)
        self.settings = json.loads(rules.canonical)

    def play(self, known: frozenset[str] = frozenset()) -> Breach | None:
        """Play to the end of the match, or to the first breach of an invariant.

        Args:
            known: names of invariants that are not looked at.
        """
        self.looked = [each for each in INVARIANTS if each.name not in known]
        try:
            self.go_through(PLAYERS[self.players]())
        except BrokenOff as broken:
            return None if broken.invariant.name in known else self.as_breach(broken)
        return None

    def go_through(self, player: Player) -> None:
        """Take turn after turn."""
        game = guarded(PLAYS_ON, self.begin)
        self.deals = game.deals
        self.look_at_finished(game, 0)
        while not guarded(PLAYS_ON, lambda: game.is_over):
            self.take_turn(game, player)
        self.is_won = game.standing.is_over
        self.look("match", game, game.deal)

    def begin(self) -> Game:
        """The match before its first action."""
        if self.scores is None:
            return Game(self.rules, seed=self.seed, max_deals=self.max_deals)
        rng = random.Random(self.seed)
        dealer = rng.randrange(len(self.rules.seats))
        cards = self.rules.shared_out(self.rules.shuffled(rng), dealer)
        standing = going_on(list(self.scores), [0] * len(self.scores), 0)
        deal = Deal(self.rules, dealer, cards, standing, None)
        return Game.of_deals(self.rules, [deal], max_deals=self.max_deals, seed=self.seed)

    def take_turn(self, game: Game, player: Player) -> None:
        """Look at a turn, and take it."""
        if len(game.deal.actions) >= ACTIONS_AT_MOST:
            text = f"the deal is not over after {ACTIONS_AT_MOST} actions; it is in {game.state.now.name}"
            raise BrokenOff(DEALS_END, text)
        self.look("turn", game, game.deal)
        if self.rng.random() < self.often:
            self.look("now and then", game, game.deal)
        before = game.state.copy()
        may = [action.text for action in game.legal_actions]
        action = guarded(PLAYS_ON, lambda: player(game, self.rng))
        self.told = [*self.told, Turn(before, may, str(game.to_act), action.text)]
        self.actions += 1
        finished = len(game.deals) - 1
        guarded(PLAYS_ON, lambda: game.push(action))
        self.look_at_finished(game, finished)

    def look_at_finished(self, game: Game, first: int) -> None:
        """Look at the deals that are over; some are over as soon as they are dealt."""
        for deal in game.deals[first:]:
            if deal.state.is_over:
                self.look("deal", game, deal)
                self.told = []

    def look(self, when: When, game: Game, deal: Deal) -> None:
        """Look at the invariants of a moment."""
        if when != "match" and len(game.deals) > self.looked_at:
            return
        moment = Moment(game, deal, self.rng, self.begin, self.settings, self.told)
        for invariant in self.looked:
            if invariant.when == when:
                text = guarded(invariant, partial(invariant.look, moment))
                if text is not None:
                    raise BrokenOff(invariant, text, deal)

    def record(self, deals: int | None = None) -> Record:
        """The match so far, or so many deals of it; replayed, it does not deal on."""
        kept = self.deals[:deals]
        record = Record.of(self.rules, kept, dict.fromkeys(self.rules.seats, self.players))
        record.header |= {"seed": self.seed, "max_deals": max(1, len(kept))}
        return record

    def as_breach(self, broken: BrokenOff) -> Breach:
        """What was found, with the match so far as a record."""
        deals = self.deals.index(broken.deal) + 1 if broken.deal in self.deals else len(self.deals)
        record = self.record(deals)
        record.header["found"] = {"invariant": broken.invariant.name, "text": broken.text}
        action = len(self.deals[deals - 1].actions) if deals else 0
        return Breach(broken.invariant.name, broken.text, deals, action, self.seed, self.players, record)


def guarded(invariant: Invariant, act: Callable[[], Result]) -> Result:
    """Do what must not fail; if it does, the invariant does not hold."""
    try:
        return act()
    except BrokenOff:
        raise
    except Exception as error:
        raise BrokenOff(invariant, f"{type(error).__name__}: {error}") from error
