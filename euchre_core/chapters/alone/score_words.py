"""Questions about the score read aloud, after "if"."""

from __future__ import annotations

from euchre_core.chapters.formula_words import comparison_in_words, number_in_words
from euchre_core.language.formula import Binary, FormulaError, Node, Unary, parse
from euchre_core.language.translation import later, say

_NAMES = {
    # Translators: a number that is filled in for {first} or {second}.
    "score": later("his score"),
    "best_other_score": later("the best score of the others"),
    "deals_played": later("the number of deals played so far"),
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
            # Translators: {condition} is a clause such as "his score is at least 5".
            return say("it is not so that {condition}", condition=_asked(operand))
        case Binary("and", left, right):
            return say("{first} and {second}", first=_part(left, "and"), second=_part(right, "and"))
        case Binary("or", left, right):
            return say("{first} or {second}", first=_part(left, "or"), second=_part(right, "or"))
    return comparison_in_words(node, _NAMES) or number_in_words(node, _NAMES)


def _part(node: Node, operator: str) -> str:
    mixed = isinstance(node, Binary) and node.operator in ("and", "or") and node.operator != operator
    return f"({_asked(node)})" if mixed else _asked(node)
