"""What an author writes as an example: seven forms, told apart by their keys."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from euchre_core.chapters.values import BidName, Card, Name, Number, Settings, Wanted

Seat = Annotated[
    str, Field(pattern=r"^[A-H]+$|^[NESW]+$|^makers$|^defenders$"), Wanted("a seat or a side, like N, NS or A")
]
Maker = Annotated[str, Field(pattern=r"^[A-H]+$|^[NESW]+$|^nobody$"), Wanted("a seat, a side or nobody, like N or A")]
Seats = Annotated[Seat | list[Seat], Wanted("a seat, or a list of seats")]
Cards = Annotated[list[Card], Field(min_length=1)]
Trump = Literal["spades", "hearts", "clubs", "diamonds", "no_trump", "no_trump_low"]
Words = Annotated[
    Annotated[str, Field(min_length=1)] | int,
    Wanted("words as at the table, like pass, bid 3 or moon"),
]


class DealBefore(Settings):
    """The deal before the one of an example, as far as it matters for it."""

    bid: BidName | None = None
    """The bid that was made."""

    by: Maker | None = None
    """Who was maker."""

    trump: Trump | None = None
    """What was trump."""

    tricks: dict[str, Number] | None = None
    """The tricks each side took."""

    led: Card | None = None
    """The card led to the last trick."""


class ExampleSpec(Settings):
    """One example of the rules. The keys tell what kind it is."""

    on: str | None = None
    """The game this example of a house rule is tried on; without it, every game of tested_on."""

    bid: BidName | None = None
    """The bid that was made."""

    by: Maker | None = None
    """Who made it, or became maker otherwise; nobody where nobody is maker."""

    partner: Seats | None = None
    """Who plays with the maker, where the deal decides that."""

    trump: Trump | None = None
    """What is trump."""

    alone: Literal["nobody", "maker", "defender", "both", "blind"] | None = None
    """Who plays alone."""

    lone_hand: Name | None = None
    """Which kind of lone hand it is, by its name in alone.kinds."""

    stuck: Literal["nobody", "dealer", "joker_holder"] | None = None
    """Whether the maker was forced to bid."""

    dropped: Seats | None = None
    """Who dropped out."""

    renege: Literal["makers", "defenders"] | None = None
    """Whose renege ended the deal; the tricks are those taken until then."""

    tricks: dict[str, Number] | None = None
    """The tricks each side has taken. One side may be left out: it took the rest."""

    first_tricks: dict[str, Number] | None = None
    """Who took the first tricks, and how many in a row; what is left open fell to both sides by turns, first to the
    defenders."""

    points: dict[str, int] | None = None
    """The points each side scores for the deal."""

    scores: dict[str, int] | None = None
    """The scores before the deal."""

    counters: dict[Name, dict[str, int]] | None = None
    """How the counters of the match stand before the deal: for each the numbers of the sides."""

    counted: dict[Name, dict[str, int]] | None = None
    """How they stand after it."""

    deals: Annotated[int, Field(ge=1)] | None = None
    """Which deal of the game it is, counting those that came to a score."""

    winner: str | None = None
    """Who wins the game with it: a side, several with "and" between them, nobody where it goes on, or
    everybody_loses."""

    games: dict[str, int] | None = None
    """The games of the match that each side has won then."""

    next: dict[str, int] | None = None
    """The scores with which the next deal begins, in this game or a new one."""

    led: Card | None = None
    """The card that was led."""

    hand: Cards | None = None
    """The cards held."""

    upcard: Card | None = None
    """The card that is turned up."""

    legal: Cards | None = None
    """The cards that may be played, or given."""

    trick: Cards | None = None
    """The cards of a trick, in the order played."""

    wins: Card | None = None
    """The card that takes the trick."""

    place: Annotated[int, Field(ge=1, le=8)] | None = None
    """Which card of the trick that is, counted from the first; of use where two are identical."""

    claim: Name | None = None
    """The claim that may be made with this hand, or none."""

    exchange: Name | None = None
    """The exchange in which cards are given."""

    from_: Annotated[Literal["player", "partner", "each_partner"] | None, Field(alias="from")] = None
    """Who gives."""

    deal_before: DealBefore | None = None
    """The deal before this one, where the game remembers something of it."""

    after: list[Words] | None = None
    """What has been said and done so far, from the first word of the auction. The last seat deals."""

    may: list[Words] | None = None
    """What the next player may say or do."""

    may_not: list[Words] | None = None
    """What the next player may not say or do."""

    turn: Seat | None = None
    """Whose turn it is then."""

    next_dealer: Seat | None = None
    """Who deals next, where the deal is over then."""
