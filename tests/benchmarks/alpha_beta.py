"""Plain alpha-beta over a deal of one pack, with a table of positions, as anybody would write it first.

Every lawful card is tried, in the order of the pack; nothing is merged, ordered or foreseen. `solver.py` compiles it.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class AlphaBeta:
    """The search.

    Args:
        hands: the cards of each seat, as masks of kinds.
        suit_of: the suit of each kind.
        suits: the kinds of each suit, as masks.
        strength: for each suit led the strength of every kind.
        following: the next seat after each.
        first: the camp that makes values large, as a mask of seats.
        unit: what a trick of each seat adds to the tally.
        worth: what each tally is worth at the end.
    """

    def __init__(
        self,
        hands: list[int],
        suit_of: list[int],
        suits: list[int],
        strength: list[list[int]],
        following: list[int],
        first: i64,
        unit: list[int],
        worth: list[int],
    ) -> None:
        self.hands = hands
        self.suit_of = suit_of
        self.suits = suits
        self.strength = strength
        self.following = following
        self.first: i64 = first
        self.unit = unit
        self.worth = worth
        self.known: dict[tuple[int, int, int], tuple[int, int]] = {}

    def value(self, left: i64, leader: i64, tally: i64, low: i64, high: i64) -> i64:
        """The worth of a position in which a trick begins; exact if between the bounds."""
        if not left:
            return self.worth[tally]
        key = (int(left), int(leader), int(tally))
        known = self.known.get(key)
        least: i64 = -1000000
        most: i64 = 1000000
        if known is not None:
            least = known[0]
            most = known[1]
            if least >= high or least == most:
                return least
            if most <= low:
                return most
        found = self.best(left, leader, leader, -1, 0, leader, tally, low, high)
        if found > low:
            least = found
        if found < high:
            most = found
        self.known[key] = (int(least), int(most))
        return found

    def best(
        self, left: i64, leader: i64, seat: i64, led: i64, strongest: i64, winner: i64, tally: i64, low: i64, high: i64
    ) -> i64:
        """The best that the seat in turn can do for its camp."""
        hand: i64 = self.hands[seat]
        cards = hand & left
        if led >= 0:
            suit: i64 = self.suits[led]
            if cards & suit:
                cards &= suit
        rises = (self.first >> seat) & 1 == 1
        found: i64 = -1000000 if rises else 1000000
        kind: i64 = 0
        bit: i64 = 1
        while bit <= cards:
            if cards & bit:
                value = self.after(left ^ bit, kind, leader, seat, led, strongest, winner, tally, low, high)
                if rises and value > found:
                    found = value
                    low = max(low, found)
                elif not rises and value < found:
                    found = value
                    high = min(high, found)
                if low >= high:
                    return found
            bit <<= 1
            kind += 1
        return found

    def after(
        self,
        left: i64,
        kind: i64,
        leader: i64,
        seat: i64,
        led: i64,
        strongest: i64,
        winner: i64,
        tally: i64,
        low: i64,
        high: i64,
    ) -> i64:
        """The worth of the position after a card."""
        if led < 0:
            led = self.suit_of[kind]
        strength: i64 = self.strength[led][kind]
        if strength > strongest:
            strongest = strength
            winner = seat
        following: i64 = self.following[seat]
        if following == leader:
            unit: i64 = self.unit[winner]
            return self.value(left, winner, tally + unit, low, high)
        return self.best(left, leader, following, led, strongest, winner, tally, low, high)
