"""The kinds of values that settings take, and the model that every chapter builds on.

A type here is what an author may write. The words after ``Wanted`` are used when something else was written, so that a
message speaks of "a range such as 3..5" and never of patterns and unions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from euchre_core.language.formula import Kind

NAME_PATTERN = r"^[a-z][a-z0-9_]{0,39}$"
BID_KEY_PATTERN = r"^([a-z][a-z0-9_]{0,39}|[0-9]{1,2})$"
RANGE_PATTERN = r"^[0-9]{1,2}\.\.([0-9]{1,2}|all)$"


class Settings(BaseModel):
    """A group of settings: frozen, unknown keys refused, nothing converted, the docstring under a field explains it."""

    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        strict=True,
        use_attribute_docstrings=True,
        populate_by_name=True,
    )


@dataclass(frozen=True, slots=True)
class Wanted:
    """What an author should write for this value, in the words of a message."""

    text: str


@dataclass(frozen=True, slots=True)
class Formula:
    """Marks a text that is a formula; ``kind`` says which names it may use."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class CardText:
    """Marks a text that is one card in the notation of the files."""


Name = Annotated[str, Field(pattern=NAME_PATTERN), Wanted("a name in small letters, like ask_for_best")]
Range = Annotated[str, Field(pattern=RANGE_PATTERN), Wanted("a range such as 3..5")]
Number = Annotated[int, Field(ge=0, le=99)]

Rank = Annotated[
    Literal["A", "K", "Q", "J"] | Annotated[int, Field(ge=2, le=13)],
    Wanted("A, K, Q, J or a number from 13 to 2"),
]
TrumpRank = Annotated[
    Literal["A", "K", "Q", "J", "joker", "right_bower", "left_bower"] | Annotated[int, Field(ge=2, le=13)],
    Wanted("a rank, joker, right_bower or left_bower"),
]
Card = Annotated[str, CardText(), Wanted("a card, like JS, 10H or Joker")]

Rung = Annotated[Number | Range | Name, Wanted("a number, a range such as 3..5, or the name of a bid")]
BidName = Annotated[Number | Name, Wanted("a bid: a number or a name")]

SuitName = Literal["spades", "hearts", "clubs", "diamonds"]
TrumpChoice = Literal["suits", "red", "black", "spades", "hearts", "clubs", "diamonds", "no_trump", "no_trump_low"]
TrumpCondition = Annotated[TrumpChoice | list[TrumpChoice], Wanted("a suit, or a list of them, as in trump.choices")]

BidWord = Annotated[Number | Range | Name, Wanted("a bid, a range such as 3..5, special or numbered")]
BidCondition = Annotated[BidWord | list[BidWord], Wanted("a bid, a range such as 3..5, special, numbered, or a list")]

TrickCount = Annotated[Number | Range | Literal["all"], Wanted("a number, a range such as 3..5, or all")]
TrickCondition = Annotated[TrickCount | list[TrickCount], Wanted("a number, a range such as 3..5, all, or a list")]

PointsFormula = Annotated[
    int | Annotated[str, Formula("points")],
    Wanted("points: a number, or a formula such as tricks or -bid"),
]
ValueFormula = Annotated[
    int | Annotated[str, Formula("value")],
    Wanted("a number, or a formula such as bid or trump_value + 100 * (bid - 6)"),
]
HandPredicate = Annotated[str, Formula("hand"), Wanted("a condition on a hand, like has(A) and not has(J Q K)")]
MatchPredicate = Annotated[str, Formula("match"), Wanted("a condition on the score, like score < 8")]
ClaimPoints = Annotated[
    int | Annotated[str, Formula("claim_points")],
    Wanted("points: a number, or a formula such as 2 * all"),
]


SUITS = ("spades", "hearts", "diamonds", "clubs")
NO_TRUMPS = ("no_trump", "no_trump_low")
_SUIT_GROUPS = {"suits": SUITS, "red": ("hearts", "diamonds"), "black": ("spades", "clubs")}


def trump_suits(choices: Sequence[str]) -> list[str]:
    """Write ``suits``, ``red`` and ``black`` out as suits; each choice appears once, in the order written."""
    found: list[str] = []
    for choice in choices:
        found.extend(suit for suit in _SUIT_GROUPS.get(choice, (choice,)) if suit not in found)
    return found


def expand_range(text: str, tricks: int) -> tuple[int, int]:
    """Return both ends of a written range such as ``3..5``; ``all`` at its end is ``tricks``."""
    low, _, high = text.partition("..")
    return int(low), tricks if high == "all" else int(high)


def is_range(value: object) -> bool:
    """Say whether a written value is a range such as ``3..5`` or ``3..all``."""
    return isinstance(value, str) and ".." in value
