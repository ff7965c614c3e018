"""The cards of one deal as bit masks: which come to the same, which beat which, and which tricks are certain.

Cards are numbered by suit and strength, with a gap after each suit (`table.py` does it). Nobody's cards change hands
any more, so that what a seat holds is its first hand less what has been played.
"""

from __future__ import annotations

from mypy_extensions import i64

from euchre_core.kernel.pack import population


class Cards:
    """The cards of one deal, as masks.

    Args:
        hands: for each seat its cards; nothing for a seat that does not play.
        suits: the cards of each suit.
        trump: the trumps; 0 without trump.
        equals: the cards that are equal to the next higher one.
        last_equal_wins: whether of equal cards the last one wins.
        must_trump: whether who cannot follow must play a trump.
        unit: for each seat what a trick of it adds to a tally.
    """

    def __init__(
        self,
        hands: list[int],
        suits: list[int],
        trump: i64,
        equals: i64,
        last_equal_wins: bool,
        must_trump: bool,
        unit: list[int],
    ) -> None:
        self.hands = hands
        self.suits = suits
        self.trump: i64 = trump
        self.equals: i64 = equals
        self.last_equal_wins = last_equal_wins
        self.must_trump = must_trump
        self.unit = unit
        self.seats: i64 = len(hands)
        cards: i64 = 0
        for each in suits:
            suit: i64 = each
            cards |= suit
        self.cards: i64 = cards

    # -- which cards there are to choose from ------------------------------------------------------------------------

    def apart(self, own: i64, others: i64) -> i64:
        """Of some cards of one hand those that are not the same: the lowest of each row without another's between."""
        contested: i64 = 0
        if self.equals:
            contested = own & self.as_high(others)
            others |= contested
            own ^= contested
        free = self.cards & ~others
        starts = free & ~(free << 1)
        return (((free & ~own) + starts) & own) | contested

    def as_high(self, cards: i64) -> i64:
        """Some cards with all that are equal to them, held by whomever."""
        equals = self.equals
        wider = cards
        while True:
            cards = wider
            wider |= ((cards & equals) << 1) | ((cards >> 1) & equals)
            if wider == cards:
                return cards

    def above(self, card: i64, led: i64) -> i64:
        """The cards that beat the best card of a trick.

        Args:
            card: that card, as a mask.
            led: the suit led, as a mask.
        """
        upwards = ~((card << 1) - 1)
        if self.equals:
            if self.last_equal_wins:
                upwards |= self.as_high(card) ^ card
            else:
                upwards &= ~self.as_high(card)
        if card & self.trump:
            return self.trump & upwards
        return (led & upwards) | self.trump

    def playable(self, held: i64, led: i64) -> i64:
        """What may be played to a suit that was led."""
        if held & led:
            return held & led
        if self.must_trump and held & self.trump:
            return held & self.trump
        return held

    # -- what need not be searched -----------------------------------------------------------------------------------

    def tops(self, own: i64, others: i64) -> i64:
        """The cards of a hand above which, and beside which, nobody else has one of the suit."""
        if self.equals:
            others = self.as_high(others)
        found: i64 = 0
        for each in self.suits:
            suit: i64 = each
            found |= own & suit & ~filled(others & suit)
        return found

    def certain_tricks(self, left: i64) -> i64:
        """The tricks that are certain however the cards are played, as a tally: those of the best trumps.

        Every card is played, and whoever holds the best trumps can play no two of them to the same trick.
        """
        trump = self.trump & left
        for seat in range(self.seats):
            hand: i64 = self.hands[seat]
            held = hand & trump
            if held:
                others = trump & ~held
                if self.equals:
                    others = self.as_high(others)
                best = held & ~filled(others)
                if best:
                    unit: i64 = self.unit[seat]
                    return population(best) * unit
        return 0

    def quick_tricks(self, left: i64, leader: i64) -> i64:
        """The tricks that the leader can take at once in other suits than trump, if he likes, as a tally."""
        hand: i64 = self.hands[leader]
        own = hand & left
        tops = self.tops(own, left & ~own)
        count: i64 = 0
        for each in self.suits:
            suit: i64 = each
            mine = tops & suit
            if mine and suit != self.trump:
                count += self.cashable(left, leader, suit, mine)
        unit: i64 = self.unit[leader]
        return count * unit

    def cashable(self, left: i64, leader: i64, suit: i64, mine: i64) -> i64:
        """How many of the best cards of a suit win by being led: so long as whoever has a trump must follow."""
        trump = self.trump & left
        count = population(mine)
        for seat in range(self.seats):
            hand: i64 = self.hands[seat]
            held = hand & left
            if seat != leader and held & trump:
                length = population(held & suit)
                if length < count:
                    count = length
        return count


def filled(mask: i64) -> i64:
    """Every number up to the highest one of a mask."""
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    mask |= mask >> 16
    return mask | mask >> 32
