"""Tricks: lead, follow suit if able, the highest trump or else the highest card of the suit led wins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.event import EVERYONE, OUT
from euchre_core.kernel.pack import SUIT_SLOTS, SUITS
from euchre_core.kernel.phase import CardPhase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .renege import CHALLENGED, NOTICED, PREVENTED, UNFOLLOWED

MAKER: Final = 0
LEFT_OF_MAKER: Final = 1
LEFT_OF_DEALER: Final = 2
DEALER: Final = 3
"""Who leads to the first trick."""


class Tricks(CardPhase):
    """Every trick of the deal.

    Args:
        leads: for each rung of the ladder who leads to the first trick.
        last_equal_wins: of two identical cards in a trick, whether the one played last is the higher.
        renege: `PREVENTED`, `NOTICED` or `CHALLENGED`.
    """

    def __init__(self, leads: list[int], last_equal_wins: bool, renege: int) -> None:
        super().__init__("play", "play")
        self.leads = leads
        self.last_equal_wins = last_equal_wins
        self.renege = renege

    def bind(self, rules: Rules, step: int) -> None:
        """Look the tables up."""
        super().bind(rules, step)
        self.suit_of = rules.tables.suit_of
        self.suit_mask = rules.tables.suit_mask
        self.strength = rules.tables.rows
        self.planes: i64 = rules.pack.planes
        self.following = rules.following
        self.reneges = rules.slot("reneges") if self.renege == CHALLENGED else -1
        self.charged = rules.slot("charged") if self.renege == NOTICED else -1
        self.unfollowed = [rules.slot(name) for name in UNFOLLOWED] if self.renege == CHALLENGED else []
        self.challengers = rules.slot("challengers") if self.renege == CHALLENGED else -1

    def begin(self, state: State) -> bool:
        """Find who leads; a seat that sits out is passed over clockwise (catalogue BA13)."""
        where = self.leads[state.level]
        seats: i64 = len(self.rules.seats)
        seat = state.holder if where in (MAKER, LEFT_OF_MAKER) else state.dealer
        if where in (LEFT_OF_MAKER, LEFT_OF_DEALER):
            seat = (seat + 1) % seats
        if (state.idle >> seat) & 1:
            seat = state.after(seat)
        state.leader = seat
        state.turn = seat
        return True

    def legal(self, state: State) -> list[Action]:
        """The legal cards as actions, mostly ready-made."""
        cards = self.legal_cards(state)
        found = self.ready[state.turn].get(cards)
        return self.as_actions(state.turn, cards) if found is None else found

    def legal_cards(self, state: State) -> i64:
        """Follow suit if able, else any card; there is no duty to trump or to head the trick."""
        held: i64 = state.cards[state.turn * self.planes]
        if state.led >= 0:
            suit: i64 = self.suit_mask[state.strain * SUIT_SLOTS + state.led]
            following = held & suit
            if following:
                return following
        return held

    def permits(self, state: State, action: Action) -> bool:
        """A legal card; or any card held where a renege is possible."""
        if self.renege == PREVENTED:
            return (self.legal_cards(state) >> action.code) & 1 == 1
        held: i64 = state.cards[state.turn * self.planes]
        return (held >> action.code) & 1 == 1

    def apply(self, state: State, action: Action) -> None:
        """Play the card; the last of a trick turns it."""
        card = action.code
        mover = state.turn
        lawful = self.renege == PREVENTED or (self.legal_cards(state) >> card) & 1 == 1
        if self.planes == 1 and state.journal is None:
            bit: i64 = 1
            held: i64 = state.cards[mover]
            state.cards[mover] = held ^ (bit << card)
        else:
            state.move(card, mover, OUT)
        suit: i64 = self.suit_of[state.strain * self.kinds + card]
        if state.count == 0:
            state.led = suit
        elif suit != state.led and (self.renege != PREVENTED or state.journal is not None):
            self.note_void(state, lawful)
        strength: i64 = self.strength[state.strain * SUIT_SLOTS + state.led][card]
        if strength > state.best or (self.last_equal_wins and strength == state.best and strength > 0):
            state.best = strength
            state.winning = mover
        state.count += 1
        following: i64 = self.following[state.idle][mover]
        if following == state.leader:
            self.turn_trick(state)
        else:
            state.turn = following

    def winner(self, strain: i64, cards: list[int]) -> i64:
        """The place of the card that takes a trick of these cards, in the order in which they were played."""
        led: i64 = self.suit_of[strain * self.kinds + cards[0]]
        best: i64 = 0
        winning: i64 = 0
        for place, card in enumerate(cards):
            strength: i64 = self.strength[strain * SUIT_SLOTS + led][card]
            if strength > best or (self.last_equal_wins and strength == best and strength > 0):
                best = strength
                winning = place
        return winning

    def turn_trick(self, state: State) -> None:
        """The trick goes to its winner, who leads to the next."""
        state.taken[state.winning] += 1
        state.leader = state.winning
        state.turn = state.winning
        state.led = -1
        state.best = 0
        state.count = 0
        state.tricks_left -= 1
        if self.renege == CHALLENGED:
            state.slots[self.challengers] = 0
        if state.tricks_left == 0:
            state.next_step()

    def note_void(self, state: State, lawful: bool) -> None:
        """Who does not follow suit has none of it, or reneges, which is charged at once or kept for a challenge."""
        if self.renege == CHALLENGED:
            trick = 1 << (self.rules.tricks - state.tricks_left)
            state.slots[self.unfollowed[state.led] + state.turn] |= trick
            if not lawful:
                state.slots[self.reneges + state.turn] |= trick
        elif lawful:
            state.note_absent(state.turn, self.suit_mask[state.strain * SUIT_SLOTS + state.led], EVERYONE)
        else:
            state.slots[self.charged + state.turn] += 1
            state.note_present(state.turn, self.suit_mask[state.strain * SUIT_SLOTS + state.led])

    def why_not(self, state: State, action: Action) -> Reason:
        """A card not held, or one that does not follow; says so when a card's suit is not the printed one."""
        if not state.holds(action.mover, action.code):
            return Reason(f"you do not hold {action.argument}", "play")
        led = SUITS[state.led]
        follow = [each.argument for each in self.legal(state)]
        place = state.strain * self.kinds
        moved = [
            f"{self.rules.pack.kinds[card]} is a {SUITS[self.suit_of[place + card]][:-1]} now"
            for card in [action.code, *[each.code for each in self.legal(state)]]
            if self.suit_of[place + card] != self.rules.pack.suits[card]
        ]
        text = f"you must follow suit: {led} were led and you hold {' '.join(follow)}"
        return Reason("; ".join([text, *moved]), "pack.bowers" if moved else "play.renege.policy")
