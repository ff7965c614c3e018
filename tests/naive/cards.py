"""The pack, and which card beats which."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

SUITS = {"spades": "S", "clubs": "C", "diamonds": "D", "hearts": "H"}
"""The suits in pack order, with the letter on their cards."""
NAMES = {letter: suit for suit, letter in SUITS.items()}
SAME_COLOUR = {"S": "C", "C": "S", "D": "H", "H": "D"}
GROUPS = {"suits": [*SUITS], "red": ["diamonds", "hearts"], "black": ["spades", "clubs"]}
NO_TRUMP = ("no_trump", "no_trump_low")
OF_ITS_OWN = "Joker"
"""The suit of a joker without trump."""


def written_out(choices: Iterable[str]) -> list[str]:
    """What may be trump: `suits`, `red` and `black` written out, each once."""
    return list(dict.fromkeys(suit for choice in choices for suit in GROUPS.get(choice, [choice])))


def is_joker(card: str) -> bool:
    """Whether a card is a joker, whatever it is called."""
    return card.endswith("Joker")


class Cards:
    """The cards of a game.

    Attributes:
        different: every card once, in pack order: suit by suit, the highest rank first, jokers last.
        pack: all cards, equal ones side by side.
    """

    def __init__(self, settings: dict[str, Any]) -> None:
        pack = settings["pack"]
        self.ranks = [str(rank) for rank in pack["ranks"]]
        self.low_ranks = [str(rank) for rank in pack["low_ranks"] or reversed(self.ranks)]
        self.trump_ranks = [str(rank) for rank in pack["trump_ranks"] or []]
        self.bowers = pack["bowers"]
        self.joker_without_trump = settings["trump"]["joker_in_no_trump"]
        self.jokers: list[str] = ["Joker"] if pack["jokers"] else []
        if pack["jokers"] == 2 and pack["two_jokers"] == "ranked":
            self.jokers = ["BigJoker", "LittleJoker"]
        suited = [rank + letter for letter in SUITS.values() for rank in self.ranks]
        suited = [card for card in suited if card not in (pack["leave_out"] or [])]
        self.different = suited + self.jokers
        self.pack = [card for card in suited for _ in range(pack["copies"])]
        self.pack += [joker for joker in self.jokers for _ in range(pack["jokers"] // len(self.jokers))]
        self.trumps_of = {suit: self.trump_order(suit) for suit in SUITS}

    def in_pack_order(self, cards: Iterable[str]) -> list[str]:
        """Cards in the order of the pack."""
        return sorted(cards, key=self.different.index)

    def trumps(self, trump: str) -> list[str]:
        """The trump suit of this game, highest first, as far as the pack has the cards; none without trump."""
        return self.trumps_of.get(trump, [])

    def trump_order(self, trump: str) -> list[str]:
        """The trump suit, highest first: joker, right bower, left bower, and then the ranks (G18, J4)."""
        letter = SUITS[trump]
        right, left = "J" + letter, "J" + SAME_COLOUR[letter]
        if self.trump_ranks:
            words = {"joker": self.jokers, "right_bower": [right], "left_bower": [left]}
            written = [card for word in self.trump_ranks for card in words.get(word, [word + letter])]
            return [card for card in dict.fromkeys(written) if card in self.different]
        bowers = {"both": [right, left], "right_only": [right], "none": []}[self.bowers]
        plain = [rank + letter for rank in self.ranks if rank + letter not in bowers]
        return [card for card in self.jokers + bowers + plain if card in self.different]

    def suit(self, card: str, trump: str) -> str:
        """The letter of the suit a card belongs to now; the left bower and the joker belong to trump for everything."""
        if card in self.trumps(trump):
            return SUITS[trump]
        return OF_ITS_OWN if is_joker(card) else card[-1]

    def height(self, card: str, trump: str) -> int:
        """How high a card stands in the suit it belongs to now; a greater number is higher."""
        trumps = self.trumps(trump)
        if card in trumps:
            return len(trumps) - trumps.index(card)
        if is_joker(card):  # without trump it is the best card there is, unless it is worth nothing
            worthless = self.joker_without_trump == "worthless"
            return 0 if worthless else len(self.ranks) + len(self.jokers) - self.jokers.index(card)
        order = self.low_ranks if trump == "no_trump_low" else self.ranks
        return len(order) - order.index(card[:-1])

    def suit_led(self, trick: Sequence[tuple[str, str]], trump: str, named: str | None) -> str | None:
        """The letter of the suit that has to be followed; None if no card decides it yet.

        Args:
            trick: (seat, card) as they were played; named: the suit that was named for a joker led.
        """
        for _, card in trick:
            suit = self.suit(card, trump)
            if suit != OF_ITS_OWN or self.joker_without_trump == "own_suit":
                return suit
            if self.joker_without_trump == "names_suit":
                return None if named is None else SUITS[named]
        return None

    def following(self, hand: Sequence[str], led: str | None, trump: str, must_trump: bool) -> list[str]:
        """The cards of a hand that may be played: follow the suit led if able, else any card (G20), or a trump."""
        if led is None:
            return list(hand)
        same = [card for card in hand if self.suit(card, trump) == led]
        trumps = [card for card in hand if card in self.trumps(trump)]
        return same or (trumps if must_trump and trumps else list(hand))

    def winner(self, trick: Sequence[tuple[str, str]], trump: str, named: str | None, last_equal_wins: bool) -> str:
        """Who wins a trick of (seat, card): the highest trump, else the highest card of the suit led (G21)."""
        suits = [self.suit(card, trump) for _, card in trick]
        counts = self.suit_led(trick, trump, named)
        if trump in SUITS and SUITS[trump] in suits:
            counts = SUITS[trump]
        elif OF_ITS_OWN in suits and self.joker_without_trump != "worthless":
            counts = OF_ITS_OWN  # a joker beats every suit
        elif counts is None:
            return trick[0][0]  # nothing but worthless jokers
        able = [(seat, card) for (seat, card), suit in zip(trick, suits, strict=True) if suit == counts]
        best = max(self.height(card, trump) for _, card in able)
        equal = [seat for seat, card in able if self.height(card, trump) == best]
        return equal[-1] if last_equal_wins else equal[0]
