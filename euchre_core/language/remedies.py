"""The fixes that several kinds of findings have in common."""

from __future__ import annotations

from collections.abc import Collection

from euchre_core.language.diagnostic import Edit, Fix, Span
from euchre_core.language.document import Document
from euchre_core.language.wording import meant, nearest, one_slip_from, shown


def replaced(document: Document, span: Span, text: str, *, is_safe: bool) -> Fix | None:
    """Write another word in place of one, in the quotes it stands in; None where it goes over several lines."""
    written = document.written(span)
    if not written:
        return None
    quote = written[0] if len(written) > 1 and written[0] in "'\"" and written[-1] == written[0] else ""
    return Fix(f"write {shown(text)}", (Edit(span, f"{quote}{text}{quote}"),), is_safe)


def rewritten(document: Document, span: Span, text: str, *, is_safe: bool) -> Fix | None:
    """Write something else in place of a value and of its quotes; None where it goes over several lines."""
    if not document.written(span):
        return None
    return Fix(f"write {shown(text)}", (Edit(span, text),), is_safe)


def respelled(
    document: Document,
    span: Span,
    word: str,
    choices: Collection[str],
    taken: Collection[str] = (),
    *,
    slips: bool = False,
) -> Fix | None:
    """Write the choice that somebody meant: surely, if only case, dashes, spaces or quotes differ, else by a guess.

    taken: choices that cannot be meant, because they stand there already. slips: whether the choices are all that can
    be meant, so that a single slip of the finger leaves no doubt either.
    """
    same = meant(word, choices) or (one_slip_from(word, choices) if slips else None)
    guesses = [same] if same is not None else nearest(word, choices)
    if len(guesses) != 1 or guesses[0] in taken:
        return None
    return replaced(document, span, guesses[0], is_safe=same is not None)


def inserted(file: str, line: int, column: int, text: str, title: str, *, is_safe: bool = True) -> Fix:
    """Write something where nothing stands yet."""
    return Fix(title, (Edit(Span(file, line, column, line, column), text),), is_safe)
