"""Effective suit and strength: the one place where it stands which card beats which.

Whatever needs to know "what suit is this card now?" or "which of the two is higher?" reads these tables: legal plays,
winners, exchanges, bots and hints.
"""

from __future__ import annotations

from typing import final

from .pack import SUIT_SLOTS


@final
class Tables:
    """Suits and strengths under every strain.

    Args:
        strains: the names of what may be trump, in the order of their numbers.
        suit_of: `suit_of[strain * kinds + card]`, the suit the card belongs to for every purpose.
        strength: `strength[(strain * 5 + led) * kinds + card]`, 0 for a card that cannot win when `led` was led;
            of two cards the greater number is the higher one.
        kinds: how many kinds the pack has.
        trump_of: for each strain the suit that is trump, or -1.

    Attributes:
        trumps: for each strain every trump, as a mask; 0 where there are none.
    """

    def __init__(
        self, strains: list[str], suit_of: list[int], strength: list[int], kinds: int, trump_of: list[int]
    ) -> None:
        self.strains = strains
        self.suit_of = suit_of
        self.strength = strength
        self.kinds = kinds
        self.trump_of = trump_of
        self.suit_mask = [
            sum(1 << card for card in range(kinds) if suit_of[strain * kinds + card] == suit)
            for strain in range(len(strains))
            for suit in range(SUIT_SLOTS)
        ]
        self.trumps = [
            self.suit_mask[strain * SUIT_SLOTS + suit] if suit >= 0 else 0 for strain, suit in enumerate(trump_of)
        ]
        self.rows = [strength[first : first + kinds] for first in range(0, len(strength), kinds)] if kinds else []

    def strengths(self, strain: int, led: int) -> list[int]:
        """The strength of every kind when `led` was led under `strain`."""
        first = (strain * SUIT_SLOTS + led) * self.kinds
        return self.strength[first : first + self.kinds]


def strength_table(kinds: int, suit_of: list[int], rank_of: list[int], trump_of: list[int]) -> list[int]:
    """Lay out `Tables.strength`: any trump above any card of the led suit, all others worth nothing.

    Args:
        kinds: how many kinds the pack has.
        suit_of: as in `Tables`.
        rank_of: `rank_of[strain * kinds + card]`, from 1: the card's place in its own effective suit.
        trump_of: for each strain the suit that is trump, or -1.
    """
    table: list[int] = []
    for strain, trump in enumerate(trump_of):
        for led in range(SUIT_SLOTS):
            for card in range(kinds):
                suit = suit_of[strain * kinds + card]
                rank = rank_of[strain * kinds + card]
                table.append(rank + kinds if suit == trump else rank if suit == led else 0)
    return table
