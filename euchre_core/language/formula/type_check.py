"""Numbers and conditions must not be mixed up: `tricks and bid` means nothing."""

from __future__ import annotations

from euchre_core.language.formula.errors import FormulaError
from euchre_core.language.formula.nodes import Binary, Call, Cards, Name, Node, Number, Unary
from euchre_core.language.formula.vocabulary import CONDITIONS, TITLES, Kind

_COUNT = "write what is counted, like `tricks` or `2 * bid`; when a line counts is said beside `points`"


def check_types(node: Node, kind: Kind) -> None:
    """Check that a formula of this kind gives what is wanted, down to its smallest part. Raises FormulaError."""
    condition = _is_condition(node)
    if kind in CONDITIONS and not condition:
        raise FormulaError(
            f"{TITLES[kind]} is answered by yes or no; this is a number", _start(node), _compare_it(node)
        )
    if kind not in CONDITIONS and condition:
        raise FormulaError(f"{TITLES[kind]} gives a number; this is a condition", _start(node), _COUNT)


def _is_condition(node: Node) -> bool:
    match node:
        case Number() | Name():
            return False
        case Cards(function):
            return function != "count"
        case Call(function, left, right):
            _number(left, function)
            _number(right, function)
            return False
        case Unary("not", operand):
            _condition(operand, "not")
            return True
        case Unary(_, operand):
            _number(operand, "-")
            return False
        case Binary("and" | "or" as joint, left, right):
            _condition(left, joint)
            _condition(right, joint)
            return True
        case Binary(operator, left, right):
            _number(left, operator)
            _number(right, operator)
            return operator not in ("+", "-", "*")


def _number(node: Node, wanted_by: str) -> None:
    if _is_condition(node):
        raise FormulaError(f"`{wanted_by}` works on numbers; this is a condition", _start(node), _as_number(node))


def _condition(node: Node, wanted_by: str) -> None:
    if not _is_condition(node):
        raise FormulaError(f"`{wanted_by}` joins conditions; this is a number", _start(node), _compare_it(node))


def _compare_it(node: Node) -> str:
    match node:
        case Name(name):
            return f"compare it: `{name} > 0`"
        case Cards(function):
            return f"compare it: `{function}(…) > 0`"
    return "compare it with another number"


def _as_number(node: Node) -> str:
    if isinstance(node, Cards):
        return f"count them: `count({' '.join(node.cards)})`"
    return "put the condition in brackets"


def _start(node: Node) -> int:
    """Give the column where a part of a formula begins."""
    return _start(node.left) if isinstance(node, Binary) else node.column
