"""What an exchange of cards will make of a hand."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from euchre_core.chapters.exchange.giving import EACH_PARTNER, FROM_KITTY, PARTNER, PLAYER, SAME, Giving
from euchre_core.kernel.pack import SUIT_SLOTS

from .estimate import Estimate
from .memory import add_card, drop_card
from .sight import Sight
from .wants import least_wanted
from .worth import chances_of

WORST: Final = 3
"""How many cards are thought of as given at most, where more may go."""
DRAWN: Final = 0.35
"""What a card drawn from the kitty for one's worst is worth, in tricks."""


@final
class Plan:
    """What an exchange brings a maker who does his best.

    Attributes:
        given: how many of his worst cards he gets rid of; received: how many of a partner's best he gets.
        drawn: how many cards come from the kitty.
    """

    def __init__(self, steps: list[Giving], mates: int) -> None:
        self.given = 0
        self.received = 0
        self.drawn = 0
        before = 0
        for step in steps:
            cards = before if step.cards == SAME else max(step.cards, 0)
            cards = min(cards, WORST) if step.least != step.cards or step.cards == SAME else cards
            before = cards
            if step.giver == PLAYER:
                self.given += cards
            elif step.receiver == PLAYER and step.giver == PARTNER:
                self.received += cards
            elif step.receiver == PLAYER and step.giver == EACH_PARTNER:
                self.received += cards * mates
            elif step.receiver == PLAYER and step.giver == FROM_KITTY:
                self.drawn += cards


def chances_after_exchange(
    sight: Sight, steps: list[Giving], hand: list[int], strain: i64, lone: bool, change: float
) -> list[float]:
    """How likely every number of tricks is for the maker, once he has parted with his worst cards and got others.

    The partner gives the best trumps he has. Which of the unseen trumps is his best is a matter of chance, so the first
    few are tried in turn, and for every further card the next one he is likely to hold; at last, that he helps nothing.

    Args:
        sight: what the maker sees.
        steps: the exchange.
        hand: his cards.
        strain: what is trump.
        lone: whether he plays without his partners.
        change: what else is known to bring or cost him tricks.
    """
    reading = sight.reading
    plan = Plan(steps, int(reading.seats - 1 - reading.foes))
    hand = hand.copy()
    for _ in range(min(plan.given - plan.drawn, int(reading.tricks))):
        drop_card(hand, 0, reading.planes, least_wanted(reading, hand, strain))
    change += DRAWN * plan.drawn
    share = reading.spreads.of(sight.unseen).share
    trumps = unseen_best(sight, strain)
    apart = max(1, round(1.0 / share))
    total = [0.0] * (reading.tricks + 1)
    rest = 1.0
    for first in range(apart + 1):
        case = hand.copy()
        left = sight.left.copy()
        if first < apart:
            for place in range(first, min(len(trumps), first + plan.received * apart), apart):
                add_card(case, 0, trumps[place])
                drop_card(left, 0, reading.planes, trumps[place])
        found = Estimate(reading, case, left, sight.unseen, strain)
        mean = (found.lone if lone else found.with_partner) + change
        chance = rest * share if first < apart else rest
        for tricks, each in enumerate(chances_of(mean, reading.tricks, lone)):
            total[tricks] += chance * each
        rest -= chance
    return total


def unseen_best(sight: Sight, strain: i64) -> list[int]:
    """The cards of others that help a maker most, the best first: trumps, or without trump the highest of each suit."""
    if sight.reading.named_trump[strain] >= 0:
        return unseen_of(sight, strain, sight.reading.trump_suit[strain])
    suits: list[list[int]] = []
    for suit in range(SUIT_SLOTS):
        suits.insert(0, unseen_of(sight, strain, suit))
    found: list[int] = []
    for place in range(sight.reading.tricks):
        for cards in suits:
            if place < len(cards):
                found.append(cards[place])
    return found


def unseen_of(sight: Sight, strain: i64, suit: int) -> list[int]:
    """The cards of a suit that others may hold, the highest first."""
    found: list[int] = []
    for bit in sight.reading.order[strain * SUIT_SLOTS + suit]:
        for mask in sight.left:
            if mask & bit:
                found.append(bit.bit_length() - 1)
    return found
