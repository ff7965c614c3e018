"""How many tricks a hand is good for if it names trump.

The numbers were fitted to some 70,000 deals that the bots played out themselves in thirteen games: two to six players,
one pack or two, with and without partners, jokers and cards out of play. Those for play without trump come from some
12,000 more in thirteen games that have it, those of a defender from the defenders of 12,000.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from euchre_core.kernel.pack import SUIT_SLOTS, population

from .reading import Reading

SPREAD_ALONE: Final = 0.68
SPREAD_WITH_PARTNER: Final = 1.03
"""How far tricks stray from the estimate: the variance, in parts of that of as many independent tricks."""

TWICE_DRAWN: Final = 3
"""Twice the number of higher cards of a suit that each card led from above another draws, where nothing is trump."""


@mypyc_attr(acyclic=True)
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
        lone: his tricks without partners in play.
        trumps: how many he holds; unbeaten: how many of them no foe can beat; drawn: how many no foe can beat any more
            once the higher ones have been drawn.
        sure: how many other cards no foe can beat in their suit; firm: how many of those are not trumped either.
        long: how many of those cards no foe can beat any more once one's own higher ones have been led.
    """

    def __init__(self, reading: Reading, hand: list[int], left: list[int], unseen: i64, strain: i64) -> None:
        self.reading = reading
        self.hand = hand
        self.left = left
        self.spread = reading.spreads.of(unseen)
        self.trumps = 0.0
        self.unbeaten = 0.0
        self.drawn = 0.0
        self.sure = 0.0
        self.firm = 0.0
        self.long = 0.0
        held: i64 = hand[0]
        first = strain * SUIT_SLOTS
        trump: i64 = reading.trump_suit[strain]
        for suit in range(SUIT_SLOTS):
            in_suit: i64 = reading.of_suit[first + suit]
            if held & in_suit:
                if suit == trump:
                    self.count_trumps(reading.order[first + suit], held & in_suit)
                else:
                    self.count_suit(reading.order[first + suit], in_suit, held & in_suit)
        self.has_trump = reading.named_trump[strain] >= 0
        if self.has_trump:
            in_trumps = 0.623 * self.trumps + 0.36 * self.unbeaten + 0.351 * self.drawn
            self.lone = in_trumps + 0.249 * self.sure + 0.823 * self.firm - 0.118 * reading.all_tricks
        else:
            self.lone = 1.53 * self.trumps + 0.7 * self.sure + 0.21 * self.long + 0.05 * reading.all_tricks - 0.3

    @property
    def with_partner(self) -> float:
        """The tricks of the maker and his partners; where nothing is trump, a joker that beats all counts as one."""
        tricks = self.reading.all_tricks
        if self.has_trump:
            of_partner = 1.199 * tricks - 1.069 * self.trumps - 0.449 * self.unbeaten - 1.151 * self.sure
        else:
            of_partner = 0.9 * tricks - 0.4 * self.trumps - 0.8 * self.long
        return self.lone + self.reading.partners_part * of_partner

    @property
    def defending(self) -> float:
        """The tricks of one who defends."""
        if self.has_trump:
            of_trumps = 0.27 * self.trumps + 0.31 * self.unbeaten + 0.55 * self.drawn
            return of_trumps + 0.06 * self.sure + 0.65 * self.firm
        return 1.5 * self.trumps + 0.43 * self.sure + 0.28 * self.long

    def count_trumps(self, order: list[int], held: i64) -> None:
        """Go through the trumps from the top; each trump of one's own draws about two of the higher ones."""
        halves = self.spread.halves
        one_pack = self.reading.planes == 1
        left: i64 = self.left[0]
        higher: i64 = 0
        trumps: i64 = 0
        for place in range(len(order)):
            if not held:
                break
            bit: i64 = order[place]
            if held & bit:
                held ^= bit
                for _ in range(1 if one_pack else copies_in(self.hand, bit)):
                    self.unbeaten += halves[2 * higher]
                    self.drawn += halves[2 * higher - 4 * trumps] if higher > 2 * trumps else 1.0
                    trumps += 1
            if not one_pack:
                higher += copies_in(self.left, bit)
            elif left & bit:
                higher += 1
        self.trumps = float(trumps)

    def count_suit(self, order: list[int], in_suit: i64, held: i64) -> None:
        """Go through another suit from the top; the oftener it is led, the less likely all foes follow."""
        halves = self.spread.halves
        one_pack = self.reading.planes == 1
        left: i64 = self.left[0]
        followed = self.spread.followed[population(left & in_suit) if one_pack else count_in(self.left, in_suit)]
        still = followed
        higher: i64 = 0
        draws: i64 = 0  # twice what has been drawn
        for place in range(len(order)):
            if not held:
                break
            bit: i64 = order[place]
            if held & bit:
                held ^= bit
                for _ in range(1 if one_pack else copies_in(self.hand, bit)):
                    top = halves[2 * higher]
                    self.sure += top
                    self.firm += top * still
                    still *= followed
                    self.long += halves[2 * higher - draws] if 2 * higher > draws else 1.0
                    draws += TWICE_DRAWN
            if not one_pack:
                higher += copies_in(self.left, bit)
            elif left & bit:
                higher += 1


def copies_in(cards: list[int], bit: i64) -> i64:
    """How many copies of a card, given as a mask, some cards hold."""
    count: i64 = 0
    for plane in range(len(cards)):
        mask: i64 = cards[plane]
        if mask & bit:
            count += 1
    return count


def count_in(cards: list[int], kinds: i64) -> i64:
    """How many of some cards are of these kinds."""
    count: i64 = 0
    for plane in range(len(cards)):
        mask: i64 = cards[plane]
        count += population(mask & kinds)
    return count
