"""Tricks: lead, follow suit if able, the highest trump or else the highest card of the suit led wins."""

from __future__ import annotations

from mypy_extensions import i64

from euchre_core.chapters.watching import Play
from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.event import EVERYONE, OUT
from euchre_core.kernel.pack import SUIT_SLOTS, SUITS
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .lead import FirstLead


class Tricks(Play):
    """Every trick of the deal, in a game whose play knows nothing but these rules.

    Args:
        first: who leads to the first trick.
        last_equal_wins: of two identical cards in a trick, whether the one played last is the higher.

    Attributes:
        is_plain: whether there is nothing more to it than what is written here.
    """

    is_plain = True

    def __init__(self, first: FirstLead, last_equal_wins: bool) -> None:
        super().__init__("play", "play")
        self.first = first
        self.last_equal_wins = last_equal_wins

    def bind(self, rules: Rules, step: int) -> None:
        """Look the tables up."""
        super().bind(rules, step)
        self.first.bind(rules)
        self.suit_of = rules.tables.suit_of
        self.suit_mask = rules.tables.suit_mask
        self.strength = rules.tables.rows
        self.planes: i64 = rules.pack.planes
        self.following = rules.following
        self.seats: i64 = len(rules.seats)
        # The same in one row each: one look-up for every card that is played.
        self.strengths = rules.tables.strength
        self.next_seats = [seat for row in rules.following for seat in row]

    def begin(self, state: State) -> bool:
        """Find who leads."""
        state.leader = self.first.seat(state)
        state.turn = state.leader
        return True

    def legal_cards(self, state: State) -> i64:
        """Follow suit if able, else any card; there is no duty to trump or to head the trick."""
        held: i64 = state.cards[state.turn * self.planes]
        if state.led >= 0:
            suit: i64 = self.suit_mask[state.strain * SUIT_SLOTS + state.led]
            following = held & suit
            if following:
                return following
        return held

    def held(self, state: State, seat: i64) -> i64:
        """Everything that a seat has to play from, as a mask."""
        found: i64 = state.cards[seat * self.planes]
        return found

    def apply(self, state: State, action: Action) -> None:
        """Play the card; the last of a trick turns it."""
        card = action.code
        mover = state.turn
        self.lay(state, mover, card)
        if state.count == 0:
            state.led = self.suit_of[state.strain * self.kinds + card]
        elif state.journal is not None and self.suit_of[state.strain * self.kinds + card] != state.led:
            state.note_absent(mover, self.suit_mask[state.strain * SUIT_SLOTS + state.led], EVERYONE)
        strength: i64 = self.strengths[(state.strain * SUIT_SLOTS + state.led) * self.kinds + card]
        if strength > state.best or (self.last_equal_wins and strength == state.best and strength > 0):
            state.best = strength
            state.winning = mover
        state.count += 1
        following: i64 = self.next_seats[state.idle * self.seats + mover]
        if following == state.leader:
            self.turn_trick(state)
        else:
            state.turn = following

    def lay(self, state: State, mover: i64, card: i64) -> None:
        """Lay a card on the table."""
        if self.planes == 1 and state.journal is None:
            bit: i64 = 1
            bit <<= card  # not in one expression: compiled, a literal is shifted as a number of 32 bits
            held: i64 = state.cards[mover]
            state.cards[mover] = held ^ bit
        else:
            state.move(card, mover, OUT)

    def turn_trick(self, state: State) -> None:
        """The trick goes to its winner, who leads to the next."""
        state.taken[state.winning] += 1
        state.leader = state.winning
        state.turn = state.winning
        state.led = -1
        state.best = 0
        state.count = 0
        state.tricks_left -= 1
        if state.tricks_left == 0:
            state.next_step()

    def sent_out(self, state: State) -> None:
        """Pass the turn on where the seat in turn has been sent out in the first trick: who leads is found anew."""
        following: i64 = self.following[state.idle][state.turn]
        if state.count == 0:
            state.leader = self.first.seat(state)
            state.turn = state.leader
        elif following == state.leader:
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

    def why_not(self, state: State, action: Action) -> Reason:
        """A card not held, or one that does not follow; says so when a card's suit is not the printed one."""
        if not (self.held(state, action.mover) >> action.code) & 1:
            return Reason(f"you do not hold {action.argument}", "play")
        led = f"{SUITS[state.led]} were" if state.led < len(SUITS) else "the joker was"
        follow = [each.argument for each in self.legal(state)]
        place = state.strain * self.kinds
        moved = [
            f"{self.rules.pack.kinds[card]} is a {SUITS[self.suit_of[place + card]][:-1]} now"
            for card in [action.code, *[each.code for each in self.legal(state)]]
            if self.suit_of[place + card] != self.rules.pack.suits[card]
        ]
        text = f"you must follow suit: {led} led and you hold {' '.join(follow)}"
        return Reason("; ".join([text, *moved]), "pack.bowers" if moved else "play.renege.policy")
