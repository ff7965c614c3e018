"""When nobody bids or calls trump (catalogue SD1, HR-01 to HR-07)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from euchre_core.kernel.layout import Slot
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

REDEAL_NEXT: Final = 0
REDEAL_SAME: Final = 1
DEALER_IS_STUCK: Final = 2
JOKER_HOLDER_IS_STUCK: Final = 3
PLAYED_IN_NO_TRUMP: Final = 4
DEALER_FORFEITS: Final = 5

UNLIMITED: Final = -1
THROW_INS: Final = "throw-ins"
"""The slot that remembers how many of his deals each dealer has seen passed out."""


def throw_in_slots() -> list[Slot]:
    """How many of his deals each dealer has seen passed out in this match."""
    return [Slot(THROW_INS, each_seat=True, lasting=True)]


@final
class PassedOut:
    """What follows when everybody has passed.

    Args:
        rule: `REDEAL_NEXT` and so on.
        limit: how many passed-out deals each dealer has a match, or `UNLIMITED`; after that he is stuck.
        forfeit: what the others score where the dealer forfeits.
        jokers: the kinds that are jokers, the highest first.
        no_trump: the strain of a deal that is played without a maker.
    """

    def __init__(self, rule: int, limit: int, forfeit: int, jokers: list[int], no_trump: int) -> None:
        self.rule = rule
        self.limit = limit
        self.forfeit = forfeit
        self.jokers = jokers
        self.no_trump = no_trump

    def bind(self, rules: Rules) -> None:
        """Find the slot of the throw-ins, and who scores when a dealer forfeits."""
        self.throw_ins = rules.slot(THROW_INS) if self.limit != UNLIMITED else -1
        self.forfeits = [self.points_against(rules, dealer) for dealer in range(len(rules.seats))]

    def points_against(self, rules: Rules, dealer: int) -> list[int]:
        """What every side but the dealer's scores when he forfeits."""
        points = [self.forfeit] * len(rules.side_names)
        for seat, team in enumerate(rules.team_of):
            if team == rules.team_of[dealer]:
                points[rules.side_of[seat]] = 0
        return points

    def sticks_dealer(self, state: State) -> bool:
        """Whether the dealer of this deal may not pass it out."""
        if self.rule == DEALER_IS_STUCK:
            return True
        return self.throw_ins >= 0 and state.slots[self.throw_ins + state.dealer] >= self.limit

    def holder_of_joker(self, state: State) -> i64:
        """The first from the dealer's left who holds the highest joker in play, or -1 if no hand has one.

        That he is asked tells everybody that he holds it.
        """
        seats: i64 = len(state.rules.seats)
        for joker in self.jokers:
            bit = 1 << joker
            for step in range(1, seats + 1):
                seat: i64 = (state.dealer + step) % seats
                if state.holds(seat, joker):
                    state.note_present(seat, bit)
                    return seat
                state.note_absent(seat, bit, -1)
        return -1

    def close(self, state: State) -> None:
        """End the deal, or go on to the play without a maker. Whoever could be stuck was not there to be."""
        state.turn = -1
        state.at_once = -1
        if self.rule == PLAYED_IN_NO_TRUMP:
            state.strain = self.no_trump
            state.next_step()
        elif self.rule == DEALER_FORFEITS:
            state.end(self.forfeits[state.dealer], True)
        else:
            if self.throw_ins >= 0:
                state.slots[self.throw_ins + state.dealer] += 1
            state.throw_in(self.rule != REDEAL_SAME)
