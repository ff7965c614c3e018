"""What an author says about the pack: which cards there are, and how they rank."""

# ruff: noqa: RUF012 (pydantic gives every model its own copy of a default)
from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from euchre_core.chapters.sentence import Says, Setup, number_word
from euchre_core.chapters.values import Card, Rank, Settings


def _ranking(spec: PackSpec, setup: Setup) -> str:
    ranks = " ".join(spec.rank_texts())
    return f"In each suit, spades, hearts, diamonds and clubs, the cards rank, highest first: {ranks}."


def _copies(spec: PackSpec, setup: Setup) -> str:
    each = "is one card" if spec.copies == 1 else f"are {number_word(spec.copies)} cards"
    return f"There {each} of each kind; the pack has {setup.pack} cards."


def _left_out(spec: PackSpec, setup: Setup) -> str:
    return f"These cards are left out: {', '.join(spec.leave_out)}." if spec.leave_out else ""


def _jokers(spec: PackSpec, setup: Setup) -> str:
    if spec.jokers == 0:
        return ""
    number = f"{number_word(spec.jokers)} {'joker' if spec.jokers == 1 else 'jokers'}"
    highest = "it is the highest trump" if spec.jokers == 1 else "they are the highest trumps"
    return f"The pack includes {number}; {highest} and {'belongs' if spec.jokers == 1 else 'belong'} to the trump suit."


def _two_jokers(spec: PackSpec, setup: Setup) -> str:
    if spec.jokers < 2:
        return ""
    return "The two jokers are equal." if spec.two_jokers == "alike" else "The big joker beats the little joker."


def _joker_name(spec: PackSpec, setup: Setup) -> str:
    return f"The joker is called {spec.joker_name}." if spec.jokers and spec.joker_name != "Joker" else ""


def _trump_ranking(spec: PackSpec, setup: Setup) -> str:
    ranks = spec.rank_texts()
    top = [spec.joker_name.lower() if spec.joker_name == "Joker" else spec.joker_name] if spec.jokers else []
    if spec.bowers == "none":
        return f"In the trump suit the cards rank, highest first: {', '.join([*top, ' '.join(ranks)])}."
    ranks = [rank for rank in ranks if rank != "J"]
    if spec.bowers == "both":
        top += ["right bower", "left bower"]
        bowers = (
            "The right bower is the jack of trump; the left bower is the other jack of the same colour, and it is "
            "a trump in every respect."
        )
    else:
        top += ["right bower"]
        bowers = "The right bower is the jack of trump; the other jack of its colour keeps its place in its own suit."
    return f"In the trump suit the cards rank, highest first: {', '.join([*top, ' '.join(ranks)])}. {bowers}"


class PackSpec(Settings):
    """Which cards are played with, and how they rank."""

    ranks: Annotated[list[Rank], Field(min_length=1), Says(_ranking)] = ["A", "K", "Q", "J", 10, 9]
    """The ranks of a plain suit, highest first. Trump ranks the same way below the joker and the bowers."""

    copies: Annotated[int, Field(ge=1, le=4), Says(_copies)] = 1
    """How many times each card is in the pack."""

    leave_out: Annotated[list[Card], Says(_left_out)] = []
    """Single cards that are taken out of the pack, with all their copies."""

    jokers: Annotated[int, Field(ge=0, le=2), Says(_jokers)] = 0
    """How many jokers are added. A joker belongs to the trump suit and is its highest card."""

    two_jokers: Annotated[Literal["alike", "ranked"], Says(_two_jokers)] = "alike"
    """With two jokers: whether they are equal, so that play.equal_cards decides, or BigJoker beats LittleJoker."""

    joker_name: Annotated[str, Says(_joker_name)] = "Joker"
    """What this game calls the joker, like Benny or Best Bower."""

    bowers: Annotated[Literal["both", "right_only", "none"], Says(_trump_ranking)] = "both"
    """Which jacks move up when a suit is trump: the jack of trump and the other jack of its colour, the jack of trump
    only, or neither."""

    def rank_texts(self) -> list[str]:
        """Return the ranks as they stand on the cards, highest first: ``["A", "K", …, "10", "9"]``."""
        return [str(rank) for rank in self.ranks]
