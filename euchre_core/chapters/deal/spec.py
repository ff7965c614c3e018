"""What an author says about the deal: how many cards go where."""

# ruff: noqa: RUF012 (pydantic gives every model its own copy of a default)
from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from euchre_core.chapters.sentence import Says, Setup, capital, count, joined, number_word
from euchre_core.chapters.values import Settings, Wanted

CardsEach = Annotated[Literal["all"] | Annotated[int, Field(ge=1, le=26)], Wanted("all, or a number from 1 to 26")]
Packet = Annotated[int, Field(ge=1, le=26)]


def _hands(spec: DealSpec, setup: Setup) -> str:
    return f"Each player is dealt {count(setup.tricks, 'card')}, beginning at the dealer's left."


def _packets(spec: DealSpec, setup: Setup) -> str:
    if spec.packets == [1]:
        return "Cards are dealt one at a time."
    numbers = joined([str(number) for number in spec.packets], "then")
    return f"Cards are dealt in packets of {numbers}, over again until the hands are full."


def _ghost_hands(spec: DealSpec, setup: Setup) -> str:
    if spec.ghost_hands == 0:
        return ""
    size = count(setup.tricks, "card")
    if spec.ghost_hands == 1:
        return f"One more hand of {size}, the ghost hand, is dealt face down to nobody, as if another player sat there."
    hands = f"{capital(number_word(spec.ghost_hands))} more hands of {size}, the ghost hands, are"
    return f"{hands} dealt face down to nobody, as if more players sat there."


def _dealer_extra(spec: DealSpec, setup: Setup) -> str:
    if spec.dealer_extra == 0:
        return ""
    more = "the last card is dealt to him" if spec.dealer_extra == 1 else "the last cards are dealt to him"
    return f"The dealer is dealt {count(spec.dealer_extra, 'more card')}: {more}."


def _dealer_discards(spec: DealSpec, setup: Setup) -> str:
    if spec.dealer_extra == 0:
        return ""
    if spec.dealer_discards == "before_auction":
        when = "Before the bidding begins"
    else:
        when = "Once trump is named, before any cards are exchanged," if setup.exchanges else "Once trump is named"
    cards = "any card" if spec.dealer_extra == 1 else f"any {spec.dealer_extra} cards"
    return f"{when} he discards {cards} of his hand, face down and out of play."


def _kitty(spec: DealSpec, setup: Setup) -> str:
    if setup.left_over <= 0:
        return "No card is left over."
    are = "lies" if setup.left_over == 1 else "lie"
    return f"{capital(count(setup.left_over, 'card'))} left over {are} face down and out of play."


class DealSpec(Settings):
    """How many cards go where."""

    cards_each: Annotated[CardsEach, Says(_hands)] = "all"
    """How many cards each player gets. With all, the pack is shared out equally (a ghost hand counts as a player); what
    does not divide is left over."""

    packets: Annotated[list[Packet], Field(min_length=1), Says(_packets)] = [1]
    """How many cards are dealt at a time, repeated until the hands are full. It makes no difference to the game."""

    ghost_hands: Annotated[int, Field(ge=0, le=3), Says(_ghost_hands)] = 0
    """Hands dealt face down to nobody, as if another player sat there."""

    dealer_extra: Annotated[int, Field(ge=0, le=4), Says(_dealer_extra)] = 0
    """Cards the dealer is dealt on top of his hand. He discards as many, face down."""

    dealer_discards: Annotated[Literal["before_auction", "after_trump"], Says(_dealer_discards)] = "before_auction"
    """When the dealer makes that discard: before anybody bids, or once trump is known."""

    upcard: Annotated[Literal["none"], Says({"none": ""})] = "none"
    """Whether the next card of the pack is turned up: none."""

    kitty: Annotated[Literal["dead"], Says(_kitty)] = "dead"
    """Who may use the cards that nobody was dealt: dead means nobody."""
