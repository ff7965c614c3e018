"""Which hands may be claimed."""

from __future__ import annotations

from collections.abc import Sequence

from .cards import GROUPS, SUITS, Cards
from .formula import work_out


def fits(condition: str, hand: Sequence[str], trump: str | None, cards: Cards) -> bool:
    """Whether a hand is as the condition of a claim asks; `trump` is None before it is named."""

    def ask(function: str, words: list[str]) -> int:
        meant = sum(any(is_meant(card, word, trump, cards) for word in words) for card in hand)
        if function == "has":
            return int(meant > 0)
        return int(meant == len(hand)) if function == "only" else meant

    return bool(work_out(condition, {"cards": len(hand), "top_trumps": top_trumps(hand, trump, cards)}, ask))


def is_meant(card: str, word: str, trump: str | None, cards: Cards) -> bool:
    """Whether a word in the brackets of `has(…)` means this card: a card, a rank, a suit as printed, or trump."""
    if word == "trump":
        return trump is not None and card in cards.trumps(trump)
    if word == "Joker":
        return card.endswith("Joker")
    if card.endswith("Joker"):
        return card == word
    if word == "natural_trump":
        return trump is not None and card[-1] == SUITS[trump]
    suits = GROUPS.get(word, [word])
    return word in (card, card[:-1]) or any(SUITS.get(suit) == card[-1] for suit in suits)


def top_trumps(hand: Sequence[str], trump: str | None, cards: Cards) -> int:
    """How many trumps the hand holds from the top down without a gap; each copy of a card counts."""
    if trump is None:
        return 0
    held = 0
    for card in cards.trumps(trump):
        held += hand.count(card)
        if hand.count(card) < cards.pack.count(card):
            break
    return held
