"""Trump read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.formula_words import hand_in_words
from euchre_core.chapters.sentence import Setup, joined
from euchre_core.chapters.values import NO_TRUMPS

if TYPE_CHECKING:
    from euchre_core.chapters.trump.spec import TrumpSpec

_WORDS = {"no_trump": "no trump", "no_trump_low": "low no trump, in which the lowest card of a suit is its best"}


def choices(spec: TrumpSpec, setup: Setup) -> str:
    """Say what may be trump."""
    if spec.named == "by_upcard":
        return ""
    words = [_WORDS.get(choice, choice) for choice in spec.strains()]
    if len(words) == 1:
        return f"Trump is always {words[0]}." if spec.suits() else f"It is always played at {words[0]}."
    subject = "It" if naming(spec, setup) else "Trump"
    return f"{subject} may be {joined(words, 'or')}.{_no_trump_besides(spec, setup)}"


def _no_trump_besides(spec: TrumpSpec, setup: Setup) -> str:
    """Say how a deal comes to be without trump where that is none of the choices."""
    if "no_trump" not in setup.strains or "no_trump" in spec.strains():
        return ""
    named = " When the upcard is turned down, no trump may be named as well." if setup.second_no_trump else ""
    what = "bids" if setup.form == "ladder" else "calls"
    return named + (f" If nobody {what}, nothing is trump." if setup.unclaimed_no_trump else "")


def naming(spec: TrumpSpec, setup: Setup) -> str:
    """Say when trump is named."""
    if spec.named == "by_upcard":
        return "The suit of the upcard is trump."
    if spec.named == "in_bid":
        return "The trump is named with the bid."
    if spec.named == "by_last_trick" and setup.form == "ladder":
        return (
            "The suit led to the last trick of a deal is trump in the next one. In the first deal of a game, and where "
            "that suit does not go with the bid, the maker names trump after the auction."
        )
    if setup.form != "ladder" or len(spec.strains()) == 1:
        return ""
    if any(strain in NO_TRUMPS for strain in spec.strains()):
        return "After the auction the maker names trump."
    return "After the auction the maker names the trump suit."


def values(spec: TrumpSpec, setup: Setup) -> str:
    """Say what each trump is worth."""
    if not spec.values:
        return ""
    each = [f"{_WORDS.get(name, name).partition(',')[0]} {value}" for name, value in spec.values.items()]
    return f"The value of a trump: {joined(each)}."


def needs(spec: TrumpSpec, setup: Setup) -> str:
    """Say which hands may make a suit trump."""
    if spec.needs is None:
        return ""
    hand = hand_in_words(spec.needs, setup.joker_name)
    others = "Whoever has no such hand can only pass."
    if setup.must_name:
        others = "Whoever has to name trump and has no such hand for any suit may name any."
        others += "" if setup.form == "ladder" and setup.names_after else " All others can only pass."
    return f"A player may make a suit trump only if he has a hand with {hand}. {others}"


def barring(spec: TrumpSpec, setup: Setup) -> str:
    """Say which suits may not be trump because of what came before."""
    if spec.barred == "never" or setup.form == "none":
        return ""
    what = {
        "set_suits": "A suit in which a contract was not made may not be trump again in this game.",
        "last_colour": "The suits of the colour that was trump last may not be trump in the next deal.",
    }[spec.barred]
    return f"{what} If that would bar every suit, none is barred."


def joker_without_trump(spec: TrumpSpec, setup: Setup) -> str:
    """Say what the joker is where nothing is trump."""
    if not setup.joker_name or not any(strain in NO_TRUMPS for strain in setup.strains):
        return ""
    joker = "joker" if setup.joker_name == "Joker" else setup.joker_name
    if spec.joker_in_no_trump == "own_suit":
        return f"Without trump the {joker} is the best card, and a suit of one card."
    if spec.joker_in_no_trump == "worthless":
        return f"Without trump the {joker} never wins a trick; if it is led, the next card sets the suit."
    return (
        f"Without trump the {joker} is the best card. Who leads it names the suit to follow, none that he has shown "
        "to be out of; otherwise it may be played by who cannot follow suit."
    )
