"""What an editor shows beside a setting: its docstring in Markdown, its default, and a phrase for each choice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from euchre_core.language.wording import dotted
from euchre_core.variant.choices import Words, choice_words
from euchre_core.variant.shape import Group, Many, Named, Path, Shape, file_shape

Json = dict[str, Any]

_UNSAID = "as if nobody had said it"

_IN_CODE = re.compile(r"`[^`]*`")
_KEYWORD = re.compile(r"[a-z]+(?:_[a-z]+)+(?:\.[a-z_]+)*|[a-z]+(?:\.[a-z_]+)+")
"""A word that is surely none of English: with an underscore, or with a full stop in it."""


def add_hover(schema: Json) -> None:
    """Write the texts into a schema of files: for its head, and for every group of settings it defines."""
    _describe(schema["properties"], ())
    for model, path in _places(file_shape(), ()):
        if model in schema["$defs"]:
            _describe(schema["$defs"][model]["properties"], path)


def _places(shape: Shape, path: Path) -> Iterator[tuple[str, Path]]:
    """Find where each group of settings stands; one that stands in several places means the same in all of them."""
    if isinstance(shape, Group):
        yield shape.model.__name__, path
        for key, inner in shape.keys.items():
            yield from _places(inner, (*path, key))
    elif isinstance(shape, Named | Many):
        yield from _places(shape.item, (*path, "*"))


def _describe(settings: Json, owner: Path) -> None:
    for name, setting in settings.items():
        words = choice_words((*owner, name))
        _add_words(setting, words)
        if "description" in setting:
            told = _markdown(setting, (*owner, name))
            setting["markdownDescription"] = told
            if "anyOf" in setting:  # there an editor takes the other text, and reads it as Markdown
                setting["description"] = told


def _add_words(value: Any, words: Words) -> None:
    """Write a phrase beside each choice, wherever in the types of a setting the choices stand."""
    if isinstance(value, list):
        for item in value:
            _add_words(item, words)
    elif isinstance(value, dict):
        if words and "enum" in value:
            value["enumDescriptions"] = [_UNSAID if each is None else words[str(each)] for each in value["enum"]]
        for item in value.values():
            _add_words(item, words)


def _markdown(setting: Json, path: Path) -> str:
    """Write the docstring with what is typed in a file marked as such, and then the default."""
    told = _marked(str(setting["description"]))
    default = setting.get("default")
    if isinstance(default, str | int) and not isinstance(default, bool) and path != ("format",):
        told += f"\n\nIf nobody says it: `{default}`."
    if "*" not in path and len(path) > 1:
        told += f"\n\n`euchre explain {dotted(path)}` tells more."
    return told


def _marked(text: str) -> str:
    """Mark what is a key or a choice, as far as it can be told from English."""
    marked, done = "", 0
    for code in _IN_CODE.finditer(text):
        marked += _KEYWORD.sub(r"`\g<0>`", text[done : code.start()]) + code[0]
        done = code.end()
    return marked + _KEYWORD.sub(r"`\g<0>`", text[done:])
