"""What is wrong with a file, where, and what to write instead: the one form in which every room reports it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

Severity = Literal["error", "warning"]


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a file: lines and columns count from 1, in characters; the end is the place just behind it."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int


@dataclass(frozen=True, slots=True)
class Edit:
    """A piece of a file and the text to put in its place; where nothing is written yet, the span is empty."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True)
class Fix:
    """A mending that a program can do by itself.

    title: what it does, in a few words. edits: in one file, none over another. is_safe: whether the file then surely
    means what its author meant; the other fixes are guesses.
    """

    title: str
    edits: tuple[Edit, ...]
    is_safe: bool


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding about one place.

    `code` is stable ("EU104"), `name` is its readable twin ("unknown-key"), `headline` stands alone. `label` is
    written under the span, `related` are further places with a few words each, `notes` say why it matters and
    `help` says what to type instead. `fix` does it, where a program can.
    """

    severity: Severity
    code: str
    name: str
    headline: str
    span: Span | None
    label: str = ""
    related: tuple[tuple[Span, str], ...] = ()
    notes: tuple[str, ...] = ()
    help: tuple[str, ...] = ()
    fix: Fix | None = None

    @property
    def is_error(self) -> bool:
        """Whether it stops the game from being played."""
        return self.severity == "error"


def concise(diagnostic: Diagnostic) -> str:
    """Give the finding in one line: `file:14:3: error[EU104] unknown-key: headline`."""
    span = diagnostic.span
    place = f"{span.file}:{span.line}:{span.column}: " if span else ""
    return f"{place}{diagnostic.severity}[{diagnostic.code}] {diagnostic.name}: {diagnostic.headline}"


def in_order(diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Sort by file, line and column, what has no place first; the same finding twice is one."""
    return sorted(dict.fromkeys(diagnostics), key=_reading_order)


def _reading_order(diagnostic: Diagnostic) -> tuple[str, int, int, str]:
    span = diagnostic.span
    return (span.file, span.line, span.column, diagnostic.code) if span else ("", 0, 0, diagnostic.code)


class VariantError(Exception):
    """A variant cannot be found, read or played; `diagnostics` says why, and `str` gives it line by line."""

    diagnostics: tuple[Diagnostic, ...]

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = tuple(in_order(diagnostics))
        super().__init__("\n".join(concise(each) for each in self.diagnostics))

    def __reduce__(self) -> tuple[type[VariantError], tuple[tuple[Diagnostic, ...]]]:
        return type(self), (self.diagnostics,)


class CannotRead(VariantError):
    """The file itself cannot be read, or nothing has that name: a mistake in the command rather than in a file."""
