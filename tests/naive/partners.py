"""Calling a partner, and how he becomes known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import SUITS
from .turn import Conversation, Turn

if TYPE_CHECKING:
    from .deal import Deal
    from .outcomes import Contract
    from .table import Table


def calling(deal: Deal) -> Conversation:
    """The maker calls a card or chooses a player, unless he plays alone."""
    if deal.table.seating != "called_partner" or deal.maker is None or deal.alone:
        return
    how = deal.settings("table")["partner_is"]
    cards, trump = deal.table.cards, deal.trump or ""
    if how == "chosen_player":
        yield from choosing(deal)
    elif how == "holder_of_best_trump":
        deal.called = next(iter(cards.trumps(trump)), None)
    elif how == "first_to_play_right_bower":
        deal.called = next((card for card in cards.trumps(trump) if card == f"J{SUITS.get(trump)}"), None)
    else:
        action = yield Turn(deal.maker, [f"call {card}" for card in callable_cards(deal, how)])
        deal.called = action.removeprefix("call ")
    if deal.called is None and how != "chosen_player":
        deal.alone = True  # without trump, or with that jack left out, there is no such card, as everybody knows
    holders = [seat for seat in deal.from_left_of(deal.maker) if deal.called in deal.hands[seat] and seat != deal.maker]
    if how != "first_to_play_right_bower" and len(holders) == 1:
        deal.secret = holders


def choosing(deal: Deal) -> Conversation:
    """As many partners as the bid allows, one after the other."""
    assert deal.maker is not None and deal.bid is not None
    for _ in range(deal.bid.partners):
        others = [seat for seat in deal.table.from_seat(deal.maker)[1:] if seat not in deal.friends]
        if not others:
            return
        action = yield Turn(deal.maker, [f"choose {seat}" for seat in others])
        deal.friends.append(action.removeprefix("choose "))


def callable_cards(deal: Deal, how: str) -> list[str]:
    """The cards that may be called: the aces of the other suits, or every card that is no trump."""
    cards, trump = deal.table.cards, deal.trump or ""
    plain = [card for card in cards.different if card not in cards.trumps(trump)]
    return [card for card in plain if card[0] == "A"] if how == "holder_of_called_ace" else plain


def card_played(deal: Deal, seat: str, card: str) -> None:
    """Whoever else plays the called card is the partner; the first to play it, if it is there twice."""
    if card == deal.called and seat != deal.maker and not deal.friends:
        deal.friends = [seat]


def has_partner(table: Table, contract: Contract) -> bool:
    """Whether anybody can be scored as the maker's partner with this contract.

    Beside a maker who plays alone there is one where partners sit together, or where the maker chooses his partner
    before he says that he plays alone. A card is called by nobody who plays alone.
    """
    if contract.alone not in ("maker", "both") or table.seating == "two_teams":
        return True
    auction, alone = table.settings["auction"], table.settings["alone"]
    if table.settings["table"]["partner_is"] != "chosen_player":
        return False
    has_called = table.form != "before_deal" and table.settings["trump"]["named"] != "in_bid"
    says_it_with_call = alone["declared"] == "with_call" and has_called and not auction["upcard_decides"]
    return alone["must_if"] is not None or (alone["maker"] == "may" and not says_it_with_call)
