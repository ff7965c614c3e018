"""Which choice an author most likely meant who wrote another word."""

from __future__ import annotations

from typing import Any

from euchre_core.language.wording import nearest, shown
from euchre_core.variant.shape import Group, Leaf, Path, shape_at

_NO = ("no", "off", "none", "never", "false", "n", "not", "without", "nobody", "nothing")
_YES = ("yes", "on", "true", "y", "always")
_NO_CHOICES = ("never", "none", "nobody", "nothing")


def likely_choice(path: Path, written: str | bool, leaf: Leaf) -> list[str]:
    """Name, as help, the choice that stands for a no, a yes or a misspelled word; nothing if there is no telling."""
    word = str(written).strip().lower()
    choices = [str(choice) for choice in leaf.choices]
    if word not in (*_NO, *_YES):
        return [f"did you mean {shown(choice)}?" for choice in nearest(word, choices, limit=1)]
    meant = _no(path, choices) if word in _NO else _yes(choices)
    return [f"write {shown(meant)}"] if meant is not None else []


def _no(path: Path, choices: list[str]) -> str | None:
    return next((choice for choice in choices if choice in _NO_CHOICES), None) or _default(path, choices)


def _yes(choices: list[str]) -> str | None:
    positive = [choice for choice in choices if choice not in _NO_CHOICES]
    return positive[0] if len(positive) == 1 < len(choices) else None


def _default(path: Path, choices: list[str]) -> str | None:
    """Where no choice says no, the plain way of playing comes nearest to it: what holds when nobody says anything."""
    owner = shape_at(path[:-1])
    field = owner.fields.get(str(path[-1])) if isinstance(owner, Group) else None
    default: Any = field.default if field is not None else None
    return default if default in choices else None
