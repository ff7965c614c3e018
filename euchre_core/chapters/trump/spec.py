"""What an author says about trump: when it is named, what may be, and who may name it."""

# ruff: noqa: RUF012 (pydantic gives every model its own copy of a default)
from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from euchre_core.chapters.sentence import Says
from euchre_core.chapters.trump import sentences
from euchre_core.chapters.values import NO_TRUMPS, HandPredicate, Settings, TrumpChoice, trump_suits


class TrumpSpec(Settings):
    """How trump is found."""

    named: Annotated[Literal["after_auction", "in_bid", "by_upcard", "by_last_trick"], Says(sentences.naming)] = (
        "after_auction"
    )
    """When trump is named: by the maker, after the auction; together with the bid; or, in a game without an auction, by
    the upcard. In a turn-up game ordering or naming settles it. With by_last_trick the suit led to the last trick of
    the deal before is trump; the maker names it in the first deal of a game, and where that suit does not go with his
    bid."""

    choices: Annotated[list[TrumpChoice], Field(min_length=1), Says(sentences.choices)] = ["suits"]
    """What may be trump: any of the suits, red or black suits only, single suits, no trump, or low no trump, in which
    the lowest card of a suit is its best. The lowest stands first where that matters; a group stands for its suits in
    the order spades, clubs, diamonds, hearts."""

    values: Annotated[dict[TrumpChoice, int], Says(sentences.values)] = {}
    """What each trump counts as trump_value in auction.value."""

    needs: Annotated[HandPredicate | None, Says(sentences.needs)] = None
    """A player may only make a suit trump with such a hand. If that leaves somebody who must name trump no choice, he
    may name any."""

    barred: Annotated[Literal["never", "set_suits", "last_colour"], Says(sentences.barring)] = "never"
    """Suits that may not be made trump because of what came before in the game: those in which a contract was set; or
    both suits of the colour that was trump last, so that the colours alternate. Where that would be every suit, none is
    barred."""

    joker_in_no_trump: Annotated[
        Literal["names_suit", "own_suit", "worthless"], Says(sentences.joker_without_trump)
    ] = "names_suit"
    """What the joker is without trump: the best card, whose player names the suit to follow when he leads it; a suit of
    one card; or a card that never wins."""

    def suits(self) -> list[str]:
        """Return each suit that may be trump, once, in the order written."""
        return [choice for choice in self.strains() if choice not in NO_TRUMPS]

    def strains(self) -> list[str]:
        """Return everything that may be trump, no trump included, once, in the order written."""
        return trump_suits(self.choices)

    def ranked(self) -> list[str]:
        """Return everything that may be trump, the lowest first."""
        order = ("spades", "clubs", "diamonds", "hearts", *NO_TRUMPS)
        found: list[str] = []
        for choice in self.choices:
            found += sorted(trump_suits([choice]), key=order.index)
        return list(dict.fromkeys(found))

    def worth(self) -> dict[str, int]:
        """Return what each strain that has a value counts."""
        found = {strain: self.value_of(strain) for strain in trump_suits(list(self.values))}
        return {strain: value for strain, value in found.items() if value is not None}

    def value_of(self, strain: str) -> int | None:
        """Return what a trump is worth; None if nothing is said. A single suit is narrower than a group of suits."""
        if strain in self.values:
            return self.values[strain]
        return next((value for group, value in self.values.items() if strain in trump_suits([group])), None)
