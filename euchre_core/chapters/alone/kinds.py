"""Several kinds of lone hand: a maker who plays alone says which one it is (catalogue T7, HR-68)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from euchre_core.chapters.memory import ALONE, LONE_KIND, MAKER_ALONE
from euchre_core.chapters.questions import MatchQuestion
from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State


@final
class LoneKind(Phase):
    """A maker who plays alone, though his bid does not say so, may make it a hand of a kind with a name.

    The code of a kind is its place, from 1; of a pass, by which it stays a plain lone hand, it is 0.

    Args:
        names: what the kinds are called.
        allowed: at what score each is allowed; None is any.
        lone_bids: which bids are played alone.
    """

    def __init__(self, names: list[str], allowed: list[MatchQuestion | None], lone_bids: list[bool]) -> None:
        super().__init__("alone.kinds")
        self.names = names
        self.allowed = allowed
        self.lone_bids = lone_bids

    def bind(self, rules: Rules, step: int) -> None:
        """Make the actions of every seat, and find the slots."""
        super().bind(rules, step)
        self.alone = rules.slot(ALONE)
        self.kind = rules.slot(LONE_KIND)
        self.words = [
            [self.act(word, "", code, seat) for code, word in enumerate(["pass", *self.names])]
            for seat in range(len(rules.seats))
        ]

    def begin(self, state: State) -> bool:
        """Ask the maker, if he plays alone and has a choice."""
        if state.holder < 0 or not state.slots[self.alone] & MAKER_ALONE or self.lone_bids[state.level]:
            return False
        state.turn = state.holder
        return len(self.legal(state)) > 1

    def legal(self, state: State) -> list[Action]:
        """A plain one, or any kind that the score allows."""
        return [action for action in self.words[state.turn] if self.is_allowed(state, action)]

    def is_allowed(self, state: State, action: Action) -> bool:
        """Whether the score allows it; a plain lone hand it has allowed already."""
        question = self.allowed[action.code - 1] if action.code > 0 else None
        return question is None or question.fits(state, action.mover)

    def apply(self, state: State, action: Action) -> None:
        """That is what he plays."""
        state.slots[self.kind] = int(action.code)
        state.next_step()

    def why_not(self, state: State, action: Action) -> Reason:
        """Not at this score."""
        return Reason(f"the score does not allow {action.text} now", "alone.kinds")

    def vocabulary(self, seat: i64) -> list[Action]:
        """Every kind, and a pass."""
        return self.words[seat]
