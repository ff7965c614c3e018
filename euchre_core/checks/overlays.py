"""EU212, EU214: a house rule is laid over a game that it fits, beside rules that it gets along with."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from euchre_core.checks.game import Game
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic, Span
from euchre_core.language.library import AppliedOverlay
from euchre_core.language.wording import as_yaml, listed, nested, shown
from euchre_core.variant.canonical import full_data
from euchre_core.variant.shape import Path
from euchre_core.variant.spec import VariantSpec

_NOT_SAID = object()


def requirements_hold(game: Game) -> Iterator[Diagnostic]:
    """What an overlay requires is so in the finished game, defaults included."""
    data: dict[str, Any] | None = None
    for overlay in game.composed.overlays:
        requires = overlay.document.data.get("requires")
        for setting, wanted in requires.items() if isinstance(requires, dict) else ():
            if not isinstance(wanted, dict) or "is" not in wanted:
                continue
            data = full_data(game.spec) if data is None else data
            path: Path = tuple(setting.split("."))
            found = _value_of(data, path) if _is_in_the_game(game, path) else _NOT_SAID
            choices = wanted["is"] if isinstance(wanted["is"], list) else [wanted["is"]]
            if found not in choices:
                yield _not_so(game, overlay, path, found, choices, wanted.get("because"))


def overlays_get_along(game: Game) -> Iterator[Diagnostic]:
    """No overlay is laid over a game together with one that it conflicts with."""
    laid = {overlay.name: overlay for overlay in game.composed.overlays}
    told: set[frozenset[str]] = set()
    for overlay in game.composed.overlays:
        conflicts = overlay.document.data.get("conflicts_with")
        for name, because in conflicts.items() if isinstance(conflicts, dict) else ():
            pair = frozenset((overlay.name, name))
            if name in laid and name != overlay.name and pair not in told:
                told.add(pair)
                later = laid[name]
                yield diagnose(
                    "EU214",
                    f"{shown(overlay.name)} and {shown(name)} cannot be played together",
                    _asked(later),
                    label="laid over the game beside the other",
                    related=[(overlay.document.span_of(("conflicts_with", name), key=True), "ruled out here")],
                    notes=[str(because)] if because else [],
                    help=["leave one of them out"],
                )


def _not_so(
    game: Game, overlay: AppliedOverlay, path: Path, found: Any, choices: list[Any], because: Any
) -> Diagnostic:
    wanted = listed([as_yaml(choice) for choice in choices])
    now = "nothing is said about it" if found is _NOT_SAID or found is None else f"here it is {shown(as_yaml(found))}"
    related = [(overlay.document.span_of(("requires", ".".join(map(str, path))), key=True), "required here")]
    if overlay.asked_at is not None and game.says(*path):
        related.append((game.at(*path), "what it is"))
    return diagnose(
        "EU212",
        f"{shown(overlay.name)} needs {shown('.'.join(map(str, path)))} to be {wanted}, and {now}",
        _asked(overlay),
        label="does not fit this game",
        related=related,
        notes=[str(because)] if because else [],
        help=[f"leave it out, or write {shown(nested(path, choices[0]))}", *_not_enough(game, path, choices[0])],
    )


def _not_enough(game: Game, path: Path, wanted: Any) -> list[str]:
    """Say what else would have to be changed, if the game cannot be played with the one setting that is required."""
    from euchre_core.checks import contradictions

    data = deepcopy(game.composed.data)
    owner: Any = data
    for part in path[:-1]:
        owner = owner.setdefault(part, {}) if isinstance(owner, dict) else {}
    owner[path[-1]] = wanted
    composed = replace(game.composed, data=data, overlays=())
    try:
        spec = VariantSpec.model_validate({key: each for key, each in data.items() if not key.startswith("x-")})
    except ValidationError:
        return []
    found = contradictions(Game(spec, composed, game.subject))
    return [f"that alone would not do: {found[0].headline}"] if found else []


def _asked(overlay: AppliedOverlay) -> Span:
    """Return where the overlay was asked for; for ``--with`` its own title."""
    return overlay.asked_at or overlay.document.span_of(("overlay",))


def _is_in_the_game(game: Game, path: Path) -> bool:
    """Whether a bid that is spoken of stands on the ladder; one that is only described is not in the game."""
    if path[:2] != ("auction", "bids") or len(path) < 3:
        return True
    return path[2] in [str(bid) for bid in game.facts.all_bids]


def _value_of(data: Any, path: Path) -> Any:
    for part in path:
        if isinstance(data, dict) and part in data:
            data = data[part]
        else:
            return _NOT_SAID
    return data
