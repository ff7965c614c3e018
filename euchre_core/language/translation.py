"""Sentences in other languages, through gettext catalogs.

Whatever the rule sheet says goes through `say`. Its English template is the key of the catalogs in
``euchre_core/locale``; ``{names}`` in it stand for numbers, cards, names out of the file, and words that were said
before. `say_many` picks the plural form by a number, `say_as` tells two meanings of one English word apart, and
`later` marks a template that stands in a table and is said from there.

A catalog may lack something. `sentence` then says all of a sentence in English, so that no sentence is half and half.
"""

from __future__ import annotations

import gettext
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "locale"
DOMAIN = "sheet"
ENGLISH = "en"


_lacks: ContextVar[bool] = ContextVar("lacks", default=False)


class _Lacking(gettext.NullTranslations):
    """What a catalog falls back on: English, and a note that something was lacking."""

    def gettext(self, message: str) -> str:
        _lacks.set(True)
        return message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        _lacks.set(True)
        return super().ngettext(msgid1, msgid2, n)

    def pgettext(self, context: str, message: str) -> str:
        _lacks.set(True)
        return message

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        _lacks.set(True)
        return super().npgettext(context, msgid1, msgid2, n)


@dataclass(frozen=True)
class Tongue:
    """A language with its catalog; English has none. What the catalog lacks is said in English."""

    code: str
    catalog: gettext.NullTranslations = field(default_factory=gettext.NullTranslations)

    def __post_init__(self) -> None:
        if self.code != ENGLISH:
            self.catalog.add_fallback(_Lacking())


_ENGLISH = Tongue(ENGLISH)
_spoken: ContextVar[Tongue] = ContextVar("tongue", default=_ENGLISH)


def tongues() -> list[str]:
    """Return the codes of the languages a sheet can be read in, English first."""
    return [ENGLISH, *sorted(path.parent.parent.name for path in FOLDER.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))]


def spoken() -> str:
    """Return the code of the language that is being spoken."""
    return _spoken.get().code


@contextmanager
def speaking(tongue: str | Tongue) -> Iterator[None]:
    """Say everything in a language.

    Args:
        tongue: one of `tongues`, or a catalog of one's own.

    Raises:
        LookupError: there is no catalog of that code.

    """
    token = _spoken.set(_opened(tongue) if isinstance(tongue, str) else tongue)
    try:
        yield
    finally:
        _spoken.reset(token)


@lru_cache
def _opened(code: str) -> Tongue:
    if code == ENGLISH:
        return _ENGLISH
    if code not in tongues():
        raise LookupError(code)
    with (FOLDER / code / "LC_MESSAGES" / f"{DOMAIN}.mo").open("rb") as file:
        return Tongue(code, gettext.GNUTranslations(file))


def say(template: str, /, **values: object) -> str:
    """Say a template of words, with its names filled in."""
    said = _spoken.get().catalog.gettext(template)
    return said.format(**values) if values else said


def say_many(one: str, many: str, number: int, /, **values: object) -> str:
    """Say the one template for a number of 1 and the other for more; ``{number}`` in it is the number."""
    said = _spoken.get().catalog.ngettext(one, many, abs(number))
    return said.format(number=number, **values)


def say_as(meaning: str, template: str, /, **values: object) -> str:
    """Say a template whose English words mean different things in different places; `meaning` tells which."""
    said = _spoken.get().catalog.pgettext(meaning, template)
    return said.format(**values) if values else said


def say_many_as(meaning: str, one: str, many: str, number: int, /, **values: object) -> str:
    """Say one of two templates by a number, as `say_many`, for one of several meanings, as `say_as`."""
    said = _spoken.get().catalog.npgettext(meaning, one, many, abs(number))
    return said.format(number=number, **values)


def say_name(name: str) -> str:
    """Say a name out of a file, like that of a bid: in the language if the catalog has it, else as it is."""
    token = _lacks.set(False)
    try:
        return _spoken.get().catalog.gettext(name)
    finally:
        _lacks.reset(token)


def later(template: str) -> str:
    """Mark a template for the catalogs that is said later, from a table."""
    return template


def later_many(one: str, many: str) -> tuple[str, str]:
    """Mark both templates of `say_many` for the catalogs that are said later, from a table."""
    return one, many


def later_as(meaning: str, template: str) -> tuple[str, str]:
    """Mark a template of `say_as`, with its meaning, for the catalogs that is said later, from a table."""
    return meaning, template


def later_many_as(meaning: str, one: str, many: str) -> tuple[str, str, str]:
    """Mark both templates of `say_many_as`, with their meaning, for the catalogs that are said later, from a table."""
    return meaning, one, many


def sentence(tell: Callable[[], str]) -> str:
    """Tell a sentence; where its language lacks any part of it, all of it in English."""
    if _spoken.get() is _ENGLISH:
        return tell()
    token = _lacks.set(False)
    try:
        told = tell()
        if not _lacks.get():
            return told
    finally:
        _lacks.reset(token)
    with speaking(_ENGLISH):
        return tell()
