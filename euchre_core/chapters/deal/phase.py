"""Cards that are laid away: the dealer's extra ones, and those discarded for the upcard and for the kitty."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euchre_core.chapters.memory import ALONE, MAKER_ALONE, ORDERED
from euchre_core.chapters.questions import UPCARD
from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.event import EVERYONE
from euchre_core.kernel.giving import in_pack_order
from euchre_core.kernel.layout import OWNER, Slot
from euchre_core.kernel.pack import lowest
from euchre_core.kernel.phase import CardPhase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

TO_DEALER: Final = 0
TO_MAKER: Final = 1
"""Who takes the upcard."""

EVERY_MAKER: Final = 0
MAKER_WITH_PARTNERS: Final = 1
LONE_MAKER: Final = 2
"""Who takes the kitty."""


def discard_slots() -> list[Slot]:
    """How many cards are still to be discarded, and the last one that was (only its owner knows it)."""
    return [Slot("to_discard"), Slot("last_discard", each_seat=True, viewers=OWNER)]


class Discard(CardPhase):
    """A seat lays cards away, face down: any of those it holds, several in the order of the pack.

    Args:
        key: the setting it is done for.
        count: how many cards; pile: the name of the pile of discards.
    """

    def __init__(self, key: str, count: int, pile: str) -> None:
        super().__init__(key, "discard")
        self.discards = count
        self.pile_name = pile

    def bind(self, rules: Rules, step: int) -> None:
        """Find the slots and the pile of discards."""
        super().bind(rules, step)
        self.to_discard = rules.slot("to_discard")
        self.last_discard = rules.slot("last_discard")
        self.pile = rules.pile(self.pile_name)

    def ask(self, state: State, seat: i64) -> None:
        """It is this seat's turn to lay cards away."""
        state.turn = seat
        state.slots[self.to_discard] = self.discards
        state.slots[self.last_discard + seat] = 0

    def barred(self, state: State) -> list[int]:
        """Cards that may not be laid away, one mask a plane."""
        return []

    def legal_cards(self, state: State) -> i64:
        """Any card held that is not barred, several in pack order."""
        last = state.slots[self.last_discard + state.turn]
        return in_pack_order(state, state.turn, self.barred(state), last, state.slots[self.to_discard])

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
            return Reason(f"you do not hold {action.argument}", self.key)
        return Reason("several cards are discarded in the order of the pack", self.key)


class DealerDiscard(Discard):
    """The dealer discards his extra cards, any of those he holds (catalogue JA2)."""

    def __init__(self, count: int, pile: str) -> None:
        super().__init__("deal.dealer_extra", count, pile)

    def begin(self, state: State) -> bool:
        """The dealer's turn."""
        self.ask(state, state.dealer)
        return True


class TakeUpcard(Discard):
    """The upcard that made trump is taken, and a card discarded for it; by a player who sits out as well (E2).

    Args:
        taker: `TO_DEALER` or `TO_MAKER`.
        may_return: whether that very card may be discarded.
        pile: the name of the pile of discards.
    """

    def __init__(self, taker: int, may_return: bool, pile: str) -> None:
        super().__init__("deal.upcard", 1, pile)
        self.taker = taker
        self.may_return = may_return

    def bind(self, rules: Rules, step: int) -> None:
        """Find the upcard."""
        super().bind(rules, step)
        self.ordered = rules.slot(ORDERED)
        self.taken = rules.slot("upcard taken")
        self.upcard = rules.pile(UPCARD)

    def begin(self, state: State) -> bool:
        """Take the card up, for everybody to see."""
        seat = state.dealer if self.taker == TO_DEALER else state.holder
        if not state.slots[self.ordered] or seat < 0:
            return False
        card = lowest(state.cards[self.upcard * state.planes])
        state.move(card, self.upcard, seat, EVERYONE)
        state.slots[self.taken] = int(card) + 1
        self.ask(state, seat)
        return True

    def barred(self, state: State) -> list[int]:
        """The upcard, where it may not go again."""
        return [] if self.may_return else [1 << (state.slots[self.taken] - 1)]

    def why_not(self, state: State, action: Action) -> Reason:
        """A card not held, or the upcard."""
        if not state.holds(action.mover, action.code):
            return Reason(f"you do not hold {action.argument}", self.key)
        return Reason("the upcard may not be discarded", "deal.upcard_discard")


class TakeKitty(Discard):
    """The maker takes the kitty, unseen by the others, and discards as many cards.

    Args:
        who: `EVERY_MAKER`, `MAKER_WITH_PARTNERS` or `LONE_MAKER`.
        kitty: the name of its pile; count: how many cards it has; pile: the name of the pile of discards.
    """

    def __init__(self, who: int, kitty: str, count: int, pile: str) -> None:
        super().__init__("deal.kitty", count, pile)
        self.who = who
        self.kitty_name = kitty

    def bind(self, rules: Rules, step: int) -> None:
        """Find the kitty."""
        super().bind(rules, step)
        self.kitty = rules.pile(self.kitty_name)
        self.alone = rules.slot_index.get(ALONE, -1)

    def begin(self, state: State) -> bool:
        """Take the cards, if the maker is one who may."""
        if state.holder < 0 or not self.may_take(state):
            return False
        for card in range(len(self.rules.pack.kinds)):
            while state.holds(self.kitty, card):
                state.move(card, self.kitty, state.holder)
        self.ask(state, state.holder)
        return True

    def may_take(self, state: State) -> bool:
        """Whether the maker is one of those who get the kitty."""
        if self.who == EVERY_MAKER:
            return True
        alone = self.alone >= 0 and state.slots[self.alone] & MAKER_ALONE != 0
        return alone == (self.who == LONE_MAKER)
