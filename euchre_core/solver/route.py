"""What both ways to search a deal can do."""

from __future__ import annotations

from euchre_core.kernel.action import Action
from euchre_core.kernel.state import State


class TooManyNodes(Exception):
    """The limit is reached."""


class Route:
    """A way to search a deal; worths are those to the first camp."""

    def looked_at(self) -> int:
        """How many positions have been looked at."""
        raise NotImplementedError

    def worths(self, state: State, actions: list[Action]) -> list[int]:
        """What each of some actions is worth.

        Raises:
            TooManyNodes: the limit is reached.
        """
        raise NotImplementedError

    def worth(self, state: State, actions: list[Action]) -> int:
        """What a deal is worth when the seat in turn takes the best of some actions.

        Raises:
            TooManyNodes: the limit is reached.
        """
        raise NotImplementedError

    def reply(self, state: State, actions: list[Action], worth: int) -> Action:
        """The first of the actions that keeps what the deal is worth.

        Args:
            state: the deal, or what became of it.
            actions: what is tried.
            worth: what the deal is worth when the seat in turn plays perfectly.

        Raises:
            TooManyNodes: the limit is reached.
        """
        raise NotImplementedError
