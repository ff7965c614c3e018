"""Exchanges: cards change hands, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .lone import kind_says
from .turn import Conversation, Turn

if TYPE_CHECKING:
    from .deal import Deal

NOBODY = "discard"


def exchanges(deal: Deal) -> Conversation:
    """The bid's, then the lone maker's, then the lone defender's. A bid that is played alone has its own."""
    if deal.maker is None:
        return
    alone = deal.settings("alone")
    if deal.bid is not None and deal.bid.exchange is not None:
        yield from exchange(deal, deal.bid.exchange, deal.maker)
    lone = kind_says(deal, "exchange") if deal.alone and not (deal.bid is not None and deal.bid.alone) else None
    if lone is not None:
        yield from exchange(deal, lone, deal.maker)
    if deal.lone_defender is not None and alone["defender_exchange"] is not None:
        yield from exchange(deal, alone["defender_exchange"], deal.lone_defender)


def exchange(deal: Deal, name: str, player: str) -> Conversation:
    """One exchange, for a player: the maker, a lone hand, a claimer."""
    steps: list[dict[str, Any]] = deal.settings("exchange")[name]
    if not can_take_place(deal, steps, player):
        return
    received: dict[str, list[str]] = {seat: [] for seat in deal.table.seats}
    face_down: list[tuple[str, str]] = []
    given_before = 0
    for place, step in enumerate(steps):
        unseen_next = place + 1 < len(steps) and steps[place + 1]["received"] == "unseen"
        partners = deal.partners(player)
        receiver = {"player": player, "partner": partners[0] if partners else "", "discard": NOBODY}[step["to"]]
        givers = {"player": [player], "partner": partners[:1], "each_partner": partners, "kitty": ["kitty"]}
        given = 0
        for giver in givers[step["from"]]:
            barred = [] if step["received"] == "returnable" else received.get(giver, [])  # may not go back (BA9)
            for card in (yield from give(deal, step, giver, receiver if not unseen_next else "", barred, given_before)):
                given += 1
                if unseen_next:  # nobody looks at what he got before the next step is chosen too
                    face_down.append((receiver, card))
                elif receiver in received:
                    received[receiver].append(card)
        while face_down and not unseen_next:
            receiver, card = face_down.pop()
            if receiver in received:
                deal.hands[receiver].append(card)
                received[receiver].append(card)
        given_before = given


def can_take_place(deal: Deal, steps: list[dict[str, Any]], player: str) -> bool:
    """Whether there is the partner that it needs, and whether the kitty has as many cards as it may have to give."""
    ends = {end for step in steps for end in (step["from"], step["to"])}
    if ends & {"partner", "each_partner"} and not deal.partners(player):
        return False
    before = needed = 0
    for step in steps:
        _, most = how_many(step["cards"], before, len(deal.hands.get("kitty", [])))
        needed += most if step["from"] == "kitty" else 0
        before = most
    return needed <= len(deal.hands.get("kitty", []))


def how_many(cards: Any, before: int, held: int) -> tuple[int, int]:
    """At least and at most how many cards go."""
    if cards in ("all", "same"):
        return (held, held) if cards == "all" else (before, before)
    if isinstance(cards, str):
        first, last = cards.split("..")
        return int(first), held if last == "all" else int(last)
    return int(cards), int(cards)


def give(deal: Deal, step: dict[str, Any], giver: str, receiver: str, barred: list[str], before: int) -> Any:
    """One giver gives his cards, one after the other; with a range he may be done before the most.

    Args:
        receiver: who takes each card up at once, if anybody; barred: cards that may not go.
        before: how many cards went in the step before.
    """
    gone: list[str] = []
    ranks = None if step["only"] is None else [str(rank) for rank in step["only"]]
    least, most = how_many(step["cards"], before, len(deal.hands[giver]))
    for number in range(most):
        if giver == "kitty":
            gone.append(deal.hands[giver][0])
        else:
            may_go = without(deal.hands[giver], barred)
            if ranks is not None:  # who has fewer of them gives those he has
                may_go = [card for card in may_go if card[:-1] in ranks]
                least = min(least, number + len(may_go))
            last = gone[-1] if gone else None
            choices = which(deal, step["choose"], may_go, last, max(least - number, 1))
            enough = ["done"] if number >= least else []
            if not choices and not enough:
                break
            verb = "discard" if step["to"] == NOBODY else "give"
            action = yield Turn(giver, [*(f"{verb} {card}" for card in choices), *enough])
            if action == "done":
                break
            gone.append(action.removeprefix(f"{verb} "))
        deal.hands[giver].remove(gone[-1])
        if receiver in deal.table.seats:
            deal.hands[receiver].append(gone[-1])
    return gone


def without(hand: list[str], barred: list[str]) -> list[str]:
    """The cards of a hand except some; of equal cards as many stay as are held besides."""
    rest = list(hand)
    for card in barred:
        if card in rest:
            rest.remove(card)
    return rest


def which(deal: Deal, choose: str, may_go: list[str], last: str | None, still: int) -> list[str]:
    """Which cards may be given next.

    `best_trump`: his highest trumps, and then what he likes (BA10). `best`: his highest trumps, and then his highest
    cards. Whatever is left to him is given in pack order.
    """
    cards, trump = deal.table.cards, deal.trump or ""
    trumps = [card for card in may_go if card in cards.trumps(trump)]
    if choose != "any" and trumps:
        return [max(trumps, key=lambda card: cards.height(card, trump))]
    if last in cards.trumps(trump) and choose != "any":
        last = None
    if choose != "best" or not may_go:
        return deal.one_by_one(may_go, last, still)
    highest = max(cards.height(card, trump) for card in may_go)
    best = [card for card in may_go if cards.height(card, trump) == highest]
    if last is not None and cards.height(last, trump) > highest:
        last = None
    return deal.one_by_one(best, last, min(still, len(best)))
