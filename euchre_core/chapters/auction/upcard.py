"""The card that is turned up: what it decides by itself, and what a joker does (catalogue E5, HR-26, HR-27, HR-61)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euchre_core.chapters.keeping import BarredSuits
from euchre_core.chapters.lone_calls import BY_ONESELF, LoneCalls
from euchre_core.chapters.memory import DECIDED, ORDERED
from euchre_core.chapters.questions import UPCARD, UPCARD_SUIT, HandQuestion
from euchre_core.chapters.sides import Sides
from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.layout import Slot
from euchre_core.kernel.pack import JOKER_SUIT, SUITS, lowest
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

UNDECIDED: Final = 0
NOBODY: Final = 1
DEALER: Final = 2
LEFT_OF_DEALER: Final = 3
DEALERS_PARTNER: Final = 4
RIGHT_OF_DEALER: Final = 5
"""Who is maker when a suit is turned up."""

NAMES_BLIND: Final = 0
NAMES: Final = 1
GIVES_SUIT: Final = 2
SPADE: Final = 3
JOKER_REDEALS_NEXT: Final = 4
JOKER_REDEALS_SAME: Final = 5
"""What happens when a joker is turned up."""

SPADES: Final = 0


def upcard_slots() -> list[Slot]:
    """The suit of the upcard (from 1; 0 for a joker that has none), whether it made trump, and whether a maker too."""
    return [Slot(UPCARD_SUIT), Slot(ORDERED), Slot(DECIDED)]


class TurnedUp(Phase):
    """The upcard makes trump at once, or not; of a joker something must become first.

    Args:
        decides: for each suit who is maker when it is turned up, or `UNDECIDED`.
        joker: what a joker does, `NAMES_BLIND` and so on.
        suits: the suits that may be trump.
        needs: the hand that one needs to make a suit trump, if any.
        lone_calls: who may play alone, if anybody may.
        side: who plays together.

    Attributes:
        by_rank: for each kind who is maker when a card of its rank is turned up; that counts before the suit.
        barred: the suits that earlier deals have barred, if that is played.
    """

    def __init__(
        self,
        decides: list[int],
        joker: int,
        suits: list[int],
        needs: HandQuestion | None,
        lone_calls: LoneCalls | None,
        side: Sides,
    ) -> None:
        super().__init__("auction.joker_turned_up")
        self.decides = decides
        self.joker = joker
        self.suits = suits
        self.needs = needs if joker == NAMES else None
        self.lone_calls = lone_calls if joker != GIVES_SUIT else None
        self.side = side
        self.by_rank: list[int] = []
        self.barred: BarredSuits | None = None
        self.is_blind = joker in (NAMES_BLIND, GIVES_SUIT)

    def bind(self, rules: Rules, step: int) -> None:
        """Make the actions, find the slots and the pile."""
        super().bind(rules, step)
        self.pile = rules.pile(UPCARD)
        self.suit_slot = rules.slot(UPCARD_SUIT)
        self.ordered = rules.slot(ORDERED)
        self.decided = rules.slot(DECIDED)
        self.strains: i64 = len(rules.tables.strains)
        verb = "turn" if self.joker == GIVES_SUIT else "name"
        self.naming = [[self.act(verb, SUITS[suit], suit, seat) for suit in self.suits] for seat in self.seats()]
        self.made = [[self.act("name", name, suit, seat) for suit, name in enumerate(SUITS)] for seat in self.seats()]
        self.naming_alone = [
            [self.act(verb, f"{SUITS[suit]} alone", suit + len(rules.tables.strains), seat) for suit in self.suits]
            for seat in self.seats()
        ]

    def seats(self) -> list[int]:
        """The seats by number."""
        return list(range(len(self.rules.seats)))

    def begin(self, state: State) -> bool:
        """Look at the card: a suit may decide, and a joker becomes something first."""
        suit = self.rules.pack.suits[lowest(state.cards[self.pile * state.planes])]
        if suit != JOKER_SUIT or self.joker == SPADE:
            self.settle(state, suit if suit != JOKER_SUIT else SPADES)
            return False
        if self.joker == JOKER_REDEALS_NEXT or self.joker == JOKER_REDEALS_SAME:
            state.throw_in(self.joker == JOKER_REDEALS_NEXT)
            return True
        state.turn = state.dealer
        return True

    def settle(self, state: State, suit: int) -> None:
        """The upcard has a suit, and it may make itself trump."""
        state.slots[self.suit_slot] = suit + 1
        maker = self.by_rank[lowest(state.cards[self.pile * state.planes])]
        if maker == UNDECIDED:
            maker = self.decides[suit]
        if maker != UNDECIDED and not self.is_barred(state, suit):
            state.strain = suit
            state.slots[self.ordered] = 1
            if maker != NOBODY:
                state.slots[self.decided] = 1
                state.set_holder(self.seat_of(state, maker))
                state.level = 0
            state.note_automatic(self.made[state.holder if maker != NOBODY else state.dealer][suit])

    def is_barred(self, state: State, suit: int) -> bool:
        """Whether earlier deals forbid this suit."""
        return self.barred is not None and self.barred.forbids(state, suit)

    def seat_of(self, state: State, who: int) -> i64:
        """The seat that a place at the table means."""
        seats: i64 = len(self.rules.seats)
        seat = state.dealer
        if who == LEFT_OF_DEALER:
            return (seat + 1) % seats
        if who == RIGHT_OF_DEALER:
            return (seat + seats - 1) % seats
        if who == DEALERS_PARTNER:
            partners: i64 = self.rules.partners[seat]
            seat = (seat + 1) % seats
            while not (partners >> seat) & 1:
                seat = (seat + 1) % seats
        return seat

    def legal(self, state: State) -> list[Action]:
        """A suit for the joker, or for trump; alone, too, where that is said with the call."""
        seat = state.turn
        free = [name for name in self.naming[seat] if not self.is_barred(state, int(name.code))]
        if not free or self.joker == GIVES_SUIT:
            free = self.naming[seat]
        found = [name for name in free if self.has_the_hand(state, name)]
        if not found:
            found = free
        alone = [self.naming_alone[seat][self.suits.index(int(name.code))] for name in found]
        choices: i64 = 1 if self.lone_calls is None else self.lone_calls.choices(state, seat, False)
        if choices == BY_ONESELF:
            return alone
        return [*found, *alone] if choices & BY_ONESELF else found

    def has_the_hand(self, state: State, name: Action) -> bool:
        """Whether the hand allows this suit."""
        return self.needs is None or self.needs.fits_with(state, name.mover, int(name.code % self.strains))

    def apply(self, state: State, action: Action) -> None:
        """The joker has a suit now, or the dealer is maker."""
        suit = int(action.code % self.strains)
        if self.joker == GIVES_SUIT:
            self.settle(state, suit)
        else:
            state.slots[self.suit_slot] = suit + 1
            state.slots[self.ordered] = 1
            state.strain = suit
            state.set_holder(action.mover)
            state.level = 0
            if action.code >= self.strains:
                self.side.maker_plays_alone(state)
        state.turn = -1
        state.next_step()

    def why_not(self, state: State, action: Action) -> Reason:
        """Not with this hand, or not alone."""
        if self.is_barred(state, int(action.code % self.strains)):
            return Reason("this suit may not be trump after what came before", "trump.barred")
        if not self.has_the_hand(state, action):
            return Reason("your hand is not one that may make this trump", "trump.needs")
        return Reason("you may not choose here whether you play alone", "alone.maker")

    def vocabulary(self, seat: i64) -> list[Action]:
        """Every suit."""
        return self.naming[seat] if self.lone_calls is None else [*self.naming[seat], *self.naming_alone[seat]]
