"""What an author says about the pack: which cards there are, and how they rank."""

# ruff: noqa: RUF012 (pydantic gives every model its own copy of a default)
from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from euchre_core.chapters.values import Card, Rank, Settings


class PackSpec(Settings):
    """Which cards are played with, and how they rank."""

    ranks: Annotated[list[Rank], Field(min_length=1)] = ["A", "K", "Q", "J", 10, 9]
    """The ranks of a plain suit, highest first. Trump ranks the same way below the joker and the bowers."""

    copies: Annotated[int, Field(ge=1, le=4)] = 1
    """How many times each card is in the pack."""

    leave_out: list[Card] = []
    """Single cards that are taken out of the pack, with all their copies."""

    jokers: Annotated[int, Field(ge=0, le=2)] = 0
    """How many jokers are added. A joker belongs to the trump suit and is its highest card."""

    two_jokers: Literal["alike", "ranked"] = "alike"
    """With two jokers: whether they are equal, so that play.equal_cards decides, or BigJoker beats LittleJoker."""

    joker_name: str = "Joker"
    """What this game calls the joker, like Benny or Best Bower."""

    bowers: Literal["both", "right_only", "none"] = "both"
    """Which jacks move up when a suit is trump: the jack of trump and the other jack of its colour, the jack of trump
    only, or neither."""

    def rank_texts(self) -> list[str]:
        """Return the ranks as they stand on the cards, highest first: ``["A", "K", …, "10", "9"]``."""
        return [str(rank) for rank in self.ranks]
