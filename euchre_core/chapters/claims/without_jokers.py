"""Hands that ask for a joker, in a game that has none."""

from __future__ import annotations

from collections.abc import Callable

from euchre_core.language.cards import JOKERS
from euchre_core.language.formula import Binary, Call, Cards, Name, Node, Number, Unary, parse


def without_jokers(predicate: str) -> str | bool:
    """Return what a predicate asks in a pack without jokers; a truth value if that settles it.

    Raises:
        FormulaError: the predicate cannot be read.

    """
    known = _without_jokers(parse(predicate, "hand"))
    return known if isinstance(known, bool) else _written(known)


def _without_jokers(node: Node) -> Node | bool:
    """What a predicate asks in a pack without jokers; a truth value if that settles it."""
    match node:
        case Cards(function, cards, column):
            others = tuple(card for card in cards if card not in JOKERS)
            if others:
                return Cards(function, others, column)
            return node if function == "count" else False
        case Unary("not", operand, column):
            known = _without_jokers(operand)
            return not known if isinstance(known, bool) else Unary("not", known, column)
        case Binary("and" | "or" as operator, left, right, column):
            first, second = _without_jokers(left), _without_jokers(right)
            if isinstance(first, bool):
                return second if first == (operator == "and") else first
            if isinstance(second, bool):
                return first if second == (operator == "and") else second
            return Binary(operator, first, second, column)
        case Binary(operator, Cards("count", cards), Number(number)) if operator in _COMPARED and set(cards) <= set(
            JOKERS
        ):
            return _COMPARED[operator](0, number)
        case Binary(operator, left, right, column):
            return Binary(operator, _number(left), _number(right), column)
    return node


_COMPARED: dict[str, Callable[[int, int], bool]] = {
    "==": int.__eq__,
    "!=": int.__ne__,
    "<": int.__lt__,
    "<=": int.__le__,
    ">": int.__gt__,
    ">=": int.__ge__,
}


def _number(node: Node) -> Node:
    """A number to compare: without jokers it is still a number."""
    known = _without_jokers(node)
    return node if isinstance(known, bool) else known


def _written(node: Node) -> str:
    """Write a predicate down again."""
    match node:
        case Number(value):
            return str(value)
        case Name(name):
            return name
        case Cards(function, cards):
            return f"{function}({' '.join(cards)})"
        case Unary(operator, operand):
            return f"{operator} ({_written(operand)})"
        case Binary(operator, left, right):
            chained = isinstance(left, Binary) and left.operator == operator
            return f"{_written(left) if chained else _bracketed(left)} {operator} {_bracketed(right)}"
        case Call(function, left, right) if function in ("max", "min"):
            return f"{function}({_written(left)}, {_written(right)})"
        case Call(function, left, right):
            return f"{function}({_bracketed(left)} / {_bracketed(right)})"


def _bracketed(node: Node) -> str:
    return f"({_written(node)})" if isinstance(node, Binary | Unary) else _written(node)
