"""What lone hands do during the play: a maker who says it only before his partner's card, and a hand laid open."""

from __future__ import annotations

from typing import Final, final

from euchre_core.chapters.lone_calls import BY_ONESELF, LoneCalls
from euchre_core.chapters.memory import ALONE, LONE_KIND, MAKER_ALONE
from euchre_core.chapters.sides import Sides
from euchre_core.chapters.watching import Play, Watcher
from euchre_core.kernel.action import Action
from euchre_core.kernel.layout import Slot
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .deciding import Deciding

LATE: Final = "asked for a lone hand"
"""Whether the maker has been asked during the play, and before whose card: 0, or the seat that waits + 1."""


def late_slots() -> list[Slot]:
    """Before whose card the maker was asked."""
    return [Slot(LATE)]


@final
class LateCall(Deciding):
    """The maker says just before his partner's first card whether he plays alone (HR-57).

    Args:
        side: who plays with him.
        shows: whether he then lays his cards face up at once.
    """

    def __init__(self, side: Sides, shows: bool) -> None:
        super().__init__("alone.declared", "alone", "pass")
        self.side = side
        self.shows = shows

    def bind(self, rules: Rules, step: int) -> None:
        """Make the two actions of every seat, and find the slot."""
        super().bind(rules, step)
        self.late = rules.slot(LATE)

    def permits(self, state: State, action: Action) -> bool:
        """Only an answer."""
        return state.asked >= 0

    def apply(self, state: State, action: Action) -> None:
        """The partner plays his card, or he is out of the deal."""
        state.answered(state.slots[self.late] - 1)
        if not action.code:
            return
        self.side.maker_plays_alone(state)
        if self.shows:
            state.lay_open(action.mover)
        main = state.now.main
        if isinstance(main, Play):
            main.sent_out(state)


@final
class LateQuestion(Watcher):
    """Puts that question when the maker's partner gets the turn for the first time.

    Args:
        aside: the question; calls: whether the score allows it; side: who plays with the maker.
    """

    def __init__(self, aside: LateCall, calls: LoneCalls, side: Sides) -> None:
        self.aside = aside
        self.calls = calls
        self.side = side

    def bind(self, rules: Rules) -> None:
        """Find the slots."""
        self.late = rules.slot(LATE)
        self.alone = rules.slot(ALONE)

    def may_matter(self, state: State) -> bool:
        """Whether the maker can still be asked: in the first trick, if he is not alone yet."""
        if state.holder < 0 or state.slots[self.late] or state.slots[self.alone] & MAKER_ALONE:
            return False
        return state.tricks_left == state.rules.tricks

    def begins(self, state: State) -> None:
        """Ask the maker, once and in the first trick, if he is not alone yet: later his partner has played a card."""
        if not self.may_matter(state):
            return
        if not (self.side.partners(state, state.holder) >> state.turn) & 1:
            return
        state.slots[self.late] = int(state.turn) + 1
        if self.calls.choices_later(state) & BY_ONESELF:
            state.question(self.aside, state.holder)


def shows(state: State, bids: list[bool], kinds: list[bool], lone_bids: list[bool]) -> bool:
    """Whether the maker's hand is one of those that are shown: by his bid, or by the kind of his lone hand."""
    if bids[state.level]:
        return True
    index = state.rules.slot_index
    kind = state.slots[index[LONE_KIND]] if LONE_KIND in index else 0
    return kinds[kind] and not lone_bids[state.level] and state.slots[index[ALONE]] & MAKER_ALONE != 0


@final
class HandOpened(Watcher):
    """After the first trick the maker lays his cards face up, if his bid or his lone hand says so.

    Args:
        bids, kinds, lone_bids: as in `OpenHands`.
    """

    def __init__(self, bids: list[bool], kinds: list[bool], lone_bids: list[bool]) -> None:
        self.bids = bids
        self.kinds = kinds
        self.lone_bids = lone_bids

    def may_matter(self, state: State) -> bool:
        """Seeing a hand changes nothing of what is played and counted."""
        return False

    def turned(self, state: State) -> None:
        """Lay the cards down."""
        if state.holder < 0 or state.tricks_left != state.rules.tricks - 1:
            return
        if shows(state, self.bids, self.kinds, self.lone_bids):
            state.lay_open(state.holder)
