"""What an author says about the deal: how many cards go where."""

# ruff: noqa: RUF012 (pydantic gives every model its own copy of a default)
from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from euchre_core.chapters.values import Settings, Wanted

CardsEach = Annotated[Literal["all"] | Annotated[int, Field(ge=1, le=26)], Wanted("all, or a number from 1 to 26")]
Packet = Annotated[int, Field(ge=1, le=26)]


class DealSpec(Settings):
    """How many cards go where."""

    cards_each: CardsEach = "all"
    """How many cards each player gets. With all, the pack is shared out equally (a ghost hand counts as a player); what
    does not divide is left over."""

    packets: Annotated[list[Packet], Field(min_length=1)] = [1]
    """How many cards are dealt at a time, repeated until the hands are full. It makes no difference to the game."""

    ghost_hands: Annotated[int, Field(ge=0, le=3)] = 0
    """Hands dealt face down to nobody, as if another player sat there."""

    dealer_extra: Annotated[int, Field(ge=0, le=4)] = 0
    """Cards the dealer is dealt on top of his hand. He discards as many, face down."""

    dealer_discards: Literal["before_auction", "after_trump"] = "before_auction"
    """When the dealer makes that discard: before anybody bids, or once trump is known."""

    upcard: Literal["none"] = "none"
    """Whether the next card of the pack is turned up: none."""

    kitty: Literal["dead"] = "dead"
    """Who may use the cards that nobody was dealt: dead means nobody."""
