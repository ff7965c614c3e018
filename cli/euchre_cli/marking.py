"""Words that stand out: in colour and bold on a terminal, with stars as in Markdown elsewhere."""

from __future__ import annotations

import sys
import textwrap
from typing import Final

from . import streams

_BOLD, _FAINT, _RED, _GREEN, _PLAIN = "\x01", "\x02", "\x03", "\x04", "\x05"
_ON_TERMINAL: Final = {
    _BOLD: "\x1b[1m", _FAINT: "\x1b[2m", _RED: "\x1b[31m", _GREEN: "\x1b[1;32m", _PLAIN: "\x1b[0m",
}  # fmt: skip
"""One letter stands for each code until lines are broken, so that their lengths are right."""


class Marking:
    """How words stand out on stdout, and how long its lines are."""

    def __init__(self) -> None:
        self.colour = streams.shows_colour(sys.stdout)
        self.arrow = "→" if streams.shows_suits(sys.stdout) else "->"

    def strong(self, text: str) -> str:
        """A heading."""
        return self._codes(f"{_BOLD}{text}{_PLAIN}") if self.colour else text

    def title(self, text: str) -> str:
        """What a paragraph is about; goes into `item`."""
        return f"{_BOLD}{text}{_PLAIN}" if self.colour else f"*{text}*"

    def old(self, text: str) -> str:
        """Words that no longer hold; goes into `item`."""
        return f"{_RED}{text}{_PLAIN}" if self.colour else text

    def new(self, text: str) -> str:
        """Words that hold now; goes into `item`."""
        return f"{_GREEN}{text}{_PLAIN}" if self.colour else f"**{text}**"

    def faint(self, text: str) -> str:
        """Words beside the point; goes into `item`."""
        return f"{_FAINT}{text}{_PLAIN}" if self.colour and text else text

    def item(self, text: str) -> list[str]:
        """An item of a list, in lines that fit the screen."""
        lines = textwrap.wrap(
            text, streams.width(), initial_indent="- ", subsequent_indent="  ",
            break_long_words=False, break_on_hyphens=False,
        )  # fmt: skip
        return [self._codes(line) for line in lines]

    def _codes(self, text: str) -> str:
        for letter, code in _ON_TERMINAL.items():
            text = text.replace(letter, code if self.colour else "")
        return text
