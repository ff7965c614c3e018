"""Bringing a file of an older format up to date, without touching what need not change.

Every format has at most one step to the next. A step is a list of changes, made one after the other: each is a function
that finds what it must change in a file and gives the edits. What is called otherwise, what has moved and what is gone
is said with the functions of `node_edits`, so that a step reads like the list of differences between two formats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import CannotRead, Diagnostic, Edit, Fix
from euchre_core.language.document import Document, read_document
from euchre_core.language.fixes import apply_fixes
from euchre_core.language.node_edits import ByHand, Edits
from euchre_core.language.reading import MOST_VALUES
from euchre_core.language.wording import shown
from euchre_core.version import VARIANT_FORMAT

FORMAT = "format"
_IF_CURRENT = f"if it is the current format after all, write `format: {VARIANT_FORMAT}`"


@dataclass(frozen=True)
class Change:
    """One difference between two formats.

    Args:
        words: what it is, as somebody reads it who has written a file: "`auction.sticks` is `auction.all_pass` now".
        edits: gives the edits that a file needs for it, those of one setting together; none if it does not use what has
            changed.
    """

    words: str
    edits: Callable[[Document], Iterable[Edits]]


Steps = Mapping[int, tuple[Change, ...]]

STEPS: Steps = {}
"""The changes from each older format to the next one. There is only one format so far."""


@dataclass(frozen=True)
class Migrated:
    """A file in the current format.

    Args:
        text: its content; before: the format it had.
        changes: what was changed, in words.
    """

    text: str
    before: int
    changes: tuple[str, ...] = ()


def migrate(text: str, file: str, steps: Steps | None = None) -> Migrated:
    """Bring the content of a file up to date.

    Args:
        text: the content, with the line ends it has.
        file: what messages call it.
        steps: those to the next format by the older one; without it, all there are.

    Returns:
        The content in the current format; the very same text if it was.

    Raises:
        CannotRead: the file is no YAML, of a format that is not known, or needs a hand; the diagnostics say so.

    """
    steps = STEPS if steps is None else steps
    document = _readable(text, file)
    before = format_of(document)
    if before is None:
        return Migrated(text, VARIANT_FORMAT)
    if before > VARIANT_FORMAT:
        raise CannotRead([_of_the_future(document, before)])
    if any(old not in steps for old in range(before, VARIANT_FORMAT)):
        span = document.span_of((FORMAT,))
        raise CannotRead([diagnose("EU103", f"there never was a format {before}", span, help=(_IF_CURRENT,))])
    done: list[str] = []
    for old in range(before, VARIANT_FORMAT):
        for change in steps[old]:
            text, changed = _changed(text, file, change)
            done += [change.words] if changed else []
        text = _with_format(text, file, old + 1)
    return Migrated(text, before, tuple(done))


def format_of(document: Document) -> int | None:
    """Give the format that a file says it has; None if it says none, or nothing that can be one."""
    said = document.data.get(FORMAT)
    return said if isinstance(said, int) and not isinstance(said, bool) and said >= 0 else None


def format_finding(document: Document, steps: Steps | None = None) -> Diagnostic | None:
    """Complain about a format that is older or newer than the current one; None where nothing can be said about it."""
    steps = STEPS if steps is None else steps
    said = format_of(document)
    if said is None or said == VARIANT_FORMAT:
        return None
    if said > VARIANT_FORMAT:
        return _of_the_future(document, said)
    if said not in steps:
        return None
    return diagnose(
        "EU111",
        f"the file is written in format {said}; the current one is {VARIANT_FORMAT}",
        document.span_of((FORMAT,)),
        label="an older format",
        help=(f"bring it up to date: {shown(f'euchre migrate {document.file}')}",),
    )


def _of_the_future(document: Document, said: int) -> Diagnostic:
    return diagnose(
        "EU112",
        f"the file is written in format {said}, and this program reads up to format {VARIANT_FORMAT}",
        document.span_of((FORMAT,)),
        label="newer than this program",
        help=("install the newest program: `python -m pip install --upgrade euchre-core`", _IF_CURRENT),
    )


def _readable(text: str, file: str) -> Document:
    document = read_document(text, file)
    wrong = [each for each in document.diagnostics if each.is_error]
    if wrong:
        raise CannotRead(wrong)
    return document


def _changed(text: str, file: str, change: Change) -> tuple[str, bool]:
    """Make one change; where two edits meet, the second comes in a round of its own."""
    before = text
    for _ in range(MOST_VALUES):
        document = _readable(text, file)
        try:
            fixes = [Fix(change.words, edits, is_safe=True) for edits in change.edits(document)]
        except ByHand as error:
            raise CannotRead([_by_hand(error, change)]) from None
        changed, applied = apply_fixes(text, fixes, file)
        if changed == text:
            break
        text = changed
        if len(applied) == len(fixes):
            break
    return text, text != before


def _by_hand(error: ByHand, change: Change) -> Diagnostic:
    return diagnose(
        "EU113",
        str(error),
        error.place,
        label="to be mended by hand",
        notes=[f"in the newer format {change.words}"],
    )


def _with_format(text: str, file: str, number: int) -> str:
    edit = Edit(_readable(text, file).span_of((FORMAT,)), str(number))
    return apply_fixes(text, [Fix("the number of the format", (edit,), is_safe=True)], file)[0]
