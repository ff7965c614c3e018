"""Which choice an author most likely meant who wrote another word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from euchre_core.language.wording import meant, nearest, shown, without_unseen
from euchre_core.variant.shape import Group, Leaf, Path, shape_at

NO = ("no", "off", "none", "never", "false", "n", "not", "without", "nobody", "nothing")
_YES = ("yes", "on", "true", "y", "always")
_LETTERS = ("n", "y")
"""Short for yes and no in YAML of old, and seats, sides or the beginnings of words elsewhere."""
_NO_CHOICES = ("never", "none", "nobody", "nothing")
JUNK = " \u00a0,;."
"""What is left behind a value by those who write JSON or whole sentences."""


@dataclass(frozen=True, slots=True)
class Likely:
    """A choice that stands for what was written; `is_certain` if nothing else can have been meant."""

    choice: str
    is_certain: bool
    help: str


def likely(path: Path, written: str | bool, leaf: Leaf) -> Likely | None:
    """Give the choice that stands for a no, a yes or a misspelled word; None if there is no telling."""
    word = without_unseen(str(written)).strip(JUNK).lower()
    choices = [str(choice) for choice in leaf.choices]
    same = meant(word, choices)
    if same is not None:
        return Likely(
            same, True, f"write {shown(same)}" if isinstance(written, bool) else f"did you mean {shown(same)}?"
        )
    if word in _LETTERS and not _is_plain(choices):
        return None
    if word in NO:
        return _no(path, choices)
    if word in _YES:
        return _yes(choices)
    return next((Likely(each, False, f"did you mean {shown(each)}?") for each in nearest(word, choices, limit=1)), None)


def _is_plain(choices: list[str]) -> bool:
    """Whether a setting only says whether something is done or not."""
    return len(choices) == 2 and sum(choice in _NO_CHOICES for choice in choices) == 1


def _no(path: Path, choices: list[str]) -> Likely | None:
    negative = [choice for choice in choices if choice in _NO_CHOICES]
    if negative:
        return Likely(negative[0], len(negative) == 1, f"write {shown(negative[0])}")
    default = _default(path, choices)
    return None if default is None else Likely(default, False, f"write {shown(default)}")


def _yes(choices: list[str]) -> Likely | None:
    positive = [choice for choice in choices if choice not in _NO_CHOICES]
    if len(positive) != 1 or len(choices) < 2:
        return None
    return Likely(positive[0], True, f"write {shown(positive[0])}")


def _default(path: Path, choices: list[str]) -> str | None:
    """Where no choice says no, the plain way of playing comes nearest to it: what holds when nobody says anything."""
    owner = shape_at(path[:-1])
    field = owner.fields.get(str(path[-1])) if isinstance(owner, Group) else None
    default: Any = field.default if field is not None else None
    return default if default in choices else None
