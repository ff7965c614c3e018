"""The exchange that goes with a bid: cards change hands after trump is named, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .turn import Conversation, Turn

if TYPE_CHECKING:
    from .deal import Deal


def exchange(deal: Deal) -> Conversation:
    """The player is the maker, who exchanges with his partner or lays cards away."""
    assert deal.bid is not None and deal.maker is not None
    if deal.bid.exchange is None:
        return
    steps: list[dict[str, Any]] = deal.settings("exchange")[deal.bid.exchange]
    seats = {"player": deal.maker, "partner": next(iter(deal.table.partners(deal.maker)), "")}
    just_received: dict[str, list[str]] = {seat: [] for seat in deal.table.seats}
    on_the_way: list[tuple[str, str]] = []
    for place, step in enumerate(steps):
        giver, receiver = seats[step["from"]], seats.get(step["to"], "discard")
        last: str | None = None
        for still in range(step["cards"], 0, -1):
            may_go = list(deal.hands[giver])
            if step["received"] != "returnable":  # a card just received may not go back (BA9)
                for card in just_received[giver]:
                    if card in may_go:
                        may_go.remove(card)
            choices = which(deal, step["choose"], may_go, last, still)
            action = yield Turn(giver, [f"give {card}" for card in choices])
            last = action.removeprefix("give ")
            deal.hands[giver].remove(last)
            on_the_way.append((receiver, last))
        chosen_unseen = place + 1 < len(steps) and steps[place + 1]["received"] == "unseen"
        if not chosen_unseen:  # otherwise nobody looks at what he got before the next step is chosen too
            for receiver, card in on_the_way:
                if receiver != "discard":
                    deal.hands[receiver].append(card)
                    just_received[receiver].append(card)
            on_the_way = []


def which(deal: Deal, choose: str, may_go: list[str], last: str | None, still: int) -> list[str]:
    """Which cards may be given next.

    `best_trump`: his highest trumps, and then what he likes (BA10). `best`: his highest trumps, and then his highest
    cards. Whatever is left to him is given in pack order.
    """
    assert deal.trump is not None
    cards, trump = deal.table.cards, deal.trump
    trumps = [card for card in may_go if card in cards.trumps(trump)]
    if choose != "any" and trumps:
        return [max(trumps, key=lambda card: cards.height(card, trump))]
    if last in cards.trumps(trump) and choose != "any":
        last = None
    if choose != "best":
        return deal.one_by_one(may_go, last, still)
    highest = max(cards.height(card, trump) for card in may_go)
    best = [card for card in may_go if cards.height(card, trump) == highest]
    if last is not None and cards.height(last, trump) > highest:
        last = None
    return deal.one_by_one(best, last, min(still, len(best)))
