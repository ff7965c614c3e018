"""From a name or a file to the rules of a game: find, compose, validate, check, compile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from euchre_core.checks import Game, contradictions, doubts
from euchre_core.language.catalog import Located, find
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic, VariantError, in_order
from euchre_core.language.document import Document, read_document
from euchre_core.language.merge import Composed, Origin, compose
from euchre_core.language.settings import FILE as SET_FILE
from euchre_core.language.suppression import unsuppressed
from euchre_core.language.values import Trail
from euchre_core.language.wording import shown
from euchre_core.variant.canonical import canonical_text, digest_of, full_data
from euchre_core.variant.causes import at_their_causes
from euchre_core.variant.remedies import surer
from euchre_core.variant.spec import CHAPTERS, VariantSpec
from euchre_core.variant.validate import check_file, check_values, what_is_said

if TYPE_CHECKING:
    from euchre_core.kernel.rules import Rules

RECORD = "the record"
"""How messages call rules that were read from a record."""


@dataclass(frozen=True)
class Resolved:
    """A finished game.

    Args:
        name: what it is called in files.
        spec: its settings; composed: where each of them comes from.
    """

    name: str
    spec: VariantSpec
    composed: Composed

    @cached_property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """Warnings, looked for when they are first asked for; a game with errors is never finished."""
        found = doubts_about(self.spec, self.composed, self.composed.document.file)
        return tuple(in_order(unsuppressed(found, self.composed.layers)))

    @property
    def data(self) -> dict[str, Any]:
        """Every setting under its YAML name, defaults included."""
        return full_data(self.spec)

    @property
    def origins(self) -> Mapping[Trail, Origin]:
        """Who set each setting that anybody set, by its path; a list is one setting."""
        return self.composed.origins

    @property
    def sources(self) -> Mapping[str, str]:
        """The text of every file that was read, by the name messages give it."""
        return self.composed.sources

    @property
    def canonical(self) -> str:
        """The rules alone, as one text: two files that mean the same game have the same."""
        return canonical_text(self.spec)

    def compile(self) -> Rules:
        """Make the rules that can be played."""
        from euchre_core.variant.compile import compile_rules

        canonical = self.canonical
        return compile_rules(self.spec, name=self.name, digest=digest_of(canonical), canonical=canonical)


def load(
    name_or_path: str | Located,
    *,
    overlays: Sequence[str | Located] = (),
    settings: Mapping[str, object] | None = None,
) -> Rules:
    """Load a game, ready to be played.

    Args:
        name_or_path: a shipped or the user's own game by name, or the path of a file.
        overlays: house rules to lay over it, by name or path, from left to right.
        settings: single settings to change, by their dotted names, like ``{"match.target": 21}``.

    Returns:
        The compiled rules.

    Raises:
        VariantError: it cannot be found, read or played; ``diagnostics`` says why.

    """
    located = _located(name_or_path)
    return _finished(located.name, compose(located, overlays, settings)).compile()


def finish(
    name_or_path: str | Located,
    *,
    overlays: Sequence[str | Located] = (),
    settings: Mapping[str, object] | None = None,
) -> Resolved:
    """Put a game together without compiling it.

    Arguments and errors are those of `load`.
    """
    located = _located(name_or_path)
    return _finished(located.name, compose(located, overlays, settings))


def parent_of(resolved: Resolved) -> Resolved | None:
    """Give the game that a finished game extends, as it is by itself; None if it extends nothing.

    Raises:
        VariantError: the parent alone cannot be played.

    """
    composed = resolved.composed.parent()
    return None if composed is None else _finished(resolved.composed.chain[1].name, composed)


def from_canonical(text: str, *, name: str = "recorded") -> Rules:
    """Make rules of the canonical text of a game, as it stands in a record.

    Args:
        text: what `Rules.canonical` was; anything else is refused like a bad file.
        name: what to call the game.

    Raises:
        VariantError: the text is no playable game.

    """
    document = read_document(text, RECORD)
    if document.readable:
        foreign = [key for key in document.data if key not in ("format", *CHAPTERS)]
        if foreign:
            span = document.span_of((foreign[0],), key=True)
            raise VariantError([diagnose("EU104", f"{shown(foreign[0])} has no place in the rules of a record", span)])
        document = replace(document, data={**document.data, "name": name})
    return _finished(name, compose(document)).compile()


def _located(name_or_path: str | Located) -> Located:
    return name_or_path if isinstance(name_or_path, Located) else find(name_or_path)


def _finished(name: str, composed: Composed) -> Resolved:
    found, spec = examine(composed)
    if spec is None:
        raise VariantError(found)
    return Resolved(name, spec, composed)


def examine(composed: Composed) -> tuple[list[Diagnostic], VariantSpec | None]:
    """Find everything that keeps a composed game from being played; with nothing found, give the finished game."""
    by_file = {document.file: document for document in composed.documents}
    found = [surer(each, by_file) for each in composed.diagnostics]
    for document in dict.fromkeys([composed.document, *composed.layers, *(one.document for one in composed.overlays)]):
        found += file_findings(document)
    if not composed.document.readable:  # what was read last may be half a name
        found = [each for each in found if each.code not in ("EU201", "EU202")]
    if any(each.is_error for each in found):
        return found, None
    try:
        spec = VariantSpec.model_validate(_what_it_says(composed))
    except ValidationError:
        return check_values(composed.data, composed.document_of), None
    found = contradictions(Game(spec, composed, composed.document.file))
    return at_their_causes(found, composed, _contradictions), None if found else spec


def doubts_about(spec: VariantSpec, composed: Composed, subject: str) -> list[Diagnostic]:
    """Find what can be played but was surely not meant, each at what the author said.

    Args:
        spec: the finished game.
        composed: where its settings come from.
        subject: the file that is checked.
    """

    def without_something(less: Composed) -> list[Diagnostic] | None:
        left = _spec_of(less)
        game = None if left is None else Game(left, less, subject)
        return None if game is None or contradictions(game) else doubts(game)

    return at_their_causes(doubts(Game(spec, composed, subject)), composed, without_something)


def _spec_of(composed: Composed) -> VariantSpec | None:
    try:
        return VariantSpec.model_validate(_what_it_says(composed))
    except ValidationError:
        return None


def _contradictions(composed: Composed) -> list[Diagnostic] | None:
    spec = _spec_of(composed)
    return None if spec is None else contradictions(Game(spec, composed, composed.document.file))


@lru_cache(maxsize=200)
def file_findings(document: Document) -> tuple[Diagnostic, ...]:
    """Find what is wrong with the settings of one file by itself."""
    if not document.readable:
        return ()
    if document.file == SET_FILE:
        return tuple(check_values(document.data, lambda path: document))
    return tuple(check_file(document))


def _what_it_says(composed: Composed) -> dict[str, Any]:
    data: dict[str, Any] = {key: value for key, value in composed.data.items() if not key.startswith("x-")}
    if composed.examples:
        data |= what_is_said({"examples": [example for example, _ in composed.examples]})
    return data
