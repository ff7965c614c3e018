"""What a record keeps of a document that no rule needs: title and players, remarks, and which cards were not told.

It stands in the header of the record under `egn`, and goes back into a document that is written from the record.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .following import Followed
from .models import Annotations, EgnDeal, EgnGame

KEY = "egn"


def kept_of(game: EgnGame, followed: Sequence[Followed]) -> dict[str, Any]:
    """What to keep of a document."""
    deals = [kept_of_deal(told, each) for told, each in zip(game.deals, followed, strict=True)]
    return {"version": game.version, "metadata": dict(game.metadata), "deals": deals}


def kept_of_deal(told: EgnDeal, followed: Followed) -> dict[str, Any]:
    """What to keep of a deal; `filled` says for each card that was chosen how it was written, "" where it was not."""
    kept: dict[str, Any] = {"dealNumber": told.number, "filled": dict(followed.filled), "hands": bool(told.hands)}
    if told.bidding is not None and told.bidding.annotations:
        kept["callAnnotations"] = as_json(told.bidding.annotations)
    if told.play is not None and told.play.annotations:
        kept["playAnnotations"] = as_json(told.play.annotations)
    if told.alternatives:
        kept["alternativeLines"] = list(told.alternatives)
    return kept


def as_json(annotations: Annotations) -> dict[str, list[str]]:
    """Remarks as they are written."""
    return {number: list(texts) for number, texts in annotations.items()}


class Kept:
    """What the header of a record keeps; whatever in it makes no sense is left out."""

    def __init__(self, header: Mapping[str, Any]) -> None:
        found = header.get(KEY)
        kept = found if isinstance(found, dict) else {}
        metadata, deals = kept.get("metadata"), kept.get("deals")
        self.metadata: dict[str, Any] = metadata if isinstance(metadata, dict) else {}
        self.deals: list[Any] = deals if isinstance(deals, list) else []

    def deal(self, place: int) -> dict[str, Any]:
        """What is kept of a deal."""
        kept = self.deals[place] if place < len(self.deals) else None
        return kept if isinstance(kept, dict) else {}

    def filled(self, place: int) -> dict[str, str]:
        """How the cards of a deal that nobody told were written."""
        filled = self.deal(place).get("filled")
        return {str(card): str(text) for card, text in filled.items()} if isinstance(filled, dict) else {}
