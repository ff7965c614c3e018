"""Tricks where some cards of a player lie on the table in columns, one face down under each that lies face up (C3)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from euchre_core.chapters.columns import hidden_pile, open_pile
from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.event import OUT
from euchre_core.kernel.pack import lowest
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .house import HouseTricks


@final
class ColumnTricks(HouseTricks):
    """A player plays from his hand or one of his cards that lie face up; the card beneath is then turned up at once.

    The pack has each card once, so that a card says where it lies. The arguments are those of `HouseTricks`.
    """

    columns: int = 0

    def bind(self, rules: Rules, step: int) -> None:
        """Find the piles of every seat."""
        super().bind(rules, step)
        numbers = range(1, self.columns + 1)
        self.open = [[rules.pile(open_pile(seat, number)) for number in numbers] for seat in rules.seats]
        self.hidden = [[rules.pile(hidden_pile(seat, number)) for number in numbers] for seat in rules.seats]

    def held(self, state: State, seat: i64) -> i64:
        """The cards in the hand, and those that lie face up in front of the player."""
        found: i64 = state.cards[seat]
        for pile in self.open[seat]:
            cards: i64 = state.cards[pile]
            found |= cards
        return found

    def lay(self, state: State, mover: i64, card: i64) -> None:
        """Lay a card on the table; one that lay face up uncovers the card beneath it, for all to see."""
        hand: i64 = state.cards[mover]
        if (hand >> card) & 1:
            super().lay(state, mover, card)
            return
        for place, pile in enumerate(self.open[mover]):
            cards: i64 = state.cards[pile]
            if (cards >> card) & 1:
                state.move(card, pile, OUT)
                beneath: i64 = state.cards[self.hidden[mover][place]]
                if beneath:
                    state.move(lowest(beneath), self.hidden[mover][place], pile)
                return

    def why_not(self, state: State, action: Action) -> Reason:
        """A card that is neither in the hand nor face up."""
        if (self.held(state, action.mover) >> action.code) & 1:
            return super().why_not(state, action)
        return Reason(f"{action.argument} is neither in your hand nor face up in front of you", "deal.columns")
