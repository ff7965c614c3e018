"""The auction read aloud: its form, who speaks when, and what may be said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.auction.passed_out_sentences import comes_round
from euchre_core.chapters.auction.turn_up_sentences import before_deal, first_circuit
from euchre_core.chapters.formula_words import hand_in_words
from euchre_core.chapters.sentence import Setup, joined, paragraph, strain_word
from euchre_core.language.translation import later, say

if TYPE_CHECKING:
    from euchre_core.chapters.auction.spec import AuctionSpec

_AFTER_A_BID = {
    "final": later("After a bid the auction is over when all others have passed."),
    "may_return": later("After a bid the auction is over when all others have passed one after the other."),
}
_GOES_ROUND = {
    "final": later("The bidding goes round until all others have passed."),
    "may_return": later("The bidding goes round until all others have passed one after the other."),
}


def forms(spec: AuctionSpec, setup: Setup) -> str:
    """Say what kind of auction it is."""
    if spec.form == "ladder":
        return say("Players bid in turn how many tricks they undertake to take.")
    if spec.form == "turn_up":
        return first_circuit(spec, setup) if setup.has_auction else ""
    if spec.form == "before_deal":
        return before_deal(spec, setup)
    return say("There is no auction: the suit of the upcard is trump, and nobody is maker.")


def opening(spec: AuctionSpec, setup: Setup) -> str:
    """Say who speaks first."""
    if spec.form == "before_deal" or (spec.form == "none" and spec.swap == "never"):
        return ""
    if spec.form != "none" and not setup.has_auction:
        return ""
    if setup.players == 2 and spec.opens == "dealer":
        return say("The dealer speaks first, then the other player.")
    if setup.players == 2:
        return say("The other player speaks first, then the dealer.")
    if spec.opens == "dealer":
        return say("The dealer speaks first, then the others clockwise.")
    return say("The player at the dealer's left speaks first, then the others clockwise, the dealer last.")


def speaking(spec: AuctionSpec, setup: Setup) -> str:
    """Say how often everybody speaks."""
    if spec.form != "ladder":
        return ""
    if spec.turns == "one_each":
        once = say("Everybody speaks once: he bids or passes.")
        if not comes_round(spec):
            return once
        return paragraph(once, say("Only a dealer who is stuck speaks again."))
    silent = say("Whoever could do nothing but pass is passed over, and may speak later.")
    if spec.turns == "two_each":
        twice = say("Everybody speaks at most twice: he bids or passes.")
        return paragraph(twice, say(_AFTER_A_BID[spec.passing]), silent)
    return paragraph(say(_GOES_ROUND[spec.passing]), silent)


def passing(spec: AuctionSpec, setup: Setup) -> str:
    """Say whether a pass is final."""
    if spec.form != "ladder" or spec.turns == "one_each":
        return ""
    if spec.passing == "final":
        return say("Who has passed may not bid any more.")
    return say("Who has passed may still bid when his turn comes round again.")


def outbidding(spec: AuctionSpec, setup: Setup) -> str:
    """Say what a bid must be."""
    if spec.form != "ladder":
        return ""
    higher = _higher(spec, setup)
    if not setup.partners or setup.sides == "called_partner":
        return higher
    return paragraph(higher, say("Partners may outbid each other."))


def _higher(spec: AuctionSpec, setup: Setup) -> str:
    if spec.beats == "higher_bid":
        return say("A bid must stand higher on the list below than every bid before it.")
    if spec.beats == "higher_value":
        return say("A bid must be worth more than every bid before it.")
    strains = joined([strain_word(strain) for strain in setup.trump_order])
    # Translators: {strains} are suits and perhaps no trump, the lowest first.
    return say(
        "A bid must stand higher on the list below than every bid before it, or be the same bid with a higher trump; "
        "lowest first: {strains}.",
        strains=strains,
    )


def calling_again(spec: AuctionSpec, setup: Setup) -> str:
    """Say whether the last maker may speak up."""
    if spec.form in ("before_deal", "none") or spec.caller_again == "may":
        return ""
    if spec.form == "ladder":
        return say("Whoever was the maker in one deal of a game may not bid in the next, unless he is stuck.")
    # Translators: to call is to order the upcard up, or to name trump.
    return say("Whoever was the maker in one deal of a game may not call in the next, unless he is stuck.")


def must_call(spec: AuctionSpec, setup: Setup) -> str:
    """Say who may not pass."""
    if spec.form in ("before_deal", "none") or spec.must_call_if is None:
        return ""
    hand = hand_in_words(spec.must_call_if, setup.joker_name)
    if spec.form == "ladder":
        # Translators: {hand} says which cards, like: at least 3 jacks.
        return say("Whoever has a hand with {hand} may not pass, as long as there is anything he may bid.", hand=hand)
    # Translators: {hand} says which cards, like: at least 3 jacks. To call is to order the upcard up, or to name trump.
    return say("Whoever has a hand with {hand} may not pass, as long as there is anything he may call.", hand=hand)
