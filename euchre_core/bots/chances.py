"""How likely a card is to win the trick, as far as a seat can tell."""

from __future__ import annotations

from euchre_core.kernel.pack import SUIT_SLOTS

from .sight import Sight


def chance_that_none_beats(sight: Sight, seats: list[int], row: int, strength: int) -> float:
    """The chance that nobody of these seats can beat a card of this strength.

    Unseen cards are taken to lie anywhere with equal chance; a seat that did not follow a suit has none of it, and one
    that may have some of the suit led can trump only if it has none.

    Args:
        sight: who looks at what.
        seats: seats that have yet to play.
        row: the row of the tables for trump and the suit led.
        strength: the strength to be beaten.
    """
    if not seats:
        return 1.0
    reading = sight.reading
    higher = reading.above[row][strength]
    if sight.count_left(higher) == 0:
        return 1.0
    led = row % SUIT_SLOTS
    spare = sight.spare
    of_suit = reading.of_suit[row]
    trumped = -1.0
    chance = 1.0
    in_suit = spare ** sight.count_left(higher & of_suit)
    for seat in seats:
        voids = sight.memory.voids[seat]
        trump_void = voids >> sight.trump_suit & 1 or led == sight.trump_suit
        if voids >> led & 1:
            if not trump_void:
                if trumped < 0.0:
                    trumped = spare ** sight.count_left(higher & ~of_suit)
                chance *= trumped
        elif trump_void:
            chance *= in_suit
        else:
            if trumped < 0.0:
                trumped = spare ** sight.count_left(higher & ~of_suit)
            void = spare ** sight.count_left(of_suit)
            chance *= in_suit - void * (1.0 - trumped)
    return chance
