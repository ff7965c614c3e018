"""What is said before anybody has looked at his cards: trump named before the deal, and a blind lone hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import lone, memory, upcard
from .cards import NAMES, is_joker
from .turn import Conversation, Turn

if TYPE_CHECKING:
    from .deal import Deal


def trump_before_the_deal(deal: Deal) -> Conversation:
    """One player names trump (HR-67), and may say with it that he plays alone; an upcard that is a trump is ordered."""
    if deal.table.form != "before_deal":
        return
    opens = deal.settings("auction")["opens"]
    seat = deal.dealer if opens == "dealer" else deal.table.left_of(deal.dealer)
    words = [f"name {trump}" for trump in memory.free(deal, deal.table.trumps) or deal.table.trumps]
    if deal.settings("alone")["blind"] == "may" and lone.is_allowed(deal, seat):
        words += [f"{word} alone" for word in words]
    action = yield Turn(seat, words)
    trump = action.split()[1]
    turned = deal.dealt.get("upcard", [])
    is_trump = any(card in deal.table.cards.trumps(trump) for card in turned)
    deal.upcard_suit = next((NAMES[card[-1]] for card in turned if not is_joker(card)), None)
    upcard.make_trump(deal, seat, trump, ordered=is_trump)
    deal.could_say_alone = False
    if action.endswith(" alone"):
        deal.blind = True
        lone.plays_alone(deal)


def blind_lone_hand(deal: Deal) -> Conversation:
    """Everybody is asked from the dealer's left whether he orders the upcard up and plays alone (HR-68)."""
    may = deal.settings("alone")["blind"] == "may" and deal.table.form == "turn_up"
    if not may or deal.trump is not None or not upcard.may_be_trump(deal):
        return
    for seat in deal.from_left_of(deal.dealer):
        if not lone.is_allowed(deal, seat):
            continue
        action = yield Turn(seat, ["blind alone", "pass"])
        if action == "blind alone":
            upcard.make_trump(deal, seat, str(deal.upcard_suit), ordered=True)
            deal.blind = True
            lone.plays_alone(deal)
            return
