"""The pack read aloud: the cards, and how they rank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.sentence import Setup, joker_word, paragraph
from euchre_core.chapters.values import NO_TRUMPS
from euchre_core.language.translation import later, later_many, say, say_many, say_name

if TYPE_CHECKING:
    from euchre_core.chapters.pack.spec import PackSpec

_COPIES = {
    1: later_many(
        "There is one card of each kind; the pack has {number} card.",
        "There is one card of each kind; the pack has {number} cards.",
    ),
    2: later_many(
        "There are two cards of each kind; the pack has {number} card.",
        "There are two cards of each kind; the pack has {number} cards.",
    ),
    3: later_many(
        "There are three cards of each kind; the pack has {number} card.",
        "There are three cards of each kind; the pack has {number} cards.",
    ),
    4: later_many(
        "There are four cards of each kind; the pack has {number} card.",
        "There are four cards of each kind; the pack has {number} cards.",
    ),
}
_HIGHEST_JOKERS = {
    1: later("The pack includes one joker; it is the highest trump and belongs to the trump suit."),
    2: later("The pack includes two jokers; they are the highest trumps and belong to the trump suit."),
}
_JOKERS = {
    1: later("The pack includes one joker, a trump."),
    2: later("The pack includes two jokers, both trumps."),
}
_TWO_JOKERS = {
    "alike": later("The two jokers are equal."),
    "ranked": later("The big joker beats the little joker."),
}
_BOWERS = {
    "both": later(
        "The right bower is the jack of trump; the left bower is the other jack of the same colour, and it is a trump "
        "in every respect."
    ),
    "right_only": later(
        "The right bower is the jack of trump; the other jack of its colour keeps its place in its own suit."
    ),
}


def ranking(spec: PackSpec, setup: Setup) -> str:
    """Say how a plain suit ranks."""
    # Translators: {ranks} are the letters and numbers on the cards, like A K Q J 10 9.
    return say(
        "In each suit, spades, hearts, diamonds and clubs, the cards rank, highest first: {ranks}.",
        ranks=" ".join(spec.rank_texts()),
    )


def copies(spec: PackSpec, setup: Setup) -> str:
    """Say how many cards there are."""
    return say_many(*_COPIES[spec.copies], setup.pack)


def left_out(spec: PackSpec, setup: Setup) -> str:
    """Say which cards are missing."""
    if not spec.leave_out:
        return ""
    # Translators: {cards} is a list like 9S, 9C: rank and suit of each card.
    return say("These cards are left out: {cards}.", cards=", ".join(spec.leave_out))


def jokers(spec: PackSpec, setup: Setup) -> str:
    """Say how many jokers there are, and what they are."""
    if spec.jokers == 0:
        return ""
    if spec.trump_ranks is not None and spec.trump_places()[0] != "joker":
        return say(_JOKERS[spec.jokers])
    return say(_HIGHEST_JOKERS[spec.jokers])


def two_jokers(spec: PackSpec, setup: Setup) -> str:
    """Say which joker is the better."""
    return say(_TWO_JOKERS[spec.two_jokers]) if spec.jokers > 1 else ""


def joker_name(spec: PackSpec, setup: Setup) -> str:
    """Say what the joker is called."""
    if not spec.jokers or spec.joker_name == "Joker":
        return ""
    return say("The joker is called {name}.", name=say_name(spec.joker_name))


def trump_ranking(spec: PackSpec, setup: Setup) -> str:
    """Say how the trump suit ranks."""
    # Translators: {cards} is a list like: right bower, left bower, A K Q 10 9.
    told = [say("In the trump suit the cards rank, highest first: {cards}.", cards=_trumps(spec))]
    if spec.bowers != "none":
        told.append(say(_BOWERS[spec.bowers]))
        if any(strain in NO_TRUMPS for strain in setup.strains):
            told.append(say("Without trump there are no bowers: every jack ranks in its own suit."))
    return paragraph(*told)


def _trumps(spec: PackSpec) -> str:
    """List the trump suit: names set off by commas, ranks in a row."""
    groups: list[str] = []
    after_rank = False
    for place in spec.trump_places():
        is_rank = place not in ("joker", "right_bower", "left_bower")
        if is_rank and after_rank:
            groups[-1] += f" {place}"
        else:
            groups.append(place if is_rank else _named(place, spec))
        after_rank = is_rank
    return ", ".join(groups)


def _named(place: str, spec: PackSpec) -> str:
    if place == "right_bower":
        return say("right bower")
    if place == "left_bower":
        return say("left bower")
    if spec.jokers == 2 and spec.two_jokers == "ranked":
        return say("big joker, little joker")
    return joker_word(spec.joker_name)


def low_ranking(spec: PackSpec, setup: Setup) -> str:
    """Say how every suit ranks in low no trump."""
    if "no_trump_low" not in setup.strains:
        return ""
    ranks = " ".join(spec.low_rank_texts())
    # Translators: {ranks} are the letters and numbers on the cards, like 9 10 J Q K A.
    return say("In low no trump every suit ranks, best card first: {ranks}.", ranks=ranks)
