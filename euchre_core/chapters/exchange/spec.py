"""What an author says about one step of an exchange of cards."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from euchre_core.chapters.values import Settings


class ExchangeStep(Settings):
    """One step of an exchange: who gives cards to whom."""

    from_: Annotated[Literal["player", "partner"] | None, Field(alias="from")] = None
    """Who gives. The player is whoever the exchange is for: the maker."""

    to: Literal["player", "partner", "discard"] | None = None
    """Who gets the cards; discard lays them face down, out of play."""

    cards: Annotated[int, Field(ge=1, le=26)] | None = None
    """How many cards are given."""

    choose: Literal["any", "best_trump", "best"] = "any"
    """Which cards must be given: any that the giver likes; best_trump, his highest trumps and then what he likes; best,
    his highest trumps and then his highest cards."""

    received: Literal["kept", "returnable", "unseen"] = "kept"
    """Whether a card just received may go back: it must be kept, it may go back, or the giver has not even looked at it
    before he chooses."""

    shown_to: Literal["both", "all"] = "both"
    """Who sees the cards: giver and receiver, or everybody."""
