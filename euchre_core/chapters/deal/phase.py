"""The dealer's extra cards: he was dealt more than the others and discards as many, face down."""

from __future__ import annotations

from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.giving import in_pack_order
from euchre_core.kernel.layout import OWNER, Slot
from euchre_core.kernel.phase import CardPhase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State


def discard_slots() -> list[Slot]:
    """How many cards the dealer still has to discard, and the last one he did (only he knows it)."""
    return [Slot("to_discard"), Slot("last_discard", each_seat=True, viewers=OWNER)]


class DealerDiscard(CardPhase):
    """The dealer discards his extra cards, any of those he holds (catalogue JA2)."""

    def __init__(self, count: int, pile: str) -> None:
        super().__init__("deal.dealer_discards", "discard")
        self.discards = count
        self.pile_name = pile

    def bind(self, rules: Rules, step: int) -> None:
        """Find the slots and the pile of discards."""
        super().bind(rules, step)
        self.to_discard = rules.slot("to_discard")
        self.last_discard = rules.slot("last_discard")
        self.pile = rules.pile(self.pile_name)

    def begin(self, state: State) -> bool:
        """The dealer's turn."""
        state.turn = state.dealer
        state.slots[self.to_discard] = self.discards
        return True

    def legal_cards(self, state: State) -> int:
        """Any card held, several in pack order."""
        last = state.slots[self.last_discard + state.turn]
        return in_pack_order(state, state.turn, [], last, state.slots[self.to_discard])

    def apply(self, state: State, action: Action) -> None:
        """Lay the card away."""
        state.move(action.code, action.mover, self.pile)
        state.slots[self.last_discard + action.mover] = action.code
        state.slots[self.to_discard] -= 1
        if state.slots[self.to_discard] == 0:
            state.next_step()

    def why_not(self, state: State, action: Action) -> Reason:
        """A card not held, or one out of order."""
        if not state.holds(action.mover, action.code):
            return Reason(f"you do not hold {action.argument}", "deal.dealer_extra")
        return Reason("several cards are discarded in the order of the pack", "deal.dealer_extra")
