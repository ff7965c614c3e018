"""Points in words: how much somebody scores or loses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from euchre_core.chapters.formula_words import number_in_words
from euchre_core.chapters.sentence import count
from euchre_core.language.formula import Binary, Call, FormulaError, Name, Node, Number, Unary, parse
from euchre_core.language.translation import later, later_many, say, say_as, say_many

_POINTS = {
    # Translators: a number that is filled in for {number}, {first} or {second}.
    "tricks": later("the tricks taken"),
    "others": later("everybody else's tricks"),
    "best_other": later("the most tricks of any other side"),
    "bid": later("the tricks bid"),
    "value": later("the value of the bid"),
    "all": later("the tricks of a deal"),
    "players": later("the number of players"),
}
_FOR_EACH = {
    # Translators: an amount that somebody scores or loses.
    "tricks": later_many("{number} point for each trick taken", "{number} points for each trick taken"),
    "bid": later_many("{number} point for each trick bid", "{number} points for each trick bid"),
}


@dataclass(frozen=True)
class Worth:
    """What somebody scores.

    Args:
        amount: how much, in words, after "scores" or "loses"; that he scores nothing is an amount too.
        is_lost: whether he loses it.

    """

    amount: str
    is_lost: bool = False


def points_in_words(points: int | str | None, tricks: int | None = None, players: int | None = None) -> str:
    """Say what a line is worth, without saying for whom: "score 1 point for each trick taken", "lose the tricks bid".

    Args:
        points: the number or formula.
        tricks: how many tricks a deal has, where that is known; then it need not be worked out.
        players: how many play, where that is known.

    """
    worth = worth_of(points, tricks, players)
    if worth.is_lost:
        # Translators: without saying who; {amount} is like "2 points" or "the value of the bid".
        return say("lose {amount}", amount=worth.amount)
    # Translators: without saying who; {amount} is like "nothing", "2 points" or "the value of the bid".
    return say("score {amount}", amount=worth.amount)


def worth_of(points: int | str | None, tricks: int | None = None, players: int | None = None) -> Worth:
    """Say what a line is worth. Arguments are those of `points_in_words`."""
    if points is None or points == 0:
        # Translators: somebody scores no points.
        return Worth(say_as("points", "nothing"))
    if isinstance(points, int):
        return Worth(count(abs(points), "point"), points < 0)
    try:
        node = _worked_out(parse(points, "points"), {"all": tricks, "players": players})
    except FormulaError:
        return Worth(points)
    match node:
        case Number(value):
            return worth_of(value)
        case Unary(_, operand):
            return Worth(_amount(operand), is_lost=True)
        case Binary("*", Number(value), other, column) | Binary("*", other, Number(value), column) if value < 0:
            return Worth(_amount(Binary("*", Number(-value, 1), other, column)), is_lost=True)
    return Worth(_amount(node))


def _worked_out(node: Node, known: Mapping[str, int | None]) -> Node:
    """A formula with the numbers worked out that are known: minus 2 times all is -12."""
    match node:
        case Name(name, column):
            number = known.get(name)
            return node if number is None else Number(number, column)
        case Unary("-", operand, column):
            inner = _worked_out(operand, known)
            return Number(-inner.value, column) if isinstance(inner, Number) else Unary("-", inner, column)
        case Binary(operator, left, right, column):
            first, second = _worked_out(left, known), _worked_out(right, known)
            if operator == "*" and isinstance(first, Number) and isinstance(second, Number):
                return Number(first.value * second.value, column)
            return Binary(operator, first, second, column)
        case Call(function, left, right, column):
            return Call(function, _worked_out(left, known), _worked_out(right, known), column)
    return node


def _amount(node: Node) -> str:
    match node:
        case Name("tricks" | "bid" as name):
            return say_many(*_FOR_EACH[name], 1)
        case Name("value"):
            # Translators: an amount that somebody scores or loses.
            return say_as("points", "the value of the bid")
        case Name("others"):
            # Translators: an amount that somebody scores or loses.
            return say("1 point for each trick of everybody else")
        case Binary("*", Number(value), Name("tricks" | "bid" as name)) | Binary(
            "*", Name("tricks" | "bid" as name), Number(value)
        ):
            return say_many(*_FOR_EACH[name], value)
    # Translators: {number} is words such as "the value of the bid" or "the tricks taken plus 2": so many points that
    # somebody scores or loses.
    return say_as("points", "{number}", number=number_in_words(node, _POINTS))
