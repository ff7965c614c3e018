"""Who plays together in a deal."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .memory import ALONE, CALLED_CARD, MAKER_ALONE, TRUE_ALLIES

TEAMS: Final = 0
INDIVIDUALS: Final = 1
AGAINST_ALL: Final = 2
CALLED: Final = 3


@final
class Sides:
    """The sides of a deal, which need not be the sides that keep a score.

    Args:
        kind: `TEAMS` by seating; `INDIVIDUALS`; `AGAINST_ALL`, the maker against all others; `CALLED`, the maker and
            the partner he gets in the deal against the rest.
    """

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def everybody(self, rules: Rules) -> i64:
        """All seats, as a mask."""
        everybody: i64 = 1
        return (everybody << len(rules.seats)) - 1

    def makers(self, state: State) -> i64:
        """The maker and whoever plays with him, a secret partner included, as a mask; 0 while nobody is maker."""
        if state.holder < 0:
            return 0
        if self.kind == CALLED and TRUE_ALLIES in state.rules.slot_index:
            true: i64 = state.slots[state.rules.slot_index[TRUE_ALLIES]]
            return state.allies | true
        return state.allies

    def partners(self, state: State, seat: i64) -> i64:
        """The others who, by what everybody knows, play with a seat, as a mask."""
        bit: i64 = 1
        bit <<= seat
        if self.kind == TEAMS:
            mates: i64 = state.rules.partners[seat]
            return mates
        if self.kind == INDIVIDUALS or not state.allies:
            return 0  # nobody is maker yet, whoever has bid so far
        if state.allies & bit:
            return state.allies ^ bit
        if self.kind == AGAINST_ALL:
            return (self.everybody(state.rules) & ~state.allies) ^ bit
        return 0  # before the secret partner is known, nobody can tell who plays with him

    def opponents(self, state: State, seat: i64) -> i64:
        """The others who, by what everybody knows, do not play with a seat, as a mask."""
        bit: i64 = 1
        bit <<= seat
        return self.everybody(state.rules) & ~bit & ~self.partners(state, seat)

    def lone(self, state: State) -> i64:
        """Who plays alone, as in the slot `ALONE`; a maker whose called partner does not exist is alone too.

        Nobody can see that before the deal is over.
        """
        index = state.rules.slot_index
        lone: i64 = state.slots[index[ALONE]] if ALONE in index else 0
        bit: i64 = 1
        if self.kind == CALLED and state.holder >= 0 and self.makers(state) == bit << state.holder:
            lone |= MAKER_ALONE
        return lone

    def units(self, state: State) -> list[int]:
        """The sides that share their tricks, each a mask of seats; the maker's first where the deal makes the sides."""
        rules = state.rules
        if self.kind >= AGAINST_ALL and state.holder >= 0:
            makers = self.makers(state)
            return [int(makers), int(self.everybody(rules) & ~makers)]
        found: list[int] = []
        for seat in range(len(rules.seats)):
            mask: i64 = rules.partners[seat]
            bit: i64 = 1
            mask |= bit << seat
            if int(mask) not in found:
                found.append(int(mask))
        return found

    def send_partners_out(self, state: State, seat: i64) -> None:
        """Pass over those who play with a seat: it plays alone."""
        state.idle |= self.partners(state, seat)

    def maker_plays_alone(self, state: State) -> None:
        """The maker plays alone: his partners lay their cards down, and a secret partner of his is none any more."""
        rules: Rules = state.rules
        state.slots[rules.slot(ALONE)] |= MAKER_ALONE
        self.send_partners_out(state, state.holder)
        if TRUE_ALLIES in rules.slot_index:
            bit: i64 = 1
            state.slots[rules.slot(TRUE_ALLIES)] = int(bit << state.holder)
            state.slots[rules.slot(CALLED_CARD)] = 0
