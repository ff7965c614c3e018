"""What is special about one bid, read aloud: clauses that stand in one line after the name of the bid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.sentence import LEADERS, Setup, clauses, joined, number_word, strain_word, title
from euchre_core.chapters.values import expand_range, is_range, trump_suits
from euchre_core.language.translation import later, say, say_many

if TYPE_CHECKING:
    from euchre_core.chapters.auction.bid_spec import BidSpec, BySpec

_PLAYED_AT = {
    "no_trump": later("it is played at no trump"),
    "no_trump_low": later("it is played at low no trump"),
}
_SHOWING = {
    "before_play": later("before play the maker lays his cards face up"),
    "after_first_trick": later("after the first trick the maker lays his cards face up"),
}


def worth(bid: BidSpec, setup: Setup) -> str:
    """Say what a bid is worth."""
    return "" if bid.value is None else say("its value is {value}", value=bid.value)


def lone(bid: BidSpec, setup: Setup) -> str:
    """Say who plays."""
    if bid.plays == "with_partner":
        return ""
    if setup.partners == 0:
        return say("it counts as played alone")
    if setup.sides == "called_partner":
        return say("the maker plays alone, without a partner")
    if setup.partners == 1:
        return say("the maker plays alone, and his partner lays down his cards")
    return say("the maker plays alone, and his partners lay down their cards")


def exchanging(bid: BidSpec, setup: Setup) -> str:
    """Say that cards are exchanged."""
    if bid.exchange is None:
        return ""
    # Translators: {exchange} is the name of an exchange that is described further down.
    return say('cards are exchanged ("{exchange}")', exchange=title(bid.exchange))


def trumps(bid: BidSpec, setup: Setup) -> str:
    """Say what may be trump."""
    if bid.trump is None:
        return ""
    suits = trump_suits(bid.trump)
    if len(suits) == 1 and suits[0] in _PLAYED_AT:
        return say(_PLAYED_AT[suits[0]])
    words = strain_words(list(bid.trump))
    # Translators: {choices} are suits and no trump, like: hearts, diamonds or no trump.
    return say("trump may be {choices}", choices=joined(words, "or"))


def strain_words(choices: list[str]) -> list[str]:
    """Write choices of trump out as words: ``[red, no_trump]`` is hearts, diamonds, no trump."""
    if choices[:1] == ["suits"]:
        return [say("any suit"), *[strain_word(choice) for choice in trump_suits(choices[1:])]]
    return [strain_word(choice) for choice in trump_suits(choices)]


def leading(bid: BidSpec, setup: Setup) -> str:
    """Say who leads with this bid."""
    if bid.leads is None:
        return ""
    # Translators: {leader} is a player, like: the dealer.
    return say("{leader} leads to the first trick", leader=say(LEADERS[bid.leads]))


def showing(bid: BidSpec, setup: Setup) -> str:
    """Say that the maker's hand is laid open."""
    return "" if bid.shows_hand == "never" else say(_SHOWING[bid.shows_hand])


def partners(bid: BidSpec, setup: Setup) -> str:
    """Say how many partners are chosen."""
    if bid.partners == 1:
        return ""
    # Translators: {some} is the number in words.
    return say_many(
        "the maker chooses {some} partner",
        "the maker chooses {some} partners",
        bid.partners,
        some=number_word(bid.partners),
    )


def over(bid: BidSpec, setup: Setup) -> str:
    """Say over which bids it may be made."""
    if bid.over is None:
        return ""
    named = joined([_named(each) for each in (bid.over if isinstance(bid.over, list) else [bid.over])], "or")
    # Translators: {bids} are bids by number or name, like: 5 or moon; it may only be made when one of them is highest.
    return say("it may only be bid over {bids}", bids=named)


def _named(each: int | str) -> str:
    if not is_range(each):
        return title(str(each))
    low, high = expand_range(str(each), 26)
    if high == low + 1:
        return joined([str(low), str(high)], "or")
    # Translators: a range of bids in numbers, like 3 to 5.
    return say("{low} to {high}", low=low, high=high)


def made_by(bid: BidSpec, setup: Setup) -> str:
    """Say who may make it."""
    return "" if bid.by is None else "; ".join(clauses(bid.by, setup))


def by_partner(by: BySpec, setup: Setup) -> str:
    """Only a partner may bid it."""
    if by.partner_of is None:
        return ""
    return say("only a partner of the player who bid {bid} may bid it", bid=title(str(by.partner_of)))


def by_opponents(by: BySpec, setup: Setup) -> str:
    """Only an opponent may bid it."""
    if by.opponents_of is None:
        return ""
    return say("only opponents of the player who bid {bid} may bid it", bid=title(str(by.opponents_of)))


def saying(bid: BidSpec, setup: Setup) -> str:
    """Quote the words at the table."""
    if bid.says is None:
        return ""
    # Translators: stands in the words at the table for the suit that the player names.
    suit = say("(trump suit)")
    # Translators: {words} are what a player says when he makes this bid, as the file has them.
    return say('the words are "{words}"', words=bid.says.replace("{trump}", suit))
