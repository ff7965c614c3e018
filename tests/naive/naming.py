"""Naming trump."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import lone
from .memory import free, of_the_last_trick
from .turn import Conversation, Turn
from .upcard import with_such_a_hand

if TYPE_CHECKING:
    from .deal import Deal


def naming_trump(deal: Deal) -> Conversation:
    """The maker names trump (G12, B14), unless it is known, or there is only one thing he could name."""
    if deal.trump is not None:
        return
    assert deal.maker is not None and deal.bid is not None
    trumps = deal.bid.trumps
    trumps = of_the_last_trick(deal, trumps) or free(deal, trumps) or trumps
    fitting = with_such_a_hand(deal, deal.maker, trumps) or trumps
    words = words_for(deal, fitting)
    if words_for(deal, trumps) == [f"name {trumps[0]}"]:
        deal.trump = trumps[0]
        return
    action = yield Turn(deal.maker, words)
    deal.trump = action.split()[1]
    if action.endswith(" alone"):
        lone.plays_alone(deal)


def words_for(deal: Deal, trumps: list[str]) -> list[str]:
    """How these may be named: also alone, where that is said with the call."""
    assert deal.maker is not None
    words = []
    for trump in trumps:
        word = f"name {trump}"
        words += [word] if deal.alone else lone.with_call(deal, deal.maker, word, ordering=False)
    return words
