"""Mending a text: fixes are edits by place, so that comments, layout and quotes stay as they are."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterable
from pathlib import Path

from euchre_core.language.diagnostic import Edit, Fix, Span

_LINE_END = re.compile("\r\n?|\n")
_BEGINNING = 40
"""So many letters of a name go into that of a temporary file: there is a longest name."""


def apply_fixes(text: str, fixes: Iterable[Fix], file: str) -> tuple[str, list[Fix]]:
    """Apply the fixes of one file; gives the text and the fixes that were applied.

    Of fixes that would change the same place the first is applied, and the others are left for the next round, when
    the text has been checked again. A fix that would change another file as well is left out. Line ends stay as they
    are; what is inserted gets those of the text.
    """
    lines = _Lines(text)
    taken: list[tuple[int, int]] = []
    edits: list[tuple[int, int, str]] = []
    applied: list[Fix] = []
    for fix in dict.fromkeys(fixes):
        if any(edit.span.file != file for edit in fix.edits):
            continue
        places = [lines.place(edit.span) for edit in fix.edits]
        if any(_meet(place, other) for place in places for other in taken):
            continue
        taken += places
        edits += [(*place, lines.spelled(edit)) for place, edit in zip(places, fix.edits, strict=True)]
        applied.append(fix)
    pieces, at = [], 0
    for start, end, inserted in sorted(edits):
        pieces += [text[at:start], inserted]
        at = end
    return "".join([*pieces, text[at:]]), applied


def write_atomically(path: Path, content: bytes) -> None:
    """Write a file as a whole or not at all; its permissions stay, and a link stays a link. Raises OSError."""
    path = path.resolve()
    mode = path.stat().st_mode if path.exists() else 0o666 & ~_umask()
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:_BEGINNING]}.", dir=path.parent)
    written = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        written.chmod(mode & 0o7777)
        written.replace(path)
    except BaseException:
        written.unlink(missing_ok=True)
        raise


def _umask() -> int:
    """What this process takes away from the permissions of new files; it can only be read by setting it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


class _Lines:
    """A text by lines and columns, whatever its line ends."""

    def __init__(self, text: str) -> None:
        self._length = len(text)
        ends = list(_LINE_END.finditer(text))
        self._starts = [0, *(end.end() for end in ends)]
        self._ends = [*(end.start() for end in ends), len(text)]
        self._line_end = ends[0][0] if ends else "\n"

    def place(self, span: Span) -> tuple[int, int]:
        """Give the places of the first character and of the one behind the last."""
        start = self._index(span.line, span.column)
        return start, max(start, self._index(span.end_line, span.end_column))

    def spelled(self, edit: Edit) -> str:
        """Give what an edit inserts, with the line ends of the text."""
        return edit.text.replace("\n", self._line_end)

    def _index(self, line: int, column: int) -> int:
        if line > len(self._starts):
            return self._length
        return min(self._starts[line - 1] + column - 1, self._ends[line - 1])


def _meet(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two pieces overlap; two insertions at one place do, and one at the edge of a piece."""
    if one[0] == one[1] or other[0] == other[1]:
        return one[0] <= other[1] and other[0] <= one[1]
    return one[0] < other[1] and other[0] < one[1]
