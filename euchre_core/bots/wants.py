"""How much a hand needs each of its cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euchre_core.kernel.pack import MOST_KINDS, SUIT_SLOTS, population

from .estimate import count_in
from .reading import Reading

TRUMP: Final = 2.0
SINGLETON: Final = -0.2
GUARD: Final = 0.1
"""What a trump is wanted for, a low card alone in its suit, and a king with a card beside it; the unit is a trick."""


HALVES: Final = [float(0.5**power) for power in range(MOST_KINDS)]


def want_of(reading: Reading, hand: list[int], strain: i64, card: i64) -> float:
    """How much a card is wanted in a hand: trumps first, then aces, and a suit that can be got rid of least."""
    place = strain * reading.kinds + card
    rank = 0.01 * float(reading.own_strength[place])
    suit: i64 = reading.suit_of[place]
    if suit == reading.trump_suit[strain]:
        return TRUMP + rank
    held: i64 = hand[0]
    above: i64 = reading.own_higher[place]
    higher = population(above & ~held)
    want = HALVES[higher] + rank
    if higher == 0:
        return want
    beside = count_in(hand, reading.of_suit[strain * SUIT_SLOTS + suit])
    if beside == 1 and count_in(hand, reading.trumps[strain]):
        want += SINGLETON
    elif higher == 1 and beside == 2:
        want += GUARD
    return want


def least_wanted(reading: Reading, hand: list[int], strain: i64) -> i64:
    """The card a hand needs least."""
    held: i64 = hand[0]
    found: i64 = 0
    least = 1000.0
    card: i64 = 0
    while held >> card:
        if (held >> card) & 1:
            want = want_of(reading, hand, strain, card)
            if want < least:
                least = want
                found = card
        card += 1
    return found
