"""The files one game is made of: its parents and the overlays they name, each read once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from euchre_core.language.catalog import (
    FileKind,
    Located,
    find,
    is_path,
    list_beside,
    list_overlays,
    list_variants,
    shipped_folder,
    user_folders,
)
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import CannotRead, Diagnostic, Fix, Span
from euchre_core.language.document import Document, open_file
from euchre_core.language.file_rules import check_file, kind_of
from euchre_core.language.remedies import respelled
from euchre_core.language.values import Trail
from euchre_core.language.wording import shown

MOST_FILES = 50


@dataclass(frozen=True, slots=True)
class AppliedOverlay:
    """An overlay that is laid over the game: by the game itself, by a parent (`inherited`), or by `--with`.

    `asked_at` is where a file asks for it, None with `--with`.
    """

    name: str
    document: Document
    asked_at: Span | None = None
    inherited: bool = False

    def with_document(self, old: Document, new: Document) -> AppliedOverlay:
        """Give the same with another document, if it is the old one."""
        return replace(self, document=new) if self.document is old else self


@dataclass(frozen=True, slots=True)
class Game:
    """One game of the chain with the overlays it names."""

    name: str
    document: Document
    overlays: tuple[AppliedOverlay, ...] = ()

    def with_document(self, old: Document, new: Document) -> Game:
        """Give the same with another document in place of the old one, wherever that is."""
        overlays = tuple(each.with_document(old, new) for each in self.overlays)
        return replace(self, document=new if self.document is old else self.document, overlays=overlays)


@dataclass
class Library:
    """Reads files and remembers their texts and what is wrong with them."""

    root: Path
    called: str  # how messages call the root folder, "" for the working directory
    user_dirs: Sequence[Path] | None = None
    documents: dict[str, Document] = field(default_factory=dict)
    diagnostics: list[Diagnostic] = field(default_factory=list)

    def take(self, document: Document) -> Document:
        """Remember a document and what is wrong with it."""
        if document.file not in self.documents:
            self.documents[document.file] = document
            self.diagnostics += [*document.diagnostics, *check_file(document)]
        return document

    def read(self, located: Located) -> Document:
        """Read a file; raises CannotRead."""
        known = self.documents.get(located.display)
        if known is not None and known.path != located.path:
            located = replace(located, display=str(located.path))
        return self.take(open_file(located))

    def chain(self, main: Document, name: str) -> list[Game]:
        """Follow `extends` from the game itself to its topmost parent."""
        games = [self._game(main, name, inherited=False)]
        hops = [(name, main)]
        while not self._too_many(hops):
            owner = hops[-1][1]
            parent = self._refer(owner, ("extends",), "variant")
            if parent is None:
                return games
            located, document = parent
            first = next((at for at, (_, each) in enumerate(hops) if _same_file(each, document)), None)
            if first is not None:
                self.diagnostics.append(_cycle(hops[first:]))
                return games
            hops.append((located.name, document))
            games.append(self._game(document, located.name, inherited=True))
        return games

    def _game(self, document: Document, name: str, inherited: bool) -> Game:
        listed = document.data.get("overlays")
        number = len(listed) if isinstance(listed, list) else 0
        overlays = []
        if number > MOST_FILES:
            span = document.span_of(("overlays", MOST_FILES))
            self.diagnostics.append(diagnose("EU215", f"more than {MOST_FILES} overlays", span))
        for at in range(min(number, MOST_FILES)):
            found = self._refer(document, ("overlays", at), "overlay")
            if found is not None:
                located, overlay = found
                asked_at = document.span_of(("overlays", at))
                overlays.append(AppliedOverlay(located.name, overlay, asked_at, inherited))
        return Game(name, document, tuple(overlays))

    def _too_many(self, hops: Sequence[tuple[str, Document]]) -> bool:
        if len(hops) <= MOST_FILES:
            return False
        span = hops[-1][1].span_of(("extends",))
        self.diagnostics.append(diagnose("EU215", f"the game builds on more than {MOST_FILES} others", span))
        return True

    def _refer(self, owner: Document, path: Trail, kind: FileKind) -> tuple[Located, Document] | None:
        """Find and read what a file refers to; what is wrong is reported at the reference."""
        name = owner.value_of(path)
        if not isinstance(name, str):
            return None  # of the wrong type: the shape of the file is checked elsewhere
        span = owner.span_of(path)
        try:
            located = self._located(owner, name, kind)
            document = self.read(located)
        except CannotRead as error:
            fix = self._respelled(owner, span, name, kind)
            self.diagnostics += [
                replace(each, span=span, fix=fix, help=_of_others(each.help, owner)) for each in error.diagnostics
            ]
            return None
        if kind_of(document) != kind and document.readable:
            self.diagnostics.append(wrong_kind(located.name, kind, span))
            return None
        return located, document

    def _respelled(self, owner: Document, span: Span, name: str, kind: FileKind) -> Fix | None:
        """Give the fix that writes a name there is."""
        listed = list_variants if kind == "variant" else list_overlays
        base = owner.path.parent if owner.path else self.root
        files = [each.display for each in list_beside(base) if each.kind == kind and each.path != owner.path]
        names = [each.name for each in listed(self.user_dirs)]
        return respelled(owner, span, name, files if is_path(name) else names)

    def _located(self, owner: Document, name: str, kind: FileKind) -> Located:
        base = owner.path.parent if owner.path else self.root
        user = tuple(user_folders() if self.user_dirs is None else self.user_dirs)
        if is_path(name) and not self._allowed(base / name, ()):
            raise CannotRead([_outside(name)])
        located = find(name, base, (*user, base), kind)
        if located.shipped:
            return located
        if not self._allowed(located.path, user):
            raise CannotRead([_outside(name)])
        return self._called_as_seen_from_here(located)

    def _allowed(self, path: Path, further: Sequence[Path]) -> bool:
        try:
            real = path.resolve()
        except (OSError, ValueError, RuntimeError):
            return False
        return any(real.is_relative_to(folder.resolve()) for folder in (self.root, shipped_folder(), *further))

    def _called_as_seen_from_here(self, located: Located) -> Located:
        real, root = located.path.resolve(), self.root.resolve()
        if not real.is_relative_to(root):
            return located
        return replace(located, path=real, display=(Path(self.called) / real.relative_to(root)).as_posix())


def _of_others(help: tuple[str, ...], owner: Document) -> tuple[str, ...]:
    """Leave out the advice that a file build on itself."""
    itself = shown(owner.path.name) if owner.path else ""
    left = tuple(each for each in help if not itself or itself not in each)
    return left or ("a file is looked for beside this one: write its name, or a game of `euchre list`",)


def wrong_kind(name: str, wanted: FileKind, span: Span | None) -> Diagnostic:
    """Complain about an overlay where a game is needed, or the other way round."""
    if wanted == "variant":
        return diagnose(
            "EU204",
            f"{shown(name)} is an overlay; a game can only build on a game",
            span,
            help=(f"lay it over the game: `overlays: [{name}]`",),
        )
    return diagnose(
        "EU205",
        f"{shown(name)} is a game; only overlays can be laid over another",
        span,
        help=(f"build on it with `extends: {name}`",),
    )


def _outside(name: str) -> Diagnostic:
    return diagnose(
        "EU206",
        f"{shown(name)} lies outside the folder of this game",
        None,
        notes=("a file builds on files in its own folder or below it, and on shipped games by name",),
    )


def _cycle(hops: Sequence[tuple[str, Document]]) -> Diagnostic:
    names = [name for name, _ in hops]
    said = [f"{name} extends {onto}" for name, onto in zip(names, [*names[1:], names[0]], strict=True)]
    places = [document.span_of(("extends",)) for _, document in hops]
    related = tuple(zip(places[1:], said[1:], strict=True))
    way = " → ".join([*names, names[0]])
    return diagnose("EU203", f"the game builds on itself: {way}", places[0], label=said[0], related=related)


def _same_file(one: Document, other: Document) -> bool:
    if one.path is None or other.path is None:
        return one is other
    return one.path.resolve() == other.path.resolve()
