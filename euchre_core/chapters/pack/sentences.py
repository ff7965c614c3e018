"""The pack read aloud: the cards, and how they rank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.sentence import Setup, number_word
from euchre_core.chapters.values import NO_TRUMPS

if TYPE_CHECKING:
    from euchre_core.chapters.pack.spec import PackSpec


def ranking(spec: PackSpec, setup: Setup) -> str:
    """Say how a plain suit ranks."""
    ranks = " ".join(spec.rank_texts())
    return f"In each suit, spades, hearts, diamonds and clubs, the cards rank, highest first: {ranks}."


def copies(spec: PackSpec, setup: Setup) -> str:
    """Say how many cards there are."""
    each = "is one card" if spec.copies == 1 else f"are {number_word(spec.copies)} cards"
    return f"There {each} of each kind; the pack has {setup.pack} cards."


def left_out(spec: PackSpec, setup: Setup) -> str:
    """Say which cards are missing."""
    return f"These cards are left out: {', '.join(spec.leave_out)}." if spec.leave_out else ""


def jokers(spec: PackSpec, setup: Setup) -> str:
    """Say how many jokers there are, and what they are."""
    if spec.jokers == 0:
        return ""
    number = f"{number_word(spec.jokers)} {'joker' if spec.jokers == 1 else 'jokers'}"
    if spec.trump_ranks is not None and spec.trump_places()[0] != "joker":
        return f"The pack includes {number}, {'a trump' if spec.jokers == 1 else 'both trumps'}."
    highest = "it is the highest trump" if spec.jokers == 1 else "they are the highest trumps"
    return f"The pack includes {number}; {highest} and {'belongs' if spec.jokers == 1 else 'belong'} to the trump suit."


def two_jokers(spec: PackSpec, setup: Setup) -> str:
    """Say which joker is the better."""
    if spec.jokers < 2:
        return ""
    return "The two jokers are equal." if spec.two_jokers == "alike" else "The big joker beats the little joker."


def joker_name(spec: PackSpec, setup: Setup) -> str:
    """Say what the joker is called."""
    return f"The joker is called {spec.joker_name}." if spec.jokers and spec.joker_name != "Joker" else ""


def trump_ranking(spec: PackSpec, setup: Setup) -> str:
    """Say how the trump suit ranks."""
    ranked = spec.jokers == 2 and spec.two_jokers == "ranked"
    names = {
        "joker": "big joker, little joker" if ranked else "joker" if spec.joker_name == "Joker" else spec.joker_name,
        "right_bower": "right bower",
        "left_bower": "left bower",
    }
    groups: list[str] = []
    after_rank = False
    for place in spec.trump_places():
        if place not in names and after_rank:
            groups[-1] += f" {place}"
        else:
            groups.append(names.get(place, place))
        after_rank = place not in names
    without = _WITHOUT_TRUMP if spec.bowers != "none" and any(strain in NO_TRUMPS for strain in setup.strains) else ""
    return f"In the trump suit the cards rank, highest first: {', '.join(groups)}.{_BOWERS[spec.bowers]}{without}"


_BOWERS = {
    "both": " The right bower is the jack of trump; the left bower is the other jack of the same colour, and it is a "
    "trump in every respect.",
    "right_only": " The right bower is the jack of trump; the other jack of its colour keeps its place in its own "
    "suit.",
    "none": "",
}


_WITHOUT_TRUMP = " Without trump there are no bowers: every jack ranks in its own suit."


def low_ranking(spec: PackSpec, setup: Setup) -> str:
    """Say how every suit ranks in low no trump."""
    if "no_trump_low" not in setup.strains:
        return ""
    return f"In low no trump every suit ranks, best card first: {' '.join(spec.low_rank_texts())}."


def without_trump(spec: PackSpec, setup: Setup) -> str:
    """Say how every suit ranks in no trump."""
    return ""
