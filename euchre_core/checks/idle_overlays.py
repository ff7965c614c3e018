"""EU407: an overlay that the checked file asks for changes something."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from euchre_core.checks.game import Game
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.document import Document
from euchre_core.language.file_rules import chapters, starts_afresh
from euchre_core.language.values import leaves
from euchre_core.language.wording import shown
from euchre_core.variant.shape import Group, Path, shape_at


def overlays_change_something(game: Game) -> Iterator[Diagnostic]:
    """Laid over the game, an overlay makes a difference."""
    for overlay in game.composed.overlays:
        if overlay.inherited or overlay.document not in game.composed.layers:
            continue
        if not _changes(overlay.document, game.composed.layers):
            yield diagnose(
                "EU407",
                f"the overlay {shown(overlay.name)} changes nothing in this game",
                overlay.asked_at or overlay.document.span_of(("overlay",)),
                label="already so",
            )


def _changes(overlay: Document, layers: Sequence[Document]) -> bool:
    place = layers.index(overlay)
    for path, value in leaves(chapters(overlay)):
        if not path or any(_said(later, path)[0] for later in layers[place + 1 :]):
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
