"""The turn-up: an upcard that decides, a joker turned up, and the two circuits in which it makes trump or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import lone, memory
from .cards import SUITS, is_joker
from .hands import fits
from .turn import Conversation, ThrownIn, Turn

if TYPE_CHECKING:
    from .deal import Deal


def decides(deal: Deal) -> Conversation:
    """A joker turned up is dealt with first; then, if its suit decides, it makes trump at once, and perhaps a maker."""
    upcard = deal.dealt.get("upcard")
    if not upcard:
        return
    auction = deal.settings("auction")
    if auction["form"] == "turn_up" and is_joker(upcard[0]):
        yield from joker_turned_up(deal)
    decides = auction["upcard_decides"] or {}
    who = decides.get(upcard[0][:-1], decides.get(deal.upcard_suit))
    if deal.settings("trump")["named"] == "by_upcard":
        who = "nobody_is_maker"
    barred = auction["form"] != "none" and not memory.free(deal, [deal.upcard_suit or "none"])
    if who is not None and deal.trump is None and not barred:
        assert deal.upcard_suit is not None
        clockwise = deal.table.from_seat(deal.dealer)
        maker = {
            "nobody_is_maker": None,
            "dealer_is_maker": deal.dealer,
            "left_of_dealer_is_maker": clockwise[1],
            "dealers_partner_is_maker": next(iter(deal.table.partners(deal.dealer)), None),
            "right_of_dealer_is_maker": clockwise[-1],
        }[who]
        if auction["form"] == "none":
            return  # trump is fixed, but everybody may still swap
        make_trump(deal, maker, deal.upcard_suit, ordered=True)
        deal.could_say_alone = False


def joker_turned_up(deal: Deal) -> Conversation:
    """The dealer names trump and takes it; or gives it a suit; or the cards are thrown in."""
    how = deal.settings("auction")["joker_turned_up"]
    suits = [trump for trump in deal.table.trumps if trump in SUITS]
    if how in ("redeal_next", "redeal_same"):
        raise ThrownIn(by_next=how == "redeal_next")
    if how == "dealer_gives_it_a_suit":
        action = yield Turn(deal.dealer, [f"turn {suit}" for suit in suits])
        deal.upcard_suit = action.removeprefix("turn ")
    elif how in ("dealer_names_blind", "dealer_names"):
        suits = memory.free(deal, suits) or suits
        names = suits if how == "dealer_names_blind" else with_such_a_hand(deal, deal.dealer, suits) or suits
        words = [lone.with_call(deal, deal.dealer, f"name {suit}", ordering=False) for suit in names]
        action = yield Turn(deal.dealer, [word for both in words for word in both])
        deal.upcard_suit = action.split()[1]
        make_trump(deal, deal.dealer, deal.upcard_suit, ordered=True)
        if action.endswith(" alone"):
            lone.plays_alone(deal)


def make_trump(deal: Deal, maker: str | None, trump: str, ordered: bool) -> None:
    """Trump is made, by somebody or by the upcard."""
    deal.trump, deal.maker, deal.ordered = trump, maker, ordered
    if maker is not None:
        (deal.bid,) = deal.table.ladder
        deal.friends = deal.table.partners(maker)


def with_such_a_hand(deal: Deal, seat: str, trumps: list[str]) -> list[str]:
    """What this seat may make trump: for a suit some games ask for a certain hand."""
    needs = deal.settings("trump")["needs"]
    if needs is None:
        return trumps
    cards, upcard = deal.table.cards, deal.upcard_word()
    return [trump for trump in trumps if trump not in SUITS or fits(needs, deal.hands[seat], trump, cards, upcard)]


def may_be_trump(deal: Deal) -> bool:
    """Whether the suit of the upcard may be trump at all."""
    return deal.upcard_suit in deal.table.trumps and bool(memory.free(deal, [deal.upcard_suit]))


def may_be_ordered(deal: Deal) -> list[str]:
    """The suit of the upcard, in the first circuit, if it may be trump at all."""
    return [str(deal.upcard_suit)] if may_be_trump(deal) else []


def may_be_named(deal: Deal) -> list[str]:
    """What may be named once the upcard is turned down."""
    circuit = deal.settings("auction")["second_circuit"]
    if circuit == "not_played":
        return []
    suits = memory.free(deal, [trump for trump in deal.table.trumps if trump in SUITS])
    if circuit != "any_suit":
        suits = [suit for suit in suits if suit != deal.upcard_suit]
    return [*suits, "no_trump"] if circuit == "other_suits_or_no_trump" else suits


def calls(deal: Deal, seat: str, circuit: int, any_hand: bool) -> list[str]:
    """What a seat may say besides pass; with `any_hand`, also what needs a hand he may not have."""
    trumps = may_be_ordered(deal) if circuit == 1 else may_be_named(deal)
    if not any_hand:
        trumps = with_such_a_hand(deal, seat, trumps)
    words = []
    for trump in trumps:
        words += lone.with_call(deal, seat, "order" if circuit == 1 else f"name {trump}", ordering=circuit == 1)
    return words


def called(deal: Deal, seat: str, action: str) -> None:
    """Somebody makes trump."""
    words = action.split()
    trump = deal.upcard_suit if words[0] == "order" else words[1]
    assert trump is not None
    make_trump(deal, seat, trump, ordered=words[0] == "order")
    if words[-1] == "alone" or lone.must_be_alone(deal, seat, words[0] == "order"):
        lone.plays_alone(deal)
