"""Who leads to the first trick."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from euchre_core.chapters.memory import ALONE, LONE_KIND
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

MAKER: Final = 0
LEFT_OF_MAKER: Final = 1
LEFT_OF_DEALER: Final = 2
DEALER: Final = 3
UNSAID: Final = -1


@final
class FirstLead:
    """The narrower setting decides.

    The bid's, else that of the kind of lone hand, else that for lone hands, else that without trump, else the general
    one.

    Args:
        by_bid: for each rung of the ladder who leads, `UNSAID` where the bid does not say.
        lone_bids: for each rung whether it is played alone.
        alone, no_trump: who leads when a hand is played alone, and without trump; or `UNSAID`.
        otherwise: who leads if none of these decides.
        by_kind: for each kind of lone hand with a name who leads, `UNSAID` where it does not say.
    """

    def __init__(
        self,
        by_bid: list[int],
        lone_bids: list[bool],
        alone: int,
        no_trump: int,
        otherwise: int,
        by_kind: list[int] | None = None,
    ) -> None:
        self.by_bid = by_bid
        self.by_kind = by_kind if by_kind is not None else []
        self.lone_bids = lone_bids
        self.alone = alone
        self.no_trump = no_trump
        self.otherwise = otherwise
        self.alone_slot = UNSAID
        self.kind_slot = UNSAID

    def bind(self, rules: Rules) -> None:
        """Look up where it stands who plays alone."""
        if ALONE in rules.slot_index:
            self.alone_slot = rules.slot(ALONE)
        if LONE_KIND in rules.slot_index:
            self.kind_slot = rules.slot(LONE_KIND)

    def seat(self, state: State) -> i64:
        """The leader; a seat that sits out is passed over clockwise (catalogue BA13), a maker there is not as well."""
        where = self.who(state)
        seat = state.dealer
        if where in (MAKER, LEFT_OF_MAKER) and state.holder >= 0:
            seat = state.holder
        elif where == MAKER:
            where = LEFT_OF_DEALER
        if where in (LEFT_OF_MAKER, LEFT_OF_DEALER):
            seat = (seat + 1) % len(state.rules.seats)
        return state.after(seat) if (state.idle >> seat) & 1 else seat

    def who(self, state: State) -> int:
        """The setting that decides."""
        if 0 <= state.level < len(self.by_bid) and self.by_bid[state.level] != UNSAID:
            return self.by_bid[state.level]
        kind = state.slots[self.kind_slot] if self.kind_slot != UNSAID else 0
        if kind and self.by_kind[kind - 1] != UNSAID:
            return self.by_kind[kind - 1]
        if self.alone != UNSAID and self.is_lone(state):
            return self.alone
        if self.no_trump != UNSAID and state.rules.tables.trump_of[state.strain] < 0:
            return self.no_trump
        return self.otherwise

    def is_lone(self, state: State) -> bool:
        """Whether a hand is played alone, the maker's or a defender's."""
        if 0 <= state.level < len(self.lone_bids) and self.lone_bids[state.level]:
            return True
        return self.alone_slot != UNSAID and state.slots[self.alone_slot] != 0
