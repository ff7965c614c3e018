"""Naming trump."""

from __future__ import annotations

from mypy_extensions import i64

from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State


class NameTrump(Phase):
    """The maker names trump (catalogue G12, B14).

    Args:
        choices: the strains that may be named, in the order of the table's choices.
    """

    def __init__(self, choices: list[int]) -> None:
        super().__init__("trump.choices")
        self.choices = choices

    def bind(self, rules: Rules, step: int) -> None:
        """Make the actions."""
        super().bind(rules, step)
        self.naming = [
            [self.act("name", rules.tables.strains[strain], strain, seat) for strain in self.choices]
            for seat in range(len(rules.seats))
        ]

    def begin(self, state: State) -> bool:
        """The maker's turn, unless there is only one thing he could name."""
        if len(self.choices) == 1:
            state.strain = self.choices[0]
            state.note_automatic(self.naming[state.holder][0])
            return False
        state.turn = state.holder
        return True

    def legal(self, state: State) -> list[Action]:
        """Any of the choices."""
        return self.naming[state.turn]

    def permits(self, state: State, action: Action) -> bool:
        """Every action made here is one of the choices."""
        return True

    def apply(self, state: State, action: Action) -> None:
        """That is trump now."""
        state.strain = action.code
        state.next_step()

    def why_not(self, state: State, action: Action) -> Reason:
        """Not one of the choices."""
        return Reason(f"{action.argument} cannot be trump", "trump.choices")

    def vocabulary(self, seat: i64) -> list[Action]:
        """Every choice."""
        return self.naming[seat]
