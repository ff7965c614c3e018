"""How cards are written in files: `JS`, `10H`, `Joker` (`BigJoker`, `LittleJoker`), also `J♠`.

The ranks 11 to 13 are real cards of six-hand 500 packs, below the jack.
"""

from __future__ import annotations

import re

RANKS = ("A", "K", "Q", "J", "13", "12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2")
SUITS = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"}
JOKERS = ("Joker", "BigJoker", "LittleJoker")
RED = ("hearts", "diamonds")
BLACK = ("spades", "clubs")

_GLYPHS = str.maketrans("♠♥♦♣♤♡♢♧", "SHDCSHDC")
_RANK_WORDS = {"t": "10", "ace": "A", "king": "K", "queen": "Q", "jack": "J", "ten": "10", "nine": "9"}
_RANK = "|".join([*(rank.lower() for rank in RANKS), *_RANK_WORDS])
_SUIT = "spades?|hearts?|diamonds?|clubs?|[shdc]"
_SPOKEN = re.compile(
    rf"(?P<rank>{_RANK})(?: of |[ _-]*)(?P<suit>{_SUIT})|(?P<suit_first>{_SUIT})[ _-]*(?P<rank_last>{_RANK})"
)
_CARDS = {f"{rank}{letter}" for rank in RANKS for letter in SUITS.values()}


def canonical_card(text: str) -> str | None:
    """Give the canonical spelling of a card (`J♠` is `JS`), or None if it is none."""
    if text in JOKERS:
        return text
    plain = _plain(text)
    return plain if plain in _CARDS else None


def _plain(text: str) -> str:
    return text.removesuffix("\ufe0e").removesuffix("\ufe0f").translate(_GLYPHS)  # glyphs as text or as pictures


def meant_card(text: str) -> str | None:
    """Give the card that is surely meant by another spelling: `js`, `10 h`, `TS`, `♠J`, `jack of spades`."""
    plain = _plain(text.strip(" ,;.\"'")).lower()
    for joker in JOKERS:
        if re.sub("[ _-]", "", plain) == joker.lower():
            return joker
    found = _SPOKEN.fullmatch(plain)
    if found is None:
        return None
    rank = found["rank"] or found["rank_last"]
    suit = found["suit"] or found["suit_first"]
    return f"{_RANK_WORDS.get(rank, rank.upper())}{suit[0].upper()}"


def rank_of(card: str) -> str | None:
    """Give the printed rank of a card in canonical spelling; None for a joker."""
    return None if card in JOKERS else card[:-1]


def suit_of(card: str) -> str | None:
    """Give the printed suit of a card in canonical spelling (`spades`); None for a joker."""
    return None if card in JOKERS else next(suit for suit, letter in SUITS.items() if letter == card[-1])
