"""Questions about the score read aloud, after "if"."""

from __future__ import annotations

from euchre_core.language.formula import Binary, Call, FormulaError, Name, Node, Number, Unary, parse

_NAMES = {
    "score": "his score",
    "best_other_score": "the best score of the others",
    "deals_played": "the number of deals played so far",
}
_COMPARED = {
    "==": "is",
    "!=": "is not",
    "<": "is less than",
    "<=": "is at most",
    ">": "is more than",
    ">=": "is at least",
}


def score_in_words(predicate: str) -> str:
    """Say what a predicate asks of the score: "his score is at least 5"."""
    try:
        return _asked(parse(predicate, "match"))
    except FormulaError:
        return predicate


def _asked(node: Node) -> str:
    match node:
        case Unary("not", operand):
            return f"it is not so that {_asked(operand)}"
        case Binary("and" | "or" as operator, left, right):
            return f"{_part(left, operator)} {operator} {_part(right, operator)}"
        case Binary(operator, left, right) if operator in _COMPARED:
            return f"{_amount(left)} {_COMPARED[operator]} {_amount(right)}"
    return _amount(node)


def _part(node: Node, operator: str) -> str:
    mixed = isinstance(node, Binary) and node.operator in ("and", "or") and node.operator != operator
    return f"({_asked(node)})" if mixed else _asked(node)


def _amount(node: Node) -> str:
    match node:
        case Number(value):
            return str(value)
        case Name(name):
            return _NAMES.get(name, name)
        case Unary(_, operand):
            return f"minus {_amount(operand)}"
        case Binary(operator, left, right):
            word = {"+": "plus", "-": "minus", "*": "times"}[operator]
            return f"{_amount(left)} {word} {_amount(right)}"
        case Call(function, left, right) if function in ("max", "min"):
            which = "greater" if function == "max" else "smaller"
            return f"the {which} of {_amount(left)} and {_amount(right)}"
        case Call(function, left, right):
            return f"{_amount(left)} divided by {_amount(right)}, rounded {function.removeprefix('round_')}"
    return ""
