"""Where answers come from: a terminal, or lines of a pipe."""

from __future__ import annotations

import sys
from contextlib import suppress
from io import StringIO
from typing import TextIO

from .page import Page

LONGEST = 1000


class Reader:
    """Asks questions and reads answers.

    Args:
        page: where questions are printed.
        source: where answers come from; None if the program was started without.
    """

    def __init__(self, page: Page, source: TextIO | None) -> None:
        self.page = page
        self.source = source or StringIO()
        self.is_terminal = self.source.isatty()
        if self.is_terminal:
            with suppress(ImportError):
                import readline  # noqa: F401  # its import alone lets a line be edited

    def line(self, question: str) -> str | None:
        """The answer to a question, or None at the end of the input."""
        if self.is_terminal and self.source is sys.stdin:
            self.page.flush()
            try:
                return input(question)[:LONGEST]
            except EOFError:
                self.page.line()
                return None
        self.page.ask(question)
        answer = self.source.readline()
        if not answer:
            self.page.line()
            return None
        answer = answer.rstrip("\r\n")[:LONGEST]
        self.page.echo(answer)  # a transcript shows what was answered
        return answer
