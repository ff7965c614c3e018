"""A joker led without trump: its player names the suit that the others follow."""

from __future__ import annotations

from mypy_extensions import i64

from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.pack import SUITS
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .house import SHOWN_OUT, HouseTricks


class NameSuit(Phase):
    """The question put to whoever leads a joker; he may not name a suit he has shown to be out of."""

    def __init__(self) -> None:
        super().__init__("trump.joker_in_no_trump")

    def bind(self, rules: Rules, step: int) -> None:
        """Make the actions: each suit by name."""
        super().bind(rules, step)
        self.shown_out = rules.slot(SHOWN_OUT)
        self.naming = [
            [self.act("lead", suit, number, seat) for number, suit in enumerate(SUITS)]
            for seat in range(len(rules.seats))
        ]

    def legal(self, state: State) -> list[Action]:
        """Every suit he has not shown to be out of; any suit where he is out of all."""
        out: i64 = state.slots[self.shown_out + state.turn]
        free = [action for action in self.naming[state.turn] if not (out >> action.code) & 1]
        return free or self.naming[state.turn]

    def permits(self, state: State, action: Action) -> bool:
        """Only while the question is put."""
        return state.count == 1 and state.asked >= 0 and action in self.legal(state)

    def apply(self, state: State, action: Action) -> None:
        """The others follow this suit."""
        main = state.now.main
        if isinstance(main, HouseTricks):
            main.go_on(state, action.code)

    def why_not(self, state: State, action: Action) -> Reason:
        """Nothing to name, or a suit he has shown to be out of."""
        if state.asked < 0:
            return Reason("a suit is named only for a joker that was led", self.key)
        return Reason(f"you have shown that you are out of {action.argument}", self.key)

    def vocabulary(self, seat: i64) -> list[Action]:
        """Every suit by name."""
        return self.naming[seat]
