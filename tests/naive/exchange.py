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
    seats = {"player": deal.maker, "partner": next(iter(deal.table.partners(deal.maker)), ""), "discard": "discard"}
    just_received: dict[str, list[str]] = {seat: [] for seat in deal.table.seats}
    face_down: list[tuple[str, str]] = []
    for place, step in enumerate(steps):
        giver, receiver = seats[step["from"]], seats[step["to"]]
        barred = [] if step["received"] == "returnable" else just_received[giver]  # may not go back (BA9)
        next_chooses_unseen = place + 1 < len(steps) and steps[place + 1]["received"] == "unseen"
        last: str | None = None
        for still in range(step["cards"], 0, -1):
            may_go = without(deal.hands[giver], barred)
            choices = which(deal, step["choose"], may_go, last, still)
            action = yield Turn(giver, [f"give {card}" for card in choices])
            last = action.removeprefix("give ")
            deal.hands[giver].remove(last)
            face_down.append((receiver, last))
            if not next_chooses_unseen:  # otherwise nobody looks at what he got before the next step is chosen too
                hand_over(deal, face_down.pop(), just_received)
        while face_down and not next_chooses_unseen:
            hand_over(deal, face_down.pop(), just_received)


def without(hand: list[str], barred: list[str]) -> list[str]:
    """The cards of a hand except some; of equal cards as many stay as are held besides."""
    rest = list(hand)
    for card in barred:
        if card in rest:
            rest.remove(card)
    return rest


def hand_over(deal: Deal, gift: tuple[str, str], just_received: dict[str, list[str]]) -> None:
    """A card goes to its receiver; what is discarded goes to nobody."""
    receiver, card = gift
    if receiver != "discard":
        deal.hands[receiver].append(card)
        just_received[receiver].append(card)


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
