"""What a game says beyond the one it extends: the smallest file that means the same game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from euchre_core.checks.unsaid import SETTLED
from euchre_core.variant.canonical import full_data
from euchre_core.variant.load import Resolved
from euchre_core.variant.shape import Group, Named, Shape, file_shape
from euchre_core.variant.spec import CHAPTERS, VariantSpec


@dataclass(frozen=True)
class Changed:
    """What a game changes.

    Args:
        base: the game it extends, as its file says it; None if it extends nothing and differs from the defaults.
        settings: chapters with the settings that differ and the values they have; null for what the other game says
            and this one does not.
    """

    base: str | None
    settings: dict[str, Any]


def changed_settings(resolved: Resolved) -> Changed:
    """Find what a finished game, with everything laid over it, has otherwise than its parent or than the defaults."""
    parent = resolved.composed.parent()
    said_before = {} if parent is None else parent.data
    before = full_data(_spec_of(said_before))
    now, said = resolved.data, resolved.composed.data
    shape = file_shape()
    found: dict[str, Any] = {}
    for chapter in CHAPTERS:
        settings = _differing(
            shape.keys[chapter], (before[chapter], now[chapter]), (said_before.get(chapter), said.get(chapter))
        )
        if isinstance(settings, dict) and settings:
            found[chapter] = settings
    for chapter, key in SETTLED:
        if _said(said.get(chapter), key) is not None and _said(said_before.get(chapter), key) is None:
            found.setdefault(chapter, {})[key] = now[chapter][key]
    base = resolved.composed.document.data.get("extends")
    return Changed(base if parent is not None and isinstance(base, str) else None, found)


def _spec_of(said: dict[str, Any]) -> VariantSpec:
    return VariantSpec.model_validate({key: value for key, value in said.items() if key in CHAPTERS})


def _differing(shape: Shape, full: tuple[Any, Any], said: tuple[Any, Any]) -> Any:
    """Give what is new at one place; what has a name counts as it is said, all else with its default."""
    if isinstance(shape, Named):
        return _differing_names(*(each if isinstance(each, dict) else {} for each in said))
    before, now = full
    if not isinstance(shape, Group):
        return now
    found = {}
    for key, inner in shape.keys.items():
        if before[key] == now[key] and not isinstance(inner, Named | Group):
            continue
        value = _differing(inner, (before[key], now[key]), (_said(said[0], key), _said(said[1], key)))
        if value != {}:
            found[key] = value
    return found


def _said(settings: Any, key: str) -> Any:
    return settings.get(key) if isinstance(settings, dict) else None


def _differing_names(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in now.items():
        old = before.get(name)
        if name not in before or not (isinstance(old, dict) and isinstance(value, dict)):
            if old != value or name not in before:
                found[name] = value
        elif inner := _differing_names(old, value):
            found[name] = inner
    return found | {name: None for name in before if name not in now}
