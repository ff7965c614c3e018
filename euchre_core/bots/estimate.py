"""How many tricks a hand is good for if it names trump.

The numbers below were fitted to some 70,000 deals that the bots played out themselves in thirteen games of two to six
players, with one pack and two, with and without partners, jokers and cards out of play.
"""

from __future__ import annotations

from typing import Final, final

from euchre_core.kernel.pack import SUIT_SLOTS

from .reading import Reading

SPREAD_ALONE: Final = 0.70
SPREAD_WITH_PARTNER: Final = 1.22
"""How far tricks stray from the estimate: the variance as a multiple of that of independent tricks."""


@final
class Estimate:
    """The tricks a hand is likely to win with a strain as trump.

    Attributes:
        lone: without partners in play; with_partner: those of all partners together.
    """

    def __init__(self, lone: float, with_partner: float) -> None:
        self.lone = lone
        self.with_partner = with_partner


def estimate(reading: Reading, hand: list[int], left: list[int], unseen: int, strain: int) -> Estimate:
    """Estimate the tricks of a maker.

    Args:
        reading: the rules.
        hand: the cards held, one mask a plane.
        left: the unseen cards, one mask a plane; unseen: how many there are.
        strain: what would be trump.
    """
    tricks = float(reading.tricks)
    share = min(1.0, tricks / unseen)
    spare = max(0.0, 1.0 - reading.foes * share)
    trumps = 0.0
    unbeaten = 0.0
    drawn = 0.0
    sure = 0.0
    firm = 0.0
    for suit in range(SUIT_SLOTS):
        row = strain * SUIT_SLOTS + suit
        in_suit = reading.of_suit[row]
        held = 0
        for mask in hand:
            held |= mask & in_suit
        if not held:
            continue
        higher = 0
        if suit == reading.trump_suit[strain]:
            for bit in reading.order[row]:
                for mask in hand:
                    if mask & bit:
                        unbeaten += spare**higher
                        drawn += spare ** max(0.0, higher - 2.0 * trumps)
                        trumps += 1.0
                for mask in left:
                    if mask & bit:
                        higher += 1
        else:
            out = 0
            for mask in left:
                out += (mask & in_suit).bit_count()
            followed = (1.0 - (1.0 - share) ** out) ** reading.foes
            still = followed
            for bit in reading.order[row]:
                for mask in hand:
                    if mask & bit:
                        top = spare**higher
                        sure += top
                        firm += top * still
                        still *= followed
                for mask in left:
                    if mask & bit:
                        higher += 1
    lone = -0.113 * tricks + 0.59 * trumps + 0.361 * unbeaten + 0.38 * drawn + 0.221 * sure + 0.862 * firm
    part = (reading.seats - 1 - reading.foes) / (reading.seats - 1.0)
    return Estimate(lone, lone + part * (1.099 * tricks - 0.9 * trumps - 0.483 * unbeaten - 1.012 * sure))
