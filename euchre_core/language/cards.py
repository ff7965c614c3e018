"""How cards are written in files: `JS`, `10H`, `Joker` (`BigJoker`, `LittleJoker`), also `J♠`.

The ranks 11 to 13 are real cards of six-hand 500 packs, below the jack.
"""

from __future__ import annotations

RANKS = ("A", "K", "Q", "J", "13", "12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2")
SUITS = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"}
JOKERS = ("Joker", "BigJoker", "LittleJoker")
RED = ("hearts", "diamonds")
BLACK = ("spades", "clubs")

_GLYPHS = str.maketrans("♠♥♦♣♤♡♢♧", "SHDCSHDC")
_CARDS = {f"{rank}{letter}" for rank in RANKS for letter in SUITS.values()}


def canonical_card(text: str) -> str | None:
    """Give the canonical spelling of a card (`J♠` is `JS`), or None if it is none."""
    if text in JOKERS:
        return text
    plain = text.removesuffix("\ufe0e").removesuffix("\ufe0f").translate(_GLYPHS)  # glyphs as text or as pictures
    return plain if plain in _CARDS else None


def rank_of(card: str) -> str | None:
    """Give the printed rank of a card in canonical spelling; None for a joker."""
    return None if card in JOKERS else card[:-1]


def suit_of(card: str) -> str | None:
    """Give the printed suit of a card in canonical spelling (`spades`); None for a joker."""
    return None if card in JOKERS else next(suit for suit, letter in SUITS.items() if letter == card[-1])
