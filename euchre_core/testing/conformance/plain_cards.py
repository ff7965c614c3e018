"""A plain reading of which card beats which: texts and lists, from the settings alone and none of the tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

LETTERS = {"spades": "S", "clubs": "C", "diamonds": "D", "hearts": "H"}
OTHER = {"S": "C", "C": "S", "D": "H", "H": "D"}
"""The other suit of the same colour."""
JOKERS = ("Joker", "BigJoker", "LittleJoker")
NO_SUIT = "joker"


class PlainCards:
    """The cards as the settings describe them.

    Args:
        settings: the rules as plain data, as `Rules.canonical` gives them.
    """

    def __init__(self, settings: dict[str, Any]) -> None:
        self.pack = settings["pack"]
        self.joker = settings["trump"]["joker_in_no_trump"]
        self.play = settings["play"]
        self.ranks = [str(rank) for rank in self.pack["ranks"]]
        self.low = [str(rank) for rank in self.pack["low_ranks"] or self.ranks[::-1]]

    def trumps(self, trump: str) -> list[str]:
        """The trump suit, highest first; nothing without trump."""
        letter = LETTERS.get(trump)
        if letter is None:
            return []
        bowers = {"both": [f"J{letter}", f"J{OTHER[letter]}"], "right_only": [f"J{letter}"], "none": []}
        if not self.pack["trump_ranks"]:
            plain = [f"{rank}{letter}" for rank in self.ranks]
            return list(dict.fromkeys([*JOKERS[1:], JOKERS[0], *bowers[self.pack["bowers"]], *plain]))
        words = {"joker": list(JOKERS), "right_bower": [f"J{letter}"], "left_bower": [f"J{OTHER[letter]}"]}
        return [card for rank in self.pack["trump_ranks"] for card in words.get(str(rank), [f"{rank}{letter}"])]

    def suit(self, card: str, trump: str) -> str:
        """The letter of the suit that a card belongs to now."""
        if card in self.trumps(trump):
            return LETTERS[trump]
        return NO_SUIT if card in JOKERS else card[-1]

    def suit_to_follow(self, trick: Sequence[str], trump: str, named: str | None) -> str | None:
        """The suit that has to be followed; None as long as no card decides it."""
        for card in trick:
            suit = self.suit(card, trump)
            if suit != NO_SUIT or self.joker == "own_suit":
                return suit
            if self.joker == "names_suit":
                return LETTERS[named] if named is not None else None
        return None

    def playable(
        self, hand: Sequence[str], trick: Sequence[str], trump: str, named: str | None, first: bool
    ) -> set[str]:
        """The cards of a hand that may be played.

        Args:
            hand: the cards.
            trick: the cards on the table.
            trump: what is trump.
            named: the suit that was named for a joker led.
            first: whether this is the first trick of the deal.
        """
        trumps = {card for card in hand if card in self.trumps(trump)}
        if not trick:
            return trumps if first and self.play["first_lead"] == "trump" and trumps else set(hand)
        led = self.suit_to_follow(trick, trump, named)
        same = {card for card in hand if self.suit(card, trump) == led}
        return same or (trumps if self.play["void"] == "must_trump" and trumps and led is not None else set(hand))

    def height(self, card: str, trump: str, led: str | None) -> tuple[int, int]:
        """How high a card stands in a trick: trumps over the suit led over everything else."""
        trumps = self.trumps(trump)
        if card in trumps:
            return 2, -trumps.index(card)
        if card in JOKERS:
            return (-1, 0) if self.joker == "worthless" else (2, -JOKERS.index(card))
        if self.suit(card, trump) != led:
            return 0, 0
        return 1, -(self.low if trump == "no_trump_low" else self.ranks).index(card[:-1])

    def winner(self, trick: Sequence[str], trump: str, named: str | None) -> int:
        """The place of the card that takes a trick."""
        led = self.suit_to_follow(trick, trump, named)
        heights = [self.height(card, trump, led) for card in trick]
        best = max(heights)
        equal = [place for place, height in enumerate(heights) if height == best]
        return equal[-1] if self.play["equal_cards"] == "last_wins" and best > (0, 0) else equal[0]
