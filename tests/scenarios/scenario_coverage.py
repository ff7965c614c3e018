"""What the scenarios have to cover: every setting that is played, and every fact of the rules."""

from __future__ import annotations

import typing
from collections.abc import Iterator, Mapping
from typing import Any, Literal

from pydantic import BaseModel

from euchre_core.chapters.values import SUITS
from euchre_core.variant.load import Resolved, finish
from euchre_core.variant.spec import CHAPTERS, VariantSpec

FACTS = {"ghost-G": 28, "bid-B": 22, "stick-SD": 2, "noface-AN": 2, "joker-J": 4, "double-D": 3}
ANSWERS = {"ghost-GA": 26, "bid-BA": 23, "stick-SA": 6, "noface-AA": 11, "joker-JA": 11, "double-DA": 13}
VECTORS = {"bid-V": (1, 2, 3, 4, 5, 6, 7, 14, 15), "ghost-V": (8, 9, 10, 11, 16), "double-V": (12, 13)}

CHANGE_NOTHING = {
    "table.first_dealer": "how a table finds its first dealer; the program always draws lots",
    "pack.joker_name": "what the joker is called in print",
    "deal.packets": "the program shuffles, so that packets make no difference",
    "auction.bids.*.says": "words at the table",
}
"""Settings that cannot change how a game goes, and why. (A setting with one choice needs no reason.)"""
NEVER_HAPPENS: dict[tuple[str, str], str] = {}
"""Choices that no deal can show, and why."""

MAPPINGS = {("auction", "upcard_decides"), ("trump", "values")}
"""Settings that are mappings whose keys are choices themselves: they are proved as a whole."""

TRUMPS = {"suits", "red", "black", *SUITS}


def every_name() -> list[str]:
    """The name of a case for every numbered fact, every question left open, and every vector."""
    numbered = [f"{start}{number}" for start, last in (FACTS | ANSWERS).items() for number in range(1, last + 1)]
    return numbered + [f"{start}{number}" for start, numbers in VECTORS.items() for number in numbers]


def every_setting() -> list[str]:
    """Every setting of every chapter that has more than one choice, with a star for names that authors choose."""
    found = {
        pattern(tuple(path.split(".")))
        for chapter in CHAPTERS
        for path in settings_of(VariantSpec.model_fields[chapter].annotation, chapter)
    }
    return sorted(found)


def every_choice() -> list[tuple[str, str]]:
    """Every setting with every one of its choices, where there are choices with names."""
    found = {
        (pattern(tuple(path.split("."))), choice)
        for chapter in CHAPTERS
        for path, annotation in places(VariantSpec.model_fields[chapter].annotation, chapter)
        for choice in choices(annotation)
    }
    return sorted(found)


def choices(annotation: Any) -> list[str]:
    """The choices of a type that have names; suits, and what a list is made of, are not choices."""
    if typing.get_origin(annotation) is list:
        return []
    if typing.get_origin(annotation) is dict:
        return choices(typing.get_args(annotation)[1])
    if typing.get_origin(annotation) is Literal:
        return [each for each in typing.get_args(annotation) if isinstance(each, str) and each not in TRUMPS]
    return [choice for each in typing.get_args(annotation) for choice in choices(each)]


def settings_of(annotation: Any, path: str) -> Iterator[str]:
    """The settings below one place that have more than one choice."""
    return (place for place, each in places(annotation, path) if not has_one_choice(each))


def places(annotation: Any, path: str) -> Iterator[tuple[str, Any]]:
    """What stands below one place: of a group, of each member of a mapping or list of groups, or the place itself."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        for name, field in annotation.model_fields.items():
            yield from places(field.annotation, f"{path}.{field.alias or name}")
        return
    group = [each for each in typing.get_args(annotation) if isinstance(each, type) and issubclass(each, BaseModel)]
    if group and type(None) in typing.get_args(annotation):
        yield from places(group[0], path)
        return
    inside = [each for each in typing.get_args(annotation) if group_in(each)]
    if inside:
        yield from places(inside[-1], f"{path}.*")
    else:
        yield path, annotation


def group_in(annotation: Any) -> bool:
    """Whether a type is a group of settings, or holds some."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return True
    return any(group_in(each) for each in typing.get_args(annotation))


def has_one_choice(annotation: Any) -> bool:
    """Whether there is nothing to choose yet."""
    return typing.get_origin(annotation) is Literal and len(typing.get_args(annotation)) == 1


def leaves(data: Any, path: tuple[str, ...] = ()) -> dict[tuple[str, ...], Any]:
    """Every value of a finished game with its place; a list of plain values is one value."""
    if isinstance(data, Mapping):
        found: dict[tuple[str, ...], Any] = {path: "a group"} if path else {}
        for key, value in data.items():
            found |= leaves(value, (*path, str(key)))
        return found
    if isinstance(data, list) and data and all(isinstance(each, Mapping) for each in data):
        return leaves({str(place): each for place, each in enumerate(data)}, path)
    return {path: data}


def changed(before: Resolved, after: Resolved) -> set[str]:
    """The settings in which two games differ."""
    one, two = leaves(before.data), leaves(after.data)
    return {pattern(path) for path in one.keys() | two.keys() if one.get(path) != two.get(path)}


def asked_for(before: Resolved, setting: str, value: Any) -> set[str]:
    """The settings that a change asks for; for a change that the loader refuses."""
    place = tuple(setting.split("."))
    now = leaves(before.data)
    return {pattern(path) for path, wanted in leaves(value, place).items() if now.get(path) != wanted}


def pattern(path: tuple[str, ...]) -> str:
    """A place with a star for every name that authors choose.

    The conditions of a scoring line are the same for everybody it may be for; its points are each one's own.
    """
    parts = list(path[:2]) if path[:2] in MAPPINGS else list(path)
    if parts[0] == "scoring" and len(parts) >= 4 and parts[3] != "points":
        parts[1] = "*"
    if parts[:2] == ["match", "counters"] and len(parts) > 2:
        parts[2] = "*"
    if parts[0] == "scoring" and parts[3:4] == ["adds"]:
        parts = parts[:4]
    for chapter, place in (("claims", 1), ("exchange", 1), ("exchange", 2), ("scoring", 2)):
        if parts[0] == chapter and len(parts) > place:
            parts[place] = "*"
    if parts[:2] in (["auction", "bids"], ["auction", "insert"], ["alone", "kinds"]) and len(parts) > 2:
        parts[2] = "*"
    return ".".join(parts)


def load(game: str, overlays: tuple[str, ...], settings: Mapping[str, Any]) -> Resolved:
    """A finished game."""
    return finish(game, overlays=overlays, settings=settings)
