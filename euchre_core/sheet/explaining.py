"""What a setting is: its meaning, its choices, what a game makes of it, and who else chooses what."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel
from pydantic.fields import FieldInfo
from pydantic_core import PydanticUndefined

from euchre_core.chapters.sentence import SaidBy
from euchre_core.language.codes import CODES
from euchre_core.language.merge import Origin
from euchre_core.language.values import leaves
from euchre_core.language.wording import dotted
from euchre_core.sheet.glossary import terms
from euchre_core.sheet.pieces import pieces_of
from euchre_core.sheet.topics import Topic
from euchre_core.sheet.usage import Choosers, choosers_of
from euchre_core.variant.choices import choice_words
from euchre_core.variant.load import Resolved
from euchre_core.variant.shape import Group, Leaf, Many, Named, Path, Shape, all_settings, file_shape, shape_at
from euchre_core.variant.spec import CHAPTERS

_PATH = re.compile(r"\b([a-z_]+(?:\.[a-z_]+)+)\b")


@dataclass(frozen=True)
class Inner:
    """A setting within a group: its path, and what it is in the first sentence about it."""

    path: Path
    meaning: str


@dataclass(frozen=True)
class Here:
    """What a game says about a setting.

    Args:
        path: the setting, with the names of this game.
        value: what is in force.
        origin: who set it; None for a default.
    """

    path: Path
    value: Any
    origin: Origin | None


@dataclass(frozen=True)
class Explained:
    """All there is to say about a setting.

    Args:
        path: the setting, with ``*`` for names that authors choose.
        meaning: what it is.
        takes: what may be written, in words, where that is more than the choices.
        choices: the words it may be, each with what it means.
        default: what holds if nothing is said; None if nothing does then.
        inner: the settings in it, if it is a group of settings.
        here: what a game says about it, of a group only what somebody has said; sentences: what the sheet of that game
            says of it.
        choosers: which shipped games and house rules choose what.
        related: settings and terms near to it.
        codes: findings that speak of it.
    """

    path: Path
    meaning: str
    takes: str
    choices: dict[str, str]
    default: Any
    inner: tuple[Inner, ...]
    here: tuple[Here, ...]
    sentences: tuple[str, ...]
    choosers: tuple[Choosers, ...]
    related: tuple[str, ...]
    codes: tuple[str, ...]

    @property
    def name(self) -> str:
        """The setting as one types it."""
        return dotted(self.path)


def explain_setting(topic: Topic, game: Resolved | None = None) -> Explained:
    """Explain a setting.

    Args:
        topic: the setting, as `topics_of` finds it.
        game: a finished game to say what it is there, if that is asked.

    """
    path = topic.path
    shape, field, choices = shape_at(path), _field(path), choice_words(path)
    inner = tuple(_inner(path, shape))
    default = None if field is None or inner else _default(field)
    here = () if game is None else tuple(_group_here(topic.written, game) if inner else _here(topic.written, game))
    sentences = () if game is None else tuple(_sentences(topic.written, game))
    is_rule = not inner and path[0] in CHAPTERS
    return Explained(
        path=path,
        meaning=_meaning(path, field),
        takes=takes_in_words(shape) or ("" if choices else getattr(shape, "wanted", "")),
        choices=choices,
        default=default,
        inner=inner,
        here=here,
        sentences=sentences,
        choosers=tuple(choosers_of(path, default)) if is_rule else (),
        related=tuple(_related(path, field, shape)),
        codes=tuple(code for code, (_, meaning) in sorted(CODES.items()) if f"`{dotted(path)}`" in meaning),
    )


def takes_in_words(shape: Shape | None) -> str:
    """Say what may be written, in a few words; nothing where only the choices may be."""
    if isinstance(shape, Leaf):
        is_more = shape.number or shape.text or shape.items or not shape.choices
        return shape.wanted if is_more else ""
    if isinstance(shape, Many):
        return f"a list of: {shape.item.wanted}" if isinstance(shape.item, Leaf) else "a list of settings"
    if isinstance(shape, Named):
        return f"names, each with {_value_of_a_name(shape.item)}"
    return "settings"


def _value_of_a_name(item: Shape) -> str:
    if isinstance(item, Leaf):
        return "its value"
    return "a list of steps" if isinstance(item, Many) else "settings"


def _field(path: Path) -> FieldInfo | None:
    """Give the field of a setting; None for something that only has a name of the author's."""
    return next((field for each, field in all_settings() if each == path), None)


