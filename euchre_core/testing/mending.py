"""Mending a file: fixes are applied and the text is checked again, until nothing is left that a program can mend."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from euchre_core.language.catalog import Located
from euchre_core.language.diagnostic import Fix
from euchre_core.language.document import read_document
from euchre_core.language.file_rules import kind_of
from euchre_core.language.fixes import apply_fixes

from .check import Report, check

MOST_ROUNDS = 20
_MARK = "\ufeff"
"""What some editors put before the first character of a file."""


@dataclass(frozen=True)
class Mended:
    """What came of mending a file.

    Args:
        before: its text; after: the mended one.
        fixes: what was done, in order, each with the number of the line at that time.
        report: what is left to be found in it.
    """

    before: str
    after: str
    fixes: tuple[tuple[int, Fix], ...]
    report: Report

    @property
    def content(self) -> bytes:
        """The bytes to write."""
        return self.after.encode("utf-8")


def mend(located: Located, content: bytes, *, unsafe: bool = False) -> Mended:
    """Mend a text as it stands in a file, without writing it.

    Args:
        located: the file, which says where others are found that it builds on.
        content: what it holds.
        unsafe: whether fixes are applied that are guesses.

    Raises:
        CannotRead: the file is nothing that could be checked.

    """
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        return Mended("", "", (), check(as_text(located, content)))
    mark = _MARK if text.startswith(_MARK) else ""
    before = text = text.removeprefix(_MARK)
    done: list[tuple[int, Fix]] = []
    report = check(as_text(located, text))
    for _ in range(MOST_ROUNDS):
        fixes = [
            each.fix
            for each in report.diagnostics
            if each.fix and (unsafe or each.fix.is_safe) and each.span and each.span.file == located.display
        ]
        better = _better(text, fixes, located, report)
        if better is None:
            break
        text, applied, report = better
        done += [(fix.edits[0].span.line, fix) for fix in applied]
    return Mended(mark + before, mark + text, tuple(done), report)


def as_text(located: Located, content: str | bytes) -> Located:
    """Let a text stand for what a file holds."""
    document = replace(read_document(content, located.display), path=located.path)
    kind = kind_of(document) if document.readable else located.kind
    return replace(located, document=document, kind=kind)


def _better(text: str, fixes: Sequence[Fix], located: Located, report: Report) -> tuple[str, list[Fix], Report] | None:
    """Apply fixes, together or else the first that does no harm; None if there is none.

    What could be read before can be read afterwards, and what could be played can be played.
    """
    readable = read_document(text, located.display).readable
    for some in [fixes, *([fix] for fix in fixes)]:
        mended, applied = apply_fixes(text, some, located.display)
        if mended == text or (readable and not read_document(mended, located.display).readable):
            continue
        then = check(as_text(located, mended))
        if then.is_playable or not report.is_playable:
            return mended, applied, then
    return None
