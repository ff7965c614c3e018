"""How much a hand needs each of its cards."""

from __future__ import annotations

from typing import Final

from euchre_core.kernel.pack import SUIT_SLOTS

from .reading import Reading

TRUMP: Final = 2.0
SINGLETON: Final = -0.2
GUARD: Final = 0.1
"""What a trump is wanted for, a low card alone in its suit, and a king with a card beside it; the unit is a trick."""


def want_of(reading: Reading, hand: list[int], strain: int, card: int) -> float:
    """How much a card is wanted in a hand: trumps first, then aces, and a suit that can be got rid of least."""
    suit = reading.suit_of[strain * reading.kinds + card]
    row = strain * SUIT_SLOTS + suit
    in_suit = reading.of_suit[row]
    held = 0
    beside = 0
    trumps = 0
    for mask in hand:
        held |= mask
        beside += (mask & in_suit).bit_count()
        trumps += (mask & reading.trumps[strain]).bit_count()
    higher = 0
    for bit in reading.order[row]:
        if bit == 1 << card:
            break
        if not held & bit:
            higher += 1
    rank = 0.01 * reading.strength[row * reading.kinds + card]
    if suit == reading.trump_suit[strain]:
        return TRUMP + rank
    want = 0.5**higher + rank
    if higher and beside == 1 and trumps:
        want += SINGLETON
    elif higher == 1 and beside == 2:
        want += GUARD
    return want


def least_wanted(reading: Reading, hand: list[int], strain: int) -> int:
    """The card a hand needs least."""
    found = 0
    least = 1000.0
    for card in range(reading.kinds):
        if hand[0] >> card & 1:
            want = want_of(reading, hand, strain, card)
            if want < least:
                least = want
                found = card
    return found