def _meaning(path: Path, field: FieldInfo | None) -> str:
    """Give the docstring of a setting; an author's own thing is what its settings are together."""
    if field is not None:
        return " ".join((field.description or "").split())
    shape = shape_at(path)
    item = shape.item if isinstance(shape, Many) else shape
    return " ".join((item.model.__doc__ or "").split()) if isinstance(item, Group) else ""


def _default(field: FieldInfo) -> Any:
    default = field.get_default(call_default_factory=True)
    if default is PydanticUndefined or isinstance(default, BaseModel):
        return None
    return default


def _inner(path: Path, shape: Shape | None) -> Iterator[Inner]:
    while isinstance(shape, Named | Many):
        shape, path = shape.item, (*path, "*")
    if isinstance(shape, Group):
        for key, field in shape.fields.items():
            yield Inner((*path, key), first_sentence(" ".join((field.description or "").split())))


def first_sentence(text: str) -> str:
    """Give the first sentence of a text."""
    return re.split(r"(?<=[.?!])\s+(?=[A-Z])", text, maxsplit=1)[0]


# -- in a game ---------------------------------------------------------------------------------------------------------


def _here(written: Path, game: Resolved) -> Iterator[Here]:
    """Give what a game says at a path, by itself or through each name it has there."""
    for path, value in _values(game.data, written, ()):
        if not isinstance(value, dict):
            yield Here(path, value, _origin(path, game))


def _group_here(written: Path, game: Resolved) -> Iterator[Here]:
    """Give what somebody has said below a path; everything else is as ever."""
    for path, value in _values(game.composed.data, written, ()):
        for below, each in leaves(value):
            yield Here((*path, *below), each, _origin((*path, *below), game))


def _origin(path: Path, game: Resolved) -> Origin | None:
    """Give who set a value, or the list it stands in, or took it away."""
    for length in range(len(path), 0, -1):
        if path[:length] in game.origins:
            return game.origins[path[:length]]
    return game.composed.removed.get(path)


def _values(data: Any, path: Path, here: Path) -> Iterator[tuple[Path, Any]]:
    if not path:
        yield here, data
        return
    first, rest = path[0], path[1:]
    if isinstance(data, dict):
        for name in [*data] if first == "*" else [first]:
            if name in data:
                yield from _values(data[name], rest, (*here, name))
    elif isinstance(data, list) and first == "*":
        for place, each in enumerate(data):
            yield from _values(each, rest, (*here, place))


def _sentences(written: Path, game: Resolved) -> Iterator[str]:
    """Give the sentences that the sheet of a game says of a setting, or of what it belongs to."""
    fixed = written[: written.index("*")] if "*" in written else written
    for piece in pieces_of(game.spec):
        for start in piece.settings:
            length = min(len(start), len(fixed))
            if length > 1 and start[:length] == fixed[:length]:
                yield piece.text
                break


# -- what is near ------------------------------------------------------------------------------------------------------


def _related(path: Path, field: FieldInfo | None, shape: Shape | None) -> Iterator[str]:
    """Name the settings that the meaning of this one speaks of, those it is read with, and the terms about it."""
    found: dict[str, None] = {}
    known = {dotted(each) for each, _ in all_settings()}
    owner = shape_at(path[:-1]) if len(path) > 1 else file_shape()
    meaning = (field.description or "") if field is not None else ""
    found |= dict.fromkeys(each for each in _PATH.findall(meaning) if each in known)
    if isinstance(owner, Group) and not isinstance(shape, Group):
        beside = [
            each for each in owner.fields if each != path[-1] and ("_" in each and re.search(rf"\b{each}\b", meaning))
        ]
        found |= dict.fromkeys(dotted((*path[:-1], each)) for each in [*_read_together(owner, str(path[-1])), *beside])
    found |= dict.fromkeys(term.name for term in terms().values() if dotted(path) in term.see)
    yield from (each for each in found if each != dotted(path))


def _read_together(owner: Group, key: str) -> list[str]:
    """Name the settings of a group that share a sentence with this one."""
    heads = {
        each: note.field for each, field in owner.fields.items() for note in field.metadata if isinstance(note, SaidBy)
    }
    head = heads.get(key, key)
    return [each for each in owner.fields if each != key and (each == head or heads.get(each) == head)]
