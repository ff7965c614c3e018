"""Checking a file: every mistake in it, and what is surely not meant."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from euchre_core.language.catalog import Located, find
from euchre_core.language.diagnostic import CannotRead, Diagnostic, in_order
from euchre_core.language.document import Document, open_file
from euchre_core.language.file_rules import check_file as check_kind
from euchre_core.language.merge import Composed, compose
from euchre_core.language.suppression import check_suppressions, unsuppressed
from euchre_core.language.wording import shown
from euchre_core.testing.examples import all_examples, senseless_examples
from euchre_core.variant.load import Resolved, doubts_about, examine, file_findings
from euchre_core.variant.remedies import surer


@dataclass(frozen=True)
class Report:
    """What was found in a file.

    Args:
        name: what the file is called.
        diagnostics: the findings, in the order of reading.
        sources: the text of every file that was read, to show the places in.
        paths: where those files lie.
    """

    name: str
    diagnostics: tuple[Diagnostic, ...]
    sources: Mapping[str, str]
    paths: frozenset[Path] = frozenset()

    @property
    def is_playable(self) -> bool:
        """Whether there are no errors, warnings aside."""
        return not any(each.is_error for each in self.diagnostics)


def check(
    name_or_path: str | Located,
    *,
    overlays: Sequence[str | Located] = (),
    settings: Mapping[str, object] | None = None,
) -> Report:
    """Check a game, or a house rule on the games it was tried on.

    Arguments are those of `load`; a house rule takes no overlays and settings.

    Raises:
        CannotRead: there is no such file, or it cannot be read.

    """
    located = name_or_path if isinstance(name_or_path, Located) else find(name_or_path)
    if located.kind == "overlay":
        return _check_overlay(located)
    composed = compose(located, overlays, settings)
    found, spec = examine(composed)
    as_it_is = not overlays and not settings
    if spec is not None:
        found += doubts_about(spec, composed, composed.document.file)
        if as_it_is:  # the examples are those of the file as it is
            rules = Resolved(located.name, spec, composed).compile()
            found += senseless_examples(composed.document, located.name, rules)
    silent = check_suppressions(found, composed.document) if as_it_is else ()
    shown_ones = [*unsuppressed(found, composed.layers), *silent]
    return Report(located.name, tuple(in_order(shown_ones)), composed.sources, _paths(composed.layers))


def _check_overlay(located: Located) -> Report:
    document = open_file(located)
    of_yaml = [surer(each, {document.file: document}) for each in document.diagnostics]
    found = [*of_yaml, *check_kind(document), *file_findings(document)]
    sources = {document.file: document.text}
    layers = {document}
    doubtful: list[set[Diagnostic]] = []
    if not any(each.is_error for each in found):
        for place, game in _games(document):
            more, composed = _try_on(game, located, document, place, doubtful)
            found += more
            sources |= composed.sources if composed else {}
            layers |= {*composed.layers} if composed else set()
    if doubtful:
        found += set.intersection(*doubtful)  # what is idle in one game may be what another needs
    silent = check_suppressions(found, document, complete=bool(doubtful))
    shown_ones = in_order([*unsuppressed(found, layers), *silent])
    return Report(located.name, tuple(shown_ones), sources, _paths(layers))


def _paths(documents: Iterable[Document]) -> frozenset[Path]:
    return frozenset(document.path for document in documents if document.path is not None)


def _try_on(
    name: str, overlay: Located, document: Document, place: tuple[str | int, ...], doubtful: list[set[Diagnostic]]
) -> tuple[list[Diagnostic], Composed | None]:
    """Lay a house rule over one of the games it says it was tried on."""
    try:
        game = find(name, overlay.path.parent)
        composed = compose(game, [overlay])
    except CannotRead as error:
        span = document.span_of(place)
        return [each if each.span else replace(each, span=span) for each in error.diagnostics], None
    found, spec = examine(composed)
    if spec is not None:
        doubtful.append(set(doubts_about(spec, composed, document.file)))
        rules = Resolved(name, spec, composed).compile()
        found += senseless_examples(document, name, rules, f" on {shown(name)}")
    return found, composed


def _games(document: Document) -> list[tuple[tuple[str | int, ...], str]]:
    tried = document.data.get("tested_on")
    games: list[tuple[tuple[str | int, ...], str]] = []
    if isinstance(tried, str):
        games.append((("tested_on",), tried))
    elif isinstance(tried, list):
        games += [(("tested_on", place), game) for place, game in enumerate(tried) if isinstance(game, str)]
    for example, place in all_examples(document):
        if example.on is not None and example.on not in [game for _, game in games]:
            games.append((("examples", place, "on"), example.on))
    return games
