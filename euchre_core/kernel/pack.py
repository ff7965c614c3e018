"""The pack: which cards there are, and how many of each.

A card is a *kind* with a count: the two jacks of spades of a double pack are one kind held once or twice. A set of
kinds is one bit mask; a hand is one mask a copy ("plane"), so that a kind held twice has its bit in two planes.
"""

from __future__ import annotations

import random
from typing import Final, final

from mypy_extensions import i64

SUITS: Final = ["spades", "clubs", "diamonds", "hearts"]
"""The suits in the order of their numbers; the other suit of the same colour is `suit ^ 1`."""
LETTERS: Final = "SCDH"
JOKER_SUIT: Final = 4
"""The printed suit of a card that belongs to none."""
SUIT_SLOTS: Final = 5
MOST_KINDS: Final = 63
INTERPRETED: Final = __file__.endswith(".py")
"""Whether this runs from the sources: there Python's own counting of bits is quicker than a loop."""
BITS: Final = [number.bit_length() for number in range(256)]
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
        self.everything = (1 << len(kinds)) - 1
        self.deck = [kind for kind, count in enumerate(copies) for _ in range(count)]

    def cards(self) -> list[int]:
        """Every card of the pack as its kind, in pack order, equal cards side by side."""
        return self.deck.copy()

    def shuffled(self, rng: random.Random) -> list[int]:
        """Every card as its kind, in random order: the same order as `rng.shuffle` would give."""
        return in_random_order(self.deck, rng)

    def mask(self, texts: list[str]) -> int:
        """The kinds with these texts, as a mask."""
        mask = 0
        for text in texts:
            mask |= 1 << self.index[text]
        return mask

    def texts(self, planes: list[int]) -> list[str]:
        """The cards of a hand (one mask a plane) as texts in pack order."""
        return [text for kind, text in enumerate(self.kinds) for plane in planes if plane >> kind & 1]


def below(number: i64, rng: random.Random) -> int:
    """A random number from 0 up to, not including, another of at most 255; no chance is used up for the only one."""
    if number <= 1:
        return 0
    bits = BITS[number]
    found: i64 = rng.getrandbits(bits)
    while found >= number:
        found = rng.getrandbits(bits)
    return int(found)


def in_random_order(cards: list[int], rng: random.Random) -> list[int]:
    """A copy of a list of at most 255 cards in random order: the same order as `rng.shuffle` would give."""
    cards = cards.copy()
    draw = rng.getrandbits
    place = len(cards) - 1
    while place > 0:
        bits = BITS[place + 1]
        other: i64 = draw(bits)
        while other > place:
            other = draw(bits)
        cards[place], cards[other] = cards[other], cards[place]
        place -= 1
    return cards


def in_letters(text: str) -> str:
    """A text with its suits as letters: `J♥` is `JH`."""
    return text.translate(GLYPHS)


def population(mask: i64) -> i64:
    """How many kinds a mask holds."""
    if INTERPRETED:
        return int(mask).bit_count()
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def single(kind: i64) -> i64:
    """The mask of one kind."""
    bit: i64 = 1
    bit <<= kind  # not in one expression: compiled, a literal is shifted as a number of 32 bits
    return bit


def lowest(cards: i64) -> i64:
    """The lowest kind of a mask that is not empty."""
    return place_of(cards & -cards)


def place_of(bit: i64) -> i64:
    """Which kind it is, of a mask of one kind."""
    return int(bit).bit_length() - 1
