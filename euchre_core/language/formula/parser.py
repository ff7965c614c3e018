"""Reading a formula."""

from __future__ import annotations

from euchre_core.language.formula.nodes import Node
from euchre_core.language.formula.vocabulary import Kind


class FormulaError(Exception):
    """A formula that cannot be understood: what is wrong, at which column of its text, and what to write instead."""

    def __init__(self, message: str, column: int, help: str = "", length: int = 1) -> None:
        super().__init__(message)
        self.message = message
        self.column = column
        self.help = help
        self.length = length


def parse(text: str, kind: Kind) -> Node:
    """Parse and type-check a formula; raises FormulaError."""
    raise NotImplementedError
