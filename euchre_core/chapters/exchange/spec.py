"""What an author says about one step of an exchange of cards."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from euchre_core.chapters.exchange import sentences
from euchre_core.chapters.exchange.sentences import exchanges_aloud as exchanges_aloud
from euchre_core.chapters.sentence import SaidBy, Says
from euchre_core.chapters.values import RANGE_PATTERN, Rank, Settings, Wanted
from euchre_core.language.translation import later

CardsGiven = Annotated[
    Literal["same", "all"] | Annotated[int, Field(ge=1, le=26)] | Annotated[str, Field(pattern=RANGE_PATTERN)],
    Wanted("a number, a range such as 0..3, same, or all"),
]


class ExchangeStep(Settings):
    """One step of an exchange: who gives cards to whom."""

    from_: Annotated[
        Literal["player", "partner", "each_partner", "kitty"] | None, Field(alias="from"), Says(sentences.giving)
    ] = None
    """Who gives. The player is whoever the exchange is for: the maker, a lone player, or whoever claimed it; the
    partner is his. With each_partner every partner of his gives as many, clockwise. The kitty gives its top cards."""

    to: Annotated[Literal["player", "partner", "discard"] | None, SaidBy("from")] = None
    """Who gets the cards; discard lays them face down, out of play."""

    cards: Annotated[CardsGiven | None, SaidBy("from")] = None
    """How many cards are given: a number; a range such as 0..3, within which the giver decides; same, as many as in the
    step before; or all that the giver has."""

    choose: Annotated[Literal["any", "best_trump", "best"], Says(sentences.choosing)] = "any"
    """Which cards must be given: any that the giver likes; best_trump, his highest trumps and then what he likes; best,
    his highest trumps and then his highest cards."""

    only: Annotated[list[Rank] | None, Field(min_length=1), SaidBy("choose")] = None
    """The only ranks that may go. Whoever has fewer of them than he is to give gives those he has."""

    received: Annotated[
        Literal["kept", "returnable", "unseen"],
        Says(
            {
                # Translators: which card a player may give away.
                "kept": later("not one he has just been given"),
                # Translators: which card a player may give away.
                "returnable": later("even one he has just been given"),
                # Translators: which cards a player gives away.
                "unseen": later("chosen before he looks at what he is given"),
            }
        ),
    ] = "kept"
    """Whether a card just received may go back: it must be kept, it may go back, or the giver has not even looked at it
    before he chooses."""

    shown_to: Annotated[
        Literal["both", "all"],
        # Translators: how cards are given away.
        Says({"both": later("seen by nobody else"), "all": later("shown to all")}),
    ] = "both"
    """Who sees the cards: giver and receiver, or everybody."""
