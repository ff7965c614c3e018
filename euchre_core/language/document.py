"""One YAML file with its positions, read in the small dialect of the variant language."""

from __future__ import annotations

import stat
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import CannotRead, Diagnostic, Span
from euchre_core.language.plain_text import LARGEST_FILE, NotPlainText, plain_lines, tabs, too_large
from euchre_core.language.reading import Reader
from euchre_core.language.values import Place, Trail, Value

if TYPE_CHECKING:
    from euchre_core.language.catalog import Located

_NOWHERE: Place = (1, 1, 1, 1)


@dataclass(frozen=True, slots=True, eq=False)
class Document:
    """What a file says.

    data: plain dicts (keys are text), lists, text, whole numbers, None, and bools, which no setting takes. Shared:
        never change it. diagnostics: what is wrong with the YAML itself. readable: False when reading stopped at a
        mistake, so that what is missing in `data` means nothing. path: the file, None for a text.
    """

    file: str
    text: str
    data: dict[str, Value]
    diagnostics: tuple[Diagnostic, ...] = ()
    readable: bool = True
    path: Path | None = None
    spans: Mapping[Trail, tuple[Place | None, Place]] | None = None

    def span_of(self, path: Trail, key: bool = False) -> Span:
        """Where the value of a path stands, or with `key` its key; else its nearest ancestor that exists.

        An ancestor is pointed at by its key, where it has one: a missing setting is missing *there*.
        """
        spans = self.spans or {}
        for length in range(len(path), -1, -1):
            found = spans.get(path[:length])
            if found is not None:
                key_place, place = found
                by_key = key or length < len(path)
                return Span(self.file, *(key_place if by_key and key_place else place if length else _first(place)))
        return Span(self.file, *_NOWHERE)

    def span_within(self, path: Trail, start: int, length: int = 1) -> Span:
        """Where a piece of a text value stands; `start` is a column inside the value, counted from 1.

        The whole value, if it does not stand in one line as it is (escapes, blocks of text).
        """
        whole = self.span_of(path)
        value = self.value_of(path)
        line = self.text.split("\n")[whole.line - 1] if self.text else ""
        written = line[whole.column - 1 : whole.end_column - 1]
        if whole.line != whole.end_line or not isinstance(value, str) or value not in written:
            return whole
        column = whole.column + written.index(value) + min(max(start, 1), len(value) + 1) - 1
        return Span(self.file, whole.line, column, whole.line, column + max(length, 1))

    def written(self, span: Span) -> str:
        """Give what stands at a place as it is written, quotes included; "" if it goes over several lines."""
        lines = self.text.split("\n")
        if span.line != span.end_line or span.line > len(lines):
            return ""
        return lines[span.line - 1][span.column - 1 : span.end_column - 1]

    def value_of(self, path: Trail) -> Value:
        """Give the value of a path, None if there is none."""
        value: Value = self.data
        for part in path:
            if isinstance(value, dict) and isinstance(part, str):
                value = value.get(part)
            elif isinstance(value, list) and isinstance(part, int) and part < len(value):
                value = value[part]
            else:
                return None
        return value


def read_document(content: str | bytes, file: str) -> Document:
    """Read a file's content; never raises: what is wrong stands in `diagnostics`. `file` is how messages call it."""
    try:
        text = plain_lines(content, file)
    except NotPlainText as problem:
        return Document(file, problem.text, {}, (problem.diagnostic,), readable=False)
    tab, indented_by_tabs = tabs(text, file)
    if tab and indented_by_tabs:
        return Document(file, text, {}, (tab,), readable=False)
    reader = Reader(text.replace("\t", " "), file)
    reader.read()
    found = reader.diagnostics
    if reader.readable and not isinstance(reader.root, dict):
        found.append(_not_a_mapping(reader, file))
    if tab:  # what a tab broke is not reported again
        found = [tab, *(each for each in found if each.code != "EU001")]
    data = reader.root if isinstance(reader.root, dict) else {}
    readable = reader.readable and isinstance(reader.root, dict)
    return Document(file, text, data, tuple(found), readable, None, reader.spans)


def read_value(text: str, file: str) -> Document:
    """Read one value of any kind, as in `--set key=VALUE`; it stands in `data` under the key ""."""
    try:
        plain = plain_lines(text, file)
    except NotPlainText as problem:
        return Document(file, problem.text, {}, (problem.diagnostic,), readable=False)
    reader = Reader(plain.replace("\t", " "), file)
    reader.read()
    spans = {("", *trail): places for trail, places in reader.spans.items()}
    return Document(file, plain, {"": reader.root}, tuple(reader.diagnostics), reader.readable, None, spans)


_cache: dict[tuple[Path, str], tuple[int, int, Document]] = {}
_MOST_CACHED = 500


def read_file(path: Path, display: str) -> Document:
    """Read a file, once per version of it; raises CannotRead if it is none or cannot be opened."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise CannotRead([diagnose("EU020", f"{display} is not a file", None)])
        cached = _cache.get((path, display))
        if cached is not None and cached[:2] == (status.st_mtime_ns, status.st_size):
            return cached[2]
        if status.st_size > LARGEST_FILE:
            return Document(display, "", {}, (too_large(display, status.st_size),), readable=False, path=path)
        document = replace(read_document(path.read_bytes(), display), path=path)
    except FileNotFoundError:
        raise CannotRead([diagnose("EU020", f"there is no file {display}", None)]) from None
    except (OSError, ValueError) as error:  # ValueError: a null character in a path
        reason = getattr(error, "strerror", None) or "the name is not possible"
        raise CannotRead([diagnose("EU020", f"{display} cannot be read: {reason}", None)]) from None
    if len(_cache) >= _MOST_CACHED:
        _cache.clear()
    _cache[path, display] = (status.st_mtime_ns, status.st_size, document)
    return document


def open_file(located: Located) -> Document:
    """Read what was found, a file or a text that stands for one; raises CannotRead like `read_file`."""
    return located.document or read_file(located.path, located.display)


def _first(place: Place) -> Place:
    """Point at the first line of a file rather than at all of it."""
    return (place[0], place[1], place[0], place[1] + 1)


def _not_a_mapping(reader: Reader, file: str) -> Diagnostic:
    if reader.empty or reader.root is None:
        return diagnose(
            "EU016", "the file says nothing", Span(file, 1, 1, 1, 1), help=("begin with `format: 1` and `name: …`",)
        )
    _, place = reader.spans[()]
    return diagnose(
        "EU016",
        "a file is a list of settings, `key: value`",
        Span(file, *place),
        help=("begin with `format: 1` and `name: …`",),
    )
