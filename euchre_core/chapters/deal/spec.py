"""What an author says about the deal: how many cards go where."""

# ruff: noqa: RUF012 (pydantic gives every model its own copy of a default)
from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from euchre_core.chapters.deal import sentences
from euchre_core.chapters.sentence import Says
from euchre_core.chapters.values import Settings, Wanted

CardsEach = Annotated[Literal["all"] | Annotated[int, Field(ge=1, le=26)], Wanted("all, or a number from 1 to 26")]
KittySize = Annotated[Literal["rest"] | Annotated[int, Field(ge=1, le=10)], Wanted("rest, or a number from 1 to 10")]
Packet = Annotated[int, Field(ge=1, le=26)]


class DealSpec(Settings):
    """How many cards go where."""

    cards_each: Annotated[CardsEach, Says(sentences.hands)] = "all"
    """How many cards each player gets. With all, the pack is shared out equally (a ghost hand counts as a player); what
    does not divide is left over."""

    packets: Annotated[list[Packet], Field(min_length=1), Says(sentences.packets)] = [1]
    """How many cards are dealt at a time, repeated until the hand is full. It makes no difference to the game."""

    ghost_hands: Annotated[int, Field(ge=0, le=3), Says(sentences.ghost_hands)] = 0
    """Hands dealt face down to nobody, as if another player sat there."""

    columns: Annotated[int, Field(ge=0, le=13), Says(sentences.columns)] = 0
    """How many of a player's cards lie face up on the table in front of him, each on another one that lies face down.
    cards_each counts all his cards, and he holds the others, one at least. He plays from his hand or one of the cards
    that lie face up; when that card has gone the one beneath is turned up at once, for all to see."""

    dealer_extra: Annotated[int, Field(ge=0, le=4), Says(sentences.dealer_extra)] = 0
    """Cards the dealer is dealt on top of his hand. He discards as many, face down."""

    dealer_discards: Annotated[Literal["before_auction", "after_trump"], Says(sentences.dealer_discards)] = (
        "before_auction"
    )
    """When the dealer makes that discard: before anybody bids, or once trump is known."""

    upcard: Annotated[Literal["none", "to_dealer", "to_maker", "dead"], Says(sentences.upcard)] = "none"
    """Whether the next card of the pack is turned up, and who takes it if it makes trump; he discards a card for it.
    With dead it only shows its suit."""

    upcard_discard: Annotated[Literal["any", "not_the_upcard"], Says(sentences.upcard_discard)] = "any"
    """Whether the player who takes the upcard may discard that very card again."""

    kitty: Annotated[
        Literal["dead", "to_maker", "to_maker_unless_alone", "to_lone_maker"],
        Says(sentences.kitty),
    ] = "dead"
    """Who may use the cards that nobody was dealt: nobody, the maker, only a maker with partners, or only a maker who
    plays alone. Whoever takes them discards as many."""

    kitty_size: Annotated[KittySize, Says(sentences.kitty_size)] = "rest"
    """How many of the cards that nobody was dealt form the kitty. The others are out of play."""

    kitty_taken: Annotated[Literal["before_naming", "after_naming"], Says(sentences.kitty_taken)] = "before_naming"
    """Whether the kitty is taken before trump is named, or after."""
