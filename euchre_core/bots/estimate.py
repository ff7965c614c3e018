"""How many tricks a hand is good for if it names trump.

The numbers were fitted to some 70,000 deals that the bots played out themselves in thirteen games: two to six players,
one pack or two, with and without partners, jokers and cards out of play. Those for play without trump come from some
12,000 more in thirteen games that have it, those of a defender from the defenders of 12,000.
"""

from __future__ import annotations

from typing import Final, final

from euchre_core.kernel.pack import SUIT_SLOTS

from .reading import Reading

SPREAD_ALONE: Final = 0.68
SPREAD_WITH_PARTNER: Final = 1.03
"""How far tricks stray from the estimate: the variance, in parts of that of as many independent tricks."""

DRAWN: Final = 1.5
"""How many higher cards of a suit each card led from above another draws, where nothing is trump."""


@final
class Estimate:
    """The tricks a maker is likely to take with a strain as trump.

    Args:
        reading: the rules.
        hand: the cards held, one mask a plane.
        left: the unseen cards, one mask a plane.
        unseen: how many unseen cards there are.
        strain: what would be trump.

    Attributes:
        lone: his tricks without partners in play; with_partner: those of all partners together; defending: those he
            takes himself when another is maker.
        trumps: how many he holds; unbeaten: how many of them no foe can beat; drawn: how many no foe can beat any more
            once the higher ones have been drawn.
        sure: how many other cards no foe can beat in their suit; firm: how many of those are not trumped either.
        long: how many of those cards no foe can beat any more once one's own higher ones have been led.
    """

    def __init__(self, reading: Reading, hand: list[int], left: list[int], unseen: int, strain: int) -> None:
        self.reading = reading
        self.hand = hand
        self.left = left
        self.share = min(1.0, reading.tricks / unseen)
        self.spare = max(0.0, 1.0 - reading.foes * self.share)
        self.trumps = 0.0
        self.unbeaten = 0.0
        self.drawn = 0.0
        self.sure = 0.0
        self.firm = 0.0
        self.long = 0.0
        for suit in range(SUIT_SLOTS):
            row = strain * SUIT_SLOTS + suit
            held = 0
            for mask in hand:
                held |= mask & reading.of_suit[row]
            if held and suit == reading.trump_suit[strain]:
                self.count_trumps(row)
            elif held:
                self.count_suit(row)
        if reading.named_trump[strain] < 0:
            self.without_trump()
        else:
            self.with_trump()

    def with_trump(self) -> None:
        """Add up what counts where a suit is trump."""
        reading = self.reading
        tricks = float(reading.tricks)
        in_trumps = 0.623 * self.trumps + 0.36 * self.unbeaten + 0.351 * self.drawn
        self.lone = in_trumps + 0.249 * self.sure + 0.823 * self.firm - 0.118 * tricks
        part = (reading.seats - 1 - reading.foes) / (reading.seats - 1.0)
        of_partner = 1.199 * tricks - 1.069 * self.trumps - 0.449 * self.unbeaten - 1.151 * self.sure
        self.with_partner = self.lone + part * of_partner
        self.defending = (
            0.27 * self.trumps + 0.31 * self.unbeaten + 0.55 * self.drawn + 0.06 * self.sure + 0.65 * self.firm
        )

    def without_trump(self) -> None:
        """Add up what counts where nothing is trump; a joker that beats every card counts as a trump."""
        reading = self.reading
        tricks = float(reading.tricks)
        self.lone = 1.53 * self.trumps + 0.7 * self.sure + 0.21 * self.long + 0.05 * tricks - 0.3
        part = (reading.seats - 1 - reading.foes) / (reading.seats - 1.0)
        self.with_partner = self.lone + part * (0.9 * tricks - 0.4 * self.trumps - 0.8 * self.long)
        self.defending = 1.5 * self.trumps + 0.43 * self.sure + 0.28 * self.long

    def count_trumps(self, row: int) -> None:
        """Go through the trumps from the top; each trump of one's own draws about two of the higher ones."""
        higher = 0
        for bit in self.reading.order[row]:
            for mask in self.hand:
                if mask & bit:
                    self.unbeaten += self.spare**higher
                    self.drawn += self.spare ** max(0.0, higher - 2.0 * self.trumps)
                    self.trumps += 1.0
            for mask in self.left:
                if mask & bit:
                    higher += 1

    def count_suit(self, row: int) -> None:
        """Go through another suit from the top; the oftener it is led, the less likely all foes follow."""
        out = 0
        for mask in self.left:
            out += (mask & self.reading.of_suit[row]).bit_count()
        followed = (1.0 - (1.0 - self.share) ** out) ** self.reading.foes
        still = followed
        higher = 0
        above = 0
        for bit in self.reading.order[row]:
            for mask in self.hand:
                if mask & bit:
                    top = self.spare**higher
                    self.sure += top
                    self.firm += top * still
                    still *= followed
                    self.long += self.spare ** max(0.0, higher - DRAWN * above)
                    above += 1
            for mask in self.left:
                if mask & bit:
                    higher += 1
