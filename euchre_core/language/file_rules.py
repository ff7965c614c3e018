"""What a game's file and an overlay's file may say about themselves (not about any setting)."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.language.catalog import FileKind
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.document import Document
from euchre_core.language.values import Value
from euchre_core.language.wording import shown

INHERITS = "inherits"

# These belong to the file itself and are never inherited; everything else is a chapter.
OF_EVERY_FILE = ("format", "summary", "sources", "examples")
OF_A_GAME = ("name", "extends", "overlays")
OF_AN_OVERLAY = ("overlay", "requires", "conflicts_with", "tested_on")
OF_THE_FILE = frozenset((*OF_EVERY_FILE, *OF_A_GAME, *OF_AN_OVERLAY))


def kind_of(document: Document) -> FileKind:
    """Tell whether a file is a game or an overlay."""
    return "overlay" if "overlay" in document.data else "variant"


def belongs_to_the_file(key: str) -> bool:
    """Tell the keys that a file keeps to itself (`x-…` are the author's own) from its chapters."""
    return key in OF_THE_FILE or key.startswith("x-")


def chapters(document: Document) -> dict[str, Value]:
    """Give what a file says about the game: its chapters without `inherits`, an overlay's without emptied ones."""
    laid = {key: _said(value) for key, value in document.data.items() if not belongs_to_the_file(key)}
    if kind_of(document) == "overlay":
        return {key: value for key, value in laid.items() if value is not None}
    return laid


def starts_afresh(document: Document, chapter: str) -> bool:
    """Tell whether a chapter says `inherits: nothing`."""
    said = document.data.get(chapter)
    return isinstance(said, dict) and said.get(INHERITS) == "nothing"


def check_file(document: Document) -> list[Diagnostic]:
    """Give everything that is wrong with a file as a game or as an overlay, whatever it is laid over."""
    if not document.readable:
        return []
    by_kind = _check_overlay if kind_of(document) == "overlay" else _check_game
    return [*_check_kind(document), *by_kind(document)]


def _said(value: Value) -> Value:
    if isinstance(value, dict) and INHERITS in value:
        return {key: each for key, each in value.items() if key != INHERITS}
    return value


def _check_kind(document: Document) -> Iterator[Diagnostic]:
    is_game, is_overlay = "name" in document.data, "overlay" in document.data
    if is_game and is_overlay:
        yield diagnose(
            "EU210",
            "`name` makes it a game and `overlay` an overlay; a file is one of them",
            document.span_of(("overlay",), key=True),
            related=((document.span_of(("name",), key=True), "a game"),),
            help=("delete one of the two",),
        )
    if not is_game and not is_overlay:
        yield diagnose(
            "EU210",
            "the file does not say what it is",
            document.span_of(()),
            help=("begin a game with `name: …`, a house rule with `overlay: …`",),
        )


def _check_game(document: Document) -> Iterator[Diagnostic]:
    if "extends" in document.data and document.data["extends"] is None:
        yield diagnose(
            "EU101",
            "`extends` names no game",
            document.span_of(("extends",), key=True),
            label="which one?",
            help=("write the game it builds on, like `extends: classic`, or delete the line",),
        )
    for key in OF_AN_OVERLAY:
        if key in document.data:
            yield diagnose(
                "EU210",
                f"{shown(key)} is for overlays; this is a game",
                document.span_of((key,), key=True),
                help=("a house rule begins with `overlay: …` instead of `name: …`",),
            )
    for chapter, value in document.data.items():
        if isinstance(value, dict) and INHERITS in value and not belongs_to_the_file(chapter):
            yield from _check_inherits(document, chapter, value)


def _check_inherits(document: Document, chapter: str, value: dict[str, Value]) -> Iterator[Diagnostic]:
    if value[INHERITS] != "nothing":
        yield diagnose(
            "EU209",
            f"`inherits` can only be `nothing`; you wrote {shown(value[INHERITS])}",
            document.span_of((chapter, INHERITS)),
            help=("leave the line out to inherit the chapter",),
        )
    elif next(iter(value)) != INHERITS:
        yield diagnose(
            "EU209",
            f"`inherits: nothing` must be the first line of {shown(chapter)}",
            document.span_of((chapter, INHERITS), key=True),
        )


def _check_overlay(document: Document) -> Iterator[Diagnostic]:
    for key in ("extends", "overlays"):
        if key in document.data:
            yield diagnose(
                "EU207",
                f"an overlay has no {shown(key)}: it is laid over a game",
                document.span_of((key,), key=True),
                help=("say in `tested_on` which games it is made for",),
            )
    for chapter, value in document.data.items():
        if belongs_to_the_file(chapter):
            continue
        if value is None:
            yield _empties(document, chapter, (chapter,))
        elif isinstance(value, dict) and INHERITS in value:
            yield _empties(document, chapter, (chapter, INHERITS))


def _empties(document: Document, chapter: str, path: tuple[str, ...]) -> Diagnostic:
    return diagnose(
        "EU208",
        f"an overlay may not empty {shown(chapter)}: it does not know what the game has there",
        document.span_of(path, key=True),
        help=("empty single settings with `null`, or write a game that `extends` the other",),
    )
