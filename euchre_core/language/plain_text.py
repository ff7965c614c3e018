"""From bytes to lines: UTF-8, no tabs, nothing invisible. What is wrong here is found before YAML is read."""

from __future__ import annotations

import re
from itertools import islice

from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic, Edit, Fix, Span

LARGEST_FILE = 256 * 1024

# Everything YAML does not print, its old line breaks (NEL, LS, PS) and marks that turn text round on a screen.
INVISIBLE = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufeff\ufffe\uffff]"
)
_OLD_BREAKS = "\x85\u2028\u2029"
_MOST_EDITS = 1_000
_NEWLINES = re.compile("\r\n?")
_TABS = re.compile("\t+")
_INDENT = re.compile(r"^[ \t]+(?=\S)", re.MULTILINE)
_STEP = "  "
_INDENTED_BY_TAB = re.compile(r"^ *\t", re.MULTILINE)


class NotPlainText(Exception):
    """The file cannot be read as lines at all: `text` is what can be shown of it."""

    def __init__(self, text: str, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic.headline)
        self.text = text
        self.diagnostic = diagnostic


def plain_lines(content: str | bytes, file: str) -> str:
    """Decode and normalise line ends; raises NotPlainText."""
    if len(content) > LARGEST_FILE:
        raise NotPlainText("", too_large(file, len(content)))
    text = content if isinstance(content, str) else _decoded(content, file)
    text = _NEWLINES.sub("\n", text.removeprefix("\ufeff"))
    found = INVISIBLE.search(text)
    if found:
        raise NotPlainText(text, _invisible(text, file, found))
    return text


def tabs(text: str, file: str) -> tuple[Diagnostic | None, bool]:
    """Give the complaint about tabs, and whether lines are indented by them (then nothing more can be said)."""
    first = text.find("\t")
    if first < 0:
        return None, False
    more = text.count("\t") - 1
    notes = (f"{more} more {'tab' if more == 1 else 'tabs'} in this file",) if more else ()
    finding = diagnose(
        "EU002",
        "a tab; files use spaces only",
        span_at(text, file, first),
        label="a tab",
        notes=notes,
        help=("replace it by spaces (most editors can do it for the whole file)",),
        fix=_without_tabs(text, file),
    )
    return finding, _INDENTED_BY_TAB.search(text) is not None


def _without_tabs(text: str, file: str) -> Fix:
    """Put spaces in place of the tabs: two for one that indents, one for one that is only between two words.

    That is certain as long as lines are not indented now by tabs and now by spaces.
    """
    indents = {indent[0] for indent in _INDENT.finditer(text)}
    mixed = any("\t" in indent for indent in indents) and any(" " in indent for indent in indents)
    edits = [
        Edit(span, " " if line[: found.start()].strip() else _STEP * len(found[0]))
        for span, line, found in _each(_TABS, text, file)
    ]
    return Fix("put spaces in place of the tabs", tuple(edits), is_safe=not mixed)


def _each(pattern: re.Pattern[str], text: str, file: str) -> list[tuple[Span, str, re.Match[str]]]:
    """Find a pattern in every line, with its place; not more often than is worth mending in one go."""
    found = (
        (Span(file, number, each.start() + 1, number, each.end() + 1), line, each)
        for number, line in enumerate(text.split("\n"), 1)
        for each in pattern.finditer(line)
    )
    return list(islice(found, _MOST_EDITS))


def too_large(file: str, size: int) -> Diagnostic:
    """Complain about a file over 256 KiB."""
    return diagnose("EU010", f"the file has {size:,} bytes; 256 KiB is the most", Span(file, 1, 1, 1, 1))


def span_at(text: str, file: str, index: int, length: int = 1) -> Span:
    """Where the character at `index` of a text stands."""
    line = text.count("\n", 0, index) + 1
    column = index - (text.rfind("\n", 0, index) + 1) + 1
    return Span(file, line, column, line, column + length)


def _decoded(content: bytes, file: str) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        text = _NEWLINES.sub("\n", content.decode("utf-8", "replace"))
        before = _NEWLINES.sub("\n", content[: error.start].decode("utf-8"))
        help = "save the file as UTF-8 (most editors call it the encoding)"
        if content[:2] in (b"\xff\xfe", b"\xfe\xff"):
            help = "it looks like UTF-16; " + help
        place = span_at(before + "?", file, len(before))
        raise NotPlainText(text, diagnose("EU014", "the file is not text in UTF-8", place, help=(help,))) from None


def _invisible(text: str, file: str, found: re.Match[str]) -> Diagnostic:
    return diagnose(
        "EU015",
        f"an invisible character (U+{ord(found[0]):04X}) that has no place in a text",
        span_at(text, file, found.start()),
        label="here",
        help=("delete it",),
        fix=_without_invisible(text, file),
    )


def _without_invisible(text: str, file: str) -> Fix:
    """Delete everything invisible; where it is an old line break, only its author knows whether it should be one."""
    edits = [Edit(span, " " if each[0] in _OLD_BREAKS else "") for span, _, each in _each(INVISIBLE, text, file)]
    return Fix("delete what is invisible", tuple(edits), is_safe=not any(edit.text for edit in edits))
