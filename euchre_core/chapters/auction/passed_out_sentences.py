"""What happens when nobody bids or calls, read aloud: a new deal, a forfeit, or somebody who is stuck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.auction.swap_sentences import still_swapping
from euchre_core.chapters.sentence import Setup, joined, joker_word, paragraph, title
from euchre_core.language.translation import later, later_many, say, say_many

if TYPE_CHECKING:
    from euchre_core.chapters.auction.spec import AuctionSpec

_NOBODY_BIDS = {
    "redeal_next": later("If nobody bids, the cards are collected and the next player deals."),
    "redeal_same": later("If nobody bids, the cards are collected and the same dealer deals again."),
    "played_in_no_trump": later("If nobody bids, the deal is played without trump, and nobody is maker."),
}
_NOBODY_CALLS = {
    # Translators: to call is to order the upcard up, or to name trump.
    "redeal_next": later("If nobody calls, the cards are collected and the next player deals."),
    # Translators: to call is to order the upcard up, or to name trump.
    "redeal_same": later("If nobody calls, the cards are collected and the same dealer deals again."),
    # Translators: to call is to order the upcard up, or to name trump.
    "played_in_no_trump": later("If nobody calls, the deal is played without trump, and nobody is maker."),
}
_OTHER_SIDE, _OTHER_PLAYER, _EVERY_OTHER = "side", "player", "all"
_SCORES = {
    _OTHER_SIDE: later_many("the other side scores {number} point", "the other side scores {number} points"),
    _OTHER_PLAYER: later_many("the other player scores {number} point", "the other player scores {number} points"),
    _EVERY_OTHER: later_many("every other player scores {number} point", "every other player scores {number} points"),
}
# Translators: in a game in which scores fall from a number towards zero.
_SIDE_COUNTS_DOWN = later_many(
    "the other side counts down by {number} point", "the other side counts down by {number} points"
)
# Translators: in a game in which scores fall from a number towards zero.
_PLAYER_COUNTS_DOWN = later_many(
    "the other player counts down by {number} point", "the other player counts down by {number} points"
)
# Translators: in a game in which scores fall from a number towards zero.
_ALL_COUNT_DOWN = later_many(
    "every other player counts down by {number} point", "every other player counts down by {number} points"
)
_COUNTS_DOWN = {
    _OTHER_SIDE: _SIDE_COUNTS_DOWN,
    _OTHER_PLAYER: _PLAYER_COUNTS_DOWN,
    _EVERY_OTHER: _ALL_COUNT_DOWN,
}


def all_passing(spec: AuctionSpec, setup: Setup) -> str:
    """Say who the maker is, and what happens when nobody bids."""
    if not setup.has_auction:
        return ""
    if spec.form == "ladder":
        return paragraph(_maker(setup), _nobody_bids(spec, setup))
    return _nobody_calls(spec, setup)


def _maker(setup: Setup) -> str:
    if setup.partners == 0:
        return say("The highest bidder is the maker and must take the tricks he bid.")
    if setup.most_partners > setup.partners:
        return say(
            "The highest bidder is the maker; he and his partner or partners, the makers, must take the tricks he bid."
        )
    if setup.partners > 1:
        return say("The highest bidder is the maker; he and his partners, the makers, must take the tricks he bid.")
    return say("The highest bidder is the maker; he and his partner, the makers, must take the tricks he bid.")


def _nobody_bids(spec: AuctionSpec, setup: Setup) -> str:
    if spec.all_pass in _NOBODY_BIDS:
        return say(_NOBODY_BIDS[spec.all_pass])
    if spec.all_pass == "dealer_forfeits":
        gain = _gain(spec, setup)
        # Translators: {gain} is a clause, like: the other side scores 1 point.
        return say("If nobody bids, the dealer forfeits: {gain}, and the next player deals.", gain=gain)
    if spec.all_pass == "joker_holder_is_stuck":
        joker = joker_word(setup.joker_name)
        # Translators: {joker} is "joker", or what this game calls it.
        stuck = say("If nobody bids, whoever holds the {joker} is stuck: he must bid.", joker=joker)
        return paragraph(stuck, still_swapping(spec), _nobody_holds_it())
    if comes_round(spec):
        stuck = say("If everybody passes, the turn comes round to the dealer again, and he is stuck: he must bid.")
    else:
        stuck = say("If everybody else passes, the dealer is stuck: he must bid.")
    return paragraph(stuck, still_swapping(spec))


def _nobody_calls(spec: AuctionSpec, setup: Setup) -> str:
    if spec.all_pass in _NOBODY_CALLS:
        return say(_NOBODY_CALLS[spec.all_pass])
    if spec.all_pass == "dealer_forfeits":
        gain = _gain(spec, setup)
        # Translators: {gain} is a clause, like: the other side scores 1 point.
        return say("If nobody calls, the dealer forfeits: {gain}, and the next player deals.", gain=gain)
    if spec.all_pass == "joker_holder_is_stuck":
        joker = joker_word(setup.joker_name)
        # Translators: {joker} is "joker", or what this game calls it. To call is to name trump.
        stuck = say("If nobody calls, whoever holds the {joker} is stuck: he must call.", joker=joker)
        return paragraph(stuck, still_swapping(spec), _nobody_holds_it())
    if comes_round(spec):
        # Translators: to call is to order the upcard up, or to name trump.
        stuck = say("If everybody passes, the turn comes round to the dealer again, and he is stuck: he must call.")
    else:
        # Translators: to call is to order the upcard up, or to name trump.
        stuck = say("If everybody else passes, the dealer is stuck: he must call.")
    return paragraph(stuck, still_swapping(spec))


def _nobody_holds_it() -> str:
    # Translators: it is the joker.
    return say("If nobody holds it, the cards are collected and the next player deals.")


def _gain(spec: AuctionSpec, setup: Setup) -> str:
    """Say what the others get when the dealer forfeits."""
    who = _OTHER_SIDE if setup.partners else _OTHER_PLAYER if setup.players == 2 else _EVERY_OTHER
    return say_many(*(_COUNTS_DOWN if setup.counts_down else _SCORES)[who], spec.forfeit)


def comes_round(spec: AuctionSpec) -> bool:
    """Say whether a stuck dealer has spoken before."""
    return spec.opens == "dealer" and spec.sticks_dealer


def throw_ins(spec: AuctionSpec, setup: Setup) -> str:
    """Say how many deals may be passed out."""
    if spec.form in ("before_deal", "none") or spec.throw_ins == "unlimited" or not spec.sticks_dealer:
        return ""
    if spec.all_pass == "dealer_is_stuck":
        return ""
    if spec.form == "ladder":
        return say_many(
            "In a match only {number} deal of each dealer may be passed out; after that he is stuck when everybody "
            "else passes, and must bid.",
            "In a match only {number} deals of each dealer may be passed out; after that he is stuck when everybody "
            "else passes, and must bid.",
            spec.throw_ins,
        )
    # Translators: to call is to order the upcard up, or to name trump.
    return say_many(
        "In a match only {number} deal of each dealer may be passed out; after that he is stuck when everybody else "
        "passes, and must call.",
        "In a match only {number} deals of each dealer may be passed out; after that he is stuck when everybody else "
        "passes, and must call.",
        spec.throw_ins,
    )


def stuck_bidding(spec: AuctionSpec, setup: Setup) -> str:
    """Say what a stuck player may bid."""
    if spec.form != "ladder" or not setup.stuck_bids or spec.stuck_ladder is None:
        return ""
    bids = joined([title(str(bid)) for bid in setup.stuck_bids], "or")
    if spec.sticks_dealer:
        return say("A stuck dealer may bid: {bids}.", bids=bids)
    return say("Who is stuck may bid: {bids}.", bids=bids)
