"""Questions about the score read aloud, after "if"."""

from __future__ import annotations

from euchre_core.chapters.formula_words import COMPARED, number_in_words
from euchre_core.language.formula import Binary, FormulaError, Node, Unary, parse

_NAMES = {
    "score": "his score",
    "best_other_score": "the best score of the others",
    "deals_played": "the number of deals played so far",
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
        case Binary(operator, left, right) if operator in COMPARED:
            return f"{number_in_words(left, _NAMES)} {COMPARED[operator]} {number_in_words(right, _NAMES)}"
    return number_in_words(node, _NAMES)


def _part(node: Node, operator: str) -> str:
    mixed = isinstance(node, Binary) and node.operator in ("and", "or") and node.operator != operator
    return f"({_asked(node)})" if mixed else _asked(node)
