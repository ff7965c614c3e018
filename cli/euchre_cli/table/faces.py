"""How cards look in print, and how a hand is held."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from euchre_core.kernel.pack import JOKER_SUIT, LETTERS, SUIT_SLOTS, SUITS
from euchre_core.kernel.rules import Rules

GLYPHS: Final = dict(zip(LETTERS, "♠♣♦♥", strict=True))
IN_A_HAND: Final = [SUITS.index(suit) for suit in ("spades", "hearts", "clubs", "diamonds")]
"""The suits of a hand from left to right: the colours alternate."""
JOKER_NAMES: Final = {"BigJoker": "Big Joker", "LittleJoker": "Little Joker"}


class Faces:
    """The cards of one game as they are printed and read.

    Args:
        rules: what is played.
        plain: whether cards are letters alone (`JS`) instead of `J♠`.
    """

    def __init__(self, rules: Rules, plain: bool) -> None:
        self.rules = rules
        self.plain = plain
        self.faces = {text: self._face(text) for text in rules.pack.kinds}
        self.spellings = {spelled(name): text for text, face in self.faces.items() for name in (text, face)}
        self._word = re.compile(rf"\b(?:{'|'.join(sorted(map(re.escape, rules.pack.kinds), key=len, reverse=True))})\b")

    def _face(self, text: str) -> str:
        if self.rules.pack.suits[self.rules.pack.index[text]] == JOKER_SUIT:
            return self.rules.labels.get(text) or JOKER_NAMES.get(text, text)
        return text if self.plain else f"{text[:-1]}{GLYPHS[text[-1]]}"

    def card(self, text: str) -> str:
        """A card in print: `J♠`."""
        return self.faces.get(text, text)

    def cards(self, texts: Iterable[str]) -> str:
        """Several cards in print."""
        return " ".join(self.card(text) for text in texts)

    def within(self, sentence: str) -> str:
        """A sentence of the library with its cards in print."""
        return self._word.sub(lambda found: self.card(found[0]), sentence)

    def read(self, written: str) -> str | None:
        """The card somebody means by `JS`, `js`, `J♠`, `♠J`, `10h`, `th` or the joker's name; None if it is none."""
        return self.spellings.get(spelled(written))

    # -- the hand ----------------------------------------------------------------------------------------------------

    def suit(self, text: str, strain: int) -> int:
        """The suit a card belongs to: with trump named (`strain` from 0) its effective suit."""
        card = self.rules.pack.index[text]
        if strain < 0:
            return self.rules.pack.suits[card]
        return self.rules.tables.suit_of[strain * self.rules.tables.kinds + card]

    def is_trump(self, text: str, strain: int) -> bool:
        """Whether a card is a trump now."""
        return strain >= 0 and self.suit(text, strain) == self.rules.tables.trump_of[strain]

    def sorted_hand(self, texts: Iterable[str], strain: int) -> list[list[str]]:
        """A hand by suits, each from the highest card down; trumps first once they are known, bowers among them."""
        order = [JOKER_SUIT, *IN_A_HAND]
        trump = self.rules.tables.trump_of[strain] if strain >= 0 else -1
        if trump >= 0:
            place = IN_A_HAND.index(trump)
            order = [*IN_A_HAND[place:], *IN_A_HAND[:place], JOKER_SUIT]
        held = sorted(texts, key=lambda text: self._height(text, strain))
        return [suit for each in order if (suit := [text for text in held if self.suit(text, strain) == each])]

    def _height(self, text: str, strain: int) -> int:
        """A key that puts high cards first; a pack is in that order while no suit is trump."""
        card = self.rules.pack.index[text]
        if strain < 0:
            return card
        tables = self.rules.tables
        suit = self.suit(text, strain)
        return -tables.strength[(strain * SUIT_SLOTS + suit) * tables.kinds + card]


def spelled(written: str) -> str:
    """A card's name reduced to what matters: `J ♠`, `♠j` and `JS` are the same."""
    plain = "".join(written.split()).replace("\ufe0e", "").replace("\ufe0f", "")
    for letter, glyph in GLYPHS.items():
        plain = plain.replace(glyph, letter)
    plain = plain.translate(str.maketrans("♤♧♢♡", LETTERS)).upper()
    if len(plain) == 2 and plain[0] in LETTERS and plain[1] not in LETTERS:
        plain = plain[1] + plain[0]
    if len(plain) == 3 and plain[0] in LETTERS and plain[1:] == "10":
        plain = plain[1:] + plain[0]
    return f"10{plain[1:]}" if re.fullmatch(r"T[SCDH]", plain) else plain
