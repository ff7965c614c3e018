"""Which cards to part with, and which to give to a partner."""

from __future__ import annotations

from typing import final

from euchre_core.chapters.exchange.phase import PARTNER
from euchre_core.kernel.action import Action
from euchre_core.kernel.pack import SUIT_SLOTS

from .memory import add_card, drop_card
from .prospects import Prospect
from .reading import Reading
from .sight import Sight


def use_of(reading: Reading, hand: list[int], strain: int, card: int) -> float:
    """How much a card is wanted in a hand: trumps first, then aces; a card left alone in its suit is better gone.

    The unit is about a trick, and no two cards that differ in rank are equally wanted.
    """
    suit = reading.suit_of[strain * reading.kinds + card]
    row = strain * SUIT_SLOTS + suit
    in_suit = reading.of_suit[row]
    bit = 1 << card
    higher = 0
    for other in reading.order[row]:
        if other == bit:
            break
        held = False
        for mask in hand:
            if mask & other:
                held = True
        if not held:
            higher += 1
    lower = in_suit.bit_count() - higher
    rank = 0.01 * lower
    if suit == reading.trump_suit[strain]:
        return 2.0 + rank
    count = 0
    trumps = 0
    for mask in hand:
        count += (mask & in_suit).bit_count()
        trumps += (mask & reading.trumps[strain]).bit_count()
    use = 0.5**higher + rank
    if higher and count == 1 and trumps:
        use -= 0.2
    if higher == 1 and count == 2:
        use += 0.1
    return use


def worst_card(reading: Reading, hand: list[int], strain: int) -> int:
    """The card of a hand that is wanted least."""
    worst = -1
    least = 1000.0
    for card in range(reading.kinds):
        if hand[0] >> card & 1:
            use = use_of(reading, hand, strain, card)
            if use < least:
                least = use
                worst = card
    return worst


def choose_parting(sight: Sight, legal: list[Action]) -> Action:
    """The card to give away or discard next: the one least wanted of those that may be given."""
    reading = sight.reading
    strain = sight.strain
    if strain < 0:
        strain = Prospect(reading, sight.hand, sight.left, sight.unseen).trump
    best = sight.seat != sight.holder and sight.strain >= 0 and legal[0].verb == "give"
    chosen = legal[0]
    most = -1000.0
    for action in legal:
        use = use_of(reading, sight.hand, strain, int(action.code))
        if not best:
            use = -use
        if use > most:
            most = use
            chosen = action
    return chosen
