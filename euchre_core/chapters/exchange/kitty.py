"""The kitty as an exchange draws from it: always from the top, as it was dealt."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from euchre_core.chapters.memory import DRAWN
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

KITTY_ASIDE = "kitty offers"
"""Cards of the kitty that wait face down until their receiver has chosen what he gives."""


def offer_pile(seat: str) -> str:
    """The name of the pile where a seat's cards wait until the other has chosen too."""
    return f"{seat} offers"


def kitty_pile(place: int) -> str:
    """The name of a pile of the kitty, where it lies card by card: the first is plainly "kitty"."""
    return "kitty" if place == 0 else f"kitty{place + 1}"


@final
class Kitty:
    """The piles of the kitty: one, or one for each card where fewer may be drawn than there are."""

    def __init__(self, rules: Rules) -> None:
        names = [pile.name for pile in rules.piles]
        self.piles: list[int] = []
        while kitty_pile(len(self.piles)) in names:
            self.piles.append(names.index(kitty_pile(len(self.piles))))
        self.size: i64 = sum([rules.piles[pile].cards for pile in self.piles])
        self.drawn = rules.slot(DRAWN)
        self.aside: i64 = names.index(KITTY_ASIDE) if KITTY_ASIDE in names else -1

    def left(self, state: State) -> i64:
        """How many cards are left in it."""
        return self.size - state.slots[self.drawn]

    def top(self, state: State) -> i64:
        """The pile of the next card."""
        for pile in self.piles:
            if state.cards[pile * state.planes]:
                return pile
        raise RuntimeError("the kitty has been drawn")
