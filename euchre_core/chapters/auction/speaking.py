"""What all auctions have in common: whose word it is, what else a seat may do in its turn, and who is stuck."""

from __future__ import annotations

from mypy_extensions import i64

from euchre_core.chapters.keeping import LAST_MAKER
from euchre_core.chapters.memory import NOBODY_STUCK, STUCK, STUCK_DEALER, STUCK_JOKER_HOLDER
from euchre_core.chapters.questions import HandQuestion
from euchre_core.chapters.sides import Sides
from euchre_core.kernel.layout import Slot
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .passed_out import JOKER_HOLDER_IS_STUCK, PassedOut

SPOKEN = "spoken"
"""The slot of those who have spoken in this round, as a mask of seats."""


def speaking_slots() -> list[Slot]:
    """Who has spoken, and whether the player in turn is stuck."""
    return [Slot(SPOKEN), Slot(STUCK)]


class Speaking(Phase):
    """An auction: seats speak in turn until somebody is maker or nobody is left to speak.

    Args:
        dealer_opens: whether the dealer speaks first, or the player at his left.
        passed_out: what follows when nobody makes trump.
        side: who plays together.

    Attributes:
        duty: the hand with which one may not pass, if there is one.
    """

    def __init__(self, dealer_opens: bool, passed_out: PassedOut, side: Sides) -> None:
        super().__init__("auction")
        self.dealer_opens = dealer_opens
        self.passed_out = passed_out
        self.side = side
        self.duty: HandQuestion | None = None

    def bind(self, rules: Rules, step: int) -> None:
        """Find the slots."""
        super().bind(rules, step)
        self.spoken = rules.slot(SPOKEN)
        self.stuck = rules.slot(STUCK)
        self.everybody: i64 = (1 << len(rules.seats)) - 1
        self.last_maker = rules.slot_index.get(LAST_MAKER, -1)
        self.passing = [self.act("pass", "", -1, seat) for seat in range(len(rules.seats))]
        self.passed_out.bind(rules)

    def opener(self, state: State) -> i64:
        """Who speaks first."""
        seats: i64 = len(self.rules.seats)
        return state.dealer if self.dealer_opens else (state.dealer + 1) % seats

    def turn_to(self, state: State, seat: i64, stuck: int) -> None:
        """Give a seat the word. What the asides do by themselves at its turn may end the deal."""
        state.turn = seat
        if state.level < 0:
            state.slots[self.stuck] = stuck
        state.at_once = -1
        for aside in self.rules.steps[self.step].asides:
            if aside.arrive(state):
                return

    def is_stuck(self, state: State) -> bool:
        """Whether the seat in turn may not pass. What the slot says later is how the maker came to bid."""
        return state.level < 0 and state.slots[self.stuck] != NOBODY_STUCK

    def is_silent(self, state: State, seat: i64) -> bool:
        """Whether a seat made trump in the deal before and may not now; who is stuck must, all the same."""
        if self.last_maker < 0 or self.is_stuck(state):
            return False
        return state.slots[self.last_maker] == seat + 1

    def is_obliged(self, state: State, seat: i64) -> bool:
        """Whether the hand of a seat is one that may not pass, if there is anything to say."""
        return self.duty is not None and self.duty.fits_hand(state, seat)

    def dealers_chance(self, state: State, seat: i64, is_last: bool) -> int:
        """Whether the seat is the dealer and may not pass, since that would mean that nobody has spoken up (SD1)."""
        if seat == state.dealer and is_last and self.passed_out.sticks_dealer(state):
            return STUCK_DEALER
        return NOBODY_STUCK

    def nobody_spoke_up(self, state: State) -> None:
        """Everybody has passed: somebody is made to speak, or the deal goes another way."""
        if not self.is_stuck(state):
            if self.passed_out.sticks_dealer(state):
                self.turn_to(state, state.dealer, STUCK_DEALER)
                return
            if self.passed_out.rule == JOKER_HOLDER_IS_STUCK:
                holder = self.passed_out.holder_of_joker(state)
                if holder >= 0:
                    self.turn_to(state, holder, STUCK_JOKER_HOLDER)
                    return
        self.passed_out.close(state)

    def more_to_do(self, state: State, seat: i64) -> bool:
        """Whether by what everybody can see a seat may have something else to do in its turn."""
        return any(aside.offers(state, seat) for aside in self.rules.steps[self.step].asides)

    def make(self, state: State, maker: i64, alone: bool) -> None:
        """The auction is over: a seat is maker, and its partners lay their cards down if it plays alone."""
        state.turn = -1
        state.at_once = -1
        state.set_holder(maker)
        if alone:
            self.side.maker_plays_alone(state)
        state.next_step()

    def stuck_words(self, state: State) -> str:
        """Who is stuck, for reasons."""
        if state.slots[self.stuck] == STUCK_JOKER_HOLDER:
            return "everybody has passed, and whoever holds the joker is stuck"
        return "everybody has passed, and the dealer is stuck"
