"""A match: deals until somebody has won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .deal import Deal
from .scoring import points
from .table import Table


class Match:
    """A match in progress.

    Args:
        settings: the settings of every chapter, defaults included.

    Attributes:
        deal: the deal going on, or the last one.
        scores: the score of each side, with the points of every deal that is over.
        dealer: who has to deal next; None before the first deal, when anybody may.
        points: the points of the last deal that is over.
        winner: the side that has won, or None.
    """

    def __init__(self, settings: dict[str, Any]) -> None:
        self.settings = settings
        self.table = Table(settings)
        self.scores = dict.fromkeys(self.table.sides, settings["match"]["start"])
        self.dealer: str | None = None
        self.claims_made: set[tuple[str, str]] = set()
        self.deal: Deal | None = None
        self.points: dict[str, int] = {}
        self.winner: str | None = None

    def begin(self, dealer: str, dealt: Mapping[str, list[str]]) -> None:
        """Deal these cards."""
        assert self.winner is None, "the match is over"
        assert self.deal is None or self.deal.turn is None, "the deal is not over"
        assert self.dealer in (None, dealer), f"{self.dealer} has to deal, not {dealer}"
        sizes = {name: len(cards) for name, cards in dealt.items()}
        assert sizes == self.table.dealt(dealer), f"not the right number of cards: {sizes}"
        pack = [card for cards in dealt.values() for card in cards]
        assert self.table.cards.in_pack_order(pack) == self.table.cards.pack, "these cards are not the pack"
        self.deal = Deal(self.table, dealer, dict(dealt), self.claims_made)
        self.settle()

    def take(self, action: str) -> None:
        """The seat in turn does something."""
        assert self.deal is not None
        self.deal.take(action)
        self.settle()

    def settle(self) -> None:
        """Once the deal is over: write the points down, and see whether somebody has won."""
        deal = self.deal
        assert deal is not None
        if deal.turn is not None:
            return
        self.claims_made = deal.claims_made
        self.dealer = deal.deals_next
        self.points = dict.fromkeys(self.table.sides, 0) if deal.thrown_in else points(deal)
        for side in self.table.sides:
            self.scores[side] += self.points[side]
        if not deal.thrown_in and deal.maker is not None:
            self.winner = self.who_has_won(self.table.side_of[deal.maker])

    def who_has_won(self, makers: str) -> str | None:
        """The best of those past the target; equal scores play on (G26 to G28). Or the makers, if they are past it."""
        settings = self.settings["match"]
        counts_down = settings["start"] > settings["target"]
        ahead = {side: -score if counts_down else score for side, score in self.scores.items()}
        target = -settings["target"] if counts_down else settings["target"]
        past = [side for side in self.table.sides if ahead[side] >= target]
        if settings["winner"] == "makers_first" and makers in past:
            return makers
        best = [side for side in past if ahead[side] == max(ahead.values())]
        return best[0] if len(best) == 1 else None
