"""The words a formula may use, kind by kind, each with its meaning."""

from __future__ import annotations

from typing import Literal

from euchre_core.language.cards import RANKS, SUITS, canonical_card
from euchre_core.language.formula.nodes import Binary, Call, Cards, Name, Node, Unary

Kind = Literal["points", "claim_points", "value", "hand", "match"]

# What each kind of formula may name.
KINDS: dict[Kind, dict[str, str]] = {
    "points": {
        "tricks": "tricks taken by the one being scored",
        "others": "tricks of everybody else",
        "best_other": "most tricks of any one other side",
        "bid": "tricks bid",
        "value": "what the bid is worth",
        "all": "tricks in the deal",
        "players": "how many play",
    },
    "claim_points": {
        "all": "tricks in the deal",
        "players": "how many play",
    },
    "value": {
        "bid": "tricks bid",
        "all": "tricks in the deal",
        "trump_value": "what the trump is worth in `trump.values`",
    },
    "hand": {
        "cards": "how many cards are held",
        "top_trumps": "how many trumps are held from the top down",
    },
    "match": {
        "score": "the score of the one who asks",
        "best_other_score": "the best score of any other",
        "deals_played": "deals played so far",
    },
}

# How messages call a formula of each kind.
TITLES: dict[Kind, str] = {
    "points": "a points formula",
    "claim_points": "the points of a claim",
    "value": "the value of a bid",
    "hand": "a question about a hand",
    "match": "a question about the score",
}

# The kinds that answer yes or no; the others give a number.
CONDITIONS: frozenset[Kind] = frozenset(("hand", "match"))

FUNCTIONS: dict[str, str] = {
    "max": "the larger of two numbers",
    "min": "the smaller of two numbers",
    "round_up": "a division, rounded up",
    "round_down": "a division, rounded down",
}

# Only in questions about a hand.
CARD_FUNCTIONS: dict[str, str] = {
    "has": "at least one of these is held",
    "count": "how many of these are held",
    "only": "nothing else is held",
}

# Besides cards, ranks and suits, what a question about a hand may ask for.
CARD_GROUPS: dict[str, str] = {
    "red": "hearts and diamonds",
    "black": "spades and clubs",
    "upcard_suit": "the printed suit of the upcard",
    "trump": "the trump suit, bowers and joker included",
    "natural_trump": "cards printed in the trump suit: no left bower, no joker",
}


def canonical_cards(word: str) -> str | None:
    """Give the canonical spelling of a word inside `has( )`: a card, a rank, a suit or a group; None if it is none."""
    if word in RANKS or word in SUITS or word in CARD_GROUPS:
        return word
    return canonical_card(word)


def words(node: Node) -> list[tuple[str, int]]:
    """Give every name and every card word a formula uses, with a column to point at (card words: their function's)."""
    match node:
        case Name(name, column):
            return [(name, column)]
        case Cards(_, cards, column):
            return [(card, column) for card in cards]
        case Unary(_, operand):
            return words(operand)
        case Binary(_, left, right) | Call(_, left, right):
            return [*words(left), *words(right)]
    return []
