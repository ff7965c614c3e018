"""Whatever the code says on a sheet is collected for the translators, word for word."""

from __future__ import annotations

import ast
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

pytest.importorskip("babel")

PROJECT = Path(__file__).parents[3]
TRANSLATE = PROJECT / "docs" / "translate.py"
ROOMS = ("chapters", "sheet", "variant")
WORDS = {
    "say": slice(0, 1),
    "later": slice(0, 1),
    "say_many": slice(0, 2),
    "later_many": slice(0, 2),
    "say_as": slice(1, 2),
    "later_as": slice(1, 2),
    "say_many_as": slice(1, 3),
    "later_many_as": slice(1, 3),
}
"""Which arguments of each function are words."""

pytestmark = pytest.mark.skipif(not (PROJECT / "variants").exists(), reason="the tests run away from the checkout")


class Spoken(NamedTuple):
    """A call that says words, and what it is given as words."""

    place: str
    words: list[ast.expr]


def spoken() -> Iterator[Spoken]:
    """Every call in the code that says words, or marks them to be said later."""
    for room in ROOMS:
        for path in sorted((PROJECT / "euchre_core" / room).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in WORDS:
                    place = f"{path.relative_to(PROJECT)}:{node.lineno}"
                    yield Spoken(place, node.args[WORDS[node.func.id]])


def literal(word: ast.expr) -> str | None:
    """Words that stand in the call itself; None if they come from elsewhere."""
    return word.value if isinstance(word, ast.Constant) and isinstance(word.value, str) else None


def test_all_that_is_said_is_collected() -> None:
    collected: set[str] = set()
    for message in runpy.run_path(str(TRANSLATE))["collected"]():
        collected.update([message.id] if isinstance(message.id, str) else message.id)
    lost = [
        f"{call.place} {words}"
        for call in spoken()
        for words in map(literal, call.words)
        if words is not None and words not in collected
    ]
    assert lost == [], "say() inside an f-string is not seen by Babel: give it a line of its own"


def test_words_are_whole_where_they_are_said() -> None:
    """Words put together in the call, or chosen there, reach no catalog: they have to be literals, or marked before."""
    pieces = (ast.JoinedStr, ast.IfExp, ast.BinOp)
    torn = [
        f"{call.place} {ast.unparse(words)}"
        for call in spoken()
        for words in call.words
        if isinstance(words, pieces) and any(literal(part) is not None for part in _spoken_parts(words))
    ]
    assert torn == []


def _spoken_parts(words: ast.expr) -> Iterator[ast.expr]:
    """The parts that can be words themselves; a key of a table or a condition is none."""
    match words:
        case ast.IfExp(_, one, other):
            yield from _spoken_parts(one)
            yield from _spoken_parts(other)
        case ast.BinOp(left, _, right):
            yield from _spoken_parts(left)
            yield from _spoken_parts(right)
        case ast.JoinedStr(parts):
            yield from parts
        case _:
            yield words
