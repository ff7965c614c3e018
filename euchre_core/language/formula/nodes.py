"""What a parsed formula is made of. `column` counts from 1 inside the formula's text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

UnaryOperator = Literal["-", "not"]
BinaryOperator = Literal["+", "-", "*", "==", "!=", "<", "<=", ">", ">=", "and", "or"]
FunctionName = Literal["max", "min", "round_up", "round_down"]
CardFunction = Literal["has", "count", "only"]


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number as written; a minus before it is a `Unary`."""

    value: int
    column: int


@dataclass(frozen=True, slots=True)
class Name:
    """A word of the vocabulary: `tricks`, `bid`, `cards`, `top_trumps` and so on."""

    name: str
    column: int


@dataclass(frozen=True, slots=True)
class Unary:
    """`-a` or `not a`."""

    operator: UnaryOperator
    operand: Node
    column: int


@dataclass(frozen=True, slots=True)
class Binary:
    """`a + b`, `a >= b`, `a and b`; `column` is the operator's."""

    operator: BinaryOperator
    left: Node
    right: Node
    column: int


@dataclass(frozen=True, slots=True)
class Call:
    """`max(a, b)`, `min(a, b)`, `round_up(a / b)`, `round_down(a / b)`."""

    function: FunctionName
    left: Node
    right: Node
    column: int


@dataclass(frozen=True, slots=True)
class Cards:
    """`has(A)`, `count(9)`, `only(9 10)`: a question about the cards held.

    Each of `cards` is a card (`9D`, `Joker`), a rank (`A`, `10`), a suit (`spades`), `red`, `black`, `trump`,
    `natural_trump` or `upcard_suit`, in canonical spelling.
    """

    function: CardFunction
    cards: tuple[str, ...]
    column: int


Node = Number | Name | Unary | Binary | Call | Cards
