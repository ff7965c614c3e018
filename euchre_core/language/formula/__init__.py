"""The formula language: a closed grammar of our own, parsed and type-checked, never evaluated as Python."""

from euchre_core.language.formula.errors import FormulaError
from euchre_core.language.formula.nodes import Binary, Call, Cards, Name, Node, Number, Unary
from euchre_core.language.formula.parser import parse
from euchre_core.language.formula.vocabulary import KINDS, Kind, words

__all__ = [
    "KINDS",
    "Binary",
    "Call",
    "Cards",
    "FormulaError",
    "Kind",
    "Name",
    "Node",
    "Number",
    "Unary",
    "parse",
    "words",
]
