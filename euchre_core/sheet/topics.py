"""What a word may mean: a code, a setting, a term, a word of formulas, a game, a house rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Literal

from euchre_core.language.catalog import Located, find, is_path, list_overlays, list_variants
from euchre_core.language.codes import CODES
from euchre_core.language.diagnostic import CannotRead
from euchre_core.language.formula.manual import formula_words
from euchre_core.language.pages import find_code
from euchre_core.language.pages import suggestions as nearest_codes
from euchre_core.language.wording import dotted, nearest
from euchre_core.sheet.glossary import Term, find_term, spelled, spellings, terms
from euchre_core.variant.shape import Group, Many, Named, Path, Shape, all_settings, file_shape
from euchre_core.variant.spec import CHAPTERS

TopicKind = Literal["code", "setting", "term", "formula word", "game", "house rule"]


@dataclass(frozen=True)
class Topic:
    """Something that can be explained.

    Args:
        kind: what it is; name: what to type for it and nothing else.
        path: of a setting, with ``*`` for the names that authors choose; written: the same with the names as asked for.
        located: of a game or a house rule.
    """

    kind: TopicKind
    name: str
    path: Path = ()
    written: Path = ()
    located: Located | None = None


def topics_of(text: str) -> list[Topic]:
    """Find everything that somebody may mean by a text, what is meant most likely first; nothing if it is unknown."""
    text = text.strip()
    code = find_code(text)
    settings, short = _settings(text), _short(text)
    term = find_term(text)
    found = [Topic("code", code)] if code else []
    found += settings
    found += [Topic("term", term.name)] if term else []
    found += _formula_words(text)
    found += [] if settings else short
    found += _files(text)
    if term and settings and not _is_exactly(settings[0], text):
        found.sort(key=lambda topic: topic.kind != "term")
    if term and spelled(text) != spelled(term.name):  # another word for a term gives way to the name of a file
        found.sort(key=lambda topic: topic.located is None)
    if _names_a_setting(text, settings or short, term):
        found.sort(key=lambda topic: topic.kind != "setting")
    return found


def suggestions(text: str) -> list[str]:
    """Give what somebody may have meant by a word that means nothing, best first, each as it is typed."""
    known = [word for word in spellings() if word not in terms() and word.removesuffix("s") not in terms()]
    known += [_last(path) for path, _ in _listed()] + [name for name in all_topics() if name not in CODES]
    near = nearest(text, list(dict.fromkeys(known)))
    return list(dict.fromkeys([*near, *([] if near else nearest_codes(text))]))


def all_topics() -> list[str]:
    """Give everything that can be asked for, each as it is typed: settings, terms, codes, games, house rules."""
    settings = [dotted(path) for path, _ in _listed()]
    files = [each.name for each in [*list_variants(), *list_overlays()]]
    return list(dict.fromkeys([*settings, *terms(), *formula_words(), *CODES, *files]))


# -- settings ----------------------------------------------------------------------------------------------------------


def _settings(text: str) -> list[Topic]:
    """Find the settings with this path; an author's own names may be written or be ``*``."""
    parts = tuple(text.split("."))
    if not all(parts):
        return []
    found = list(dict.fromkeys(_places(parts, file_shape(), (), ())))
    return [Topic("setting", dotted(path), path, written) for path, written in found[:1]]


def _places(parts: tuple[str, ...], shape: Shape, path: Path, written: Path) -> Iterator[tuple[Path, Path]]:
    if not parts:
        if path and not isinstance(path[-1], int):
            yield path, written
        return
    first, rest = parts[0], parts[1:]
    if isinstance(shape, Group) and first in shape.keys:
        yield from _places(rest, shape.keys[first], (*path, first), (*written, first))
    elif isinstance(shape, Named):
        yield from _places(rest, shape.item, (*path, "*"), (*written, first))
    elif isinstance(shape, Many):
        if first == "*" or first.isdecimal():
            yield from _places(rest, shape.item, (*path, "*"), (*written, "*"))
        yield from _places(parts, shape.item, (*path, "*"), (*written, "*"))


def _short(text: str) -> list[Topic]:
    """Find the settings whose path ends so; what several groups share, like the lines of all roles, counts once."""
    parts = tuple(text.replace("-", "_").split("."))
    found: dict[int, Path] = {}
    for path, field in all_settings():
        named = tuple(str(part) for part in path if part != "*")
        if named[-len(parts) :] == parts and path[-1] != "*" and path[0] != "examples":
            found.setdefault(id(field), path)
    return [Topic("setting", dotted(path), path, path) for path in found.values()]


@cache
def _listed() -> tuple[tuple[Path, int], ...]:
    """List every setting once; the lines of one role stand for all, and examples are no rules."""
    found: dict[int, Path] = {}
    for path, field in all_settings():
        if path[0] != "examples" or len(path) == 1:
            found.setdefault(id(field), path)
    return tuple((path, len(path)) for path in found.values())


def _last(path: Path) -> str:
    return str(path[-1])


def _names_a_setting(text: str, settings: list[Topic], term: Term | None) -> bool:
    """Whether a text is the very name of one setting, and no term is spelled just so."""
    return len(settings) == 1 and _last(settings[0].path) == text and not (term and term.name == text)


def _is_exactly(topic: Topic, text: str) -> bool:
    """Whether a text is the path of a setting and cannot be meant as a word: it has a dot, or names a chapter."""
    return topic.name == text and ("." in text or text in CHAPTERS)


# -- formulas ---------------------------------------------------------------------------------------------------------


def _formula_words(text: str) -> list[Topic]:
    """Find the word of formulas; with brackets or whatever stands in them, it is the function that is meant."""
    word = text.partition("(")[0].strip()
    return [Topic("formula word", word)] if word in formula_words() else []


# -- files -------------------------------------------------------------------------------------------------------------


def _files(text: str) -> list[Topic]:
    found = []
    kinds: tuple[Literal["variant", "overlay"], ...] = ("variant", "overlay")
    for kind in kinds:
        try:
            located = find(text, kind=kind)
        except CannotRead:
            continue
        if located.kind == kind:
            name = text if is_path(text) else located.name
            found.append(Topic("game" if kind == "variant" else "house rule", name, located=located))
    return found
