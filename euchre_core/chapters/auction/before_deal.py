"""Trump named before the cards are dealt (catalogue T9, HR-67): by a player who has seen nothing yet."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from euchre_core.chapters.keeping import BarredSuits
from euchre_core.chapters.lone_calls import LoneCalls
from euchre_core.chapters.memory import BLIND, ORDERED
from euchre_core.chapters.questions import UPCARD, UPCARD_SUIT
from euchre_core.chapters.sides import Sides
from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.pack import JOKER_SUIT, lowest
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State


@final
class BeforeDeal(Phase):
    """One player names trump, and with it perhaps that he plays alone blind. Then the upcard is turned up.

    Cards that were dealt and that nobody may look at are as good as cards still in the pack. An upcard that is a trump
    counts as ordered up, the left bower and a joker too: trump is made before it is turned.

    The code of a name is its strain; played alone it is the number of strains more.

    Args:
        strains: what may be named.
        dealer_names: whether the dealer names trump, or the player at his left.
        blind_calls: at what score a lone hand may be declared with it, None if never.
        side: who plays together.

    Attributes:
        barred: the suits that earlier deals have barred, if that is played.
    """

    def __init__(self, strains: list[int], dealer_names: bool, blind_calls: LoneCalls | None, side: Sides) -> None:
        super().__init__("auction.form")
        self.strains = strains
        self.dealer_names = dealer_names
        self.blind_calls = blind_calls
        self.side = side
        self.barred: BarredSuits | None = None
        self.all_are_blind = True

    def bind(self, rules: Rules, step: int) -> None:
        """Make the actions, find the slots and the pile."""
        super().bind(rules, step)
        self.blind = rules.slot_index.get(BLIND, -1)
        self.ordered = rules.slot(ORDERED)
        self.suit_slot = rules.slot(UPCARD_SUIT)
        names = rules.tables.strains
        self.alone_from = len(names)
        self.upcard = rules.pile(UPCARD) if UPCARD in [pile.name for pile in rules.piles] else -1
        seats = list(range(len(rules.seats)))
        self.naming = [[self.act("name", names[strain], strain, seat) for strain in self.strains] for seat in seats]
        self.naming_alone = [
            [self.act("name", f"{names[strain]} alone", strain + len(names), seat) for strain in self.strains]
            for seat in seats
        ]

    def begin(self, state: State) -> bool:
        """Ask whoever names trump."""
        seats: i64 = len(self.rules.seats)
        state.turn = state.dealer if self.dealer_names else (state.dealer + 1) % seats
        return True

    def legal(self, state: State) -> list[Action]:
        """Any of the choices that is not barred; alone as well, where the score allows it."""
        seat = state.turn
        free = self.strains if self.barred is None else self.barred.free(state, self.strains)
        free = free if free else self.strains
        found = [name for name in self.naming[seat] if int(name.code) in free]
        if self.may_be_alone(state):
            found += [name for name in self.naming_alone[seat] if int(name.code) - self.alone_from in free]
        return found

    def may_be_alone(self, state: State) -> bool:
        """Whether the player in turn may say that he plays alone."""
        return self.blind_calls is not None and self.blind_calls.is_allowed(state, state.turn)

    def apply(self, state: State, action: Action) -> None:
        """He is the maker, and the upcard is turned up."""
        strains: i64 = len(self.rules.tables.strains)
        state.strain = action.code % strains
        state.level = 0
        state.set_holder(action.mover)
        if action.code >= strains:
            state.slots[self.blind] = 1
            self.side.maker_plays_alone(state)
        if self.upcard >= 0:
            self.turn_up(state)
        state.turn = -1
        state.next_step()

    def turn_up(self, state: State) -> None:
        """Turn the upcard up: a trump is there to be taken."""
        card = lowest(state.cards[self.upcard * state.planes])
        suit = self.rules.pack.suits[card]
        state.slots[self.suit_slot] = suit + 1 if suit != JOKER_SUIT else 0
        trumps: i64 = self.rules.tables.trumps[state.strain]
        state.slots[self.ordered] = int((trumps >> card) & 1)
        state.lay_open(self.upcard)

    def why_not(self, state: State, action: Action) -> Reason:
        """A suit that is barred, or not alone at this score."""
        if self.barred is not None and self.barred.forbids(state, action.code % self.alone_from):
            return Reason("this suit may not be trump after what came before", "trump.barred")
        return Reason("the score does not allow a lone hand now", "alone.allowed_if")

    def vocabulary(self, seat: i64) -> list[Action]:
        """Every choice."""
        return self.naming[seat] if self.blind_calls is None else [*self.naming[seat], *self.naming_alone[seat]]
