"""A whole match: deals until somebody has won."""

from __future__ import annotations

import random
from collections.abc import Sequence

from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import IllegalAction, InvalidAction
from euchre_core.kernel.event import Event
from euchre_core.kernel.legal import LegalActions
from euchre_core.kernel.observation import Observation
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.standing import Standing
from euchre_core.kernel.state import State

from .deal import Deal, DealSummary
from .outcome import TERMINATIONS, Outcome
from .record import Record

DEALS_AT_MOST = 1000


class Game:
    """A match in progress. Deals by itself, when it is made and whenever a deal is over.

    Args:
        rules: what is played.
        seed: makes every shuffle and the first dealer repeatable; random if not given.
        max_deals: the match is stopped after this many deals, from 1.
        dealer: the first dealer's seat; drawn by `seed` if not given.

    Raises:
        InvalidAction: there is no such seat.
    """

    def __init__(
        self, rules: Rules, seed: int | None = None, max_deals: int = DEALS_AT_MOST, dealer: str | None = None
    ) -> None:
        self.rules = rules
        self.seed = random.SystemRandom().randrange(2**48) if seed is None else seed
        self.max_deals = max_deals
        self.deals: list[Deal] = []
        first = rules.seat(dealer) if dealer is not None else self._rng(0).randrange(len(rules.seats))
        self._begin(first, rules.ending.opening(len(rules.side_names)), None)
        self._deal_while_over()

    def _rng(self, deal: int) -> random.Random:
        """The chance of one deal (0: the draw for the first dealer), so that each deal can be made again by itself."""
        return random.Random(self.seed * 1_000_003 + deal)

    # -- the deals ---------------------------------------------------------------------------------------------------

    def _begin(self, dealer: int, standing: Standing, lasting: list[int] | None) -> None:
        cards = self.rules.shared_out(self.rules.shuffled(self._rng(len(self.deals) + 1)), dealer)
        self.deals.append(Deal(self.rules, dealer, cards, standing, lasting))

    def _deal_while_over(self) -> None:
        """Deal until there is somebody to act or the match is over; a dealt hand may end a deal by itself."""
        while self.deal.state.is_over and not self.is_over:
            last = self.deal
            dealer = (last.dealer + 1) % len(self.rules.seats) if last.state.passes_deal else last.dealer
            self._begin(dealer, last.standing_after(), last.state.slots)

    @property
    def deal(self) -> Deal:
        """The deal going on, or the last one."""
        return self.deals[-1]

    @property
    def state(self) -> State:
        """The state of the deal going on, hidden cards included; not for bots."""
        return self.deal.state

    # -- who is in turn, and what may be done ------------------------------------------------------------------------

    @property
    def standing(self) -> Standing:
        """How the match stands, the last deal included once it is over."""
        return self.deal.standing_after() if self.deal.state.is_over else self.deal.standing

    @property
    def winners(self) -> list[int]:
        """The sides that have won the match, by number."""
        return self.standing.winners

    @property
    def is_over(self) -> bool:
        """Whether the match is over: it has been won or lost, or the limit of deals is reached."""
        return self.deal.state.is_over and (self.standing.is_over or len(self.deals) >= self.max_deals)

    @property
    def to_act(self) -> str | None:
        """The seat in turn; None only when the match is over."""
        return self.deal.state.to_act

    @property
    def legal_actions(self) -> LegalActions:
        """What the seat in turn may do; empty when the match is over."""
        return self.deal.state.legal_actions

    @property
    def scores(self) -> dict[str, int]:
        """The score of each side, the last deal included once it is over."""
        return dict(zip(self.rules.side_names, self.deal.scores_after(), strict=True))

    @property
    def counters(self) -> dict[str, dict[str, int]]:
        """What is counted besides the scores, by name and side, the last deal included once it is over."""
        names = self.rules.side_names
        return {name: dict(zip(names, each, strict=True)) for name, each in self.deal.counters().items()}

    @property
    def games(self) -> dict[str, int]:
        """How many games of the match each side has won."""
        return dict(zip(self.rules.side_names, self.standing.games, strict=True))

    @property
    def dealer(self) -> str:
        """Who dealt."""
        return self.rules.seats[self.deal.dealer]

    @property
    def outcome(self) -> Outcome:
        """How the match ended.

        Raises:
            IllegalAction: it has not ended.
        """
        if not self.is_over:
            raise IllegalAction("the match is not over yet")
        standing = self.standing
        winners = tuple(self.rules.side_names[side] for side in standing.winners)
        return Outcome(self.scores, winners, TERMINATIONS.get(standing.ended, "stopped"), len(self.deals), self.games)

    # -- going on and going back -------------------------------------------------------------------------------------

    def push(self, action: Action | str) -> None:
        """Take an action of the seat in turn.

        Args:
            action: one of `legal_actions` or its text; where the rules can be broken, also another card of the hand.

        Raises:
            IllegalAction: the rules do not allow it; nothing has changed.
            InvalidAction: the text is no action of this step.
        """
        self.deal.push(action)
        self._deal_while_over()

    def pop(self) -> Action:
        """Take the last action back, with the deal it led to.

        Raises:
            InvalidAction: no action has been taken yet.
        """
        kept = len(self.deals)
        while kept and not self.deals[kept - 1].actions:
            kept -= 1
        if not kept:
            raise InvalidAction("there is no action to take back")
        del self.deals[kept:]
        return self.deal.pop()

    def copy(self) -> Game:
        """An independent copy."""
        twin = Game.__new__(Game)
        twin.rules, twin.seed, twin.max_deals = self.rules, self.seed, self.max_deals
        twin.deals = [*self.deals[:-1], self.deal.copy()]
        return twin

    def __copy__(self) -> Game:
        return self.copy()

    # -- what is seen ------------------------------------------------------------------------------------------------

    def observation(self, seat: str | None) -> Observation:
        """What one seat may know now.

        Raises:
            InvalidAction: there is no such seat; None, for "nobody is in turn", is none.
        """
        if seat is None:
            raise InvalidAction("the match is over and nobody is in turn; ask for a seat by name")
        return self.deal.observation(self.rules.seat(seat))

    @property
    def events(self) -> list[Event]:
        """Everything that happened in the deal going on, hidden cards included; not for bots."""
        return list(self.deal.events)

    @property
    def last_deal(self) -> DealSummary | None:
        """What came of the last deal that is over."""
        for deal in reversed(self.deals):
            if deal.state.is_over:
                return deal.summary()
        return None

    @property
    def record(self) -> Record:
        """The match so far, to be kept and replayed."""
        record = Record.of(self.rules, self.deals)
        if self.is_over and not self.standing.is_over:
            record.header["max_deals"] = self.max_deals  # stopped: a replay shall not deal on
        return record

    @classmethod
    def of_deals(
        cls, rules: Rules, deals: Sequence[Deal], max_deals: int = DEALS_AT_MOST, seed: int | None = None
    ) -> Game:
        """A game that has come as far as these deals; used by records. Later deals are dealt from `seed`."""
        game = cls.__new__(cls)
        game.rules, game.max_deals = rules, max_deals
        game.seed = random.SystemRandom().randrange(2**48) if seed is None else seed
        game.deals = list(deals)
        game._deal_while_over()
        return game

    def __repr__(self) -> str:
        return f"<Game {self.rules.name}, deal {len(self.deals)}, {self.scores}>"
