"""Tricks in a game that has more rules of play than to follow suit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euchre_core.chapters.memory import BROKEN, BROKEN_BY_DEFENDERS, BROKEN_BY_MAKERS, CHARGED
from euchre_core.chapters.sides import Sides
from euchre_core.chapters.watching import Watcher
from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.event import EVERYONE
from euchre_core.kernel.pack import JOKER_SUIT, SUIT_SLOTS
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .lead import FirstLead
from .phase import Tricks
from .renege import CHALLENGED, CHALLENGERS, NOTICED, PREVENTED, RENEGES, UNFOLLOWED

NAMES_SUIT: Final = 0
OWN_SUIT: Final = 1
WORTHLESS: Final = 2
"""What a joker is without trump."""

SHOWN_OUT: Final = "shown out"
"""The slot for the suits that a seat did not follow, as a mask."""


class HouseTricks(Tricks):
    """Every trick of the deal, with the rules that only some games have.

    Args:
        first, last_equal_wins: as in `Tricks`.
        renege: `PREVENTED`, `NOTICED` or `CHALLENGED`; ends: whether a renege that is found ends the deal.
        leads_trump: whether the first lead must be a trump, if one is held.
        must_trump: whether who cannot follow suit must play a trump, if he holds one.
        joker: `NAMES_SUIT`, `OWN_SUIT` or `WORTHLESS`; naming: the phase in which the leader of a joker names a suit.
        side: who plays with whom.
        watchers: what happens by itself while cards are played.
    """

    is_plain = False

    def __init__(
        self,
        first: FirstLead,
        last_equal_wins: bool,
        renege: int,
        ends: bool,
        leads_trump: bool,
        must_trump: bool,
        joker: int,
        naming: Phase | None,
        side: Sides,
        watchers: list[Watcher],
    ) -> None:
        super().__init__(first, last_equal_wins)
        self.renege = renege
        self.ends = ends
        self.leads_trump = leads_trump
        self.must_trump = must_trump
        self.joker = joker
        self.naming = naming
        self.side = side
        self.watchers = watchers

    def bind(self, rules: Rules, step: int) -> None:
        """Look up the tables and the slots."""
        super().bind(rules, step)
        self.trumps = rules.tables.trumps
        self.trump_of = rules.tables.trump_of
        self.reneges = rules.slot(RENEGES) if self.renege == CHALLENGED else -1
        self.charged = rules.slot(CHARGED) if self.renege == NOTICED else -1
        self.unfollowed = [rules.slot(name) for name in UNFOLLOWED] if self.renege == CHALLENGED else []
        self.challengers = rules.slot(CHALLENGERS) if self.renege == CHALLENGED else -1
        self.broken = rules.slot(BROKEN) if self.ends else -1
        self.shown_out = rules.slot(SHOWN_OUT) if self.naming is not None else -1
        for watcher in self.watchers:
            watcher.bind(rules)

    def begin(self, state: State) -> bool:
        """Find who leads."""
        super().begin(state)
        self.turn_begins(state)
        return True

    def legal_cards(self, state: State) -> i64:
        """Follow suit if able; where the game asks for it, lead a trump first, and trump if void."""
        held = self.held(state, state.turn)
        trumps: i64 = self.trumps[state.strain]
        if state.count == 0:
            return held & trumps if self.is_first_lead(state) and held & trumps else held
        if state.led < 0:
            return held
        suit: i64 = self.suit_mask[state.strain * SUIT_SLOTS + state.led]
        if held & suit:
            return held & suit
        return held & trumps if self.must_trump and held & trumps else held

    def is_first_lead(self, state: State) -> bool:
        """Whether the next card is the first lead of the deal and should be a trump."""
        return self.leads_trump and state.count == 0 and state.tricks_left == self.rules.tricks

    def permits(self, state: State, action: Action) -> bool:
        """A legal card; or any card held where a renege is possible."""
        if self.renege == PREVENTED:
            return (self.legal_cards(state) >> action.code) & 1 == 1
        return (self.held(state, state.turn) >> action.code) & 1 == 1

    def apply(self, state: State, action: Action) -> None:
        """Play the card; the last of a trick turns it."""
        card = action.code
        mover = state.turn
        leads = state.count == 0
        lawful = self.renege == PREVENTED or (self.legal_cards(state) >> card) & 1 == 1
        suit: i64 = self.suit_of[state.strain * self.kinds + card]
        missed = self.missed(state, suit)
        self.lay(state, mover, card)
        if leads:
            state.winning = mover
        if state.led < 0 and not (suit == JOKER_SUIT and self.joker == WORTHLESS):
            state.led = suit
        if missed:
            self.note_missed(state, missed, lawful)
        if state.led >= 0:
            strength: i64 = self.strength[state.strain * SUIT_SLOTS + state.led][card]
            if strength > state.best or (self.last_equal_wins and strength == state.best and strength > 0):
                state.best = strength
                state.winning = mover
        state.count += 1
        for watcher in self.watchers:
            watcher.played(state, mover, card)
        if not lawful and self.ends and self.renege == NOTICED:
            self.break_off(state, mover)
            return
        following: i64 = self.following[state.idle][mover]
        if following == state.leader:
            self.turn_trick(state)
        elif leads and suit == JOKER_SUIT and self.naming is not None:
            state.question(self.naming, mover)
        else:
            state.turn = following
            self.turn_begins(state)

    def go_on(self, state: State, suit: i64) -> None:
        """A joker was led and this suit named for it; the others follow."""
        state.led = suit
        state.answered(state.after(state.turn))
        self.turn_begins(state)

    def turn_begins(self, state: State) -> None:
        """A seat has the turn to play a card."""
        for watcher in self.watchers:
            watcher.begins(state)

    def turn_trick(self, state: State) -> None:
        """The trick goes to its winner, who leads to the next."""
        if self.renege == CHALLENGED:
            state.slots[self.challengers] = 0
        last = state.tricks_left == 1
        super().turn_trick(state)
        if not last:
            for watcher in self.watchers:
                watcher.turned(state)
            self.turn_begins(state)

    def sent_out(self, state: State) -> None:
        """Pass the turn on where the seat in turn has just been sent out."""
        following: i64 = self.following[state.idle][state.turn]
        turns = state.count > 0 and following == state.leader
        super().sent_out(state)
        if not turns:
            self.turn_begins(state)

    # -- what a card shows, and reneges ------------------------------------------------------------------------------

    def missed(self, state: State, suit: i64) -> i64:
        """The suits that a card of this suit should have been of, as a mask: the suit led, or trump."""
        bit: i64 = 1
        trump: i64 = self.trump_of[state.strain]
        if state.count == 0:
            return bit << trump if trump >= 0 and suit != trump and self.is_first_lead(state) else 0
        if state.led < 0 or suit == state.led:
            return 0
        found = bit << state.led
        if self.must_trump and trump >= 0 and suit != trump:
            found |= bit << trump
        return found

    def note_missed(self, state: State, missed: i64, lawful: bool) -> None:
        """Who plays another suit has none of these, or reneges, which is charged at once or kept for a challenge."""
        seat = state.turn
        if self.shown_out >= 0 and (lawful or self.renege == CHALLENGED):
            state.slots[self.shown_out + seat] |= missed
        if self.renege == CHALLENGED:
            trick = 1 << (self.rules.tricks - state.tricks_left)
            for suit in range(SUIT_SLOTS):
                if (missed >> suit) & 1:
                    state.slots[self.unfollowed[suit] + seat] |= trick
            if not lawful:
                state.slots[self.reneges + seat] |= trick
        elif lawful:
            state.note_absent(seat, self.cards_of(state, missed), EVERYONE)
        else:
            state.slots[self.charged + seat] += 1
            state.note_present(seat, self.cards_of(state, missed))

    def cards_of(self, state: State, suits: i64) -> i64:
        """The cards of some suits, as a mask."""
        found: i64 = 0
        for suit in range(SUIT_SLOTS):
            if (suits >> suit) & 1:
                cards: i64 = self.suit_mask[state.strain * SUIT_SLOTS + suit]
                found |= cards
        return found

    def break_off(self, state: State, seat: i64) -> None:
        """A renege of this seat has been found: no more tricks are played."""
        is_maker = (self.side.makers(state) >> seat) & 1
        state.slots[self.broken] = BROKEN_BY_MAKERS if is_maker else BROKEN_BY_DEFENDERS
        state.next_step()

    # -- words -------------------------------------------------------------------------------------------------------

    def winner(self, strain: i64, cards: list[int]) -> i64:
        """The place of the card that takes a trick of these cards; worthless jokers led set no suit."""
        jokers = 0
        while self.joker == WORTHLESS and jokers < len(cards) - 1 and self.is_joker(strain, cards[jokers]):
            jokers += 1
        if self.joker == WORTHLESS and self.is_joker(strain, cards[jokers]):
            return 0
        return super().winner(strain, cards[jokers:]) + jokers

    def is_joker(self, strain: i64, card: i64) -> bool:
        """Whether a card is a joker without trump."""
        return self.suit_of[strain * self.kinds + card] == JOKER_SUIT

    def why_not(self, state: State, action: Action) -> Reason:
        """A card not held, no trump where one is asked for, or a card that does not follow."""
        if not (self.held(state, action.mover) >> action.code) & 1:
            return super().why_not(state, action)
        legal = " ".join([each.argument for each in self.legal(state)])
        if self.is_first_lead(state):
            return Reason(f"the first lead must be a trump, and you hold {legal}", "play.first_lead")
        held = self.held(state, action.mover)
        suit: i64 = self.suit_mask[state.strain * SUIT_SLOTS + state.led]
        if not held & suit:
            return Reason(f"you cannot follow suit and must play a trump: you hold {legal}", "play.void")
        return super().why_not(state, action)
