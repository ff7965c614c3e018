"""Which cards may be given in an exchange, and what the others learn from those that are."""

from __future__ import annotations

from mypy_extensions import i64

from euchre_core.chapters.sides import Sides
from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.event import EVERYONE
from euchre_core.kernel.giving import free_cards, in_pack_order
from euchre_core.kernel.pack import lowest
from euchre_core.kernel.phase import CardPhase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .giving import (
    ANY_CARDS,
    DISCARD,
    EACH_PARTNER,
    FROM_KITTY,
    LAST_GIVEN,
    MUST_GIVE,
    PARTNER,
    STEP,
    TO_GIVE,
    Giving,
    allowed,
    best,
    height,
    how_many,
    received_slot,
)


class CardsOfAnExchange(CardPhase):
    """An exchange of cards as the one sees it whose turn it is to give: whose and which it is, and his cards.

    Args:
        plans: the exchanges that can take place here, each a list of steps; an empty one is none.
        names: their names, for reasons.
        side: who plays with whom.
    """

    def __init__(self, plans: list[list[Giving]], names: list[str], side: Sides) -> None:
        super().__init__("exchange", "give", has_only_cards=False)
        self.plans = plans
        self.names = names
        self.side = side

    def bind(self, rules: Rules, step: int) -> None:
        """Find the slots, and make the actions: giving, laying away, and stopping."""
        super().bind(rules, step)
        self.place = rules.slot(STEP)
        self.to_give = rules.slot(TO_GIVE)
        self.must_give = rules.slot(MUST_GIVE)
        self.last = rules.slot(LAST_GIVEN)
        self.received = [rules.slot(received_slot(plane)) for plane in range(int(rules.pack.planes))]
        every = [giving for plan in self.plans for giving in plan]
        self.lays_away = any(giving.receiver == DISCARD and giving.giver != FROM_KITTY for giving in every)
        self.may_stop = any(giving.least != giving.cards for giving in every)
        self.discarding = [
            self.act("discard", text, kind, seat)
            for seat in range(len(rules.seats))
            for kind, text in enumerate(rules.pack.kinds)
        ]
        self.stopping = [self.act("done", "", -1, seat) for seat in range(len(rules.seats))]

    # -- whose exchange it is ----------------------------------------------------------------------------------------

    def which(self, state: State) -> i64:
        """Which of the exchanges takes place in this deal; -1 if none does."""
        raise NotImplementedError

    def player(self, state: State) -> i64:
        """For whom it is."""
        raise NotImplementedError

    def plan(self, state: State) -> list[Giving]:
        """The steps of the exchange going on."""
        return self.plans[self.which(state)]

    def giving(self, state: State) -> Giving:
        """The step going on."""
        return self.plan(state)[state.slots[self.place]]

    def seat_of(self, state: State, role: int) -> i64:
        """The player; or his partner, the first clockwise."""
        seat = self.player(state)
        return self.next_partner(state, seat) if role in (PARTNER, EACH_PARTNER) else seat

    def next_partner(self, state: State, seat: i64) -> i64:
        """The next of the player's partners after a seat, clockwise; the player himself after the last."""
        player = self.player(state)
        partners = self.side.partners(state, player)
        seats: i64 = len(self.rules.seats)
        seat = (seat + 1) % seats
        while seat != player and not (partners >> seat) & 1:
            seat = (seat + 1) % seats
        return seat

    def is_free(self, state: State, giving: Giving) -> bool:
        """Whether the giver may stop now."""
        return giving.least != giving.cards and state.slots[self.must_give] == 0

    # -- which cards -------------------------------------------------------------------------------------------------

    def barred(self, state: State, giving: Giving) -> list[int]:
        """The cards the giver may not give: those he has just received, and those of other ranks than may go."""
        found: list[int] = []
        if giving.kept:
            found += [state.slots[slot + state.turn] for slot in self.received]
        if giving.only:
            for plane in range(state.planes):
                held: i64 = state.cards[state.turn * state.planes + plane]
                found.append(int(held & ~giving.only))
        return found

    def legal(self, state: State) -> list[Action]:
        """The cards that may be given next, and stopping."""
        giving = self.giving(state)
        cards = self.legal_cards(state)
        if giving.receiver == DISCARD:
            first = state.turn * self.kinds
            found = [self.discarding[first + card] for card in range(self.kinds) if (cards >> card) & 1]
        else:
            found = self.as_actions(state.turn, cards)
        return [*found, self.stopping[state.turn]] if self.is_free(state, giving) else found

    def permits(self, state: State, action: Action) -> bool:
        """Whether the card is one of the legal ones, and given in the right words."""
        giving = self.giving(state)
        if action.code < 0:
            return self.is_free(state, giving)
        said = "discard" if giving.receiver == DISCARD else "give"
        return action.verb == said and (self.legal_cards(state) >> action.code) & 1 == 1

    def legal_cards(self, state: State) -> i64:
        """The cards that may be given next."""
        giving = self.giving(state)
        barred = self.barred(state, giving)
        free = free_cards(state, state.turn, barred)
        if giving.choose != ANY_CARDS:
            forced = best(state, free, giving.choose)
            if forced:
                return self.forced_in_order(state, forced, barred)
        last: i64 = state.slots[self.last + state.turn]
        # Where fewer cards may go than must, he gives what he has.
        wanted: i64 = state.slots[self.must_give]
        there = how_many(state, state.turn, barred, (free >> last) << last)
        return in_pack_order(state, state.turn, barred, last, min(wanted, there))

    def forced_in_order(self, state: State, forced: i64, barred: list[int]) -> i64:
        """Of equally high cards of several suits, those that may be given next in pack order."""
        last: i64 = state.slots[self.last + state.turn]
        if height(state, lowest(forced)) != height(state, last):
            last = 0  # the last card given was a higher one
        tied = (forced >> last) << last
        wanted = min(how_many(state, state.turn, barred, tied), state.slots[self.must_give])
        found: i64 = 0
        behind: i64 = 0
        place = self.kinds - 1
        while place >= 0:
            bit: i64 = 1
            bit <<= place
            if tied & bit:
                behind += how_many(state, state.turn, barred, bit)
                if behind >= wanted:
                    found |= bit
            place -= 1
        return found

    def is_forced(self, state: State, giving: Giving) -> bool:
        """Whether the giver has no choice but his best."""
        return best(state, free_cards(state, state.turn, self.barred(state, giving)), giving.choose) != 0

    # -- what the others learn ---------------------------------------------------------------------------------------

    def prove_best(self, state: State, giving: Giving, action: Action) -> None:
        """Who saw the card knows that the giver keeps no higher trump."""
        trumps = allowed(giving, self.rules.tables.trumps[state.strain])
        better: i64 = 0
        for card in range(self.kinds):
            bit: i64 = 1
            bit <<= card
            if trumps & bit and (not (trumps >> action.code) & 1 or height(state, card) > height(state, action.code)):
                better |= bit
        viewers: i64 = EVERYONE
        # A higher trump may still be there if he has just received it; only the two know that.
        received = [state.slots[slot + action.mover] for slot in self.received] if giving.kept else [0]
        for plane in received:
            better &= ~plane
        if any(received) or not giving.is_open:
            viewers = 1 << action.mover
            if giving.receiver != DISCARD and giving.delivered <= state.slots[self.place]:
                viewers |= 1 << self.seat_of(state, giving.receiver)
        state.note_absent(action.mover, better, viewers)

    def prove_nothing_left(self, state: State, giving: Giving, giver: i64) -> None:
        """Who stops too early because he has no more of the cards that may go has none left but what he received."""
        received = giving.kept and any(state.slots[slot + giver] for slot in self.received)
        if giving.only and not received:
            state.note_absent(giver, giving.only, EVERYONE)

    def veil(self, action: Action) -> Action:
        """Stopping is no secret."""
        return action if action.code < 0 else super().veil(action)

    def why_not(self, state: State, action: Action) -> Reason:
        """Not held, just received, not the best, or out of order."""
        giving = self.giving(state)
        key = f"exchange.{self.names[self.which(state)]}"
        if action.code < 0:
            return Reason(f"you must give {state.slots[self.to_give]} more", f"{key}.cards")
        said = "discard" if giving.receiver == DISCARD else "give"
        if action.verb != said:
            return Reason(f"now is the time to {said}, not to {action.verb}", key)
        held = state.holds(action.mover, action.code)
        if not held:
            return Reason(f"you do not hold {action.argument}", key)
        bit: i64 = 1
        bit <<= action.code
        if not allowed(giving, bit):
            return Reason(f"{action.argument} is none of the cards that may go", f"{key}.only")
        if giving.kept:
            for slot in self.received:
                held -= (state.slots[slot + action.mover] >> action.code) & 1
        if held <= 0:
            return Reason("a card just received may not go back", f"{key}.received")
        if giving.choose != ANY_CARDS and self.is_forced(state, giving):
            finest = [each.argument for each in self.legal(state)]
            return Reason(f"you must give your best, which is {' or '.join(finest)}", f"{key}.choose")
        return Reason("several cards are given in the order of the pack", key)

    def vocabulary(self, seat: i64) -> list[Action]:
        """The seat's action with every card of the pack, and stopping, as far as this game has them."""
        words = super().vocabulary(seat)
        if self.lays_away:
            words = words + self.discarding[seat * self.kinds : (seat + 1) * self.kinds]
        return [*words, self.stopping[seat]] if self.may_stop else words
