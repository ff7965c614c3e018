"""What a hand is good for, and what hands are like that one does not see."""

from __future__ import annotations

import random
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from .estimate import Estimate, count_in
from .memory import add_card, drop_card
from .reading import Reading
from .wants import least_wanted

EVERY_KIND: Final = -1
"""A mask of all kinds."""

HANDS: Final = 64
"""How many hands are dealt to know what hands are like."""


@mypyc_attr(acyclic=True)
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

    def __init__(self, reading: Reading, hand: list[int], left: list[int], unseen: i64) -> None:
        self.alone_in = [-1.0] * reading.strains
        self.together_in = [-1.0] * reading.strains
        self.defence = 0.0
        choices = float(len(reading.choices))
        extra = count_in(hand, EVERY_KIND) - reading.tricks
        for strain in reading.choices:
            kept = hand
            if extra > 0:
                kept = hand.copy()
                for _ in range(extra):
                    drop_card(kept, 0, reading.planes, least_wanted(reading, kept, strain))
            found = Estimate(reading, kept, left, unseen, strain)
            self.defence += found.lone / choices
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
            seen = hand.copy()
            left = [full & ~seen[plane] for plane, full in enumerate(reading.full)]
            found = Prospect(reading, hand, left, reading.size - reading.tricks)
            best.append(found.with_partner + reading.help_of_kitty(reading.contracts.mates[0] == 1))
            self.defence += found.defence / HANDS
        self.best = sorted(best)
        self.mean = sum(best) / HANDS
        self.parts: dict[float, float] = {}
        self.means: dict[float, float] = {}

    def part_from(self, tricks: float) -> float:
        """How many of all hands are good for so many tricks, as a part of 1."""
        found = self.parts.get(tricks)
        if found is None:
            found = len([each for each in self.best if each >= tricks]) / HANDS
            self.parts[tricks] = found
        return found

    def mean_from(self, tricks: float) -> float:
        """What those hands are good for on average that are good for so many tricks."""
        found = self.means.get(tricks)
        if found is None:
            good = [each for each in self.best if each >= tricks]
            found = sum(good) / len(good) if good else tricks
            self.means[tricks] = found
        return found
