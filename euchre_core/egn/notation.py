"""The cards of the notation: `9c`, `Ts`, `R` and `L` for the bowers, `X` and `x` for what is not known.

`t`, `n`, `g` and `h` stand for trump, the other suit of its colour ("next") and the two of the other colour ("green")
where the real suits do not matter; since `h` is also hearts, a deal that uses them and no other suit is read with
spades, clubs, diamonds and hearts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from euchre_core.kernel.pack import JOKER_SUIT, LETTERS, SUITS, Pack, in_letters
from euchre_core.language.wording import shown

from .document import Node

CARD = re.compile(r"([6789NTJQKAX]|10)([shdcxtngSHDC])|[LRB]")
GENERIC = "tng"
RANKS = {"T": "10", "N": "9"}
JACK = "J"


def read_card(node: Node) -> str:
    """A card as the notation of today writes it."""
    text = node.text()
    plain = in_letters(text)
    if not CARD.fullmatch(plain):
        raise node.wrong(f"{shown(text)} is no card", 'write rank and suit, like "9c", "Ts", or "Xh" for any heart')
    if len(plain) == 1:
        return plain
    rank = {"10": "T", "N": "9"}.get(plain[:-1], plain[:-1])
    return rank + plain[-1].lower()


def write_card(pack: Pack, kind: int) -> str:
    """A card of a pack in the notation."""
    if pack.suits[kind] == JOKER_SUIT:
        return "B"
    rank = pack.ranks[kind]
    return {"10": "T"}.get(rank, rank) + LETTERS[pack.suits[kind]].lower()


class Notation:
    """What the cards of one deal can be, as masks of kinds.

    Args:
        pack: the pack; cards: every card of the deal as it is written, to find out which letters it uses.
        trump: the number of the trump suit once it is known, else -1.
    """

    def __init__(self, pack: Pack, cards: Iterable[str], trump: int = -1) -> None:
        self.pack = pack
        self.trump = trump
        used = {card[1] for card in cards if len(card) == 2}
        self.is_generic = bool(used & set(GENERIC))
        self.stands_for = {letter.lower(): {suit} for suit, letter in enumerate(LETTERS)}
        if self.is_generic:
            self.stands_for |= self.generic(mixed=bool(used & set("scd")))

    def generic(self, mixed: bool) -> dict[str, set[int]]:
        """Which suits the letters `t n g h` stand for."""
        trump = max(self.trump, 0)
        green = [suit for suit in range(len(SUITS)) if suit >> 1 != trump >> 1]
        if mixed:
            return {"t": {trump}, "n": {trump ^ 1}, "g": set(green)}
        return {"t": {trump}, "n": {trump ^ 1}, "g": {green[0]}, "h": {green[1]}}

    def mask(self, text: str) -> int:
        """The kinds that a written card can be; 0 if the pack has none of them."""
        if text == "B":
            return self.kinds(lambda kind: self.pack.suits[kind] == JOKER_SUIT)
        if text in ("R", "L"):
            suits = {self.trump ^ (text == "L")} if self.trump >= 0 else set(range(len(SUITS)))
            return self.kinds(lambda kind: self.pack.ranks[kind] == JACK and self.pack.suits[kind] in suits)
        rank = RANKS.get(text[0], text[0])
        suits = self.stands_for[text[1]] if text[1] != "x" else set(range(len(SUITS)))
        if text == "Xx":
            return self.kinds(lambda kind: True)
        return self.kinds(lambda kind: rank in ("X", self.pack.ranks[kind]) and self.pack.suits[kind] in suits)

    def kinds(self, fits: Callable[[int], bool]) -> int:
        """The kinds that fit, as a mask."""
        return sum(1 << kind for kind in range(len(self.pack.kinds)) if fits(kind))
