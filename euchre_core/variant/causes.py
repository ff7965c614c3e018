"""Whose words bring a contradiction about: an author is shown his own line, not one of a game that he builds on.

A game that ships can be played, and so can most games a house rule is laid over. If something is wrong in one of
their lines only since somebody else has said something, what he said is the cause, and it is found by leaving out one
thing after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from euchre_core.language.diagnostic import Diagnostic, Span
from euchre_core.language.document import Document
from euchre_core.language.file_rules import chapters
from euchre_core.language.merge import Composed
from euchre_core.language.settings import FILE as SET_FILE
from euchre_core.language.values import Trail, leaves

Examine = Callable[[Composed], Sequence[Diagnostic] | None]
_MOST_TRIALS = 200


def at_their_causes(found: Sequence[Diagnostic], composed: Composed, examine: Examine) -> list[Diagnostic]:
    """Point at what the author said where a finding is about a line of somebody else's.

    `examine` finds the contradictions of a game, or gives None where not even its settings are in order.
    """
    latest = _given(composed) or [composed.document]
    authors = list(dict.fromkeys([*latest, composed.document]))
    own = {document.file for document in latest}
    return [each if _is_at_home(each, own) else _moved(each, authors, composed, examine) for each in found]


def _given(composed: Composed) -> list[Document]:
    """Give what is laid over the game from outside, by `--set` and `--with`, the latest first."""
    settings = [document for document in composed.layers if document.file == SET_FILE]
    overlays = [overlay.document for overlay in composed.overlays if overlay.asked_at is None]
    return [*reversed(settings), *reversed(overlays)]


def _is_at_home(finding: Diagnostic, own: set[str]) -> bool:
    return finding.span is None or finding.span.file in own


def _moved(finding: Diagnostic, authors: Sequence[Document], composed: Composed, examine: Examine) -> Diagnostic:
    for document in authors:
        for trail in list(_said(document))[:_MOST_TRIALS]:
            left = examine(composed.without(document, trail))
            if left is not None and not any(_is_the_same(each, finding) for each in left):
                return _pointing(finding, document.span_of(trail, key=True))
    asked = [each.asked_at for each in composed.overlays if each.document.file == _file(finding) and not each.inherited]
    return _pointing(finding, asked[0]) if asked and asked[0] is not None else finding


def _file(finding: Diagnostic) -> str:
    return finding.span.file if finding.span else ""


def _said(document: Document) -> Iterator[Trail]:
    """Give what a document says about the game: every single setting, then the larger groups that they stand in."""
    trails = [trail for trail, _ in leaves(chapters(document)) if trail]
    yield from trails
    depth = max(map(len, trails), default=0)
    for length in range(depth - 1, 0, -1):
        yield from dict.fromkeys(trail[:length] for trail in trails if len(trail) > length)


def _is_the_same(one: Diagnostic, other: Diagnostic) -> bool:
    return one.code == other.code and one.span == other.span


def _pointing(finding: Diagnostic, cause: Span) -> Diagnostic:
    related = list(finding.related)
    if finding.span is not None:
        related.insert(0, (finding.span, finding.label or "here"))
    return replace(
        finding,
        span=cause,
        label="this brings it about",
        related=tuple((span, words) for span, words in related if span != cause),
    )
