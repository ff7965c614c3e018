"""Who goes along when what a seat has seen is played again on other cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .action import Action
from .dealing import Dealing
from .event import Fact

if TYPE_CHECKING:
    from .state import State


class Companion:
    """Sees a deal that may be the real one played as far as it has come, and may want other cards."""

    def dealt(self, dealing: Dealing) -> bool:
        """Whether to try a deal at all, by the cards before anything is played; some may be dealt again here."""
        return True

    def laid(self, state: State) -> None:
        """See the cards laid, before the deal begins."""

    def began(self, state: State, facts: list[Fact]) -> None:
        """See the deal begun, and what happened by itself."""

    def instead(self, state: State, hidden: Action | None) -> Action | None:
        """What may rather have been done by somebody whose action was not seen, or what was guessed."""
        return hidden

    def agrees(self, state: State, action: Action, was_hidden: bool) -> bool:
        """Whether to go on with an action that is about to be taken; if not, the cards are dealt again.

        Args:
            state: the deal before it.
            action: what is about to be done.
            was_hidden: whether that was not seen, and is guessed.
        """
        return True

    def took(self, state: State, action: Action, facts: list[Fact]) -> None:
        """See an action that has been taken, and what came with it; of a card that was played that is nothing."""
