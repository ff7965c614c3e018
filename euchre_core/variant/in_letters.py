"""Seats and names that are spelled otherwise than files spell them: `North` for N, `Moon` for moon."""

from __future__ import annotations

import re

from euchre_core.language.cards import canonical_card
from euchre_core.language.diagnostic import Fix, Span
from euchre_core.language.document import Document
from euchre_core.language.remedies import replaced, rewritten
from euchre_core.variant.shape import Leaf

_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
_COMPASS = {"north": "N", "east": "E", "south": "S", "west": "W"}
_LETTERS = re.compile("[NESW]{1,4}|[A-H]{1,8}")


def seats_meant(text: str) -> str | None:
    """Give the letters of a seat or a side that is written out: N for `North` or `n`, NS for `north/south`."""
    words = re.findall("[a-z]+", text.lower())
    if not words:
        return None
    letters = "".join(_COMPASS.get(word, word.upper()) for word in words if word not in ("and", "seat", "player"))
    return letters if _LETTERS.fullmatch(letters) and len(set(letters)) == len(letters) else None


def name_meant(text: str) -> str | None:
    """Give a name in small letters and underscores: farmers_hand for `Farmer's hand`."""
    name = re.sub("[^a-z0-9]+", "_", text.replace("'", "").replace("’", "").lower()).strip("_")
    return name if _NAME.fullmatch(name) else None


def as_letters(document: Document, span: Span, text: str, leaf: Leaf) -> Fix | None:
    """Write a seat by its letter, a name in small letters, and a bid without the word `bid`."""
    if leaf.wanted.startswith("a seat"):
        meant = seats_meant(text)
    elif leaf.wanted.startswith("a bid"):
        plain = re.sub("^ *bid +", "", text, flags=re.IGNORECASE)
        if plain.strip().isdecimal():
            return rewritten(document, span, plain.strip(), is_safe=True)
        meant = name_meant(plain)
    else:
        meant = name_meant(text) if leaf.wanted.startswith("a name") else None
    return replaced(document, span, meant, is_safe=True) if meant is not None and meant != text else None


def as_cards(text: str) -> str | None:
    """Give several cards in one text with commas between them; None if they are not several."""
    cards = re.split("[ ,;]+", text.strip())
    return ", ".join(cards) if len(cards) > 1 and all(canonical_card(card) for card in cards) else None
