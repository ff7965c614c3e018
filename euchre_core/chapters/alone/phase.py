"""Lone hands before the play: the maker's, one defender's; defenders who drop out; hands that lie open."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from euchre_core.chapters.lone_calls import BY_ONESELF, TOGETHER, LoneCalls
from euchre_core.chapters.memory import ALONE, DECIDED, DROPPED, LONE_DEFENDER
from euchre_core.chapters.sides import Sides
from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.layout import Slot
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .solo import plays_alone, shows

AGAINST_LONE_MAKER: Final = 1
AGAINST_ANY_MAKER: Final = 2

NEVER: Final = 0
BEFORE_PLAY: Final = 1
AFTER_FIRST_TRICK: Final = 2
"""When a hand is laid face up."""


def lone_slots() -> list[Slot]:
    """Who plays alone, and which defender does."""
    return [Slot(ALONE), Slot(LONE_DEFENDER)]


class Deciding(Phase):
    """One seat after the other says one of two words."""

    def __init__(self, key: str, yes: str, no: str) -> None:
        super().__init__(key)
        self.yes = yes
        self.no = no

    def bind(self, rules: Rules, step: int) -> None:
        """Make the two actions of every seat."""
        super().bind(rules, step)
        self.words = [
            [self.act(self.yes, "", 1, seat), self.act(self.no, "", 0, seat)] for seat in range(len(rules.seats))
        ]

    def legal(self, state: State) -> list[Action]:
        """Either word."""
        return self.words[state.turn]

    def permits(self, state: State, action: Action) -> bool:
        """Whoever is asked may say either."""
        return True

    def veil(self, action: Action) -> Action:
        """What is said is no secret, whatever cards move unseen after it."""
        return action

    def why_not(self, state: State, action: Action) -> Reason:
        """Whoever is asked may say either."""
        return Reason(f"you cannot say {action.text} now", self.key)

    def vocabulary(self, seat: i64) -> list[Action]:
        """Both words."""
        return self.words[seat]


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
        if state.holder < 0 or state.slots[self.rules.slot(ALONE)] & 1:
            return False
        if self.only_if_decided and not state.slots[self.rules.slot(DECIDED)]:
            return False
        choices = self.calls.choices_later(state)
        if choices == BY_ONESELF:
            state.note_automatic(self.words[state.holder][0])
            plays_alone(state, self.side)
        if choices != TOGETHER | BY_ONESELF:
            return False
        state.turn = state.holder
        return True

    def apply(self, state: State, action: Action) -> None:
        """He plays alone, or not."""
        if action.code:
            plays_alone(state, self.side)
        state.next_step()


@final
class LoneDefender(Deciding):
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
        """Ask the first defender at the maker's left."""
        if state.holder < 0:
            return False
        if self.when == AGAINST_LONE_MAKER and not state.slots[self.rules.slot(ALONE)] & 1:
            return False
        return self.ask_next(state, state.holder)

    def ask_next(self, state: State, seat: i64) -> bool:
        """Ask the next defender who has partners to send out; False when there is none left."""
        seats: i64 = len(self.rules.seats)
        seat = (seat + 1) % seats
        while seat != state.holder:
            foe = not (state.allies >> seat) & 1 and not (state.idle >> seat) & 1
            if foe and self.rules.partners[seat] and self.calls.is_allowed(state, seat):
                state.turn = seat
                return True
            seat = (seat + 1) % seats
        return False

    def apply(self, state: State, action: Action) -> None:
        """He plays alone; or the next one is asked."""
        if action.code:
            state.slots[self.rules.slot(ALONE)] |= 2
            state.slots[self.rules.slot(LONE_DEFENDER)] = int(action.mover) + 1
            self.side.send_partners_out(state, action.mover)
            state.next_step()
        elif not self.ask_next(state, action.mover):
            state.next_step()


@final
class DropOut(Deciding):
    """Every defender, from the maker's left, stays in or lays his cards down (catalogue part 5)."""

    def __init__(self) -> None:
        super().__init__("alone.drop_out", "drop", "stay")

    def begin(self, state: State) -> bool:
        """Ask the first defender at the maker's left; without a maker nobody may drop out."""
        return state.holder >= 0 and self.ask_next(state, state.holder)

    def ask_next(self, state: State, seat: i64) -> bool:
        """Ask the next defender who plays in this deal; False when all have been asked."""
        seats: i64 = len(self.rules.seats)
        seat = (seat + 1) % seats
        while seat != state.holder:
            if not (state.allies >> seat) & 1 and not (state.idle >> seat) & 1:
                state.turn = seat
                return True
            seat = (seat + 1) % seats
        return False

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
