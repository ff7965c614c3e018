"""The page the table is printed on: sentences in lines, cards in four colours where there is colour."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TextIO

from euchre_cli import streams
from euchre_core.language.wording import printable

if TYPE_CHECKING:
    from rich.console import Console

COLOURS: Final = {"♠": "bold", "♥": "bold red", "♦": "bold blue", "♣": "bold green"}
LETTER_COLOURS: Final = dict(zip("SHDC", COLOURS.values(), strict=True))
CARD: Final = re.compile(r"(?<!\w)(?:10|[2-9AKQJ])([♠♥♦♣])")
LETTER_CARD: Final = re.compile(r"(?<!\w)(?:10|[2-9AKQJ])([SHDC])(?!\w)")
NUMBER: Final = re.compile(r"(?<!\S)\d+\)(?= \S)")
"""The number of a choice."""
PLAIN: Final = str.maketrans(
    {"–": "-", "·": "|", "“": '"', "”": '"', "’": "'", "…": "...", "→": "->", "°": "*", "×": "x", "♠": "S", "♥": "H",
     "♦": "D", "♣": "C"}
)  # fmt: skip


class Page:
    """Prints lines.

    Args:
        stream: where to.
        plain: whether to use nothing but ASCII.
    """

    def __init__(self, stream: TextIO, plain: bool) -> None:
        self.stream = stream
        self.plain = plain
        self.width = streams.width()
        self.console: Console | None = None
        if streams.shows_colour(stream):
            from rich.console import Console

            self.console = Console(file=stream, force_terminal=True, highlight=False, soft_wrap=True)

    def line(self, text: str = "", style: str = "") -> None:
        """Print one line; what does not fit stands below, indented."""
        text = printable(text)
        if self.plain:
            text = text.translate(PLAIN)
        for part in self._parts(text):
            self._print(part, style)

    def _parts(self, text: str) -> list[str]:
        if len(text) <= self.width:
            return [text]
        start = text[: len(text) - len(text.lstrip())]
        return textwrap.wrap(text, self.width, subsequent_indent=f"{start}  ", break_on_hyphens=False)

    def _print(self, text: str, style: str) -> None:
        if self.console is None:
            self.stream.write(f"{text}\n")
        else:
            self._print_coloured(self.console, text, style)

    def _print_coloured(self, console: Console, text: str, style: str) -> None:
        from rich.text import Text

        shown = Text(text, style=style)
        for card in (LETTER_CARD if self.plain else CARD).finditer(text):
            colour = (LETTER_COLOURS if self.plain else COLOURS)[card[1]]
            shown.stylize(f"not dim {colour}" if "dim" not in style else colour, *card.span())
        for number in NUMBER.finditer(text):
            shown.stylize("dim", *number.span())
        console.print(shown, soft_wrap=True)

    def paragraph(self, text: str, indent: str = "", style: str = "", first: str | None = None) -> None:
        """Print sentences, as many in a line as it holds; `first` is the indent of the first line, if it differs."""
        start = indent if first is None else first
        for line in textwrap.wrap(text, self.width, initial_indent=start, subsequent_indent=indent):
            self.line(line, style)

    def row(self, items: Sequence[str], first: str, gap: str = "  ", style: str = "") -> None:
        """Print items side by side after a first word; what does not fit stands below, indented."""
        indent = " " * len(first)
        line = first
        for item in items:
            more = item if line in (first, indent) else f"{gap}{item}"
            if len(line) + len(more) > self.width and line not in (first, indent):
                self.line(line.rstrip(), style)
                line, more = indent, item
            line += more
        self.line(line.rstrip(), style)

    def echo(self, answer: str) -> None:
        """Print an answer behind its question."""
        self._print(printable(answer).translate(PLAIN) if self.plain else printable(answer), "")

    def ask(self, question: str) -> None:
        """Print a question and stay in its line."""
        if self.plain:
            question = question.translate(PLAIN)
        self.stream.write(question)
        self.stream.flush()

    def flush(self) -> None:
        """Let everything so far be seen."""
        self.stream.flush()
