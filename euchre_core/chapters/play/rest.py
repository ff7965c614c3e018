"""Claiming the remaining tricks at the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euchre_core.chapters.sides import Sides
from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.layout import Slot
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

CLAIM: Final = 0
ACCEPT: Final = 1
PLAY_ON: Final = 2

CLAIMED_REST: Final = "claimed the rest"
"""The slot for the tricks that were left when somebody last claimed them all."""


def rest_slots() -> list[Slot]:
    """What claims of the rest need to remember."""
    return [Slot(CLAIMED_REST)]


class ClaimRest(Phase):
    """Before he leads, a player lays his hand open and claims all tricks still to come; his opponents must all agree.

    Args:
        side: who plays with whom.
    """

    def __init__(self, side: Sides) -> None:
        super().__init__("play.claim_rest")
        self.side = side

    def bind(self, rules: Rules, step: int) -> None:
        """Make the actions."""
        super().bind(rules, step)
        self.claimed = rules.slot(CLAIMED_REST)
        seats = range(len(rules.seats))
        self.claiming = [self.act("claim_rest", "", CLAIM, seat) for seat in seats]
        self.answers = [
            [self.act("accept", "", ACCEPT, seat), self.act("play_on", "", PLAY_ON, seat)] for seat in seats
        ]

    def offers(self, state: State, seat: i64) -> bool:
        """Before a lead, once a trick, while more than one trick is left and an opponent is there to agree."""
        if state.count > 0 or state.tricks_left < 2 or state.slots[self.claimed] == state.tricks_left:
            return False
        return self.next_opponent(state, seat, seat) != seat

    def next_opponent(self, state: State, claimer: i64, seat: i64) -> i64:
        """The next opponent of the claimer after a seat, clockwise; the claimer himself when the round is over."""
        against = self.side.opponents(state, claimer)
        seat = state.after(seat)
        while seat != claimer and not (against >> seat) & 1:
            seat = state.after(seat)
        return seat

    def legal(self, state: State) -> list[Action]:
        """The claim, or the answers to it."""
        return [self.claiming[state.turn]] if state.asked < 0 else self.answers[state.turn]

    def permits(self, state: State, action: Action) -> bool:
        """The claim, or an answer to it."""
        if state.asked >= 0:
            return action.code != CLAIM
        return action.code == CLAIM and self.offers(state, state.turn)

    def apply(self, state: State, action: Action) -> None:
        """Ask each opponent in turn; one who wants to play on is enough."""
        claimer = state.leader
        if action.code == CLAIM:
            state.slots[self.claimed] = int(state.tricks_left)
            state.lay_open(claimer)
            state.question(self, self.next_opponent(state, claimer, claimer))
            return
        following = self.next_opponent(state, claimer, action.mover)
        if action.code == PLAY_ON:
            state.answered(claimer)
        elif following != claimer:
            state.question(self, following)
        else:
            state.answered(claimer)
            state.taken[claimer] += int(state.tricks_left)
            state.tricks_left = 0
            state.next_step()

    def why_not(self, state: State, action: Action) -> Reason:
        """Not one's lead, or claimed before in this trick."""
        if action.code != CLAIM:
            return Reason("nobody has claimed the remaining tricks", self.key)
        if state.count > 0:
            return Reason("the remaining tricks are claimed before a lead, by who is to lead", self.key)
        if state.tricks_left < 2:
            return Reason("only one trick is left", self.key)
        return Reason("the remaining tricks were claimed before this lead already", self.key)

    def vocabulary(self, seat: i64) -> list[Action]:
        """The claim and both answers."""
        return [self.claiming[seat], *self.answers[seat]]
