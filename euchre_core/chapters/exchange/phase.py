"""Exchanges: cards that change hands step by step."""

from __future__ import annotations

from mypy_extensions import i64

from euchre_core.chapters.sides import Sides
from euchre_core.kernel.action import Action
from euchre_core.kernel.event import EVERYONE
from euchre_core.kernel.pack import lowest
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .cards import CardsOfAnExchange
from .giving import (
    ALL,
    ANY_CARDS,
    BEST_CARDS,
    BEST_TRUMPS,
    DISCARD,
    EACH_PARTNER,
    FROM_KITTY,
    GIVEN,
    GIVEN_BEFORE,
    PARTNER,
    PLAYER,
    SAME,
    Giving,
    allowed,
    how_many,
)
from .kitty import Kitty, offer_pile

__all__ = ["ALL", "ANY_CARDS", "BEST_CARDS", "BEST_TRUMPS", "DISCARD", "EACH_PARTNER", "FROM_KITTY", "PARTNER",
           "PLAYER", "SAME", "Exchange", "Giving"]  # fmt: skip


class Exchange(CardsOfAnExchange):
    """An exchange of cards for one player: whose, and which, every kind of exchange says for itself.

    Args:
        plans: the exchanges that can take place here, each a list of steps; an empty one is none.
        names: their names, for reasons.
        discards: the name of the pile of discards.
        side: who plays with whom.
    """

    def __init__(self, plans: list[list[Giving]], names: list[str], discards: str, side: Sides) -> None:
        super().__init__(plans, names, side)
        self.discards_name = discards

    def bind(self, rules: Rules, step: int) -> None:
        """Find the piles."""
        super().bind(rules, step)
        self.given = rules.slot(GIVEN)
        self.before = rules.slot(GIVEN_BEFORE)
        self.discards = rules.pile(self.discards_name)
        self.offered = [rules.pile(offer_pile(seat)) for seat in rules.seats]
        self.kitty = Kitty(rules)

    def over(self, state: State) -> None:
        """What follows after the last step of an exchange in which somebody had something to decide."""
        state.next_step()

    def begin(self, state: State) -> bool:
        """The first step, if there is an exchange and all that it needs."""
        which = self.which(state)
        if which < 0 or not self.plans[which] or not self.is_possible(state):
            return False
        for slot in self.received:
            for seat in range(len(self.rules.seats)):
                state.slots[slot + seat] = 0
        state.slots[self.given] = 0
        state.slots[self.before] = 0
        return self.go_through(state, 0)

    def is_possible(self, state: State) -> bool:
        """Whether a partner is there and the kitty has enough cards, by what everybody can see."""
        drawn: i64 = 0
        for giving in self.plan(state):
            partners = giving.giver in (PARTNER, EACH_PARTNER) or giving.receiver == PARTNER
            if partners and not self.side.partners(state, self.player(state)):
                return False
            if giving.giver == FROM_KITTY:
                drawn += most_drawn(self.plan(state), giving)
        return drawn <= self.kitty.left(state)

    # -- step by step ------------------------------------------------------------------------------------------------

    def go_through(self, state: State, place: int) -> bool:
        """Take the steps from here on, up to one in which somebody must decide; False if there is none."""
        plan = self.plan(state)
        while place < len(plan):
            state.slots[self.place] = place
            if plan[place].giver == FROM_KITTY:
                self.draw(state, plan[place], place)
            elif self.start(state, place):
                return True
            self.finish(state, place)
            place += 1
        return False

    def start(self, state: State, place: int) -> bool:
        """Give the word to the first giver of a step; False if nobody has anything to give."""
        state.slots[self.place] = place
        giving = self.plan(state)[place]
        giver = self.seat_of(state, giving.giver)
        return self.ask(state, giving, giver) or self.ask_others(state, giving, giver)

    def ask_others(self, state: State, giving: Giving, giver: i64) -> bool:
        """Where each partner gives, give the word to the next who has something to give."""
        if giving.giver != EACH_PARTNER:
            return False
        following = self.next_partner(state, giver)
        while following != self.player(state):
            if self.ask(state, giving, following):
                return True
            following = self.next_partner(state, following)
        return False

    def ask(self, state: State, giving: Giving, seat: i64) -> bool:
        """Give the word to a giver; False if he has nothing to give."""
        number = giving.cards
        if number == SAME:
            number = state.slots[self.before]
        elif number == ALL:
            number = int(how_many(state, seat, [], allowed(giving, state.cards[seat * state.planes])))
        state.slots[self.to_give] = number
        state.slots[self.must_give] = giving.least if giving.least != giving.cards else number
        state.slots[self.last + seat] = 0
        state.turn = seat
        if number > 0 and not self.is_free(state, giving) and not self.legal_cards(state):
            self.prove_nothing_left(state, giving, seat)
            return False
        return number > 0

    def draw(self, state: State, giving: Giving, place: int) -> None:
        """Cards come from the top of the kitty; face down as long as the receiver chooses unseen."""
        number: i64 = giving.cards
        if number == SAME:
            number = state.slots[self.before]
        if number == ALL or number > self.kitty.left(state):
            number = self.kitty.left(state)
        state.slots[self.given] = int(number)
        state.slots[self.kitty.drawn] += int(number)
        viewers = EVERYONE if giving.is_open else 0
        while number > 0:
            pile = self.kitty.top(state)
            card = lowest(state.cards[pile * state.planes])
            if giving.receiver == DISCARD:
                state.move(card, pile, self.discards, viewers)
            elif giving.delivered > place:
                state.move(card, pile, self.kitty.aside, viewers)
            else:
                self.hand_over(state, card, pile, self.seat_of(state, giving.receiver), viewers)
            number -= 1

    def apply(self, state: State, action: Action) -> None:
        """Hand the card over, now or when the other has chosen too, and go on."""
        giving = self.giving(state)
        if action.code < 0:
            self.given_enough(state, giving, action.mover)
            return
        place = state.slots[self.place]
        forced = giving.choose != ANY_CARDS and self.is_forced(state, giving)
        viewers = EVERYONE if giving.is_open else 0
        if giving.receiver == DISCARD:
            state.move(action.code, action.mover, self.discards, viewers)
        elif giving.delivered > place:
            state.move(action.code, action.mover, self.offered[action.mover], viewers)
        else:
            self.hand_over(state, action.code, action.mover, self.seat_of(state, giving.receiver), viewers)
        if state.journal is not None and (forced or giving.choose == BEST_TRUMPS):
            self.prove_best(state, giving, action)
        if not forced or giving.choose == BEST_CARDS:
            state.slots[self.last + action.mover] = action.code
        state.slots[self.to_give] -= 1
        state.slots[self.given] += 1
        if state.slots[self.must_give] > 0:
            state.slots[self.must_give] -= 1
        if state.slots[self.to_give] == 0:
            self.given_enough(state, giving, action.mover)
        elif not self.is_free(state, giving) and not self.legal_cards(state):
            self.prove_nothing_left(state, giving, action.mover)
            self.given_enough(state, giving, action.mover)

    def given_enough(self, state: State, giving: Giving, giver: i64) -> None:
        """The next partner gives, where each of them does; or the next step begins."""
        if self.ask_others(state, giving, giver):
            return
        place = state.slots[self.place]
        self.finish(state, place)
        if not self.go_through(state, place + 1):
            self.over(state)

    def finish(self, state: State, place: int) -> None:
        """Deliver what was waiting for this step."""
        state.slots[self.before] = state.slots[self.given]
        state.slots[self.given] = 0
        plan = self.plan(state)
        for before in range(place):
            if plan[before].delivered == place and plan[before].receiver != DISCARD:
                self.deliver(state, plan[before])

    def deliver(self, state: State, giving: Giving) -> None:
        """Hand over the cards that were laid aside face down."""
        if giving.giver == FROM_KITTY:
            self.deliver_from(state, giving, self.kitty.aside)
            return
        giver = self.seat_of(state, giving.giver)
        self.deliver_from(state, giving, self.offered[giver])
        while giving.giver == EACH_PARTNER and giver != self.player(state):
            giver = self.next_partner(state, giver)
            self.deliver_from(state, giving, self.offered[giver])

    def deliver_from(self, state: State, giving: Giving, pile: i64) -> None:
        """Hand over the cards of one pile that was laid aside."""
        viewers = EVERYONE if giving.is_open else 0
        for card in range(self.kinds):
            for _ in range(state.holds(pile, card)):
                self.hand_over(state, card, pile, self.seat_of(state, giving.receiver), viewers)

    def hand_over(self, state: State, card: i64, source: i64, receiver: i64, viewers: i64) -> None:
        """Move a card into the receiver's hand, who remembers that he received it."""
        state.move(card, source, receiver, viewers)
        bit: i64 = 1
        bit <<= card
        for slot in self.received:
            mask: i64 = state.slots[slot + receiver]
            if not mask & bit:
                state.slots[slot + receiver] = mask | bit
                return


def most_drawn(plan: list[Giving], draw: Giving) -> i64:
    """How many cards a step may take from the kitty at most."""
    if draw.cards == ALL:
        return 0  # all that is left, whatever that is
    place = plan.index(draw)
    while plan[place].cards == SAME and place > 0:
        place -= 1
    return max(plan[place].cards, 0)
