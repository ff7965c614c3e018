"""Claims: a hand that ends the deal, or that may be exchanged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from . import hands
from .exchange import can_take_place, exchange, how_many
from .formula import work_out
from .turn import Conversation, Scored, ThrownIn, Turn

if TYPE_CHECKING:
    from .deal import Deal


def claiming(deal: Deal, when: str) -> Conversation:
    """Automatic claims first; then everybody is asked, also who holds nothing to claim. The first claim counts."""
    made = yield from automatic_claim(deal, when, deal.from_left_of(deal.dealer))
    if made:
        return
    for seat in deal.from_left_of(deal.dealer):
        if open_claims(deal, when, seat, "by_choice"):
            action = yield Turn(seat, ["pass", *claims_of(deal, when, seat)])
            if action != "pass":
                yield from claim(deal, action.removeprefix("claim "), seat)
                return


def automatic_claim(deal: Deal, when: str, seats: Sequence[str]) -> Any:
    """The first hand that is claimed by itself, and whether there was one."""
    for seat in seats:
        for name in open_claims(deal, when, seat, "automatically"):
            if holds_it(deal, name, seat):
                yield from claim(deal, name, seat)
                return True
    return False


def open_claims(deal: Deal, when: str, seat: str, how: str) -> list[str]:
    """The claims that, as everybody can see, this seat might make now."""
    found = []
    for name, facts in sorted(deal.settings("claims").items()):
        right_moment = facts["when"] == when and facts["claimed"] == how
        right_player = facts["who"] == "anyone" or seat == deal.maker
        used = facts["limit"] == "once_per_match" and (name, seat) in deal.claims_made
        if right_moment and right_player and not used and can_be_made(deal, facts, seat):
            found.append(name)
    return found


def can_be_made(deal: Deal, facts: dict[str, Any], seat: str) -> bool:
    """Whether what a claim does can be done: cards are exchanged once in a deal, and only if there are enough."""
    if facts["effect"] != "exchange":
        return True
    steps = deal.settings("exchange")[facts["exchange"]]
    return seat not in deal.exchanged and can_take_place(deal, steps, seat)


def claims_of(deal: Deal, when: str, seat: str) -> list[str]:
    """The claims this seat may make with the hand it holds."""
    return [f"claim {name}" for name in open_claims(deal, when, seat, "by_choice") if holds_it(deal, name, seat)]


def holds_it(deal: Deal, name: str, seat: str) -> bool:
    """Whether the hand is such a hand, and has the cards that are to go if it is exchanged."""
    facts = deal.settings("claims")[name]
    condition = facts["hand"]
    steps = deal.settings("exchange")[facts["exchange"]] if facts["effect"] == "exchange" else []
    if not all(has_enough(step, deal.hands[seat]) for step in steps if step["from"] == "player"):
        return False
    return hands.fits(condition, deal.hands[seat], deal.trump, deal.table.cards, deal.upcard_word())


def has_enough(step: dict[str, Any], hand: Sequence[str]) -> bool:
    """Whether a hand has as many of the ranks that may go as must go at least."""
    ranks = [str(rank) for rank in step["only"] or []]
    least, _ = how_many(step["cards"], 0, len(hand))
    return not ranks or sum(card[:-1] in ranks for card in hand) >= least


def claim(deal: Deal, name: str, seat: str) -> Conversation:
    """The cards are thrown in (AN2), or some are exchanged, or the deal is over and scores."""
    facts = deal.settings("claims")[name]
    deal.claims_made.add((name, seat))
    if facts["effect"] == "exchange":
        deal.exchanged.append(seat)
        yield from exchange(deal, facts["exchange"], seat)
    elif facts["effect"] == "scores":
        numbers = {"all": deal.table.tricks, "players": len(deal.table.seats)}
        worth = work_out(facts["points"], numbers)
        with_him = {deal.table.side_of[other] for other in [seat, *deal.partners(seat)]}
        raise Scored({side: worth if side in with_him else 0 for side in deal.table.sides})
    else:
        raise ThrownIn(by_next=facts["effect"] == "redeal_next")
