"""The pack, and which card beats which."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

SUITS = {"spades": "S", "clubs": "C", "diamonds": "D", "hearts": "H"}
"""The suits in pack order, with the letter on their cards."""
SAME_COLOUR = {"S": "C", "C": "S", "D": "H", "H": "D"}
GROUPS = {"suits": [*SUITS], "red": ["diamonds", "hearts"], "black": ["spades", "clubs"]}


def suits_named(choices: Iterable[str]) -> list[str]:
    """`suits`, `red` and `black` written out."""
    return list(dict.fromkeys(suit for choice in choices for suit in GROUPS.get(choice, [choice])))


class Cards:
    """The cards of a game.

    Attributes:
        different: every card once, in pack order: suit by suit, the highest rank first, jokers last.
        pack: all cards, equal ones side by side.
    """

    def __init__(self, settings: dict[str, Any]) -> None:
        self.ranks = [str(rank) for rank in settings["ranks"]]
        self.bowers = settings["bowers"]
        self.jokers: list[str] = ["Joker"] if settings["jokers"] else []
        if settings["jokers"] == 2 and settings["two_jokers"] == "ranked":
            self.jokers = ["BigJoker", "LittleJoker"]
        suited = [rank + letter for letter in SUITS.values() for rank in self.ranks]
        suited = [card for card in suited if card not in settings["leave_out"]]
        self.different = suited + self.jokers
        self.pack = [card for card in suited for _ in range(settings["copies"])]
        self.pack += [joker for joker in self.jokers for _ in range(settings["jokers"] // len(self.jokers))]
        self.trumps_of = {suit: self.trump_order(suit) for suit in SUITS}

    def in_pack_order(self, cards: Iterable[str]) -> list[str]:
        """Cards in the order of the pack."""
        return sorted(cards, key=self.different.index)

    def trumps(self, trump: str) -> list[str]:
        """The trump suit of this game, highest first, as far as the pack has the cards."""
        return self.trumps_of[trump]

    def trump_order(self, trump: str) -> list[str]:
        """The trump suit, highest first: joker, right bower, left bower, and then the ranks (G18, J4)."""
        letter = SUITS[trump]
        right, left = "J" + letter, "J" + SAME_COLOUR[letter]
        bowers = {"both": [right, left], "right_only": [right], "none": []}[self.bowers]
        plain = [rank + letter for rank in self.ranks if rank + letter not in bowers]
        return [card for card in self.jokers + bowers + plain if card in self.different]

    def suit(self, card: str, trump: str) -> str:
        """The letter of the suit a card belongs to now; the left bower and the joker belong to trump for everything."""
        return SUITS[trump] if card in self.trumps(trump) else card[-1]

    def height(self, card: str, trump: str) -> int:
        """How high a card stands in the suit it belongs to now; a greater number is higher."""
        trumps = self.trumps(trump)
        if card in trumps:
            return len(trumps) - trumps.index(card)
        return len(self.ranks) - self.ranks.index(card[:-1])

    def following(self, hand: Sequence[str], led: str | None, trump: str) -> list[str]:
        """The cards of a hand that may be played: follow the suit of the card led if able, else any card (G20)."""
        if led is None:
            return list(hand)
        same = [card for card in hand if self.suit(card, trump) == self.suit(led, trump)]
        return same or list(hand)

    def winner(self, trick: Sequence[tuple[str, str]], trump: str, last_equal_wins: bool) -> str:
        """Who wins a trick of (seat, card): the highest trump, else the highest card of the suit led (G21)."""
        led = self.suit(trick[0][1], trump)
        suits = [self.suit(card, trump) for _, card in trick]
        counts = SUITS[trump] if SUITS[trump] in suits else led
        able = [(seat, card) for (seat, card), suit in zip(trick, suits, strict=True) if suit == counts]
        best = max(self.height(card, trump) for _, card in able)
        equal = [seat for seat, card in able if self.height(card, trump) == best]
        return equal[-1] if last_equal_wins else equal[0]
