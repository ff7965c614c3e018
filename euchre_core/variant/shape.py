"""The shape of a file: which settings stand where, and what each takes.

Everything is read off the models of the chapters, so that a message, the schema and the rule sheet can never know
another language than the one that is validated.
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from euchre_core.chapters.values import CardText, Formula, Wanted
from euchre_core.language.formula import Kind
from euchre_core.variant.spec import VariantSpec

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Leaf:
    """One value.

    Args:
        wanted: what should be written, in words.
        choices: the words it may be, if it is one of a few.
        low: the smallest number it may be, if it may be a number with bounds; high: the largest.
        number: whether it may be a number; text: whether it may be free text.
        formula: the kind of formula it is, if it is one.
        card: whether it is a card.
        items: what the items are, if it may also be a list.
    """

    wanted: str = ""
    choices: tuple[str | int, ...] = ()
    low: int | None = None
    high: int | None = None
    number: bool = False
    text: bool = False
    formula: Kind | None = None
    card: bool = False
    items: Leaf | None = None


@dataclass(frozen=True)
class Group:
    """Settings with fixed names."""

    model: type[BaseModel]
    keys: dict[str, Shape]
    fields: dict[str, FieldInfo]


@dataclass(frozen=True)
class Named:
    """A mapping whose names the author chooses."""

    item: Shape


@dataclass(frozen=True)
class Many:
    """A list."""

    item: Shape


Shape = Leaf | Group | Named | Many


@cache
def file_shape() -> Group:
    """Return the shape of a whole file."""
    return _group(VariantSpec)


def shape_at(path: Path) -> Shape | None:
    """Return what stands at a path, or None if nothing can."""
    shape: Shape | None = file_shape()
    for part in path:
        if isinstance(shape, Group):
            shape = shape.keys.get(str(part))
        elif isinstance(shape, Named | Many):
            shape = shape.item
        elif isinstance(shape, Leaf) and isinstance(part, int):
            shape = shape.items
        else:
            return None
    return shape


def all_settings(shape: Shape | None = None, path: Path = ()) -> Iterator[tuple[Path, FieldInfo]]:
    """Yield every setting with its path (``*`` for names that authors choose), groups before what is in them."""
    shape = file_shape() if shape is None else shape
    if isinstance(shape, Group):
        for key, field in shape.fields.items():
            yield (*path, key), field
            yield from all_settings(shape.keys[key], (*path, key))
    elif isinstance(shape, Named | Many):
        yield from all_settings(shape.item, (*path, "*"))


@cache
def setting_names() -> frozenset[str]:
    """Give the last words of all settings, wherever they stand: a word of these is no misspelling of another."""
    return frozenset(path[-1] for path, _ in all_settings() if isinstance(path[-1], str)) - {"*"}


def _group(model: type[BaseModel]) -> Group:
    fields = {field.alias or name: field for name, field in model.model_fields.items()}
    return Group(model, {key: _shape(field.annotation, field.metadata) for key, field in fields.items()}, fields)


def _shape(annotation: Any, metadata: list[Any]) -> Shape:
    annotation, metadata = _bare(annotation, metadata)
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return _group(annotation)
    arguments = get_args(annotation)
    if get_origin(annotation) is dict:
        return Named(_shape(arguments[1], []))
    if get_origin(annotation) is list:
        return Many(_shape(arguments[0], []))
    return _leaf(annotation, metadata)


def _bare(annotation: Any, metadata: list[Any]) -> tuple[Any, list[Any]]:
    """Take away what only says "or nothing", and gather what is noted beside the type."""
    while True:
        if get_origin(annotation) is Annotated:
            inner, *noted = get_args(annotation)
            annotation, metadata = inner, [*metadata, *noted]
            continue
        members = _members(annotation)
        if type(None) in members:
            kept = [member for member in members if member is not type(None)]
            annotation = kept[0] if len(kept) == 1 else Union[tuple(kept)]  # noqa: UP007 (built at run time)
            continue
        return annotation, metadata


def _members(annotation: Any) -> list[Any]:
    return list(get_args(annotation)) if get_origin(annotation) in (Union, types.UnionType) else [annotation]


def _leaf(annotation: Any, metadata: list[Any]) -> Leaf:
    leaf = Leaf()
    notes = list(metadata)
    for member, noted in _flat(annotation):
        notes += noted
        leaf = _take_member(leaf, member)
    for note in notes:
        for constraint in note.metadata if isinstance(note, FieldInfo) else [note]:
            leaf = _take_note(leaf, constraint)
    return leaf if leaf.wanted else replace(leaf, wanted=_in_words(leaf))


def _take_member(leaf: Leaf, member: Any) -> Leaf:
    if get_origin(member) is Literal:
        return replace(leaf, choices=(*leaf.choices, *get_args(member)))
    if get_origin(member) is list:
        item = _shape(get_args(member)[0], [])
        return replace(leaf, items=item if isinstance(item, Leaf) else None)
    if member is int:
        return replace(leaf, number=True)
    return replace(leaf, text=True) if member is str else leaf


def _take_note(leaf: Leaf, note: Any) -> Leaf:
    if isinstance(note, Wanted):
        return leaf if leaf.wanted else replace(leaf, wanted=note.text)
    if isinstance(note, Formula):
        return replace(leaf, formula=note.kind)
    if isinstance(note, CardText):
        return replace(leaf, card=True)
    low, high = getattr(note, "ge", None), getattr(note, "le", None)
    return replace(leaf, low=leaf.low if low is None else low, high=leaf.high if high is None else high)


def _flat(annotation: Any) -> Iterator[tuple[Any, list[Any]]]:
    for member in _members(annotation):
        bare, noted = _bare(member, [])
        if len(_members(bare)) > 1:
            for inner, deeper in _flat(bare):
                yield inner, [*noted, *deeper]
        else:
            yield bare, noted


def _in_words(leaf: Leaf) -> str:
    if leaf.choices:
        *others, last = (str(choice) for choice in leaf.choices)
        return f"{', '.join(others)} or {last}" if others else last
    if leaf.number and leaf.low is not None:
        return f"a whole number from {leaf.low} to {leaf.high}"
    return "a whole number" if leaf.number else "text"
