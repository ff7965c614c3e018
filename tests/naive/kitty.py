"""Cards taken from the table: the kitty, the upcard, the dealer's extra cards. As many are discarded, face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .exchange import without
from .turn import Conversation, Turn

if TYPE_CHECKING:
    from .deal import Deal


def discard(deal: Deal, seat: str, count: int, kept: str | None = None) -> Conversation:
    """A seat discards so many cards of its hand, any it likes, except one that it must perhaps keep."""
    last = None
    for still in range(count, 0, -1):
        may_go = without(deal.hands[seat], [] if kept is None else [kept])
        choices = deal.one_by_one(may_go, last, still)
        action = yield Turn(seat, [f"discard {card}" for card in choices])
        last = action.removeprefix("discard ")
        deal.hands[seat].remove(last)


def dealer_discards(deal: Deal, when: str) -> Conversation:
    """The dealer discards as many cards as he was dealt more than the others (J3, JA2)."""
    settings = deal.settings("deal")
    if settings["dealer_discards"] == when:
        yield from discard(deal, deal.dealer, settings["dealer_extra"])


def taken(deal: Deal, when: str) -> Conversation:
    """The maker takes the kitty, before or after trump is named."""
    settings = deal.settings("deal")
    kitty = deal.hands.get("kitty", [])
    may_use = {
        "dead": False,
        "to_maker": True,
        "to_maker_unless_alone": not deal.alone,
        "to_lone_maker": deal.alone,
    }[settings["kitty"]]
    if deal.maker is None or settings["kitty_taken"] != when or not may_use:
        return
    count = len(kitty)
    deal.hands[deal.maker] += kitty
    deal.hands["kitty"] = []
    yield from discard(deal, deal.maker, count)


def upcard_taken(deal: Deal) -> Conversation:
    """If the upcard made trump, the dealer or the maker takes it, even if he is to sit out (E2)."""
    takes = {"to_dealer": deal.dealer, "to_maker": deal.maker}.get(deal.settings("deal")["upcard"])
    if not deal.ordered or takes is None:
        return
    (upcard,) = deal.hands["upcard"]
    deal.hands[takes].append(upcard)
    deal.hands["upcard"] = []
    kept = upcard if deal.settings("deal")["upcard_discard"] == "not_the_upcard" else None
    yield from discard(deal, takes, 1, kept)
