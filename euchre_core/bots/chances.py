"""How likely a card is to take the trick, as far as a seat can tell."""

from __future__ import annotations

from typing import final

from euchre_core.kernel.pack import SUIT_SLOTS

from .sight import Sight


@final
class Chances:
    """The trick on the table, or the one to be led to, as a seat sees it.

    Unseen cards are taken to lie anywhere with equal chance. A seat that did not follow a suit has none of it, and one
    that may hold some of the suit led can trump only if it holds none.

    Attributes:
        foes, mates: who has yet to play to the trick, against the seat and on its side.
        spare: the chance that a given unseen card is not with a given one of them.
        trump_suit, trumps: the suit of the trumps, and their kinds as a mask.
    """

    def __init__(self, sight: Sight) -> None:
        reading = sight.reading
        self.sight = sight
        self.reading = reading
        self.foes: list[int] = []
        self.mates: list[int] = []
        seat = sight.seat + 1 if sight.seat + 1 < reading.seats else 0
        stop = sight.leader if sight.count else sight.seat
        while seat != stop:
            if not sight.idle >> seat & 1:
                if sight.is_mate(seat):
                    self.mates.append(seat)
                else:
                    self.foes.append(seat)
            seat = seat + 1 if seat + 1 < reading.seats else 0
        self.spare = 1.0 - sight.tricks_left / sight.unseen if sight.unseen > sight.tricks_left else 0.0
        self.trump_suit = reading.trump_suit[sight.strain]
        self.trumps = reading.trumps[sight.strain]

    def none_beats(self, seats: list[int], row: int, strength: int) -> float:
        """The chance that none of these seats can beat a card.

        Args:
            seats: foes or mates.
            row: the row of the tables for trump and the suit led.
            strength: the card's strength in that row.
        """
        if not seats:
            return 1.0
        sight = self.sight
        higher = self.reading.above[row][strength]
        if sight.count_left(higher) == 0:
            return 1.0
        spare = self.spare
        led = row % SUIT_SLOTS
        of_suit = self.reading.of_suit[row]
        not_higher = spare ** sight.count_left(higher & of_suit)
        not_trumping = -1.0
        not_both = 1.0
        chance = 1.0
        for seat in seats:
            voids = sight.memory.voids[seat]
            if led == self.trump_suit or voids >> self.trump_suit & 1:
                if not voids >> led & 1:
                    chance *= not_higher
                continue
            if not_trumping < 0.0:
                not_trumping = spare ** sight.count_left(higher & ~of_suit)
                not_both = not_higher - spare ** sight.count_left(of_suit) * (1.0 - not_trumping)
            chance *= not_trumping if voids >> led & 1 else not_both
        return chance

    def trumps_of_foes(self) -> float:
        """How many trumps the foes are likely to hold together."""
        each = self.sight.count_left(self.trumps) * (1.0 - self.spare)
        together = 0.0
        for seat in self.foes:
            if not self.sight.memory.voids[seat] >> self.trump_suit & 1:
                together += each
        return together

    def top(self, row: int, strength: int) -> float:
        """The chance that a card is the highest of its suit that a given player may hold; `row` is that of its suit."""
        return self.spare ** self.sight.count_left(self.reading.above[row][strength] & self.reading.of_suit[row])
