"""The auction: a ladder of bids, the circuits of a turn-up, or only swaps."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from . import upcard
from .bidding import Bidding
from .memory import may_not_call
from .speaking import (
    dealer_is_stuck,
    from_opener,
    holder_of_the_joker,
    may_pass,
    more_to_do,
    nobody_is_maker,
    speak,
)
from .turn import Conversation

if TYPE_CHECKING:
    from .deal import Deal


def auction(deal: Deal) -> Conversation:
    """It is over early when nobody left has anything to do but pass (GA12)."""
    if deal.table.form == "none":
        yield from only_swaps(deal)
    elif deal.table.form == "turn_up":
        yield from circuits(deal)
    else:
        yield from Bidding(deal).whole_auction()


def only_swaps(deal: Deal) -> Conversation:
    """Nobody is maker, and the upcard has made trump: in his turn everybody may swap."""
    to_speak = from_opener(deal)
    while deal.settings("auction")["swap"] != "never" and any(more_to_do(deal, seat) for seat in to_speak):
        yield from speak(deal, to_speak.pop(0), lambda: ["pass"])
    assert deal.upcard_suit is not None
    upcard.make_trump(deal, None, deal.upcard_suit, ordered=True)


def circuits(deal: Deal) -> Conversation:
    """The first circuit is about the suit of the upcard; in the second another suit may be named.

    A circuit in which nobody can say anything does not take place.
    """
    played = {1: deal.settings("auction")["first_circuit"], 2: deal.settings("auction")["second_circuit"]}
    numbers = [number for number, how in played.items() if how != "not_played"]
    numbers = [number for number in numbers if can_be_said(deal, number)]
    to_speak = [(number, seat) for number in numbers for seat in from_opener(deal)]
    for place, (number, seat) in enumerate(to_speak):
        stuck = place + 1 == len(to_speak) and seat == deal.dealer and dealer_is_stuck(deal)
        yield from call(deal, seat, number, "dealer" if stuck else "nobody")
        if deal.trump is not None:
            return
    if numbers and dealer_is_stuck(deal):
        yield from call(deal, deal.dealer, numbers[-1], "dealer")
    holder = holder_of_the_joker(deal)
    if numbers and deal.settings("auction")["all_pass"] == "joker_holder_is_stuck" and holder is not None:
        yield from call(deal, holder, numbers[-1], "joker_holder")
    if deal.trump is None:
        nobody_is_maker(deal)


def can_be_said(deal: Deal, circuit: int) -> bool:
    """Whether, as everybody can see, anybody may say anything but pass in this circuit."""
    return any(upcard.calls(deal, seat, circuit, any_hand=True) for seat in deal.table.seats)


def call(deal: Deal, seat: str, circuit: int, stuck: str) -> Conversation:
    """One turn of a circuit; who is stuck must make trump."""
    words = partial(upcard.calls, deal, seat, circuit, any_hand=False)

    def said() -> list[str]:
        if stuck == "nobody" and may_not_call(deal, seat):
            return ["pass"]
        if stuck == "nobody":
            return [*may_pass(deal, seat), *words()] if words() else ["pass"]
        return words() or upcard.calls(deal, seat, circuit, any_hand=True)

    action = yield from speak(deal, seat, said)
    if action != "pass":
        deal.stuck = stuck
        upcard.called(deal, seat, action)
