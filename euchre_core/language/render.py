"""Showing diagnostics: as text with the line and carets under it, or as JSON."""

from __future__ import annotations

import json
import textwrap
import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from euchre_core.language.diagnostic import Diagnostic, Span, in_order
from euchre_core.language.wording import printable

FORMAT_VERSION = "1.0"
_NARROWEST = 40
_FARTHEST = 100  # lines between a setting and the line it is nested in


def render_text(diagnostics: Iterable[Diagnostic], sources: Mapping[str, str], width: int = 120) -> str:
    """Show each finding with its line, sorted by place, and count them at the end; "" if there is none.

    sources: the text of each file. width: of the screen; longer lines are cut around the place.
    """
    found = in_order(diagnostics)
    if not found:
        return ""
    blocks = [_block(each, sources, max(width, _NARROWEST)) for each in found]
    return "\n\n".join([*blocks, count_line(found)]) + "\n"


def render_json(diagnostics: Iterable[Diagnostic]) -> str:
    """Give the findings as one JSON document with a `format_version`."""
    found = in_order(diagnostics)
    document = {
        "format_version": FORMAT_VERSION,
        "errors": sum(each.is_error for each in found),
        "warnings": sum(not each.is_error for each in found),
        "diagnostics": [_as_data(each) for each in found],
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def count_line(diagnostics: Sequence[Diagnostic]) -> str:
    """Count what was found: "3 errors and 1 warning in 2 files"."""
    errors = sum(each.is_error for each in diagnostics)
    warnings = len(diagnostics) - errors
    counts = [_counted(errors, "error")] if errors or not warnings else []
    counts += [_counted(warnings, "warning")] if warnings else []
    files = {each.span.file for each in diagnostics if each.span}
    return " and ".join(counts) + (f" in {_counted(len(files), 'file')}" if files else "")


def _block(diagnostic: Diagnostic, sources: Mapping[str, str], width: int) -> str:
    lines = [f"{diagnostic.severity}[{diagnostic.code}] {diagnostic.name}: {printable(diagnostic.headline)}"]
    span = diagnostic.span
    gutter = 2
    if span is not None:
        gutter = max(2, len(str(span.line)))
        lines.append(f"{'-->':>{gutter + 3}} {printable(span.file)}:{span.line}:{span.column}")
        lines += _source(diagnostic, sources.get(span.file, ""), gutter, width)
    for place, words in diagnostic.related:
        lines.append(f"{':::':>{gutter + 3}} {printable(place.file)}:{place.line}:{place.column}   {printable(words)}")
    lines += _remarks("help", diagnostic.help, gutter, width)
    lines += _remarks("note", diagnostic.notes, gutter, width)
    return "\n".join(line.rstrip() for line in lines)


def _source(diagnostic: Diagnostic, text: str, gutter: int, width: int) -> list[str]:
    """Show the line with carets under the place, below the line it is nested in."""
    span = diagnostic.span
    all_lines = text.split("\n")
    if span is None or not text or span.line > len(all_lines):
        return []
    bar = f"{'':>{gutter}} |"
    shown_lines = [bar]
    outer = _enclosing(all_lines, span.line)
    if outer:
        first = _cut(all_lines[outer - 1], 1, 1, width - gutter - 3)[0]
        shown_lines.append(f"{outer:>{gutter}} | {first}")
        if outer < span.line - 1:
            shown_lines.append("...")
    line, carets = _underlined(all_lines[span.line - 1], span, width - gutter - 3)
    return [*shown_lines, f"{span.line:>{gutter}} | {line}", f"{bar} {carets} {printable(diagnostic.label)}", bar]


def _underlined(line: str, span: Span, room: int) -> tuple[str, str]:
    """Give a line, cut if need be, and the carets for it."""
    start = min(span.column, len(line) + 1)
    end = span.end_column if span.end_line == span.line else len(line) + 1
    end = max(min(end, len(line) + 1), start + 1)
    visible, start, end = _cut(line, start, end, room)
    before = _columns(visible[: start - 1])
    under = max(_columns(visible[start - 1 : end - 1]), 1)
    return visible, " " * before + "^" * under


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


def _columns(text: str) -> int:
    """Count the columns of a terminal that a text takes."""
    return sum(
        0 if unicodedata.combining(each) else 2 if unicodedata.east_asian_width(each) in "WF" else 1 for each in text
    )


def _remarks(kind: str, remarks: Sequence[str], gutter: int, width: int) -> list[str]:
    lines: list[str] = []
    for remark in remarks:
        first = f"{'':>{gutter}} = {kind}: "
        lines += textwrap.wrap(
            printable(remark),
            width,
            initial_indent=first,
            subsequent_indent=" " * len(first),
            break_on_hyphens=False,
            break_long_words=False,
        )
    return lines


def _counted(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"


def _as_data(diagnostic: Diagnostic) -> dict[str, object]:
    return {
        "severity": diagnostic.severity,
        "code": diagnostic.code,
        "name": diagnostic.name,
        "headline": diagnostic.headline,
        "place": _place(diagnostic.span) if diagnostic.span else None,
        "label": diagnostic.label,
        "related": [{"place": _place(span), "label": words} for span, words in diagnostic.related],
        "notes": list(diagnostic.notes),
        "help": list(diagnostic.help),
    }


def _place(span: Span) -> dict[str, object]:
    return {
        "file": span.file,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
    }
