"""What an exchange of cards will make of a hand."""

from __future__ import annotations

from euchre_core.chapters.exchange.phase import PARTNER, PLAYER
from euchre_core.kernel.pack import SUIT_SLOTS

from .estimate import Estimate
from .memory import add_card, drop_card
from .sight import Sight
from .wants import least_wanted
from .worth import chances_of


def chances_after_exchange(sight: Sight, level: int, strain: int) -> list[float]:
    """How likely every number of tricks is for the maker, once he has parted with his worst cards and got others.

    The partner gives the best trumps he has. Which of the unseen trumps is his best is a matter of chance, so the first
    few are tried in turn, and for every further card the next one he is likely to hold; at last, that he helps nothing.
    """
    reading = sight.reading
    given = 0
    received = 0
    for step in reading.plans[level]:
        if step.giver == PLAYER:
            given += step.cards
        elif step.giver == PARTNER and step.receiver == PLAYER:
            received += step.cards
    hand = sight.hand.copy()
    for _ in range(given):
        drop_card(hand, 0, reading.planes, least_wanted(reading, hand, strain))
    lone = reading.is_lone(level, sight.seat)
    share = min(1.0, reading.tricks / sight.unseen)
    trumps = unseen_trumps(sight, strain)
    apart = max(1, round(1.0 / share))
    total = [0.0] * (reading.tricks + 1)
    rest = 1.0
    for first in range(apart + 1):
        case = hand.copy()
        left = sight.left.copy()
        if first < apart:
            for place in range(first, min(len(trumps), first + received * apart), apart):
                add_card(case, 0, trumps[place])
                drop_card(left, 0, reading.planes, trumps[place])
        found = Estimate(reading, case, left, sight.unseen, strain)
        mean = found.lone if lone else found.with_partner
        chance = rest * share if first < apart else rest
        for tricks, each in enumerate(chances_of(mean, reading.tricks, lone)):
            total[tricks] += chance * each
        rest -= chance
    return total


def unseen_trumps(sight: Sight, strain: int) -> list[int]:
    """The trumps that others may hold, the highest first."""
    reading = sight.reading
    found: list[int] = []
    for bit in reading.order[strain * SUIT_SLOTS + reading.trump_suit[strain]]:
        for mask in sight.left:
            if mask & bit:
                found.append(bit.bit_length() - 1)
    return found
