"""The cards of a deal as they may lie, before it is played: looked at, and traded for others."""

from __future__ import annotations

import random
from typing import Final, final

from mypy_extensions import i64

from .guess import UNKNOWN, Guess
from .pack import below

CHANCES: Final = 3
"""How many times a card that nobody has seen may be traded, if the other one cannot lie in its place."""


@final
class Dealing:
    """The cards, dealt to the variables of a guess.

    Args:
        guess: what is known of them.
        cards: which card each variable is; changed in place.
        rng: where the chance comes from.
    """

    def __init__(self, guess: Guess, cards: list[int], rng: random.Random) -> None:
        self.guess = guess
        self.cards = cards
        self.rng = rng

    def pile(self, number: int) -> list[int]:
        """The cards that a pile was dealt."""
        return [self.cards[variable] for variable in self.guess.first[number]]

    def unknown_in(self, piles: int) -> list[int]:
        """The variables of some piles (a mask) whose cards are not known, as they were dealt."""
        found: list[int] = []
        for pile, variables in enumerate(self.guess.first):
            if piles >> pile & 1:
                found += [variable for variable in variables if self.guess.card[variable] == UNKNOWN]
        return found

    def trade(self, own: list[int], others: list[int]) -> None:
        """Deal again to some variables, by changing each card for a random one of theirs or others'.

        Where any card can lie anywhere, every deal is equally likely then.
        """
        for place in range(len(own)):
            left = len(own) - place
            for _ in range(CHANCES):
                found = below(left + len(others), self.rng)
                if self.change(own[place], own[place + found] if found < left else others[found - left]):
                    break

    def change(self, one: i64, other: i64) -> bool:
        """Let two variables change cards, if each may be that of the other."""
        first: i64 = self.cards[one]
        second: i64 = self.cards[other]
        may_be: i64 = self.guess.may_be[one]
        other_may_be: i64 = self.guess.may_be[other]
        if not (may_be >> second) & 1 or not (other_may_be >> first) & 1:
            return False
        self.cards[one] = int(second)
        self.cards[other] = int(first)
        return True
