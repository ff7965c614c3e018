"""A lone hand that is declared before anybody has looked at his cards (HR-68)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from euchre_core.chapters.keeping import BarredSuits
from euchre_core.chapters.lone_calls import LoneCalls
from euchre_core.chapters.memory import BLIND, ORDERED
from euchre_core.chapters.questions import upcard_suit
from euchre_core.chapters.sides import Sides
from euchre_core.kernel.action import Action
from euchre_core.kernel.pack import JOKER_SUIT
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .deciding import Deciding


@final
class BlindCall(Deciding):
    """Every player is asked from the dealer's left; the first who says so orders the upcard up and plays alone.

    Args:
        calls: at what score a lone hand is allowed.
        side: who plays with whom.
        suits: the suits that may be trump.

    Attributes:
        barred: the suits that earlier deals have barred, if that is played.
    """

    def __init__(self, calls: LoneCalls, side: Sides, suits: list[int]) -> None:
        super().__init__("alone.blind", "blind alone", "pass")
        self.calls = calls
        self.side = side
        self.suits = suits
        self.barred: BarredSuits | None = None
        self.all_are_blind = True

    def bind(self, rules: Rules, step: int) -> None:
        """Find the slots."""
        super().bind(rules, step)
        self.blind = rules.slot(BLIND)
        self.ordered = rules.slot(ORDERED)

    def begin(self, state: State) -> bool:
        """Ask the player at the dealer's left, if the upcard has a suit and nothing is trump yet."""
        suit = upcard_suit(state)
        if state.strain >= 0 or suit == JOKER_SUIT or suit not in self.suits:
            return False
        if self.barred is not None and self.barred.forbids(state, suit):
            return False
        return self.ask_next(state, state.dealer)

    def ask_next(self, state: State, seat: i64) -> bool:
        """Ask the next player at whose score it is allowed; False when the dealer has been asked."""
        seats: i64 = len(self.rules.seats)
        for _ in range(len(self.rules.seats)):
            seat = (seat + 1) % seats
            if self.calls.is_allowed(state, seat):
                state.turn = seat
                return True
            if seat == state.dealer:
                return False
        return False

    def apply(self, state: State, action: Action) -> None:
        """He is the maker; or the next one is asked."""
        if action.code:
            state.set_holder(action.mover)
            state.level = 0
            state.strain = upcard_suit(state)
            state.slots[self.ordered] = 1
            state.slots[self.blind] = 1
            self.side.maker_plays_alone(state)
            state.next_step()
        elif action.mover == state.dealer or not self.ask_next(state, action.mover):
            state.next_step()
