"""How likely a card is to take the trick, as far as a seat can tell."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from euchre_core.kernel.pack import SUIT_SLOTS, single

from .sight import Sight


@mypyc_attr(acyclic=True)
@final
class Chances:
    """The trick on the table, or the one to be led to, as a seat sees it.

    Unseen cards are taken to lie anywhere with equal chance. A seat that did not follow a suit has none of it, and one
    that may hold some of the suit led can trump only if it holds none.

    Attributes:
        foes, mates: who has yet to play to the trick, against the seat and on its side, as masks of seats.
        spare: the chance that 0, 1, 2 … given unseen cards are not with a given one of them.
        trump_suit, trumps: the suit of the trumps, and their kinds as a mask.
    """

    def __init__(self, sight: Sight) -> None:
        reading = sight.reading
        self.sight = sight
        self.reading = reading
        to_come = seats_to_come(sight)
        self.foes: i64 = to_come & ~sight.mates
        self.mates: i64 = to_come & sight.mates
        self.spare = reading.spreads.elsewhere(sight.tricks_left, sight.unseen)
        self.trump_suit: i64 = reading.trump_suit[sight.strain]
        self.trumps: i64 = reading.trumps[sight.strain]

    def none_beats(self, seats: i64, row: i64, strength: i64) -> float:
        """The chance that none of these seats can beat a card.

        Args:
            seats: foes or mates, as a mask.
            row: the row of the tables for trump and the suit led.
            strength: the card's strength in that row.
        """
        if not seats:
            return 1.0
        return self.none_holds(seats, row, self.reading.above[row][strength])

    def none_holds(self, seats: i64, row: i64, higher: i64) -> float:
        """The chance that none of these seats can play one of these kinds, all of the suit led or trumps."""
        sight = self.sight
        if not seats or sight.count_left(higher) == 0:
            return 1.0
        led = row % SUIT_SLOTS
        trump = self.trump_suit
        of_suit: i64 = self.reading.of_suit[row]
        not_higher = self.spare[sight.count_left(higher & of_suit)]
        not_trumping = -1.0
        not_both = 1.0
        chance = 1.0
        seat: i64 = 0
        while seats >> seat:
            if (seats >> seat) & 1:
                voids: i64 = sight.notes.voids[seat]
                if led == trump or (voids >> trump) & 1:
                    if not (voids >> led) & 1:
                        chance *= not_higher
                else:
                    if not_trumping < 0.0:
                        not_trumping = self.spare[sight.count_left(higher & ~of_suit)]
                        not_both = not_higher - self.spare[sight.count_left(of_suit)] * (1.0 - not_trumping)
                    chance *= not_trumping if (voids >> led) & 1 else not_both
            seat += 1
        return chance

    def trumps_of_foes(self) -> float:
        """How many trumps the foes are likely to hold together."""
        each = float(self.sight.count_left(self.trumps)) * (1.0 - self.spare[1])
        together = 0.0
        for seat in range(self.reading.seats):
            if (self.foes >> seat) & 1:
                voids: i64 = self.sight.notes.voids[seat]
                if not (voids >> self.trump_suit) & 1:
                    together += each
        return together


def seats_to_come(sight: Sight) -> i64:
    """Who plays to the trick after this seat, as a mask."""
    seats = sight.reading.seats
    others = sight.reading.everybody & ~sight.idle
    if not sight.count:
        return others & ~(single(sight.seat))
    last = sight.leader - 1 if sight.leader else seats - 1
    found: i64 = 0
    seat = sight.seat
    while seat != last:
        seat = seat + 1 if seat + 1 < seats else 0
        found |= single(seat)
    return found & others
