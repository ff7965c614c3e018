"""What a game remembers from one deal to the next: who called, which suits are barred, what the last trick was."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .cards import SUITS

if TYPE_CHECKING:
    from .deal import Deal

COLOURS = [{"spades", "clubs"}, {"hearts", "diamonds"}]


@dataclass
class Memory:
    """What the deals of a game so far have left.

    Attributes:
        last_maker: who was maker in the deal before; barred: the suits that may not be trump.
        last_suit: the suit led to the last trick of the deal before.
    """

    last_maker: str | None = None
    barred: set[str] = field(default_factory=set)
    last_suit: str | None = None

    def after(self, deal: Deal, came_out: str) -> Memory:
        """What is remembered after a deal that was played out."""
        settings = deal.settings("trump")
        barred = set(self.barred)
        if deal.trump in SUITS and settings["barred"] == "last_colour":
            barred = next(set(colour) for colour in COLOURS if deal.trump in colour)
        if deal.trump in SUITS and settings["barred"] == "set_suits" and came_out == "set":
            barred = {deal.trump} if all_are_barred(deal, barred) else barred | {deal.trump}
        return Memory(deal.maker, barred, deal.led_last)


def all_are_barred(deal: Deal, barred: set[str]) -> bool:
    """Whether no suit would be left; then none is barred."""
    return all(trump in barred for trump in deal.table.trumps if trump in SUITS)


def free(deal: Deal, trumps: list[str]) -> list[str]:
    """What of these earlier deals have not barred."""
    barred = deal.past.memory.barred
    if all_are_barred(deal, barred):
        return trumps
    return [trump for trump in trumps if trump not in barred]


def may_not_call(deal: Deal, seat: str) -> bool:
    """Whether a seat was maker in the deal before and may not be so again."""
    return deal.settings("auction")["caller_again"] == "may_not" and deal.past.memory.last_maker == seat


def of_the_last_trick(deal: Deal, trumps: list[str]) -> list[str]:
    """The suit that was led to the last trick of the deal before, where that makes trump and may be trump."""
    if deal.settings("trump")["named"] != "by_last_trick" or deal.past.memory.last_suit not in trumps:
        return []
    return [str(deal.past.memory.last_suit)]
