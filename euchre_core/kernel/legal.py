"""The legal actions of the seat in turn, as a collection."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, final

from mypy_extensions import i64, mypyc_attr

from .action import Action
from .errors import Reason
from .pack import lowest, population

if TYPE_CHECKING:
    from .phase import CardPhase
    from .state import State


@mypyc_attr(acyclic=True, free_list_len=1)  # made anew for every action: kept out of the garbage collector
@final
class LegalActions:
    """What may be done now: can be counted, iterated and indexed, and knows why other actions are not in it.

    Membership takes an `Action` or its text. The collection belongs to the moment it was made in; take a new one
    after each action.
    """

    __slots__ = ("_actions", "_cards", "_count", "_phase", "_seat", "_state")

    def __init__(
        self, state: State, actions: list[Action] | None, phase: CardPhase | None = None, cards: i64 = 0
    ) -> None:
        self._state = state
        self._actions = actions
        # Compiled, where there is nothing but cards, no list is made before somebody wants one.
        self._phase = phase
        self._seat: i64 = state.turn
        self._cards: i64 = cards
        if actions is None:  # not in one expression: compiled, that would make an object of the number
            self._count: i64 = population(cards)
        else:
            self._count = len(actions)

    def _listed(self) -> list[Action]:
        """All of them as a list, which the phases may keep."""
        if self._actions is None and self._phase is not None:
            self._actions = self._phase.as_actions(self._seat, self._cards)
        return self._actions or []

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, place: int) -> Action:
        phase = self._phase
        if self._actions is not None or phase is None or place < 0:
            return self._listed()[place]
        before: i64 = place
        if before >= self._count:
            raise IndexError("there are not so many legal actions")
        cards = self._cards
        while before:
            cards &= cards - 1
            before -= 1
        return phase.by_card[self._seat * phase.kinds + lowest(cards)]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._listed())

    def __bool__(self) -> bool:
        return self._count > 0

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            return any(legal.text == action for legal in self._listed())
        return any(legal is action for legal in self._listed())

    def __repr__(self) -> str:
        return f"<LegalActions: {', '.join(action.text for action in self._listed())}>"

    def why_not(self, action: Action | str) -> Reason | None:
        """Why an action is not among these, or None if it is.

        Args:
            action: an action, or its text in full (`"play 9H"`) or in short (`"9H"`).

        Raises:
            InvalidAction: the text is no action of this step of the deal.
        """
        meant = self._state.parse(action) if isinstance(action, str) else action
        if any(legal is meant for legal in self._listed()):
            return None
        return self._state.reason_against(meant)


def was_offered(state: State, action: Action) -> bool:
    """Whether an action has just been offered as legal, and need not be judged again."""
    if state.cards_offered and action.code >= 0:
        is_here = action.phase is state.now.main and action.mover == state.turn
        return is_here and (state.cards_offered >> action.code) & 1 == 1
    return state.offered is not None and action in state.offered


def can_be_taken(state: State, action: Action) -> bool:
    """Whether an action can be taken at all, even if it breaks a rule that may be broken in this game."""
    if state.is_over or action.mover != state.turn or action.phase.step != state.step or action.is_hidden:
        return False
    if action.phase.rules is not state.rules or (state.at_once != -1 and action.phase is not state.now.main):
        return False
    if state.asked != -1 and action.phase is not state.now.asides[state.asked]:
        return False
    return action.phase.permits(state, action)
