"""Which hands may be claimed, or may make a suit trump."""

from __future__ import annotations

from collections.abc import Sequence

from .cards import GROUPS, SUITS, Cards, is_joker
from .formula import work_out


def fits(condition: str, hand: Sequence[str], trump: str | None, cards: Cards, upcard: str | None = None) -> bool:
    """Whether a hand is as a condition asks.

    Args:
        trump: None before it is named; upcard: the letter of the suit turned up, None for a joker or no upcard.
    """

    def ask(function: str, words: list[str]) -> int:
        meant = sum(any(is_meant(card, word, trump, cards, upcard) for word in words) for card in hand)
        if function == "has":
            return int(meant > 0)
        return int(meant == len(hand)) if function == "only" else meant

    return bool(work_out(condition, {"cards": len(hand), "top_trumps": top_trumps(hand, trump, cards)}, ask))


def is_meant(card: str, word: str, trump: str | None, cards: Cards, upcard: str | None) -> bool:
    """Whether a word in the brackets of `has(…)` means this card: a card, a rank, a suit as printed, or trump."""
    if word == "trump":
        return trump is not None and card in cards.trumps(trump)
    if word == "Joker":
        return is_joker(card)
    if is_joker(card):
        return card == word
    if word == "natural_trump":
        return trump in SUITS and card[-1] == SUITS[trump]
    if word == "upcard_suit":
        return card[-1] == upcard
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
