"""Lone hands before the play: the maker's, one defender's; defenders who drop out; hands that lie open."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from euchre_core.chapters.lone_calls import BY_ONESELF, TOGETHER, LoneCalls
from euchre_core.chapters.memory import ALONE, DECIDED, DEFENDER_ALONE, DROPPED, LONE_DEFENDER, MAKER_ALONE
from euchre_core.chapters.sides import Sides
from euchre_core.kernel.action import Action
from euchre_core.kernel.layout import Slot
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.state import State

from .deciding import Deciding
from .in_play import shows

AGAINST_LONE_MAKER: Final = 1
AGAINST_ANY_MAKER: Final = 2
"""When the defenders are asked."""


def lone_slots() -> list[Slot]:
    """Who plays alone, and which defender does."""
    return [Slot(ALONE), Slot(LONE_DEFENDER)]


@final
class LoneMaker(Deciding):
    """The maker says before the play whether he plays alone.

    Args:
        calls: what the score and the seats leave him.
        side: who plays with him.
        only_if_decided: whether he is asked here only if the upcard made him maker, without a call of his.
    """

    def __init__(self, calls: LoneCalls, side: Sides, only_if_decided: bool) -> None:
        super().__init__("alone.maker", "alone", "pass")
        self.calls = calls
        self.side = side
        self.only_if_decided = only_if_decided

    def begin(self, state: State) -> bool:
        """Ask the maker, unless that is settled or he has no choice."""
        if state.holder < 0 or state.slots[self.rules.slot(ALONE)] & MAKER_ALONE:
            return False
        if self.only_if_decided and not state.slots[self.rules.slot(DECIDED)]:
            return False
        choices = self.calls.choices_later(state)
        if choices == BY_ONESELF:
            state.note_automatic(self.words[state.holder][0])
            self.side.maker_plays_alone(state)
        if choices != TOGETHER | BY_ONESELF:
            return False
        state.turn = state.holder
        return True

    def apply(self, state: State, action: Action) -> None:
        """He plays alone, or not."""
        if action.code:
            self.side.maker_plays_alone(state)
        state.next_step()


class DefendersDecide(Deciding):
    """Every defender who plays in this deal is asked, from the maker's left."""

    def is_asked(self, state: State, seat: i64) -> bool:
        """Whether this defender has the choice."""
        return True

    def begin(self, state: State) -> bool:
        """Ask the first defender; without a maker there is none."""
        return state.holder >= 0 and self.ask_next(state, state.holder)

    def ask_next(self, state: State, seat: i64) -> bool:
        """Ask the next defender who has the choice; False when there is none left."""
        seats: i64 = len(self.rules.seats)
        seat = (seat + 1) % seats
        while seat != state.holder:
            if not ((state.allies | state.idle) >> seat) & 1 and self.is_asked(state, seat):
                state.turn = seat
                return True
            seat = (seat + 1) % seats
        return False


@final
class LoneDefender(DefendersDecide):
    """Every defender is asked from the maker's left; the first who says so plays alone.

    Args:
        when: `AGAINST_LONE_MAKER` or `AGAINST_ANY_MAKER`.
        calls: at what score a lone hand is allowed.
        side: who plays with whom.
    """

    def __init__(self, when: int, calls: LoneCalls, side: Sides) -> None:
        super().__init__("alone.defender", "alone", "pass")
        self.when = when
        self.calls = calls
        self.side = side

    def begin(self, state: State) -> bool:
        """Ask the first defender, unless there must be a lone maker and there is none."""
        if self.when == AGAINST_LONE_MAKER and not state.slots[self.rules.slot(ALONE)] & MAKER_ALONE:
            return False
        return super().begin(state)

    def is_asked(self, state: State, seat: i64) -> bool:
        """Whether he has partners to send out, and the score allows it."""
        return self.rules.partners[seat] != 0 and self.calls.is_allowed(state, seat)

    def apply(self, state: State, action: Action) -> None:
        """He plays alone; or the next one is asked."""
        if action.code:
            state.slots[self.rules.slot(ALONE)] |= DEFENDER_ALONE
            state.slots[self.rules.slot(LONE_DEFENDER)] = int(action.mover) + 1
            self.side.send_partners_out(state, action.mover)
            state.next_step()
        elif not self.ask_next(state, action.mover):
            state.next_step()


@final
class DropOut(DefendersDecide):
    """Every defender, from the maker's left, stays in or lays his cards down (catalogue part 5)."""

    def __init__(self) -> None:
        super().__init__("alone.drop_out", "drop", "stay")

    def apply(self, state: State, action: Action) -> None:
        """He stays, or he is out of the deal."""
        if action.code:
            bit: i64 = 1
            bit <<= action.mover
            state.slots[self.rules.slot(DROPPED)] |= int(bit)
            state.idle |= bit
        if not self.ask_next(state, action.mover):
            state.next_step()


@final
class OpenHands(Phase):
    """The maker lays his cards face up before the play, if his bid or his lone hand says so.

    Args:
        bids: for each bid whether it does.
        kinds: whether a lone hand that was not bid does, a plain one first, then each kind with a name.
        lone_bids: which bids are played alone.
    """

    def __init__(self, bids: list[bool], kinds: list[bool], lone_bids: list[bool]) -> None:
        super().__init__("alone.shows_hand")
        self.bids = bids
        self.kinds = kinds
        self.lone_bids = lone_bids

    def begin(self, state: State) -> bool:
        """Lay the cards down; nobody has anything to decide."""
        if state.holder >= 0 and shows(state, self.bids, self.kinds, self.lone_bids):
            state.lay_open(state.holder)
        return False

    def legal(self, state: State) -> list[Action]:
        """Nothing: it happens by itself."""
        return []

    def vocabulary(self, seat: i64) -> list[Action]:
        """Nothing: it happens by itself."""
        return []
