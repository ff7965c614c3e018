"""Trump read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.formula_words import hand_in_words
from euchre_core.chapters.sentence import STRAINS, SUIT_WORDS, Setup, joined, joker_word, paragraph
from euchre_core.chapters.values import NO_TRUMPS
from euchre_core.language.translation import later, say

if TYPE_CHECKING:
    from euchre_core.chapters.trump.spec import TrumpSpec

_CHOICES = {
    "no_trump": later("no trump"),
    "no_trump_low": later("low no trump, in which the lowest card of a suit is its best"),
    **SUIT_WORDS,
}
_GROUPS = {"suits": later("suits"), "red": later("red"), "black": later("black")}
_BARRED = {
    "set_suits": later(
        "A suit in which a contract was not made may not be trump again in this game. If that would bar every suit, "
        "none is barred."
    ),
    "last_colour": later(
        "The suits of the colour that was trump last may not be trump in the next deal. If that would bar every suit, "
        "none is barred."
    ),
}


def choices(spec: TrumpSpec, setup: Setup) -> str:
    """Say what may be trump."""
    if spec.named == "by_upcard":
        return ""
    words = [say(_CHOICES[choice]) for choice in spec.strains()]
    if len(words) == 1:
        only = words[0]
        if spec.suits():
            return say("Trump is always {suit}.", suit=only)
        return say("It is always played at {no_trump}.", no_trump=only)
    listed = joined(words, "or")
    known = naming(spec, setup)
    may = say("It may be {choices}.", choices=listed) if known else say("Trump may be {choices}.", choices=listed)
    return f"{may}{_no_trump_besides(spec, setup)}"


def _no_trump_besides(spec: TrumpSpec, setup: Setup) -> str:
    """Say how a deal comes to be without trump where that is none of the choices."""
    if "no_trump" not in setup.strains or "no_trump" in spec.strains():
        return ""
    told = ""
    if setup.second_no_trump:
        told += " " + say("When the upcard is turned down, no trump may be named as well.")
    if setup.unclaimed_no_trump and setup.form == "ladder":
        told += " " + say("If nobody bids, nothing is trump.")
    elif setup.unclaimed_no_trump:
        told += " " + say("If nobody calls, nothing is trump.")
    return told


def naming(spec: TrumpSpec, setup: Setup) -> str:
    """Say when trump is named."""
    if spec.named == "by_upcard":
        return say("The suit of the upcard is trump.")
    if spec.named == "in_bid":
        return say("The trump is named with the bid.")
    if spec.named == "by_last_trick" and setup.form == "ladder":
        return say(
            "The suit led to the last trick of a deal is trump in the next one. In the first deal of a game, and where "
            "that suit does not go with the bid, the maker names trump after the auction."
        )
    if setup.form != "ladder" or len(spec.strains()) == 1:
        return ""
    if any(strain in NO_TRUMPS for strain in spec.strains()):
        return say("After the auction the maker names trump.")
    return say("After the auction the maker names the trump suit.")


def values(spec: TrumpSpec, setup: Setup) -> str:
    """Say what each trump is worth."""
    if not spec.values:
        return ""
    words = _CHOICES | _GROUPS | STRAINS
    each = [f"{say(words[name])} {value}" for name, value in spec.values.items()]
    return say("The value of a trump: {values}.", values=joined(each))


def needs(spec: TrumpSpec, setup: Setup) -> str:
    """Say which hands may make a suit trump."""
    if spec.needs is None:
        return ""
    hand = hand_in_words(spec.needs, setup.joker_name)
    told = say("A player may make a suit trump only if he has a hand with {hand}.", hand=hand)
    if not setup.must_name:
        return paragraph(told, say("Whoever has no such hand can only pass."))
    any_suit = say("Whoever has to name trump and has no such hand for any suit may name any.")
    if setup.form == "ladder" and setup.names_after:
        return paragraph(told, any_suit)
    return paragraph(told, any_suit, say("All others can only pass."))


def barring(spec: TrumpSpec, setup: Setup) -> str:
    """Say which suits may not be trump because of what came before."""
    if spec.barred == "never" or setup.form == "none":
        return ""
    return say(_BARRED[spec.barred])


def joker_without_trump(spec: TrumpSpec, setup: Setup) -> str:
    """Say what the joker is where nothing is trump."""
    if not setup.joker_name or not any(strain in NO_TRUMPS for strain in setup.strains):
        return ""
    joker = joker_word(setup.joker_name)
    if spec.joker_in_no_trump == "own_suit":
        return say("Without trump the {joker} is the best card, and a suit of one card.", joker=joker)
    if spec.joker_in_no_trump == "worthless":
        return say(
            "Without trump the {joker} never wins a trick; if it is led, the next card sets the suit.", joker=joker
        )
    return say(
        "Without trump the {joker} is the best card. Who leads it names the suit to follow, none that he has shown to "
        "be out of; otherwise it may be played by who cannot follow suit.",
        joker=joker,
    )
