"""`--set KEY=VALUE`: single settings from outside, each laid over the game as a small file called `--set`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic, Span
from euchre_core.language.document import Document, read_value
from euchre_core.language.file_rules import INHERITS, belongs_to_the_file
from euchre_core.language.values import Place, Trail, Value
from euchre_core.language.wording import as_yaml, shown

FILE = "--set"
_KEY = re.compile(r"[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+){0,9}")


def setting_documents(settings: Mapping[str, object]) -> tuple[list[Document], list[Diagnostic]]:
    """Give one document a setting, in order; text is read as one would write it in a file (`3` is a number)."""
    written = {key: value if isinstance(value, str) else as_yaml(value) for key, value in settings.items()}
    text = "\n".join(f"{key}={value}" for key, value in written.items())
    documents, diagnostics = [], []
    for line, (key, value) in enumerate(written.items(), start=1):
        complaint = _complaint(key, value, Span(FILE, line, 1, line, len(key) + 1))
        if complaint is not None:
            diagnostics.append(complaint)
        else:
            documents.append(_document(key, value, line, text))
    return documents, diagnostics


def _complaint(key: str, value: str, place: Span) -> Diagnostic | None:
    if not _KEY.fullmatch(key):
        return diagnose("EU211", f"{shown(key)} is not the name of a setting", place, help=("write `match.target=21`",))
    parts = key.split(".")
    if belongs_to_the_file(parts[0]):
        return diagnose("EU211", f"{shown(parts[0])} belongs to the file and cannot be set from outside", place)
    if INHERITS in parts:
        return diagnose("EU211", "`inherits` can only be written in a file", place)
    if "\n" in value or "\r" in value:
        return diagnose("EU211", f"the value of {shown(key)} must be one line", place)
    return None


def _document(key: str, value: str, line: int, text: str) -> Document:
    read = read_value(value, FILE)
    before = len(key) + 1
    trail = tuple(key.split("."))
    spans: dict[Trail, tuple[Place | None, Place]] = {}
    whole: Place = (line, before + 1, line, max(before + len(value), before + 1) + 1)
    data: Value = read.data.get("")
    column = 1
    for depth, part in enumerate(trail, start=1):
        spans[trail[:depth]] = ((line, column, line, column + len(part)), whole)
        column += len(part) + 1
    for inner, (key_place, place) in (read.spans or {}).items():
        full = (*trail, *inner[1:])
        if len(full) > len(trail):
            spans[full] = (_moved(key_place, line, before) if key_place else None, _moved(place, line, before))
    for part in reversed(trail):
        data = {part: data}
    found = tuple(_moved_diagnostic(each, line, before) for each in read.diagnostics)
    spans[()] = (None, (line, 1, line, before))
    return Document(FILE, text, data if isinstance(data, dict) else {}, found, read.readable, None, spans)


def _moved(place: Place, line: int, columns: int) -> Place:
    return (place[0] + line - 1, place[1] + columns, place[2] + line - 1, place[3] + columns)


def _moved_diagnostic(found: Diagnostic, line: int, columns: int) -> Diagnostic:
    def moved(span: Span) -> Span:
        return Span(FILE, *_moved((span.line, span.column, span.end_line, span.end_column), line, columns))

    related = tuple((moved(span), words) for span, words in found.related)
    return replace(found, span=moved(found.span) if found.span else None, related=related)
