"""The swap for the ghost hand, in one's own turn (catalogue G13 to G16, HR-59)."""

from __future__ import annotations

from mypy_extensions import i64

from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.layout import Slot
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .speaking import SPOKEN

SWAPPED = "swapped"


def swap_slots() -> list[Slot]:
    """Who has swapped for the ghost hand."""
    return [Slot(SWAPPED)]


class Swap(Phase):
    """In one's own turn, before one speaks: the whole hand, unseen, for the ghost hand.

    Args:
        pile: the name of the ghost hand.
        chain: whether everybody may swap once, or only one player a deal.
    """

    def __init__(self, pile: str, chain: bool) -> None:
        super().__init__("auction.swap")
        self.pile_name = pile
        self.chain = chain

    def bind(self, rules: Rules, step: int) -> None:
        """Make the actions, find the ghost hand."""
        super().bind(rules, step)
        self.swapped = rules.slot(SWAPPED)
        self.pile = rules.pile(self.pile_name)
        self.swaps = [[self.act("swap", "", 0, seat)] for seat in range(len(rules.seats))]

    def offers(self, state: State, seat: i64) -> bool:
        """Whether the swap is still open to the seat."""
        swapped: i64 = state.slots[self.swapped]
        return not (swapped >> seat) & 1 if self.chain else swapped == 0

    def legal(self, state: State) -> list[Action]:
        """Swap."""
        return self.swaps[state.turn]

    def permits(self, state: State, action: Action) -> bool:
        """Whether the swap is still open."""
        return self.offers(state, state.turn)

    def apply(self, state: State, action: Action) -> None:
        """Change hands; it is still the same player's turn, and now he must speak at once (G14)."""
        state.exchange(action.mover, self.pile)
        state.slots[self.swapped] |= 1 << action.mover
        state.go_on_at_once(self)

    def why_not(self, state: State, action: Action) -> Reason:
        """The ghost hand has been taken."""
        if (state.slots[self.swapped] >> action.mover) & 1:
            return Reason("you have swapped already; now pass or bid", "auction.swap")
        return Reason("only one player a deal may swap, and somebody has", "auction.swap")

    def vocabulary(self, seat: i64) -> list[Action]:
        """Swap."""
        return self.swaps[seat]


class SwapRound(Swap):
    """The swap where there is no auction: everybody in turn swaps or passes."""

    def __init__(self, pile: str, chain: bool, dealer_opens: bool) -> None:
        super().__init__(pile, chain)
        self.dealer_opens = dealer_opens

    def bind(self, rules: Rules, step: int) -> None:
        """Make the actions."""
        super().bind(rules, step)
        self.spoken = rules.slot(SPOKEN)
        self.passing = [self.act("pass", "", -1, seat) for seat in range(len(rules.seats))]

    def begin(self, state: State) -> bool:
        """The first player swaps or passes."""
        seats: i64 = len(self.rules.seats)
        self.turn_to(state, state.dealer if self.dealer_opens else (state.dealer + 1) % seats)
        return True

    def turn_to(self, state: State, seat: i64) -> None:
        """Give a seat the word."""
        state.turn = seat
        for aside in self.rules.steps[self.step].asides:
            if aside.arrive(state):
                return

    def legal(self, state: State) -> list[Action]:
        """Pass, or swap if that is still open."""
        seat = state.turn
        return [self.passing[seat], *self.swaps[seat]] if self.offers(state, seat) else [self.passing[seat]]

    def permits(self, state: State, action: Action) -> bool:
        """Whether the swap is still open; a pass always is."""
        return action.code < 0 or self.offers(state, state.turn)

    def apply(self, state: State, action: Action) -> None:
        """Change hands or not; then it is the next player's turn, until nobody has anything left to do."""
        if action.code >= 0:
            state.exchange(action.mover, self.pile)
            state.slots[self.swapped] |= 1 << action.mover
        state.slots[self.spoken] |= 1 << action.mover
        seats: i64 = len(self.rules.seats)
        seat: i64 = (action.mover + 1) % seats
        while not (state.slots[self.spoken] >> seat) & 1:
            if self.something_left(state):
                self.turn_to(state, seat)
                return
            seat = (seat + 1) % seats
        state.turn = -1
        state.next_step()

    def something_left(self, state: State) -> bool:
        """Whether by what everybody can see a seat that has not had its turn may do more than pass."""
        asides = self.rules.steps[self.step].asides
        for seat in range(len(self.rules.seats)):
            if (state.slots[self.spoken] >> seat) & 1:
                continue
            if self.offers(state, seat) or any(aside.offers(state, seat) for aside in asides):
                return True
        return False

    def vocabulary(self, seat: i64) -> list[Action]:
        """Pass and swap."""
        return [self.passing[seat], *self.swaps[seat]]
