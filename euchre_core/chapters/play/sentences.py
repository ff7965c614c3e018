"""The play of the cards read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.sentence import LEADERS, Setup, capital, paragraph
from euchre_core.language.translation import later, say

if TYPE_CHECKING:
    from euchre_core.chapters.play.spec import PlaySpec

# Translators: {leader} begins the sentence, like: the dealer. The other is the second of two players.
_TWO_ANY = later("{leader} leads any card to the first trick; the other plays a card.")
# Translators: {leader} begins the sentence, like: the dealer. The other is the second of two players.
_TWO_TRUMP = later("{leader} leads to the first trick, a trump if he has one; the other plays a card.")
# Translators: {leader} begins the sentence, like: the dealer.
_MORE_ANY = later("{leader} leads any card to the first trick; the others play a card each, clockwise.")
# Translators: {leader} begins the sentence, like: the dealer.
_MORE_TRUMP = later("{leader} leads to the first trick, a trump if he has one; the others play a card each, clockwise.")
_FOLLOWING = {
    "any_card": later("Whoever can follow the suit that was led must do so; whoever cannot may play any card."),
    "must_trump": later(
        "Whoever can follow the suit that was led must do so; whoever cannot must play a trump if he has one, or else "
        "any card."
    ),
}
_EQUAL_CARDS = {
    "first_wins": later("Of two equal cards in a trick, the one played first is the higher."),
    "last_wins": later("Of two equal cards in a trick, the one played last is the higher."),
}


def leading(spec: PlaySpec, setup: Setup) -> str:
    """Say who begins, and how a trick is played."""
    leader = say(LEADERS[_leader(spec, setup)])
    two, more = (_TWO_TRUMP, _MORE_TRUMP) if spec.first_lead == "trump" else (_TWO_ANY, _MORE_ANY)
    told = [capital(say(two if setup.players == 2 else more, leader=leader))]
    if setup.sits_out:
        told.append(say("A seat that sits out is passed over."))
    told.append(say(_FOLLOWING[spec.void]))
    taking = say(
        "The highest trump takes the trick, or without a trump the highest card of the suit led; its player leads any "
        "card to the next trick."
    )
    told.append(taking)
    if spec.claim_rest != "by_agreement":
        told.append(say("All tricks are played."))
    return paragraph(*told)


def _leader(spec: PlaySpec, setup: Setup) -> str:
    """Return who leads in general; nobody is maker in a game without an auction."""
    nobody = setup.form == "none" and spec.leads in ("maker", "left_of_maker")
    return "left_of_dealer" if nobody else spec.leads


def lone_leading(spec: PlaySpec, setup: Setup) -> str:
    """Say who begins against or with a lone hand."""
    if spec.lone_leads == "same" or not _somebody_is_alone(setup):
        return ""
    leader = say(LEADERS[spec.lone_leads])
    if setup.lone_hands:
        # Translators: {leader} is like: the dealer. A hand is played alone when a player plays without his partner.
        return say("When a hand is played alone, {leader} leads to the first trick.", leader=leader)
    # Translators: {leader} is like: the dealer. A bid is played alone when its maker plays without his partner.
    return say("When a bid is played alone, {leader} leads to the first trick.", leader=leader)


def no_trump_leading(spec: PlaySpec, setup: Setup) -> str:
    """Say who begins without trump."""
    if spec.no_trump_leads == "same" or not _without_trump(setup):
        return ""
    leader = say(LEADERS[spec.no_trump_leads])
    if spec.lone_leads != "same" and _somebody_is_alone(setup):
        # Translators: {leader} is like: the dealer.
        return say(
            "Without trump {leader} leads to the first trick, unless a hand is played alone.",
            leader=leader,
        )
    # Translators: {leader} is like: the dealer.
    return say("Without trump {leader} leads to the first trick.", leader=leader)


def claiming_the_rest(spec: PlaySpec, setup: Setup) -> str:
    """Say how the remaining tricks are claimed."""
    if spec.claim_rest == "never":
        return ""
    told = [
        say("Before he leads, a player may lay his hand open and claim all tricks still to come."),
        say(
            "His opponents are asked in turn; if all accept, the tricks are his, and if one wants to play on, the deal "
            "goes on with the open hand."
        ),
        say("The rest can be claimed once before each lead, and not when only one trick is left."),
    ]
    return paragraph(*told)


def equal_cards(spec: PlaySpec, setup: Setup) -> str:
    """Say which of two equal cards is the higher."""
    return say(_EQUAL_CARDS[spec.equal_cards]) if setup.equal_cards else ""


def _somebody_is_alone(setup: Setup) -> bool:
    return bool(setup.lone_bids) or setup.lone_hands


def _without_trump(setup: Setup) -> bool:
    return any(strain.startswith("no_trump") for strain in setup.strains)
