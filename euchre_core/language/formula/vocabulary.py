"""The words a formula may use, kind by kind."""

from __future__ import annotations

from typing import Literal

Kind = Literal["points", "claim_points", "value", "hand", "match"]

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
    "claim_points": {"all": "tricks in the deal", "players": "how many play"},
    "value": {
        "bid": "tricks bid",
        "all": "tricks in the deal",
        "trump_value": "what the trump is worth in `trump.values`",
    },
    "hand": {"cards": "how many cards are held", "top_trumps": "how many trumps are held from the top down"},
    "match": {
        "score": "the score of the one who asks",
        "best_other_score": "the best score of any other",
        "deals_played": "deals played so far",
    },
}

def words(node: object) -> list[tuple[str, int]]:
    """All words of the vocabulary and all card words a formula uses, with their columns."""
    raise NotImplementedError
