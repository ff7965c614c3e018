"""What an author writes as an example: seven forms, told apart by their keys."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from euchre_core.chapters.values import BidName, Card, Name, Number, Settings, Wanted

Seat = Annotated[str, Field(pattern=r"^[A-H]+$|^[NESW]+$|^makers$|^defenders$"), Wanted("a seat or a side")]
Cards = Annotated[list[Card], Field(min_length=1)]
Words = Annotated[
    Annotated[str, Field(min_length=1)] | int,
    Wanted("words as at the table, like pass, bid 3 or moon"),
]


class ExampleSpec(Settings):
    """One example of the rules. The keys tell what kind it is."""

    on: str | None = None
    """The game this example of a house rule is tried on; without it, every game of tested_on."""

    bid: BidName | None = None
    """The bid that was made."""

    by: Seat | None = None
    """Who made it."""

    trump: Literal["spades", "hearts", "clubs", "diamonds"] | None = None
    """What is trump."""

    alone: Literal["nobody", "maker"] | None = None
    """Who plays alone."""

    stuck: Literal["nobody", "dealer"] | None = None
    """Whether the maker was forced to bid."""

    tricks: dict[str, Number] | None = None
    """The tricks each side has taken. One side may be left out: it took the rest."""

    points: dict[str, int] | None = None
    """The points each side scores for the deal."""

    scores: dict[str, int] | None = None
    """The scores before the deal."""

    winner: str | None = None
    """Who wins the game with it, or nobody."""

    led: Card | None = None
    """The card that was led."""

    hand: Cards | None = None
    """The cards held."""

    legal: Cards | None = None
    """The cards that may be played, or given."""

    trick: Cards | None = None
    """The cards of a trick, in the order played."""

    wins: Card | None = None
    """The card that takes the trick."""

    claim: Name | None = None
    """The claim that may be made with this hand, or none."""

    exchange: Name | None = None
    """The exchange in which cards are given."""

    from_: Annotated[Literal["player", "partner"] | None, Field(alias="from")] = None
    """Who gives."""

    after: list[Words] | None = None
    """What has been said in the auction so far."""

    may: list[Words] | None = None
    """What the next player may say."""

    may_not: list[Words] | None = None
    """What the next player may not say."""
