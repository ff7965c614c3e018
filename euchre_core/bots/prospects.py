"""What hands are like in a game: the average hand one does not see."""

from __future__ import annotations

import random
from typing import Final, final

from .estimate import Estimate, estimate
from .memory import add_card, add_mask
from .reading import Reading

HANDS: Final = 64
"""How many hands are dealt to know what hands are like."""


@final
class Prospect:
    """What one hand is good for.

    Attributes:
        lone, with_partner: the tricks it would make with its best trump, without and with partners.
        lone_trump, trump: these best trumps.
        defence: how strong it is whatever is trump, in tricks.
    """

    def __init__(self, reading: Reading, hand: list[int], left: list[int], unseen: int) -> None:
        self.lone = -1.0
        self.with_partner = -1.0
        self.lone_trump = -1
        self.trump = -1
        self.defence = 0.0
        foes = reading.seats - reading.mates[0].bit_count()
        self.all: list[Estimate] = []
        for strain in reading.choices:
            found = estimate(reading, hand, left, unseen, strain, foes)
            self.all.append(found)
            self.defence += found.lone / len(reading.choices)
            if found.lone > self.lone or self.lone_trump < 0:
                self.lone = found.lone
                self.lone_trump = strain
            if found.with_partner > self.with_partner or self.trump < 0:
                self.with_partner = found.with_partner
                self.trump = strain


@final
class Hands:
    """A sample of the hands of a game, the same for every bot that reads its rules."""

    def __init__(self, reading: Reading) -> None:
        rng = random.Random(reading.kinds * 100 + reading.tricks)
        best: list[float] = []
        defence = 0.0
        for _ in range(HANDS):
            cards = reading.rules.pack.cards()
            rng.shuffle(cards)
            hand = [0] * reading.planes
            for card in cards[: reading.tricks]:
                add_card(hand, 0, card)
            seen = [0] * reading.planes
            for mask in hand:
                add_mask(seen, mask)
            left = [full & ~seen[plane] for plane, full in enumerate(reading.full)]
            found = Prospect(reading, hand, left, reading.size - reading.tricks)
            best.append(found.with_partner)
            defence += found.defence / HANDS
        self.best = sorted(best)
        self.mean = sum(best) / HANDS
        self.defence = defence

    def part_from(self, tricks: float) -> float:
        """How many of all hands are good for so many tricks, as a part of 1."""
        count = 0
        for each in self.best:
            if each >= tricks:
                count += 1
        return count / HANDS

    def mean_from(self, tricks: float) -> float:
        """What hands that are good for so many tricks are good for on average."""
        count = 0
        total = 0.0
        for each in self.best:
            if each >= tricks:
                count += 1
                total += each
        return total / count if count else tricks
