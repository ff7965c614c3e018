"""The cards of a deal as they may lie, before it is played: looked at, and in part dealt again."""

from __future__ import annotations

import random
from typing import Final, final

from mypy_extensions import i64

from .guess import DEALS, UNKNOWN, Guess
from .pack import below, in_random_order

SWAPS: Final = 3
"""How many times each card changes places where the cards hardly come out if they are simply dealt."""


@final
class Dealing:
    """The cards, dealt to the variables of a guess.

    Args:
        guess: what is known of them.
        cards: which card each variable is; changed in place.
        rng: where the chance comes from.

    Attributes:
        is_tight: whether the cards hardly come out if they are simply dealt.
    """

    def __init__(self, guess: Guess, cards: list[int], rng: random.Random) -> None:
        self.guess = guess
        self.cards = cards
        self.rng = rng
        self.is_tight = False

    def pile(self, number: int) -> list[int]:
        """The cards that a pile was dealt."""
        return [self.cards[variable] for variable in self.guess.first[number]]

    def deal_again(self, kept: int) -> bool:
        """Deal the unknown cards of all piles but some again; False if there are none that could change places.

        Args:
            kept: the piles that keep what they were dealt, as a mask.
        """
        loose: list[int] = []
        piles = 0
        for pile, variables in enumerate(self.guess.first):
            if not kept >> pile & 1:
                unknown = [variable for variable in variables if self.guess.card[variable] == UNKNOWN]
                piles += len(unknown) > 0
                loose += unknown
        if piles < 2:
            return False
        before = [self.cards[variable] for variable in loose]
        for _ in range(0 if self.is_tight else DEALS):
            if self.deal_to(loose, in_random_order(before, self.rng)):
                return True
        self.is_tight = True
        self.deal_to(loose, before)
        for place in range(SWAPS * len(loose)):
            self.swap(loose[place % len(loose)], loose[below(len(loose), self.rng)])
        return True

    def swap(self, one: int, other: int) -> None:
        """Let two variables change cards, if each may be that of the other."""
        may_be, cards = self.guess.may_be, self.cards
        if may_be[one] >> cards[other] & 1 and may_be[other] >> cards[one] & 1:
            cards[one], cards[other] = cards[other], cards[one]

    def deal_to(self, loose: list[int], cards: list[int]) -> bool:
        """Deal cards to variables; False once one of these cannot be what it would be dealt."""
        for place, variable in enumerate(loose):
            may_be: i64 = self.guess.may_be[variable]
            if not (may_be >> cards[place]) & 1:
                return False
            self.cards[variable] = cards[place]
        return True
