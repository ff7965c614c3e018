"""The pack: which cards there are, and how many of each.

A card is a *kind* with a count: the two jacks of spades of a double pack are one kind held once or twice. A set of
kinds is one bit mask; a hand is one mask a copy ("plane"), so that a kind held twice has its bit in two planes.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

SUITS: Final = ["spades", "clubs", "diamonds", "hearts"]
"""The suits in the order of their numbers; the other suit of the same colour is `suit ^ 1`."""
LETTERS: Final = "SCDH"
JOKER_SUIT: Final = 4
"""The printed suit of a card that belongs to none."""
SUIT_SLOTS: Final = 5
MOST_KINDS: Final = 63
GLYPHS: Final = str.maketrans({"♠": "S", "♣": "C", "♦": "D", "♥": "H"})


@final
class Pack:
    """The cards of a game, in pack order.

    Args:
        kinds: the text of each kind, at most 63 (`"JS"`, `"10H"`, `"Joker"`).
        ranks: the printed rank of each kind (`"J"`, `"10"`, `"Joker"`).
        suits: the printed suit of each kind: 0 to 3 as in `SUITS`, or 4.
        copies: how often each kind is in the pack, from 1.

    Raises:
        ValueError: more than 63 kinds.
    """

    def __init__(self, kinds: list[str], ranks: list[str], suits: list[int], copies: list[int]) -> None:
        if len(kinds) > MOST_KINDS:
            raise ValueError(f"a pack has at most {MOST_KINDS} different cards, not {len(kinds)}")
        self.kinds = kinds
        self.ranks = ranks
        self.suits = suits
        self.copies = copies
        self.planes: i64 = max(copies)
        self.size: i64 = sum(copies)
        self.index = {text: kind for kind, text in enumerate(kinds)}

    def cards(self) -> list[int]:
        """Every card of the pack as its kind, in pack order, equal cards side by side."""
        return [kind for kind, copies in enumerate(self.copies) for _ in range(copies)]

    def mask(self, texts: list[str]) -> int:
        """The kinds with these texts, as a mask."""
        mask = 0
        for text in texts:
            mask |= 1 << self.index[text]
        return mask

    def texts(self, planes: list[int]) -> list[str]:
        """The cards of a hand (one mask a plane) as texts in pack order."""
        return [text for kind, text in enumerate(self.kinds) for plane in planes if plane >> kind & 1]


def in_letters(text: str) -> str:
    """A text with its suits as letters: `J♥` is `JH`."""
    return text.translate(GLYPHS)


def population(mask: i64) -> i64:
    """How many kinds a mask holds."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest(cards: i64) -> i64:
    """The lowest kind of a mask that is not empty."""
    card: i64 = 0
    while not cards & 255:
        cards >>= 8
        card += 8
    while not cards & 1:
        cards >>= 1
        card += 1
    return card
