"""The turn-up auction read aloud, and trump that is named before the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.sentence import Setup, joined, joker_word, paragraph
from euchre_core.chapters.values import SUITS
from euchre_core.language.translation import later, later_many, say, say_many

if TYPE_CHECKING:
    from euchre_core.chapters.auction.spec import AuctionSpec

_MOST = {
    True: later("The makers must take more than half of the tricks, {number} of {all}."),
    False: later("The maker must take more than half of the tricks, {number} of {all}."),
}
_MORE_THAN_EACH = {
    True: later("The makers must take more tricks than any single opponent."),
    False: later("The maker must take more tricks than any single opponent."),
}
_AT_LEAST = {
    True: later_many("The makers must take at least {number} trick.", "The makers must take at least {number} tricks."),
    False: later_many("The maker must take at least {number} trick.", "The maker must take at least {number} tricks."),
}
_NAMED_AT_ONCE = {
    "other_suits": later("Each player in turn passes or names another suit; he is the maker."),
    "other_suits_or_no_trump": later("Each player in turn passes or names another suit, or no trump; he is the maker."),
    "any_suit": later("Each player in turn passes or names any suit, that of the upcard as well; he is the maker."),
}
_NAMED_AFTER = {
    "other_suits": later(
        "If everybody passes, the upcard is turned face down, and in a second round each player in turn passes or "
        "names another suit; he is the maker."
    ),
    "other_suits_or_no_trump": later(
        "If everybody passes, the upcard is turned face down, and in a second round each player in turn passes or "
        "names another suit, or no trump; he is the maker."
    ),
    "any_suit": later(
        "If everybody passes, the upcard is turned face down, and in a second round each player in turn passes or "
        "names any suit, that of the upcard as well; he is the maker."
    ),
}
_JOKER_DOES = {
    # Translators: stands after "If a joker is turned up,"; it is the joker.
    "dealer_names_blind": later("the dealer names trump before he looks at his hand, takes it up, and is the maker"),
    # Translators: stands after "If a joker is turned up,"; it is the joker.
    "dealer_names": later("the dealer names trump, takes it up, and is the maker"),
    # Translators: stands after "If a joker is turned up,"; it is the joker.
    "dealer_gives_it_a_suit": later("the dealer gives it a suit before he looks at his hand, and the calls begin"),
    # Translators: stands after "If a joker is turned up,"; it is the joker.
    "counts_as_spade": later("it counts as a spade"),
    # Translators: stands after "If a joker is turned up,".
    "redeal_next": later("the cards are collected and the next player deals"),
    # Translators: stands after "If a joker is turned up,".
    "redeal_same": later("the cards are collected and the same dealer deals again"),
}
_DECIDED = {
    "nobody_is_maker": later("if {card} is turned up, nobody is maker"),
    "dealer_is_maker": later("if {card} is turned up, the dealer is maker"),
    "left_of_dealer_is_maker": later("if {card} is turned up, the player at the dealer's left is maker"),
    "dealers_partner_is_maker": later("if {card} is turned up, the dealer's partner is maker"),
    "right_of_dealer_is_maker": later("if {card} is turned up, the player at the dealer's right is maker"),
}
_CARDS = {
    "spades": later("a spade"),
    "hearts": later("a heart"),
    "diamonds": later("a diamond"),
    "clubs": later("a club"),
    "A": later("an ace"),
    "K": later("a king"),
    "Q": later("a queen"),
    "J": later("a jack"),
}


def first_circuit(spec: AuctionSpec, setup: Setup) -> str:
    """Say what the upcard is for."""
    if spec.first_circuit == "not_played":
        return say("The upcard may not be ordered up; it is turned face down at once.")
    # Translators: to order up is to accept the upcard's suit as trump; then he is the maker.
    ordered = say("Each player in turn passes or orders the upcard up; then its suit is trump, and he is the maker.")
    if set(SUITS) <= set(setup.trump_order):
        return ordered
    if spec.second_circuit == "not_played":
        barred = say(
            "If the upcard is of a suit that may not be trump, nobody can order it up, and it is turned face down at "
            "once."
        )
    else:
        barred = say(
            "If the upcard is of a suit that may not be trump, nobody can order it up, and the second round begins at "
            "once."
        )
    return paragraph(ordered, barred)


def before_deal(spec: AuctionSpec, setup: Setup) -> str:
    """Say who names trump before the cards are dealt."""
    if spec.opens == "dealer":
        return say("Before the cards are dealt the dealer names trump; he is the maker.")
    return say("Before the cards are dealt the player at the dealer's left names trump; he is the maker.")


def makers_take(spec: AuctionSpec, setup: Setup) -> str:
    """Say what the makers must take."""
    if spec.form not in ("turn_up", "before_deal"):
        return ""
    several = setup.partners > 0
    if spec.must_take == "most":
        return say(_MOST[several], number=setup.tricks // 2 + 1, all=setup.tricks)
    if spec.must_take == "more_than_each_opponent":
        return say(_MORE_THAN_EACH[several])
    return say_many(*_AT_LEAST[several], spec.must_take)


def second_circuit(spec: AuctionSpec, setup: Setup) -> str:
    """Say what may be named when the upcard is turned down."""
    if spec.form != "turn_up" or not setup.has_auction:
        return ""
    if spec.second_circuit == "not_played":
        return say("There is no second round of calls.")
    return say((_NAMED_AT_ONCE if spec.first_circuit == "not_played" else _NAMED_AFTER)[spec.second_circuit])


def joker_turned_up(spec: AuctionSpec, setup: Setup) -> str:
    """Say what a joker as upcard does."""
    if spec.form != "turn_up" or not setup.joker_name:
        return ""
    does = say(_JOKER_DOES[spec.joker_turned_up])
    if setup.joker_name == "Joker":
        # Translators: {happens} is a clause, like: the cards are collected and the next player deals.
        return say("If a joker is turned up, {happens}.", happens=does)
    # Translators: {joker} is what this game calls its joker; {happens} is a clause.
    return say("If the {joker} is turned up, {happens}.", joker=joker_word(setup.joker_name), happens=does)


def upcard_decides(spec: AuctionSpec, setup: Setup) -> str:
    """Say which upcards make themselves trump."""
    if spec.form in ("before_deal", "none") or not spec.upcard_decides:
        return ""
    cases = [say(_DECIDED[who], card=_a_card(kind)) for kind, who in spec.upcard_decides.items()]
    listed = "; ".join(cases) if len(cases) > 2 else joined(cases)
    if setup.has_auction:
        # Translators: {cases} are clauses, like: if a club is turned up, the dealer is maker.
        told = say("Some upcards make their suit trump at once, without an auction: {cases}.", cases=listed)
    else:
        # Translators: {cases} are clauses, like: if a club is turned up, the dealer is maker.
        told = say("The upcard makes its suit trump at once, without an auction: {cases}.", cases=listed)
    if {kind in SUITS for kind in spec.upcard_decides} != {True, False}:
        return told
    return paragraph(told, say("The rank counts before the suit."))


def _a_card(kind: str) -> str:
    """A suit or a rank as a card: a club, an ace, an 8."""
    if kind in _CARDS:
        return say(_CARDS[kind])
    if kind in ("8", "11"):
        # Translators: a card of a rank that is a number, 8 or 11.
        return say("an {rank}", rank=kind)
    # Translators: a card of a rank that is a number.
    return say("a {rank}", rank=kind)
