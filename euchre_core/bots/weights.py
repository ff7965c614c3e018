"""What matters in the play of a card, and how much."""

from __future__ import annotations

from typing import final


@final
class Weights:
    """How much each thing counts when a card is chosen; the unit is about a trick.

    Args:
        win: the chance that the trick goes to the own side.
        deny: for a defender who plays for himself, the chance that it does not go to the maker.
        pivot: the same chances where this trick may decide the contract.
        trump, height: playing a trump, and one that is likely to be the highest left.
        top, rank: playing a card of another suit that is likely to be the highest left, or that stands high.
        void: playing the last card of a suit while holding trumps.
        draw: leading trump while the foes have some; length: leading trump with more of them behind it.
        unseen: leading a suit of which many cards are unseen, as a part of a suit.
    """

    def __init__(
        self,
        win: float,
        deny: float,
        pivot: float,
        trump: float,
        height: float,
        top: float,
        rank: float,
        void: float,
        draw: float = 0.0,
        length: float = 0.0,
        unseen: float = 0.0,
    ) -> None:
        self.win = win
        self.deny = deny
        self.pivot = pivot
        self.trump = trump
        self.height = height
        self.top = top
        self.rank = rank
        self.void = void
        self.draw = draw
        self.length = length
        self.unseen = unseen
