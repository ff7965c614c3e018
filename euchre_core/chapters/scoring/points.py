"""What a line of the scoring gives for an outcome."""

from __future__ import annotations

from functools import lru_cache

from euchre_core.chapters.scoring.lines import Outcome, Space
from euchre_core.chapters.scoring.spec import LineSpec
from euchre_core.language.formula import Binary, Call, Name, Node, Number, Unary, parse, words

LARGEST = 1_000_000_000


def points_of(line: LineSpec, outcome: Outcome, space: Space) -> int:
    """Return the points a line gives for an outcome; a line without points gives none.

    Raises:
        ArithmeticError: the formula divides by zero, or comes to a number beyond all scores.
    """
    if line.points is None or isinstance(line.points, int):
        return line.points or 0
    names = {
        "tricks": outcome.tricks,
        "others": space.tricks - outcome.tricks,
        "best_other": outcome.best_other,
        "bid": outcome.contract.must_take,
        "value": outcome.contract.value,
        "all": space.tricks,
        "players": space.players,
    }
    return evaluate(_parsed(line.points), names)


def names_in(line: LineSpec) -> frozenset[str]:
    """Return the names that the formula of a line uses."""
    return frozenset(name for name, _ in words(_parsed(line.points))) if isinstance(line.points, str) else frozenset()


@lru_cache(maxsize=256)
def _parsed(text: str) -> Node:
    return parse(text, "points")


def evaluate(node: Node, names: dict[str, int]) -> int:
    """Return the value of a points formula; raises ArithmeticError like `points_of`."""
    match node:
        case Number(value):
            return value
        case Name(name):
            return names[name]
        case Unary("-", operand):
            return -evaluate(operand, names)
        case Binary(operator, left, right):
            return _within(_calculate(operator, evaluate(left, names), evaluate(right, names)))
        case Call(function, left, right):
            return _calculate(function, evaluate(left, names), evaluate(right, names))
    raise ValueError(f"{type(node).__name__} has no number")


def _calculate(operation: str, first: int, second: int) -> int:
    match operation:
        case "+":
            return first + second
        case "-":
            return first - second
        case "*":
            return first * second
        case "max":
            return max(first, second)
        case "min":
            return min(first, second)
        case "round_up":
            return -(-first // second)
        case "round_down":
            return first // second
    raise ValueError(f"{operation} gives no number")


def _within(number: int) -> int:
    if abs(number) > LARGEST:
        raise OverflowError("beyond all scores")
    return number
