"""The legal actions of the seat in turn, as a collection."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, final

from mypy_extensions import mypyc_attr

from .action import Action
from .errors import Reason

if TYPE_CHECKING:
    from .state import State


@mypyc_attr(acyclic=True, free_list_len=1)  # made anew for every action: kept out of the garbage collector
@final
class LegalActions:
    """What may be done now: can be counted, iterated and indexed, and knows why other actions are not in it.

    Membership takes an `Action` or its text. The collection belongs to the moment it was made in; take a new one
    after each action.
    """

    __slots__ = ("_actions", "_state")

    def __init__(self, state: State, actions: list[Action]) -> None:
        self._state = state
        self._actions = actions

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, place: int) -> Action:
        return self._actions[place]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __bool__(self) -> bool:
        return len(self._actions) > 0

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            return any(legal.text == action for legal in self._actions)
        return any(legal is action for legal in self._actions)

    def __repr__(self) -> str:
        return f"<LegalActions: {', '.join(action.text for action in self._actions)}>"

    def why_not(self, action: Action | str) -> Reason | None:
        """Why an action is not among these, or None if it is.

        Args:
            action: an action, or its text in full (`"play 9H"`) or in short (`"9H"`).

        Raises:
            InvalidAction: the text is no action of this step of the deal.
        """
        meant = self._state.parse(action) if isinstance(action, str) else action
        if any(legal is meant for legal in self._actions):
            return None
        return self._state.reason_against(meant)
