"""The turn-up auction read aloud, and trump that is named before the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.sentence import Setup, capital, count, joined
from euchre_core.chapters.values import SUITS

if TYPE_CHECKING:
    from euchre_core.chapters.auction.spec import AuctionSpec

WHO = {
    "nobody_is_maker": "nobody is maker",
    "dealer_is_maker": "the dealer is maker",
    "left_of_dealer_is_maker": "the player at the dealer's left is maker",
    "dealers_partner_is_maker": "the dealer's partner is maker",
    "right_of_dealer_is_maker": "the player at the dealer's right is maker",
}


def first_circuit(spec: AuctionSpec, setup: Setup) -> str:
    """Say what the upcard is for."""
    if spec.first_circuit == "not_played":
        return "The upcard may not be ordered up; it is turned face down at once."
    ordered = "Each player in turn passes or orders the upcard up; then its suit is trump, and he is the maker."
    if set(SUITS) <= set(setup.trump_order):
        return ordered
    down = (
        "it is turned face down at once" if spec.second_circuit == "not_played" else "the second round begins at once"
    )
    return f"{ordered} If the upcard is of a suit that may not be trump, nobody can order it up, and {down}."


def before_deal(spec: AuctionSpec, setup: Setup) -> str:
    """Say who names trump before the cards are dealt."""
    who = "the dealer" if spec.opens == "dealer" else "the player at the dealer's left"
    return f"Before the cards are dealt {who} names trump; he is the maker."


def makers_take(spec: AuctionSpec, setup: Setup) -> str:
    """Say what the makers must take."""
    if spec.form not in ("turn_up", "before_deal"):
        return ""
    makers = capital(setup.makers)
    if spec.must_take == "most":
        return f"{makers} must take more than half of the tricks, {setup.tricks // 2 + 1} of {setup.tricks}."
    if spec.must_take == "more_than_each_opponent":
        return f"{makers} must take more tricks than any single opponent."
    return f"{makers} must take at least {count(spec.must_take, 'trick')}."


def second_circuit(spec: AuctionSpec, setup: Setup) -> str:
    """Say what may be named when the upcard is turned down."""
    if spec.form != "turn_up" or not setup.has_auction:
        return ""
    if spec.second_circuit == "not_played":
        return "There is no second round of calls."
    named = {
        "other_suits": "another suit",
        "other_suits_or_no_trump": "another suit, or no trump",
        "any_suit": "any suit, that of the upcard as well",
    }[spec.second_circuit]
    if spec.first_circuit == "not_played":
        return f"Each player in turn passes or names {named}; he is the maker."
    return (
        f"If everybody passes, the upcard is turned face down, and in a second round each player in turn passes or "
        f"names {named}; he is the maker."
    )


def joker_turned_up(spec: AuctionSpec, setup: Setup) -> str:
    """Say what a joker as upcard does."""
    if spec.form != "turn_up" or not setup.joker_name:
        return ""
    joker = "a joker" if setup.joker_name == "Joker" else f"the {setup.joker_name}"
    takes = "takes it up, and is the maker"
    what = {
        "dealer_names_blind": f"the dealer names trump before he looks at his hand, {takes}",
        "dealer_names": f"the dealer names trump, {takes}",
        "dealer_gives_it_a_suit": "the dealer gives it a suit before he looks at his hand, and the calls begin",
        "counts_as_spade": "it counts as a spade",
        "redeal_next": "the cards are collected and the next player deals",
        "redeal_same": "the cards are collected and the same dealer deals again",
    }
    return f"If {joker} is turned up, {what[spec.joker_turned_up]}."


def upcard_decides(spec: AuctionSpec, setup: Setup) -> str:
    """Say which upcards make themselves trump."""
    if spec.form in ("before_deal", "none") or not spec.upcard_decides:
        return ""
    cases = [f"if {_a_card(kind)} is turned up, {WHO[who]}" for kind, who in spec.upcard_decides.items()]
    both = {kind in SUITS for kind in spec.upcard_decides} == {True, False}
    order = " The rank counts before the suit." if both else ""
    which = "Some upcards make their suit" if setup.has_auction else "The upcard makes its suit"
    listed = "; ".join(cases) if len(cases) > 2 else joined(cases)
    return f"{which} trump at once, without an auction: {listed}.{order}"


def _a_card(kind: str) -> str:
    """A suit or a rank as a card: a club, an ace, an 8."""
    if kind in SUITS:
        return f"a {kind.removesuffix('s')}"
    name = {"A": "ace", "K": "king", "Q": "queen", "J": "jack"}.get(kind, kind)
    return f"{'an' if name in ('ace', '8', '11') else 'a'} {name}"
