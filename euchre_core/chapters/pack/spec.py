"""What an author says about the pack: which cards there are, and how they rank."""

# ruff: noqa: RUF012 (pydantic gives every model its own copy of a default)
from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from euchre_core.chapters.pack import sentences
from euchre_core.chapters.sentence import SaidBy, Says
from euchre_core.chapters.values import Card, Rank, Settings, TrumpRank

JACK = "J"


class PackSpec(Settings):
    """Which cards are played with, and how they rank."""

    ranks: Annotated[list[Rank], Field(min_length=1), Says(sentences.ranking)] = ["A", "K", "Q", "J", 10, 9]
    """The ranks of a plain suit, highest first; also the ranking without trump. Trump ranks the same way below the
    joker and the bowers. Six-hand 500 adds the ranks 11, 12 and 13."""

    copies: Annotated[int, Field(ge=1, le=4), Says(sentences.copies)] = 1
    """How many times each card is in the pack."""

    leave_out: Annotated[list[Card], Says(sentences.left_out)] = []
    """Single cards that are taken out of the pack, with all their copies."""

    jokers: Annotated[int, Field(ge=0, le=2), Says(sentences.jokers)] = 0
    """How many jokers are added. A joker belongs to the trump suit and is its highest card; what it is without trump
    says trump.joker_in_no_trump."""

    two_jokers: Annotated[Literal["alike", "ranked"], Says(sentences.two_jokers)] = "alike"
    """With two jokers: whether they are equal, so that play.equal_cards decides, or BigJoker beats LittleJoker."""

    joker_name: Annotated[str, Says(sentences.joker_name)] = "Joker"
    """What this game calls the joker, like Benny or Best Bower. In a file the card is written Joker all the same."""

    bowers: Annotated[Literal["both", "right_only", "none"], Says(sentences.trump_ranking)] = "both"
    """Which jacks move up when a suit is trump: the jack of trump and the other jack of its colour, the jack of trump
    only, or neither."""

    trump_ranks: Annotated[list[TrumpRank] | None, SaidBy("bowers")] = None
    """The trump suit, highest first: ranks, joker, right_bower and left_bower. Written only to change it: by default
    the joker, the bowers, then the ranks as in a plain suit. A place that this game does not have (the joker in a pack
    without one, the jack where it is the right bower) may stand in the list and is passed over."""

    low_ranks: Annotated[list[Rank] | None, Says(sentences.low_ranking)] = None
    """The ranking in low no trump, best card first; by default the ranks backwards, so that the worst card is best."""

    def rank_texts(self) -> list[str]:
        """Return the ranks as they stand on the cards, highest first: ``["A", "K", …, "10", "9"]``."""
        return [str(rank) for rank in self.ranks]

    def low_rank_texts(self) -> list[str]:
        """Return the ranks in the order of low no trump, best card first."""
        return self.rank_texts()[::-1] if self.low_ranks is None else [str(rank) for rank in self.low_ranks]

    def joker_texts(self) -> list[tuple[str, int]]:
        """Return the jokers of the pack and how many there are of each, the highest first."""
        if self.jokers == 2 and self.two_jokers == "ranked":
            return [("BigJoker", 1), ("LittleJoker", 1)]
        return [("Joker", self.jokers)] if self.jokers else []

    def trump_places(self) -> list[str]:
        """Return the places of the trump suit, highest first: ranks, ``joker``, ``right_bower``, ``left_bower``."""
        written = self.trump_ranks if self.trump_ranks is not None else ["joker", "right_bower", "left_bower"]
        places = [str(place) for place in written] + (self.rank_texts() if self.trump_ranks is None else [])
        missing = {
            "both": {JACK},
            "right_only": {JACK, "left_bower"},
            "none": {"right_bower", "left_bower"},
        }[self.bowers] | (set() if self.jokers else {"joker"})
        return [place for place in places if place not in missing]
