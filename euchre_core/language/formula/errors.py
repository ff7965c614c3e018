"""What is wrong with a formula."""

from __future__ import annotations


class FormulaError(Exception):
    """A formula that cannot be understood.

    message: what is wrong; column: where in the text, counted from 1; length: how many characters it concerns;
    help: what to write instead, or "".
    """

    def __init__(self, message: str, column: int, help: str = "", length: int = 1) -> None:
        super().__init__(message)
        self.message = message
        self.column = column
        self.help = help
        self.length = length
