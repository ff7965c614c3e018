"""How wide a text is on a screen, and where its lines may be broken.

A combining mark takes no column, a wide character two. Lao is written without spaces between words: spaces stand
between clauses. Where a clause is longer than what is left of the line, it is broken before a syllable, which is
certain only before a vowel that is written in front of its consonant.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

_NO_COLUMN = {"Mn", "Me", "Cf", "Cc"}
_LAO_FIRST = range(0x0EC0, 0x0EC5)


def width(text: str) -> int:
    """Return how many columns a text takes."""
    return sum(map(_columns, text))


def padded(text: str, columns: int) -> str:
    """Fill a text up with spaces to so many columns."""
    return text + " " * (columns - width(text))


def wrapped(text: str, columns: int) -> list[str]:
    """Break a text into lines.

    Args:
        text: the text; any run of spaces in it is one.
        columns: how many columns a line has. A longer word that cannot be broken stands on a line of its own.

    """
    lines: list[str] = []
    for word in text.split():
        if lines and width(lines[-1]) + 1 + width(word) <= columns:
            lines[-1] += f" {word}"
            continue
        pieces = list(_pieces(word)) if width(word) > columns // 2 else [word]
        glue = " "
        for piece in pieces:
            if lines and width(lines[-1]) + len(glue) + width(piece) <= columns:
                lines[-1] += f"{glue}{piece}"
            else:
                lines.append(piece)
            glue = ""
    return lines


def _columns(letter: str) -> int:
    if unicodedata.category(letter) in _NO_COLUMN:
        return 0
    return 2 if unicodedata.east_asian_width(letter) in ("W", "F") else 1


def _pieces(word: str) -> Iterator[str]:
    """Yield the parts of a word between which a line may be broken."""
    begun = ""
    for letter in word:
        if begun and _may_break(begun, letter):
            yield begun
            begun = ""
        begun += letter
    yield begun


def _may_break(before: str, letter: str) -> bool:
    """Say whether a line may be broken between a text and the letter that follows it."""
    last = before[-1]
    if unicodedata.east_asian_width(last) in ("W", "F") and unicodedata.east_asian_width(letter) in ("W", "F"):
        return unicodedata.category(letter)[0] == "L"
    if ord(letter) in _LAO_FIRST:
        return unicodedata.category(last) not in ("Ps", "Pi") and ord(last) not in _LAO_FIRST
    return False
