"""For GitHub Actions: workflow commands, which become notes beside the lines of a pull request."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from euchre_core.language.diagnostic import Diagnostic, Span, in_order


def render_github(diagnostics: Iterable[Diagnostic]) -> str:
    """Give each finding as a workflow command, `::error file=…,line=…::…`; "" if there is none."""
    return "".join(f"{_command(each)}\n" for each in in_order(diagnostics))


def _command(diagnostic: Diagnostic) -> str:
    properties = [*_place(diagnostic.span)] if diagnostic.span else []
    properties.append(("title", f"{diagnostic.code} {diagnostic.name}"))
    written = ",".join(f"{name}={_property(value)}" for name, value in properties)
    message = [diagnostic.headline]
    message += [f"{span.file}:{span.line}:{span.column}: {words}" for span, words in diagnostic.related]
    message += [f"help: {each}" for each in diagnostic.help]
    message += [f"note: {each}" for each in diagnostic.notes]
    return f"::{diagnostic.severity} {written}::{_message(chr(10).join(message))}"


def _place(span: Span) -> list[tuple[str, str]]:
    """Give the place; columns only within one line, since GitHub takes no others."""
    place = [("file", Path(span.file).as_posix()), ("line", str(span.line)), ("endLine", str(span.end_line))]
    if span.line == span.end_line:
        place += [("col", str(span.column)), ("endColumn", str(max(span.column, span.end_column - 1)))]
    return place


def _message(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _message(text).replace(":", "%3A").replace(",", "%2C")
