"""A yes or a no, said aloud: the questions of this chapter."""

from __future__ import annotations

from mypy_extensions import i64

from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State


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

    def why_not(self, state: State, action: Action) -> Reason:
        """Whoever is asked may say either."""
        return Reason(f"you cannot say {action.text} now", self.key)

    def vocabulary(self, seat: i64) -> list[Action]:
        """Both words."""
        return self.words[seat]
