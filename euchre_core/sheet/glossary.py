"""The words of the field, from `glossary.yaml`: what `euchre explain` and the page of the docs say about them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from euchre_core.language.document import read_document

FILE = "glossary.yaml"


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the field.

    Args:
        name: the word; also: other words for it.
        means: what it is.
        see: other terms, and settings by their dotted paths (``*`` for names), that are near to it.
    """

    name: str
    means: str
    also: tuple[str, ...] = ()
    see: tuple[str, ...] = ()

    @property
    def terms(self) -> tuple[str, ...]:
        """What to read besides, among the terms."""
        return tuple(each for each in self.see if each in terms())

    @property
    def settings(self) -> tuple[str, ...]:
        """The settings that it is about."""
        return tuple(each for each in self.see if each not in terms())


@cache
def terms() -> Mapping[str, Term]:
    """Give every term by its name, in the order of the alphabet."""
    text = (resources.files("euchre_core") / "sheet" / FILE).read_text(encoding="utf-8")
    data: Mapping[str, Any] = read_document(text, FILE).data
    return {
        name: Term(name, said["means"], tuple(said.get("also", ())), tuple(said.get("see", ())))
        for name, said in data.items()
    }


@cache
def spellings() -> Mapping[str, Term]:
    """Give every term by each of the words for it, spelled as `spelled` does."""
    others = {spelled(word): term for term in terms().values() for word in term.also}
    return others | {spelled(term.name): term for term in terms().values()}


def find_term(text: str) -> Term | None:
    """Find the term somebody means: by its name or another word for it, in one or in several."""
    word = spelled(text)
    return spellings().get(word) or spellings().get(word.removesuffix("s"))


def spelled(word: str) -> str:
    """Spell a word so that capitals, dashes, apostrophes and spaces make no difference."""
    return " ".join(word.casefold().replace("_", " ").replace("-", " ").replace("'", "").replace("’", "").split())
