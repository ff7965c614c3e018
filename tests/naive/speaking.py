"""One turn to speak, and what happens when nobody has said anything but pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .claims import automatic_claim, claim, claims_of, open_claims
from .hands import fits
from .turn import Question, Scored, ThrownIn, Turn

if TYPE_CHECKING:
    from .deal import Deal


def from_opener(deal: Deal) -> list[str]:
    """Everybody, from who speaks first."""
    opens = deal.settings("auction")["opens"]
    return deal.table.from_seat(deal.dealer if opens == "dealer" else deal.table.left_of(deal.dealer))


def speak(deal: Deal, seat: str, words: Callable[[], list[str]]) -> Question:
    """One turn: a claim, a swap, and then the word. After a swap he must speak at once (G14)."""
    yield from automatic_claim(deal, "own_turn", [seat])
    while True:
        asides = claims_of(deal, "own_turn", seat)
        asides += ["swap"] if may_swap(deal, seat) else []
        action = yield Turn(seat, words() + asides)
        if not action.startswith("claim "):
            break
        yield from claim(deal, action.removeprefix("claim "), seat)
    if action == "swap":
        deal.hands[seat], deal.hands["ghost"] = deal.hands["ghost"], deal.hands[seat]
        deal.swapped.append(seat)
        if deal.table.form != "none":
            action = yield Turn(seat, words())
    return action


def may_pass(deal: Deal, seat: str) -> list[str]:
    """The word pass; it is taken back from whoever has something to say and a hand that must say it."""
    must = deal.settings("auction")["must_call_if"]
    if must is not None and fits(must, deal.hands[seat], None, deal.table.cards, deal.upcard_word()):
        return []
    return ["pass"]


def may_swap(deal: Deal, seat: str) -> bool:
    """Whether the ghost hand may still be taken: once a deal (G15), or once by each player."""
    swap = deal.settings("auction")["swap"]
    return (swap == "once_per_deal" and not deal.swapped) or (swap == "once_each" and seat not in deal.swapped)


def more_to_do(deal: Deal, seat: str) -> bool:
    """Whether, as everybody can see, a seat may have a choice besides speaking."""
    return may_swap(deal, seat) or bool(open_claims(deal, "own_turn", seat, "by_choice"))


def dealer_is_stuck(deal: Deal) -> bool:
    """Whether the dealer must bid or name trump before the deal is passed out (SD1), or has thrown in too often."""
    settings = deal.settings("auction")
    if settings["all_pass"] in ("redeal_next", "redeal_same") and settings["throw_ins"] != "unlimited":
        return bool(deal.past.throw_ins[deal.dealer] >= settings["throw_ins"])
    return bool(settings["all_pass"] == "dealer_is_stuck")


def holder_of_the_joker(deal: Deal) -> str | None:
    """Who holds the joker; of two that rank the big one; of two alike the first from the dealer's left."""
    for joker in deal.table.cards.jokers:
        holders = [seat for seat in deal.from_left_of(deal.dealer) if joker in deal.hands[seat]]
        if holders:
            return holders[0]
    return None


def nobody_is_maker(deal: Deal) -> None:
    """What becomes of a deal that nobody wants."""
    settings = deal.settings("auction")
    how = settings["all_pass"]
    if how == "played_in_no_trump":
        deal.trump = "no_trump"
    elif how == "dealer_forfeits":
        own = deal.table.side_of[deal.dealer]
        own_team = {deal.table.side_of[seat] for seat in deal.table.team(deal.dealer)} | {own}
        match = deal.settings("match")
        falls = match["target"] is not None and match["target"] < match["start"]
        forfeit = -settings["forfeit"] if falls else settings["forfeit"]
        raise Scored({side: 0 if side in own_team else forfeit for side in deal.table.sides})
    else:
        deal.passed_out = True
        raise ThrownIn(by_next=how != "redeal_same")
