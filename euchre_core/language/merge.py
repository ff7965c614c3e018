"""Composition: parent, overlays, own keys, `--with`, `--set`, laid over each other in this order.

Mappings merge, everything else replaces; null means "as if nobody had said it". Every leaf remembers who set it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from euchre_core.language.catalog import Located, find
from euchre_core.language.conflicts import disagreements
from euchre_core.language.diagnostic import CannotRead, Diagnostic, Span, in_order
from euchre_core.language.document import Document
from euchre_core.language.file_rules import chapters, kind_of, starts_afresh
from euchre_core.language.library import AppliedOverlay, Game, Library, wrong_kind
from euchre_core.language.settings import setting_documents
from euchre_core.language.values import Trail, Value, leaves, without_nulls

_HEADER = ("format", "name", "summary", "sources")


@dataclass(frozen=True, slots=True)
class Origin:
    """Who set a value: a file (or `--set`) and the place in it."""

    file: str
    span: Span


@dataclass(frozen=True)
class Composed:
    """A game put together.

    data: `format`, `name`, `summary`, `sources` and `x-…` of the file itself, then all chapters as composed; without
        null, free to be changed.
    origins: who set each leaf of the chapters; a list is one leaf, so is an empty mapping.
    removed: what a null took away, and where.
    document: the file itself; layers: every document in the order in which it was laid, with overlays and `--set`.
    overlays: all that were laid, those of parents too. examples: of the file itself, each with its place.
    sources: the text of every file that was read. diagnostics: what is wrong with any of them, and together.
    chain: the game itself, its parent, and so on to the topmost.
    """

    data: dict[str, Value]
    origins: Mapping[Trail, Origin]
    removed: Mapping[Trail, Origin]
    document: Document
    layers: tuple[Document, ...]
    overlays: tuple[AppliedOverlay, ...]
    examples: tuple[tuple[Value, Span], ...]
    sources: Mapping[str, str]
    diagnostics: tuple[Diagnostic, ...]
    touched: Mapping[Trail, Document] = field(repr=False)
    chain: tuple[Game, ...] = field(repr=False)

    @property
    def documents(self) -> tuple[Document, ...]:
        """Give each document that was laid once, in order of its first time."""
        return tuple(dict.fromkeys(self.layers))

    def parent(self) -> Composed | None:
        """Put the game together that this one extends, without anything laid over it; None if it extends nothing."""
        if len(self.chain) < 2:
            return None
        table = _Table()
        for game in reversed(self.chain[1:]):
            _lay_game(game, table)
        return _composed(table, self.chain[1:], _overlays(self.chain[1:]), self.sources, self.diagnostics)

    def without(self, document: Document, trail: Trail) -> Composed:
        """Put the game together as if a document did not say one thing."""
        less = replace(document, data=_pruned(document.data, trail))
        games = tuple(game.with_document(document, less) for game in self.chain)
        in_games = sum(1 + len(game.overlays) for game in games)
        table = _Table()
        for game in reversed(games):
            _lay_game(game, table)
        for each in self.layers[in_games:]:
            table.lay(less if each is document else each)
        given = self.overlays[in_games - len(games) :]
        overlays = [*_overlays(games), *(each.with_document(document, less) for each in given)]
        return _composed(table, games, overlays, self.sources, self.diagnostics)

    def document_of(self, path: Trail) -> Document:
        """Give the document that last said something about a path, or about its nearest ancestor."""
        for length in range(len(path), 0, -1):
            found = self.touched.get(path[:length])
            if found is not None:
                return found
        return self.document

    def span_of(self, path: Trail, key: bool = False) -> Span:
        """Where a path (or its nearest ancestor) was last said; with `key`, where its key stands."""
        return self.document_of(path).span_of(path, key)


class _Table:
    """What is laid over each other; remembers for every path which document spoke of it last."""

    def __init__(self) -> None:
        self.data: dict[str, Value] = {}
        self.touched: dict[Trail, Document] = {}
        self.removed: dict[Trail, Document] = {}
        self.layers: list[Document] = []

    def lay(self, document: Document) -> None:
        self.layers.append(document)
        self._merge(self.data, chapters(document), (), document)

    def empty(self, chapter: str) -> None:
        self._forget(self.data.pop(chapter, None), (chapter,))

    def _merge(self, below: dict[str, Value], above: dict[str, Value], trail: Trail, document: Document) -> None:
        for key, value in above.items():
            here = (*trail, key)
            old = below.get(key)
            self.removed.pop(here, None)
            if not (isinstance(old, dict) and isinstance(value, dict)):
                self._forget(old, here)
            self.touched[here] = document
            if value is None:
                below.pop(key, None)
                self.removed[here] = document
            elif isinstance(value, dict):
                inner = old if isinstance(old, dict) else {}
                below[key] = inner
                self._merge(inner, value, here, document)
            else:
                below[key] = without_nulls(value)

    def _forget(self, old: Value, trail: Trail) -> None:
        self.touched.pop(trail, None)
        if isinstance(old, dict):
            for key, value in old.items():
                self._forget(value, (*trail, key))


def compose(
    main: Located | Document,
    with_: Sequence[str | Located] = (),
    settings: Mapping[str, object] | None = None,
    user_dirs: Sequence[Path] | None = None,
) -> Composed:
    """Put a game together.

    main: the game's file as found by `catalog.find`, or a document read from a text (then paths start in the working
        directory). with_: overlays by name, path or as found. settings: dotted key to value; text is read as in a
        file. user_dirs: where else to look for names, by default the user's own folder.
    Raises CannotRead if the game itself or an overlay of `with_` does not exist or is of the other kind; everything
    else that is wrong stands in `diagnostics`.
    """
    library = _library_of(main, user_dirs)
    document = library.take(main) if isinstance(main, Document) else library.read(main)
    name = main.file if isinstance(main, Document) else main.name
    if document.readable and kind_of(document) == "overlay":
        raise CannotRead([wrong_kind(name, "variant", None)])
    given = [_given(each, library, user_dirs) for each in with_]
    set_documents, wrong_settings = setting_documents(settings or {})
    for each in set_documents:
        library.diagnostics += each.diagnostics
    library.diagnostics += wrong_settings

    games = library.chain(document, name)
    table = _Table()
    for game in reversed(games):
        _lay_game(game, table)
        itself = game.document is document
        laid = [*game.overlays, *given] if itself else game.overlays
        said = [each.data for each in set_documents] if itself else []
        library.diagnostics += disagreements(laid, chapters(game.document), said)
    for overlay in given:
        table.lay(overlay.document)
    for each in set_documents:
        table.lay(each)
    sources = {file: each.text for file, each in library.documents.items()}
    sources |= {each.file: each.text for each in set_documents}
    return _composed(table, games, [*_overlays(games), *given], sources, in_order(library.diagnostics))


def _library_of(main: Located | Document, user_dirs: Sequence[Path] | None) -> Library:
    if main.path is None:
        return Library(Path.cwd(), "", user_dirs)
    display = main.file if isinstance(main, Document) else main.display
    return Library(main.path.parent, str(Path(display).parent), user_dirs)


def _given(overlay: str | Located, library: Library, user_dirs: Sequence[Path] | None) -> AppliedOverlay:
    located = overlay if isinstance(overlay, Located) else find(overlay, None, user_dirs, "overlay")
    document = library.read(located)
    if document.readable and kind_of(document) != "overlay":
        raise CannotRead([wrong_kind(located.name, "overlay", None)])
    return AppliedOverlay(located.name, document)


def _lay_game(game: Game, table: _Table) -> None:
    """Lay a game over its parent: what it does not inherit goes first, then its overlays, then its own keys."""
    for chapter in chapters(game.document):
        if starts_afresh(game.document, chapter):
            table.empty(chapter)
    for overlay in game.overlays:
        table.lay(overlay.document)
    table.lay(game.document)


def _overlays(games: Iterable[Game]) -> list[AppliedOverlay]:
    return [overlay for game in reversed(list(games)) for overlay in game.overlays]


def _composed(
    table: _Table,
    games: Sequence[Game],
    overlays: Sequence[AppliedOverlay],
    sources: Mapping[str, str],
    diagnostics: Sequence[Diagnostic],
) -> Composed:
    document = games[0].document
    own = {key: value for key, value in document.data.items() if key in _HEADER or key.startswith("x-")}
    header = {key: without_nulls(value) for key, value in own.items() if value is not None}
    chapter_leaves = [trail for trail, _ in leaves(table.data) if trail]
    examples = document.data.get("examples")
    return Composed(
        data={**header, **table.data},
        origins={trail: _origin(table.touched[trail], trail) for trail in chapter_leaves},
        removed={trail: _origin(by, trail) for trail, by in table.removed.items()},
        document=document,
        layers=tuple(table.layers),
        overlays=tuple(overlays),
        examples=tuple(
            (example, document.span_of(("examples", at)))
            for at, example in enumerate(examples if isinstance(examples, list) else [])
        ),
        sources=sources,
        diagnostics=tuple(diagnostics),
        touched=table.touched,
        chain=tuple(games),
    )


def _pruned(value: Value, trail: Trail) -> dict[str, Value]:
    """Copy a mapping without one thing in it."""
    assert isinstance(value, dict)
    key, *rest = trail
    if not rest:
        return {each: inner for each, inner in value.items() if each != key}
    return {each: _pruned(inner, tuple(rest)) if each == key else inner for each, inner in value.items()}


def _origin(document: Document, trail: Trail) -> Origin:
    return Origin(document.file, document.span_of(trail))
