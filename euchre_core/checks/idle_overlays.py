"""EU407: an overlay that the checked file asks for changes something."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from euchre_core.checks.game import Game
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic, Span
from euchre_core.language.document import Document
from euchre_core.language.file_rules import chapters, starts_afresh
from euchre_core.language.values import leaves
from euchre_core.language.wording import shown
from euchre_core.variant.shape import Group, Path, shape_at


def overlays_change_something(game: Game) -> Iterator[Diagnostic]:
    """Laid over the game, an overlay makes a difference."""
    layers = game.composed.layers
    place = -1
    first: dict[Document, Span | None] = {}
    for overlay in game.composed.overlays:
        place = next((at for at in range(place + 1, len(layers)) if layers[at] is overlay.document), place)
        earlier = first.setdefault(overlay.document, overlay.asked_at)
        if overlay.inherited or overlay.document not in layers:
            continue
        if not _changes(place, layers):
            again = overlay.asked_at is not None and earlier is not None and earlier != overlay.asked_at
            yield diagnose(
                "EU407",
                f"the overlay {shown(overlay.name)} changes nothing in this game"
                + (": it is laid over it already" if again else ""),
                overlay.asked_at or overlay.document.span_of(("overlay",)),
                label="again" if again else "already so",
                related=[(earlier, "first here")] if again and earlier is not None else [],
                help=["leave it out of `overlays`" if overlay.asked_at else "play without it"],
            )


def _changes(place: int, layers: Sequence[Document]) -> bool:
    """Whether the overlay at a place among the layers says something that was not so and is not changed again."""
    overlay = layers[place]
    further = [each for each in layers[place + 1 :] if each is not overlay]
    for path, value in leaves(chapters(overlay)):
        if not path or any(_said(later, path)[0] for later in further):
            continue
        default = _default(path)
        before = next((told for said, told in (_said(each, path) for each in layers[:place][::-1]) if said), None)
        if (default if value is None else value) != (default if before is None else before):
            return True
    return False


def _said(document: Document, path: Path) -> tuple[bool, Any]:
    """Return whether a document decides a setting, and what it says; None is: as if nobody had said it."""
    said: Any = chapters(document)
    for part in path:
        if not isinstance(said, dict) or part not in said:
            afresh = isinstance(said, dict) and bool(path) and starts_afresh(document, str(path[0]))
            return afresh or not isinstance(said, dict), None
        said = said[part]
    return True, said


def _default(path: Path) -> Any:
    group = shape_at(path[:-1])
    field = group.fields.get(str(path[-1])) if isinstance(group, Group) else None
    return None if field is None else field.get_default(call_default_factory=True)
