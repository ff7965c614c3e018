"""Comments that silence a warning where it is meant so: `# euchre: ignore[EU402] we play it so`.

A comment at the end of a line is about that line; one that stands alone is about the next line that says something.
Errors cannot be silenced: a game that cannot be played does not become playable.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from euchre_core.language.codes import CODES, diagnose, severity_of
from euchre_core.language.diagnostic import Diagnostic, Edit, Fix, Span
from euchre_core.language.document import Document
from euchre_core.language.wording import did_you_mean, shown

OWN_CODES = ("EU501", "EU502", "EU503")
"""What is said about suppressions themselves."""

_COMMENT = re.compile(
    r"(?:(?<=\s)|^)#[ \t]*(?:euchre[ \t]*:(?![ \t]*(?:\{|$))|(?i:euchre)[ \t]*:?[ \t]*(?=(?i:ignore)\b))"
    r"(?=(?P<said>[^\n]*))",
    re.MULTILINE,
)
"""Not a scoring line called `euchre` that somebody has put aside."""
_IGNORE = re.compile(r"\s*ignore\[(?P<codes>[^\]]*)\].*")
_CODE_IN_WORDS = re.compile(r"\bEU\d{3}\b", re.IGNORECASE)
_NEARLY = re.compile(r"\s*ignore\b", re.IGNORECASE)
_FORM = "a suppression is written `# euchre: ignore[EU402] and why`"


@dataclass(frozen=True, slots=True)
class _Code:
    """One code of a suppression and where it stands."""

    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class Suppression:
    """A comment: the line it silences, its place, its codes (none if it is not written as it should be).

    `whole` is what goes when the comment goes: the space before it too, or the line if it has one of its own.
    """

    line: int
    span: Span
    whole: Span
    codes: tuple[_Code, ...]
    meant: str = ""
    """What was meant, where it is not written as it should be but names its codes."""


def suppressions(document: Document) -> list[Suppression]:
    """Give the suppressions of a file."""
    if not document.readable:
        return []
    lines = document.text.split("\n")
    return [
        _suppression(found, document, lines)
        for found in _COMMENT.finditer(document.text)
        if _is_comment(found, document)
    ]


def unsuppressed(found: Iterable[Diagnostic], documents: Iterable[Document]) -> list[Diagnostic]:
    """Leave out the warnings that the files they are about say are meant so."""
    silent = {
        (document.file, each.line, code.text)
        for document in documents
        for each in suppressions(document)
        for code in each.codes
        if _can_be_silenced(code.text)
    }
    return [each for each in found if each.span is None or (each.span.file, each.span.line, each.code) not in silent]


def check_suppressions(
    found: Sequence[Diagnostic], document: Document, *, complete: bool = True
) -> Iterator[Diagnostic]:
    """Check the suppressions of a file against everything that was found in it, silenced or not.

    complete: whether all warnings have been looked for, as far as no error has kept them from it; else nobody can say
    that a suppression is not needed.
    """
    complete = complete and not any(each.is_error for each in found)
    here = {(each.span.line, each.code) for each in found if each.span and each.span.file == document.file}
    for suppression in suppressions(document):
        if not suppression.codes:
            yield _ill_written(suppression)
        for code in suppression.codes:
            if code.text not in CODES:
                yield _unknown(code)
            elif not _can_be_silenced(code.text):
                yield _of_an_error(suppression, code)
            elif complete and (suppression.line, code.text) not in here:
                yield _unused(suppression, code)


def _can_be_silenced(code: str) -> bool:
    return code in CODES and code not in OWN_CODES and severity_of(code) == "warning"


def _is_comment(found: re.Match[str], document: Document) -> bool:
    """Whether a `#` begins a comment: inside quotes or in a block of text it does not."""
    line = document.text.count("\n", 0, found.start()) + 1
    place = (line, found.start() - document.text.rfind("\n", 0, found.start()))
    values = ((path, span) for path, (_, span) in (document.spans or {}).items())
    return not any(span[:2] <= place < span[2:] and isinstance(document.value_of(path), str) for path, span in values)


def _suppression(found: re.Match[str], document: Document, lines: Sequence[str]) -> Suppression:
    text = document.text
    line = text.count("\n", 0, found.start()) + 1
    column = found.start() - text.rfind("\n", 0, found.start())
    span = Span(document.file, line, column, line, column + len((found[0] + found["said"]).rstrip()))
    before = lines[line - 1][: column - 1].rstrip()
    about, whole = line, replace(span, column=len(before) + 1)
    if not before:
        following = range(line + 1, len(lines) + 1)
        about = next((at for at in following if _says_something(lines[at - 1])), line)
        whole = Span(document.file, line, 1, line + 1, 1)
    written = _IGNORE.fullmatch(found["said"])
    if written is None:
        return Suppression(about, span, whole, (), _meant(found["said"]))
    first = column + found.start("said") - found.start() + written.start("codes")
    codes = []
    for piece in re.finditer(r"[^,\s][^,]*", written["codes"]):
        start = first + piece.start()
        name = piece[0].rstrip()
        codes.append(_Code(name, Span(document.file, line, start, line, start + len(name))))
    return Suppression(about, span, whole, tuple(codes))


def _meant(said: str) -> str:
    """Write a suppression as it should be written, if its words begin with `ignore` and name codes; else nothing."""
    named = list(_CODE_IN_WORDS.finditer(said))
    codes = [each[0].upper() for each in named]
    if not codes or not _NEARLY.match(said) or not all(code in CODES for code in codes):
        return ""
    why = said[named[-1].end() :].strip(" \t])(:,-")
    return f"# euchre: ignore[{', '.join(codes)}] {why}".rstrip()


def _says_something(line: str) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith("#")


def _ill_written(suppression: Suppression) -> Diagnostic:
    return diagnose(
        "EU502",
        "this comment silences nothing: it names no code in brackets",
        suppression.span,
        label="no code",
        help=(f"write {shown(suppression.meant)}" if suppression.meant else _FORM,),
        fix=_as_meant(suppression) if suppression.meant else None,
    )


def _as_meant(suppression: Suppression) -> Fix:
    return Fix(f"write {shown(suppression.meant)}", (Edit(suppression.span, suppression.meant),), is_safe=True)


def _unknown(code: _Code) -> Diagnostic:
    named = next((each for each, (name, _) in CODES.items() if name == code.text.lower()), None)
    same = named or (code.text.upper() if code.text.upper() in CODES else None)
    help = (f"write {shown(same)}",) if same else did_you_mean(code.text, [name for name, _ in CODES.values()])
    return diagnose(
        "EU502",
        f"there is no code {shown(code.text)}",
        code.span,
        label="not a code",
        help=help,
        fix=Fix(f"write {shown(same)}", (Edit(code.span, same),), is_safe=True) if same else None,
    )


def _of_an_error(suppression: Suppression, code: _Code) -> Diagnostic:
    name, _ = CODES[code.text]
    what = "is about suppressions themselves" if code.text in OWN_CODES else "is an error"
    return diagnose(
        "EU503",
        f"{shown(name)} {what} and cannot be silenced",
        code.span,
        label="only warnings can be silenced",
        help=("mend what it says, and delete this",),
        fix=_without(suppression, code),
    )


def _unused(suppression: Suppression, code: _Code) -> Diagnostic:
    name, _ = CODES[code.text]
    return diagnose(
        "EU501",
        f"nothing is silenced: line {suppression.line} has no {shown(name)}",
        code.span,
        label="not needed",
        help=("delete it",),
        fix=_without(suppression, code),
    )


def _without(suppression: Suppression, code: _Code) -> Fix:
    """Take the code away, and with the last code the whole comment."""
    others = [each.text for each in suppression.codes if each is not code]
    if others:
        first, last = suppression.codes[0].span, suppression.codes[-1].span
        whole = replace(first, end_column=last.end_column)
        return Fix(f"take {code.text} away", (Edit(whole, ", ".join(others)),), is_safe=True)
    return Fix("delete the suppression", (Edit(suppression.whole, ""),), is_safe=True)
