"""What an author says about one bid."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from euchre_core.chapters.auction import bid_sentences as sentences
from euchre_core.chapters.sentence import SaidBy, Says
from euchre_core.chapters.values import BidName, Name, Range, Settings, TrumpChoice, Wanted

MustTake = Annotated[
    Literal["all", "none"] | Annotated[int, Field(ge=0, le=26)], Wanted("all, none, or a number from 0 to 26")
]
Over = Annotated[BidName | Range | list[BidName | Range], Wanted("a bid, a range such as 7..8, or a list of bids")]


class BySpec(Settings):
    """Who may make a bid, seen from the player who made another one."""

    partner_of: Annotated[BidName | None, Says(sentences.by_partner)] = None
    """Only a partner of the player who made this bid."""

    opponents_of: Annotated[BidName | None, Says(sentences.by_opponents)] = None
    """Only the opponents of the player who made this bid."""


class BidSpec(Settings):
    """What is special about one bid."""

    must_take: Annotated[MustTake | None, SaidBy("ladder")] = None
    """Tricks the makers must take; none means that they must lose every trick. A number bid needs its number; a bid
    with a name has to say it."""

    value: Annotated[int | None, Says(sentences.worth)] = None
    """What the bid is worth; scoring uses it as value. If nothing is said, a number is worth what auction.value says
    and a bid with a name the tricks it must take."""

    plays: Annotated[Literal["with_partner", "alone"], Says(sentences.lone)] = "with_partner"
    """Whether the maker's partners play, or lay down their cards."""

    exchange: Annotated[Name | None, Says(sentences.exchanging)] = None
    """The exchange that takes place after trump is named, by its name in exchange."""

    trump: Annotated[list[TrumpChoice] | None, Field(min_length=1), Says(sentences.trumps)] = None
    """What may be trump with this bid. If nothing is said, all of trump.choices."""

    leads: Annotated[Literal["maker", "left_of_maker", "left_of_dealer", "dealer"] | None, Says(sentences.leading)] = (
        None
    )
    """Who leads to the first trick with this bid. If nothing is said, as in play."""

    shows_hand: Annotated[Literal["never", "before_play", "after_first_trick"], Says(sentences.showing)] = "never"
    """Whether the maker lays his cards face up: before the first trick, or once it is played."""

    partners: Annotated[int, Field(ge=1, le=3), Says(sentences.partners)] = 1
    """How many partners the maker chooses, where partners are chosen."""

    over: Annotated[Over | None, Says(sentences.over)] = None
    """The bid may only be made when one of these is the highest so far. If nothing is said, over any lower bid."""

    by: Annotated[BySpec | None, Says(sentences.made_by)] = None
    """Who may make the bid. If nothing is said, anyone."""

    like: Annotated[BidName | None, SaidBy("ladder")] = None
    """Start from the settings of another bid; what it says about over and by is not taken along."""

    says: Annotated[str | None, Says(sentences.saying)] = None
    """The words at the table. {trump} stands for the suit that the player will name."""
