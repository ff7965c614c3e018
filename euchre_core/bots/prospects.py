"""What a hand is good for, and what hands are like that one does not see."""

from __future__ import annotations

import random
from typing import Final, final

from .estimate import Estimate
from .memory import add_card, add_mask, drop_card
from .reading import Reading
from .sight import Sight
from .wants import least_wanted

HANDS: Final = 64
"""How many hands are dealt to know what hands are like."""


@final
class Prospect:
    """What one hand is good for, if it may name what is trump.

    Args:
        reading: the rules.
        hand: the cards held, one mask a plane; of a dealer's extra cards the best are kept.
        left: the unseen cards, one mask a plane; unseen: how many there are.

    Attributes:
        alone_in, together_in: for each strain the tricks it is likely to make without partners, and with them.
        lone, with_partner: the same with its best trump; lone_trump, trump: these trumps.
        defence: its strength on average over all trumps, in tricks.
    """

    def __init__(self, reading: Reading, hand: list[int], left: list[int], unseen: int) -> None:
        self.alone_in = [-1.0] * reading.strains
        self.together_in = [-1.0] * reading.strains
        self.defence = 0.0
        extra = -reading.tricks
        for mask in hand:
            extra += mask.bit_count()
        for strain in reading.choices:
            kept = hand
            if extra > 0:
                kept = hand.copy()
                for _ in range(extra):
                    drop_card(kept, 0, reading.planes, least_wanted(reading, kept, strain))
            found = Estimate(reading, kept, left, unseen, strain)
            self.defence += found.lone / len(reading.choices)
            self.alone_in[strain] = found.lone
            self.together_in[strain] = found.with_partner
        self.lone_trump = best_of(self.alone_in, reading.choices)
        self.trump = best_of(self.together_in, reading.choices)
        self.lone = self.alone_in[self.lone_trump]
        self.with_partner = self.together_in[self.trump]


def best_of(values: list[float], strains: list[int]) -> int:
    """The strain with the highest value, the first of equal ones."""
    best = strains[0]
    for strain in strains:
        if values[strain] > values[best]:
            best = strain
    return best


def prospect_of(sight: Sight) -> Prospect:
    """What the hand is good for that a seat holds."""
    return Prospect(sight.reading, sight.hand, sight.left, sight.unseen)


@final
class Hands:
    """What hands are like in a game: a sample of them, the same for all who read its rules.

    Attributes:
        best: what each of them is good for with its best trump, partners included; lowest first.
        mean, defence: what they are good for, and how strong they are in defence, on average.
    """

    def __init__(self, reading: Reading) -> None:
        rng = random.Random(reading.tricks)
        best: list[float] = []
        self.defence = 0.0
        for _ in range(HANDS):
            cards = reading.rules.shuffled(rng)
            hand = [0] * reading.planes
            for card in cards[: reading.tricks]:
                add_card(hand, 0, card)
            seen = [0] * reading.planes
            for mask in hand:
                add_mask(seen, mask)
            left = [full & ~seen[plane] for plane, full in enumerate(reading.full)]
            found = Prospect(reading, hand, left, reading.size - reading.tricks)
            best.append(found.with_partner + reading.help_of_kitty(reading.contracts.mates[0] == 1))
            self.defence += found.defence / HANDS
        self.best = sorted(best)
        self.mean = sum(best) / HANDS

    def part_from(self, tricks: float) -> float:
        """How many of all hands are good for so many tricks, as a part of 1."""
        count = 0
        for each in self.best:
            if each >= tricks:
                count += 1
        return count / HANDS

    def mean_from(self, tricks: float) -> float:
        """What those hands are good for on average that are good for so many tricks."""
        count = 0
        total = 0.0
        for each in self.best:
            if each >= tricks:
                count += 1
                total += each
        return total / count if count else tricks
