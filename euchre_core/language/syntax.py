"""Errors of the YAML reader in the author's words, the same ones for its C and its Python edition."""

from __future__ import annotations

import re
from dataclasses import dataclass

import yaml

from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic, Span
from euchre_core.language.indentation import misfit
from euchre_core.language.slips import slip_in
from euchre_core.language.unfinished import apostrophe_inside, bare_heading, second_colon, unclosed_quotes

_QUOTE_IT = "put the whole value in quotes"
_CLOSE = "write `{}` where it ends, and a comma between two things in it"
_NO_COLON = "find expected ':'"
_QUOTES = "unexpected (end|document)"
_SECOND_COLON = "a second `:` in one line"
_OUTSIDE = "document start"
_DEEPER = "mapping values are not"
_SHALLOWER = "block end|expected key|'-' indicator"


@dataclass(frozen=True, slots=True)
class _Reading:
    """What the reader stumbled over: how it says so, and what we say.

    `opened` is said of the place where the unfinished thing began. `at_start` makes that the place of the error.
    """

    problem: str
    headline: str
    help: str = ""
    opened: str = ""
    at_start: bool = False
    code: str = "EU001"


_READINGS = (
    _Reading("anchor", "an anchor; they are not used here", _QUOTE_IT, code="EU004", at_start=True),
    _Reading("alias", "an alias; they are not used here", _QUOTE_IT, code="EU005", at_start=True),
    _Reading(r"\btag\b", "a tag; they are not used here", _QUOTE_IT, code="EU006", at_start=True),
    _Reading("directive|YAML document", "a directive; they are not used here", "delete this line", code="EU019"),
    _Reading("sequence entries are not", "a list item cannot stand here", "a minus sign has no space behind it"),
    _Reading(r"expected ',' or '\]'", "a comma or the closing `]` is missing",
             _CLOSE.format("]"), "this `[` is still open"),
    _Reading("expected ',' or '}'", "a comma or the closing `}` is missing",
             _CLOSE.format("}"), "this `{` is still open"),
    _Reading(_NO_COLON, "this line has no `:`", "a setting is `key: value`", at_start=True),
    _Reading(_QUOTES, "the quotes that begin here are never closed", "close them", at_start=True),
    _Reading("escape|hexdecimal", "a backslash is special in double quotes", "use single quotes, or none"),
    _Reading("start any token", "a value cannot begin with this character", _QUOTE_IT),
    _Reading("block scalar", "`|` and `>` begin a block of text on the next line", _QUOTE_IT, at_start=True),
    _Reading("node content", "a value is missing before this", "write one, or leave out the comma"),
    _Reading(_OUTSIDE, "the file has ended before this", "are all keys indented like the first one?"),
    _Reading(_DEEPER, "this line does not fit the one above it", "is it indented like the others?"),
    _Reading(_SHALLOWER, "this line does not fit those above it",
             "what belongs together is indented equally far", "they begin here"),
)  # fmt: skip
_NO_BREAK_SPACE = ("the line contains a no-break space, which looks like a space but is none",)


def syntax_error(error: yaml.YAMLError, text: str, file: str) -> Diagnostic:
    """Say what the YAML reader stumbled over and what to write instead."""
    if not isinstance(error, yaml.MarkedYAMLError):
        return diagnose("EU001", "this is not YAML", Span(file, 1, 1, 1, 2))
    place, began = _place(error.problem_mark, text, file), _place(error.context_mark, text, file)
    found = _reading(f"{error.context or ''}: {error.problem or ''}", place, text)
    closer = _closer(found, began if found.at_start else place, text)
    if closer is not None:
        return closer
    related: tuple[tuple[Span, str], ...] = ()
    if error.context_mark is not None:
        if found.at_start:
            place = began
        elif found.opened and began.line != place.line:
            related = ((began, found.opened),)
    if found.problem == _QUOTES:
        return unclosed_quotes(_line(text, place), place)
    if found.headline == _SECOND_COLON:
        return second_colon(_line(text, place), place)
    notes = _NO_BREAK_SPACE if "\u00a0" in _line(text, place) else ()
    help = (found.help,) if found.help else ()
    return diagnose(found.code, found.headline, place, related=related, notes=notes, help=help)


def _closer(found: _Reading, place: Span, text: str) -> Diagnostic | None:
    """Say what is wrong with the very line, where its words and its indentation tell more than the reader does."""
    if found.problem == _NO_COLON:
        heading = bare_heading(text, place)
        if heading is not None:
            return heading
        slip = slip_in(_line(text, place))
        if slip is None:
            return None
        span = Span(place.file, place.line, place.column, place.line, place.column + len(slip.key))
        fix = slip.mended(text, span, slip.key, is_known=slip.has_colon)
        return diagnose("EU001", slip.headline, span, help=(slip.help,), fix=fix)
    quoted = apostrophe_inside(_line(text, place), place)
    if quoted is not None:
        return quoted
    if found.problem in (_DEEPER, _SHALLOWER, _OUTSIDE):
        wrong = misfit(text, place.line, place.file)
        if wrong is not None:
            help = (wrong.help,)
            return diagnose("EU001", wrong.headline, wrong.span, related=wrong.related, help=help, fix=wrong.fix)
    return None


def _reading(problem: str, place: Span, text: str) -> _Reading:
    found = next((each for each in _READINGS if re.search(each.problem, problem)), None)
    if found is None:
        return _Reading("", "this is not YAML")
    line = _line(text, place)
    before, here = line[: place.column - 1].strip(), line[place.column - 1 : place.column]
    if found.problem == _DEEPER and ": " in before:
        return _Reading("", _SECOND_COLON)
    if found.problem in (_SHALLOWER, "node content") and here and here in "]}":
        return _Reading("", f"this `{here}` closes nothing", f"delete it, or open it with `{'[{'[']}'.index(here)]}`")
    if found.problem == _SHALLOWER and before not in ("", "-"):
        return _Reading("", "something follows a value that has ended", _QUOTE_IT)
    return found


def _place(mark: yaml.Mark | None, text: str, file: str) -> Span:
    """Where the reader stood; at the end of the file, behind its last word."""
    if mark is None:
        return Span(file, 1, 1, 1, 2)
    used = text.rstrip()
    last, length = used.count("\n"), len(used) - (used.rfind("\n") + 1)
    line, column = min((mark.line, mark.column), (last, length))
    return Span(file, line + 1, column + 1, line + 1, column + 2)


def _line(text: str, place: Span) -> str:
    lines = text.split("\n")
    return lines[place.line - 1] if place.line <= len(lines) else ""
