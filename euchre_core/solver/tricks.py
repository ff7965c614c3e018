"""Perfect play of tricks, on bit masks: who follows suit, who wins, and nothing else.

One mask of the cards that are left is the whole position, with the leader and the tally of tricks.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from .cards import Cards
from .route import TooManyNodes
from .stakes import Stakes

MOST_KEPT: Final = 200_000
"""How many positions are remembered at most; then all are forgotten."""
WORD: Final = 56
"""How many bits of a key are put together before they are laid aside."""
NOTHING_KNOWN: Final = 255
"""What is known of a position, as a number: its least rank times 256, and its greatest."""


@final
class TrickSearch(Cards):
    """The search for perfect play.

    What is asked is always the same: whether the first camp can still reach a certain rank of results.

    Args:
        hands, suits, trump, equals, last_equal_wins, must_trump: as in `Cards`.
        following: the next seat after each.
        stakes: what tricks are worth.
        limit: how many positions are looked at at most.

    Attributes:
        nodes: how many have been looked at.
    """

    def __init__(
        self,
        hands: list[int],
        suits: list[int],
        trump: i64,
        equals: i64,
        last_equal_wins: bool,
        must_trump: bool,
        following: list[int],
        stakes: Stakes,
        limit: i64,
    ) -> None:
        super().__init__(hands, suits, trump, equals, last_equal_wins, must_trump, stakes.unit)
        self.following = following
        self.first: i64 = stakes.first
        self.low = stakes.low
        self.high = stakes.high
        self.limit: i64 = limit
        self.nodes: i64 = 0
        self.known: dict[int, int] = {}
        self.gaps: i64 = (self.cards << 1) & ~self.cards
        self.owner_low: i64 = self.held_by_odd(0)
        self.owner_middle: i64 = self.held_by_odd(1)
        self.owner_high: i64 = self.held_by_odd(2)

    def held_by_odd(self, plane: i64) -> i64:
        """The cards of the seats whose numbers have a certain bit."""
        found: i64 = 0
        for seat in range(self.seats):
            if (seat >> plane) & 1:
                hand: i64 = self.hands[seat]
                found |= hand
        return found

    # -- a trick -----------------------------------------------------------------------------------------------------

    def leads(self, left: i64, leader: i64, tally: i64, rank: i64) -> bool:
        """Whether the first camp can reach a rank where a new trick begins.

        Args:
            left: the cards still held, as a mask.
            leader: whose lead it is.
            tally: the tricks taken so far, as the stakes count them.
            rank: the rank of results.

        Raises:
            TooManyNodes: the limit is reached.
        """
        if self.low[tally] >= rank:
            return True
        if self.high[tally] < rank:
            return False
        certain = tally + self.certain_tricks(left)
        if self.low[certain] >= rank:
            return True
        if self.high[certain] < rank:
            return False
        is_first = (self.first >> leader) & 1 == 1
        quick = certain + self.quick_tricks(left, leader)
        if (self.low[quick] >= rank) if is_first else (self.high[quick] < rank):
            return is_first  # taking them is a choice: it can only do the leader's camp good
        return self.looked_up(left, leader, tally, rank)

    def looked_up(self, left: i64, leader: i64, tally: i64, rank: i64) -> bool:
        """The same by what is known of the position, or else by a search, which is remembered."""
        key = self.key_of(left, leader, tally)
        bounds: i64 = self.known.get(key, NOTHING_KNOWN)
        if bounds >> 8 >= rank:
            return True
        if (bounds & 255) < rank:
            return False
        self.nodes += 1
        if self.nodes > self.limit:
            raise TooManyNodes
        found = self.lead_found(left, leader, tally, rank)
        if len(self.known) >= MOST_KEPT:
            self.known.clear()
        if found:
            self.known[key] = int(rank << 8 | (bounds & 255))
        else:
            self.known[key] = int((bounds >> 8) << 8 | (rank - 1))
        return found

    def lead_found(self, left: i64, leader: i64, tally: i64, rank: i64) -> bool:
        """Try the leads, those that win by themselves first."""
        hand: i64 = self.hands[leader]
        own = hand & left
        others = left & ~own
        choices = self.apart(own, others)
        is_first = (self.first >> leader) & 1 == 1
        tops = choices & self.tops(own, others)
        for part in (tops & self.trump, tops & ~self.trump, choices & ~tops):
            cards: i64 = part
            while cards:
                card = cards & -cards
                cards ^= card
                if self.played(left, leader, card, tally, rank) == is_first:
                    return is_first
        return not is_first

    def played(self, left: i64, leader: i64, card: i64, tally: i64, rank: i64) -> bool:
        """Whether the first camp can reach a rank after a card is led."""
        led: i64 = 0
        for each in self.suits:
            suit: i64 = each
            if suit & card:
                led = suit
        return self.goes_on(left ^ card, leader, leader, led, card, leader, tally, rank)

    def goes_on(
        self, left: i64, leader: i64, seat: i64, led: i64, best: i64, winner: i64, tally: i64, rank: i64
    ) -> bool:
        """The same after a seat has played to a trick; the last card turns it."""
        following: i64 = self.following[seat]
        if following == leader:
            unit: i64 = self.unit[winner]
            return self.leads(left, winner, tally + unit, rank)
        return self.follows(left, leader, following, led, best, winner, tally, rank)

    def follows(
        self, left: i64, leader: i64, seat: i64, led: i64, best: i64, winner: i64, tally: i64, rank: i64
    ) -> bool:
        """Whether the first camp can reach a rank where a seat plays to a trick.

        Args:
            left: the cards still held, as a mask.
            leader: who led.
            seat: who is to play.
            led: the suit led, as a mask.
            best: the best card so far, as a mask.
            winner: who played it.
            tally: the tricks taken so far.
            rank: the rank of results.
        """
        hand: i64 = self.hands[seat]
        held = hand & left
        choices = self.apart(self.playable(held, led), (left & ~held) | best)
        is_first = (self.first >> seat) & 1 == 1
        winning = choices & self.above(best, led)
        losing = choices ^ winning
        if (self.first >> winner) & 1 == (1 if is_first else 0):
            if self.lower(left, leader, seat, led, best, winner, tally, rank, losing) == is_first:
                return is_first
            return self.higher(left, leader, seat, led, tally, rank, winning)
        if self.higher(left, leader, seat, led, tally, rank, winning) == is_first:
            return is_first
        return self.lower(left, leader, seat, led, best, winner, tally, rank, losing)

    def lower(
        self, left: i64, leader: i64, seat: i64, led: i64, best: i64, winner: i64, tally: i64, rank: i64, cards: i64
    ) -> bool:
        """Try cards that do not win the trick."""
        is_first = (self.first >> seat) & 1 == 1
        while cards:
            card = cards & -cards
            cards ^= card
            if self.goes_on(left ^ card, leader, seat, led, best, winner, tally, rank) == is_first:
                return is_first
        return not is_first

    def higher(self, left: i64, leader: i64, seat: i64, led: i64, tally: i64, rank: i64, cards: i64) -> bool:
        """Try cards that are the best of the trick so far."""
        is_first = (self.first >> seat) & 1 == 1
        while cards:
            card = cards & -cards
            cards ^= card
            if self.goes_on(left ^ card, leader, seat, led, card, seat, tally, rank) == is_first:
                return is_first
        return not is_first

    # -- positions that are the same ---------------------------------------------------------------------------------

    def key_of(self, left: i64, leader: i64, tally: i64) -> int:
        """A position by who holds the cards that are left, from the lowest of each suit to the highest.

        Which cards these are makes no difference, only their order.
        """
        width: i64 = 2 if self.seats <= 4 else 3
        low = self.owner_low
        middle = self.owner_middle
        high = self.owner_high
        tied: i64 = 0
        if self.equals:
            width += 1
            tied = left & self.equals & (left >> 1)
        aside: int = 0
        key = tally << 3 | leader
        count: i64 = 0
        gaps = self.gaps
        key_bits: i64 = 20
        while left | gaps:
            if left & 1:
                owner = low & 1 | (middle & 1) << 1 | (high & 1) << 2
                if tied & 1:
                    owner += owner + 1
                elif self.equals:
                    owner += owner
                key = key << width | owner
                key_bits += width
                count += 1
            elif gaps & 1:
                key = key << 5 | count
                key_bits += 5
                count = 0
            if key_bits > WORD:
                aside = aside << 62 | int(key)
                key = 1
                key_bits = 1
            left >>= 1
            gaps >>= 1
            low >>= 1
            middle >>= 1
            high >>= 1
            tied >>= 1
        return aside << 62 | int(key) if aside else int(key)
