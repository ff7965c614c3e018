"""What counts in the choice of a card, and how much.

The weights were fitted, not guessed: in many thousand deals of thirteen games (two to six players, one pack or two,
with and without partners, jokers and cards out of play) every legal card was tried at many turns and the deal played
out by the bots themselves; the weights are those whose choices would have brought the most points.
"""

from __future__ import annotations

from typing import Final, final


@final
class Weights:
    """How much each thing counts; only how they compare matters.

    Args:
        win: the chance that the trick goes to the own side; own: the chance that this very card takes it.
        pivot: the chance to win a trick that may decide the contract.
        trump: parting with a trump; height: with one that may be the highest left.
        top: parting with a card of another suit that may be the highest left; rank: with one that stands high in it.
        void: leading the last card of a suit while holding trumps.
        force: leading a trump that is not the highest while the foes have some; length: leading trump with more of them
            than the foes are likely to have.
        unseen: leading a suit of which many cards are unseen.
    """

    def __init__(
        self,
        win: float,
        own: float,
        pivot: float,
        trump: float,
        height: float,
        top: float,
        rank: float,
        void: float = 0.0,
        force: float = 0.0,
        length: float = 0.0,
        unseen: float = 0.0,
    ) -> None:
        self.win = win
        self.own = own
        self.pivot = pivot
        self.trump = trump
        self.height = height
        self.top = top
        self.rank = rank
        self.void = void
        self.force = force
        self.length = length
        self.unseen = unseen


MAKER: Final = 0
LONE: Final = 1
MATE: Final = 2
DEFENDER: Final = 3
SINGLE: Final = 4
"""Whose weights: the maker with partners or without, the maker's partner, defenders together or each for himself."""

LEADING: Final = [
    Weights(2.00, 0.85, 1.24, 0.74, -0.46, -0.94, 0.28, -0.59, 1.15, 0.28, -0.61),
    Weights(2.00, 1.53, 0.38, 1.64, 0.84, -0.39, 0.20, 0.86, 0.68, 0.48, -0.39),
    Weights(0.10, -0.01, 0.58, 0.42, -0.04, 0.76, 0.17, 0.23, 1.01, -2.00, 0.51),
    Weights(2.00, 0.88, 1.58, -0.94, -0.96, 0.24, -1.26, -0.95, -0.03, -0.47, 1.13),
    Weights(0.32, 0.33, 0.21, -1.72, -0.86, 0.36, -0.59, -0.65, -0.66, -0.49, -2.00),
]
FOLLOWING: Final = [
    Weights(2.00, 0.08, 0.63, -0.84, -1.31, -1.21, -0.07),
    Weights(0.58, 0.84, 0.20, 0.67, -2.00, -0.96, -0.49),
    Weights(1.59, 2.00, 0.63, -0.20, -1.92, -0.23, -0.69),
    Weights(0.88, 0.93, 0.18, 0.50, -2.00, -0.25, -0.56),
    Weights(0.68, 1.19, 0.36, 0.18, -2.00, -0.54, -0.91),
]
