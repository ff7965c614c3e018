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
        haste: leading a high card of another suit with trumps enough to draw those of the foes first.
        run: leading a card that may be the highest left of a suit that one holds many of.
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
        haste: float = 0.0,
        run: float = 0.0,
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
        self.haste = haste
        self.run = run


MAKER: Final = 0
LONE: Final = 1
MATE: Final = 2
DEFENDER: Final = 3
SINGLE: Final = 4
"""Whose weights: the maker with partners or without, the maker's partner, defenders together or each for himself."""

LEADING: Final = [
    Weights(2.00, 0.53, 0.69, -0.58, -0.77, -0.28, -0.03, 0.51, 0.96, 1.03, 1.31, -1.67),
    Weights(1.52, 1.52, 2.00, 0.93, 0.30, 0.01, -0.03, -0.21, 1.33, 0.09, -1.71, -0.14),
    Weights(1.08, 1.04, 0.35, 0.42, -0.37, -0.16, 0.93, -0.33, 1.06, -2.00, 0.38, 0.19),
    Weights(2.00, 0.64, 1.26, -1.05, -1.29, 0.19, 0.17, 0.68, 0.31, -0.11, 1.20, 0.22),
    Weights(0.54, 0.54, 0.05, -2.00, -1.29, 0.55, 0.38, -1.06, -0.58, -0.43, -1.99, -0.01),
]
LEADING_WITHOUT_TRUMP: Final = [
    Weights(1.49, -0.49, 0.36, -0.52, -0.52, -0.55, -0.02, unseen=-0.64, run=0.88),
    Weights(1.20, 1.20, 0.41, -1.00, -1.00, -1.20, 0.20, unseen=-1.27, run=1.50),
    Weights(1.01, 0.19, 0.52, -0.39, -0.39, -0.08, -0.48, unseen=-0.24, run=1.41),
    Weights(1.57, -0.06, -0.06, -0.55, -0.55, -0.90, -0.19, unseen=-0.28, run=1.53),
    Weights(0.77, 0.77, -0.45, -0.67, -0.67, -1.09, -0.35, unseen=-0.37, run=0.91),
]
FOLLOWING: Final = [
    Weights(2.00, 0.03, 0.51, -0.60, -1.61, -0.53, -0.09),
    Weights(0.84, 0.84, 0.38, -0.09, -2.00, -0.69, -1.11),
    Weights(0.49, 2.00, 0.00, 0.05, -1.43, -0.60, -0.42),
    Weights(1.01, 1.25, 0.31, -0.72, -2.00, -0.24, -1.02),
    Weights(1.32, 1.32, 0.45, -0.28, -2.00, -0.94, -1.98),
]
