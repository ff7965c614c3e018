"""The lines of a file with marks under the places a finding is about."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from euchre_core.language.diagnostic import Span
from euchre_core.language.wording import printable

_FARTHEST = 100  # lines between a setting and the line it is nested in


@dataclass(frozen=True, slots=True)
class Mark:
    """A place, what is written under it, and the sign it is underlined with."""

    span: Span
    label: str
    sign: str = "^"


@dataclass(frozen=True, slots=True)
class Row:
    """A row of an excerpt: a line of the file with its number, or (`number` 0) what stands under one."""

    number: int
    text: str
    sign: str = ""
    label: str = ""

    @property
    def is_gap(self) -> bool:
        """Whether lines of the file are left out here."""
        return not self.number and not self.sign


GAP = Row(0, "...")


def excerpt(text: str, marks: Sequence[Mark], room: int) -> list[Row]:
    """Show the lines of some marks in order, the first mark's with the line it is nested in; longer ones are cut."""
    lines = text.split("\n")
    shown = [mark for mark in marks if text and mark.span.line <= len(lines)]
    if not shown:
        return []
    by_line: dict[int, list[Mark]] = {}
    for mark in shown:
        by_line.setdefault(mark.span.line, []).append(mark)
    outer = _enclosing(lines, shown[0].span.line)
    rows: list[Row] = []
    last = 0
    for number in sorted({*by_line, *([outer] if outer else [])}):
        if last and number > last + 1:
            rows.append(GAP)
        rows += _marked(number, lines[number - 1], by_line.get(number, []), room)
        last = number
    return rows


def columns(text: str) -> int:
    """Count the columns of a terminal that a text takes."""
    return sum(
        0
        if unicodedata.category(each) in ("Mn", "Me", "Cf")
        else 2
        if unicodedata.east_asian_width(each) in "WF"
        else 1
        for each in text
    )


def _marked(number: int, line: str, marks: Sequence[Mark], room: int) -> list[Row]:
    if not marks:
        return [Row(number, _cut(line, 1, 1, room)[0])]
    visible, _, _ = _cut(line, *_ends(line, marks[0].span), room)
    rows = [Row(number, visible)]
    for mark in marks:
        own, start, end = _cut(line, *_ends(line, mark.span), room)
        if own != visible:  # too far away to be seen in the same piece of the line
            rows.append(Row(number, own))
        before = columns(own[: start - 1])
        under = max(columns(own[start - 1 : end - 1]), 1)
        rows.append(Row(0, " " * before, mark.sign * under, printable(mark.label)))
    return rows


def _ends(line: str, span: Span) -> tuple[int, int]:
    """Give the columns to mark in the first line of a place."""
    start = min(span.column, len(line) + 1)
    end = span.end_column if span.end_line == span.line else len(line) + 1
    return start, max(min(end, len(line) + 1), start + 1)


def _cut(line: str, start: int, end: int, room: int) -> tuple[str, int, int]:
    """Cut a line around the columns that matter; gives the piece and where they are in it."""
    line = printable(line.replace("\t", " "))
    if len(line) <= room:
        return line, start, end
    left = max(0, min(start - 1 - room // 3, len(line) - room + 1))
    if left == 0:
        return line[: room - 1] + "…", start, min(end, room)
    piece = line[left : left + room - 2]
    tail = "…" if left + room - 2 < len(line) else ""
    moved = start - left + 1
    return f"…{piece}{tail}", moved, max(moved + 1, min(end - left + 1, len(piece) + 2))


def _enclosing(lines: Sequence[str], number: int) -> int:
    """Give the number of the line a line is nested in: the nearest above with less indentation; 0 if there is none."""
    depth = _indentation(lines[number - 1])
    for above in range(number - 1, max(number - 1 - _FARTHEST, 0), -1):
        line = lines[above - 1].strip()
        if line and not line.startswith("#") and _indentation(lines[above - 1]) < depth:
            return above
    return 0


def _indentation(line: str) -> int:
    return len(line) - len(line.lstrip(" "))
