"""Where the settings of a file stand in its text: keys, values, lines and comments."""

from __future__ import annotations

import re

from euchre_core.language.diagnostic import Span
from euchre_core.language.document import Document
from euchre_core.language.values import Place, Trail

Point = tuple[int, int]
"""Line and column, counted from 1."""

_MARK = re.compile(r"(?:^|(?<=\s))#")


class Places:
    """The places in one file.

    Args:
        document: the file; what it says has been read.
    """

    def __init__(self, document: Document) -> None:
        self.document = document
        self.lines = document.text.split("\n")
        self.spans = document.spans or {}
        self.trails = sorted(self.spans, key=lambda trail: (self.start(trail), len(trail)))

    def start(self, trail: Trail) -> Point:
        """Where a setting begins: with its key, or an item of a list with its value."""
        key, value = self.spans[trail]
        return (key or value)[:2]

    def end(self, trail: Trail) -> Point:
        """The place behind a setting; where nothing but the key is written, that is behind the colon."""
        key, value = self.spans[trail]
        if key is None or value != key:
            return value[2:]
        line, column = key[2:]
        return line, self.lines[line - 1].index(":", column - 1) + 2

    def value_line(self, trail: Trail) -> int:
        """The line in which a value begins."""
        return self.spans[trail][1][0]

    def last_line(self, trail: Trail) -> int:
        """The last line of a setting: a block of text ends at the beginning of the next one."""
        line, column = self.end(trail)
        return line - 1 if column == 1 and line > self.start(trail)[0] else line

    def beside(self, trail: Trail) -> list[Trail]:
        """The settings that stand together with this one, itself included, in the order of the file."""
        return [each for each in self.trails if len(each) == len(trail) and each[:-1] == trail[:-1]]

    def in_flow(self, trail: Trail) -> bool:
        """Whether a setting stands within braces."""
        if len(trail) < 2:
            return False
        line, column = self.spans[trail[:-1]][1][:2]
        return self.lines[line - 1][column - 1 : column] == "{"

    def between(self, start: Point, end: Point) -> Span:
        """The piece of the file from one place to another."""
        return Span(self.document.file, *start, *end)

    def written(self, span: Span) -> str:
        """The text of a piece."""
        lines = self.lines[span.line - 1 : span.end_line]
        lines[-1] = lines[-1][: span.end_column - 1]
        lines[0] = lines[0][span.column - 1 :]
        return "\n".join(lines)

    def comments(self, first: int, last: int) -> list[str]:
        """The comments in some lines, one after the other."""
        found = []
        for number in range(first, last + 1):
            line = self.lines[number - 1]
            marks = (mark.start() for mark in _MARK.finditer(line))
            start = next((mark for mark in marks if not self._in_text(number, mark + 1)), None)
            found += [] if start is None else [line[start:].rstrip()]
        return found

    def _in_text(self, line: int, column: int) -> bool:
        """Whether a place lies within a key or a value that is text."""
        for trail, (key, value) in self.spans.items():
            is_text = isinstance(self.document.value_of(trail), str)
            if (key and _holds(key, line, column)) or (is_text and _holds(value, line, column)):
                return True
        return False


def _holds(place: Place, line: int, column: int) -> bool:
    return place[:2] <= (line, column) < place[2:]
