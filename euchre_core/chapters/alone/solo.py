"""What it means to play alone, and the maker who says so only when his partner is about to play."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from euchre_core.chapters.lone_calls import BY_ONESELF, LoneCalls
from euchre_core.chapters.memory import ALONE, CALLED_CARD, LONE_KIND, TRUE_ALLIES
from euchre_core.chapters.sides import Sides
from euchre_core.chapters.watching import Play, Watcher
from euchre_core.kernel.action import Action
from euchre_core.kernel.layout import Slot
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

LATE: Final = "asked for a lone hand"
"""Whether the maker has been asked during the play, and before whose card: 0, or the seat that waits + 1."""


def late_slots() -> list[Slot]:
    """Before whose card the maker was asked."""
    return [Slot(LATE)]


def plays_alone(state: State, side: Sides) -> None:
    """The maker plays alone: his partners lay their cards down, and a secret partner of his is none any more."""
    rules: Rules = state.rules
    state.slots[rules.slot(ALONE)] |= 1
    side.send_partners_out(state, state.holder)
    if TRUE_ALLIES in rules.slot_index:
        bit: i64 = 1
        state.slots[rules.slot(TRUE_ALLIES)] = int(bit << state.holder)
        state.slots[rules.slot(CALLED_CARD)] = 0


@final
class LateCall(Phase):
    """The maker says just before his partner's first card whether he plays alone (HR-57).

    Args:
        side: who plays with him.
        shows: whether he then lays his cards face up at once.
    """

    def __init__(self, side: Sides, shows: bool) -> None:
        super().__init__("alone.declared")
        self.side = side
        self.shows = shows

    def bind(self, rules: Rules, step: int) -> None:
        """Make the two actions of every seat."""
        super().bind(rules, step)
        self.late = rules.slot(LATE)
        self.words = [
            [self.act("alone", "", 1, seat), self.act("pass", "", 0, seat)] for seat in range(len(rules.seats))
        ]

    def legal(self, state: State) -> list[Action]:
        """Alone or not."""
        return self.words[state.turn]

    def permits(self, state: State, action: Action) -> bool:
        """Only an answer."""
        return state.asked >= 0

    def apply(self, state: State, action: Action) -> None:
        """The partner plays his card, or he is out of the deal."""
        state.answered(state.slots[self.late] - 1)
        if not action.code:
            return
        plays_alone(state, self.side)
        if self.shows:
            state.lay_open(action.mover)
        main = state.now.main
        if isinstance(main, Play):
            main.sent_out(state)

    def veil(self, action: Action) -> Action:
        """What is said is no secret, whatever cards move unseen after it."""
        return action

    def vocabulary(self, seat: i64) -> list[Action]:
        """Both words."""
        return self.words[seat]


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

    def begins(self, state: State) -> None:
        """Ask the maker, once, if he is not alone yet; never about a partner whom a card he has played made known."""
        if state.holder < 0 or state.slots[self.late] or state.slots[self.alone] & 1:
            return
        if state.tricks_left < state.rules.tricks:
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
    return kinds[kind] and not lone_bids[state.level] and state.slots[index[ALONE]] & 1 == 1


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

    def turned(self, state: State) -> None:
        """Lay the cards down."""
        if state.holder < 0 or state.tricks_left != state.rules.tricks - 1:
            return
        if shows(state, self.bids, self.kinds, self.lone_bids):
            state.lay_open(state.holder)
