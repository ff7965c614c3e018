"""No input gives a traceback, a hang or an endless answer: everything ends in data or in diagnostics."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre_core.language import reading
from euchre_core.language.catalog import find, list_overlays, list_variants
from euchre_core.language.document import Document, read_document
from euchre_core.language.formula import FormulaError, parse
from euchre_core.language.formula.vocabulary import KINDS, Kind
from euchre_core.language.merge import compose
from euchre_core.language.render import render_json, render_text
from euchre_core.language.split_formula import split_formulas
from euchre_core.language.values import Trail, Value

SHIPPED = [each.path.read_text(encoding="utf-8") for each in [*list_variants(()), *list_overlays(())]]
PIECES = ["{", "}", "[", "]", ",", ":", ": ", "- ", "\n", "\n  ", "\t", "&a", "*a", "!b ", "<<: ", '"', "'", "|", ">",
          "#", "%", "@", "? ", "---\n", "...\n", "010", "1.5", "null", "true", "inherits: nothing", "extends: ",
          "overlays: ", "overlay: x", "joker", "\u2028", "\ufeff", "\x00", "é", "🂡", "\\", "1e999"]  # fmt: skip


def survive(content: str | bytes) -> Document:
    """Read, compose and show whatever it is; check what every reader of it relies on."""
    document = read_document(content, "fuzz.yaml")
    walk(document, document.data, ())
    result = compose(document, settings={"match.target": 21}, user_dirs=()) if "overlay" not in document.data else None
    found = result.diagnostics if result else document.diagnostics
    lines = document.text.split("\n")
    for each in found:
        if each.span and each.span.file == "fuzz.yaml" and document.text:
            assert 1 <= each.span.line <= len(lines)
            assert 1 <= each.span.column <= len(lines[each.span.line - 1]) + 1
    render_text(found, {"fuzz.yaml": document.text}).encode()
    render_json(found).encode()
    return document


def walk(document: Document, value: Value, trail: Trail) -> None:
    span = document.span_of(trail)
    assert (span.line, span.column) <= (span.end_line, span.end_column)
    if isinstance(value, dict):
        split_formulas(value)
        for key, each in value.items():
            assert isinstance(key, str)
            walk(document, each, (*trail, key))
    elif isinstance(value, list):
        for at, each in enumerate(value):
            walk(document, each, (*trail, at))
    elif isinstance(value, str):
        document.span_within(trail, 3, 2)


@given(st.binary(max_size=200))
@settings(max_examples=150, deadline=None)
def test_random_bytes(content: bytes) -> None:
    survive(content)


@given(st.lists(st.one_of(st.sampled_from(PIECES), st.text(max_size=4)), max_size=40).map("".join))
@settings(max_examples=300, deadline=None)
def test_random_pieces_of_yaml(content: str) -> None:
    survive(content)


@given(st.sampled_from(SHIPPED), st.data())
@settings(max_examples=200, deadline=None)
def test_mutations_of_shipped_files(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 12))
        text = text[:start] + data.draw(st.sampled_from([*PIECES, ""])) + text[start + length :]
    survive(text)


@given(st.lists(st.sampled_from(PIECES), max_size=25).map("".join))
@settings(max_examples=150, deadline=None)
def test_the_python_edition_of_the_reader(content: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reading, "_READER", yaml.Loader)
        survive(content)


BOMBS: dict[str, str | bytes] = {
    "open brackets": "a: " + "[" * 200_000,
    "open braces": "{a: " * 60_000,
    "dashes": "- " * 100_000,
    "question marks": "? " * 100_000,
    "colons": "a:" * 100_000,
    "aliases": "a: &a [x]\n" + "".join(f"{name}: &{name} [{'*a,' * 9}]\n" for name in "bcdefghij"),
    "keys": "a: 1\n" * 40_000,
    "values": "a: [" + "1," * 100_000 + "]",
    "a long scalar": "a: " + "x" * 1_000_000,
    "a long text": 'a: "' + "\\n" * 100_000 + '"',
    "a long number": "a: " + "1" * 200_000,
    "a long float": "a: " + "1" * 200_000 + ".5",
    "a long key": "? " + "k" * 200_000 + "\n: 1",
    "quotes": 'a: [' + '"' * 200_000,
    "comments": "#\n" * 100_000,
    "tabs": "\t" * 200_000,
    "tags": "a: " + "!" * 200_000,
    "overlays": "format: 1\nname: x\noverlays: [" + "nosuch, " * 9_000 + "]",
    "far below": "a:\n" + "\n" * 200_000 + "  b: 010\n" * 50,
    "nulls": b"\0" * 200_000,
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 700,
}  # fmt: skip


@pytest.mark.parametrize("bomb", BOMBS)
@pytest.mark.parametrize("edition", ["C", "Python"])
def test_bombs(monkeypatch: pytest.MonkeyPatch, bomb: str, edition: str) -> None:
    if edition == "Python":
        monkeypatch.setattr(reading, "_READER", yaml.Loader)
    content = BOMBS[bomb]
    document = survive(content)
    assert len(document.diagnostics) <= 52


@given(st.text(max_size=30), st.one_of(st.text(max_size=30), st.integers(), st.none(), st.lists(st.text(max_size=5))))
@settings(max_examples=150, deadline=None)
def test_settings(key: str, value: object) -> None:
    for name in (key, "match.target", "auction.bids.3"):
        result = compose(find("bid_euchre", user_dirs=()), settings={name: value}, user_dirs=())
        render_text(result.diagnostics, result.sources).encode()


WORDS = ["tricks", "bid", "has", "count", "max", "round_up", "(", ")", ",", "+", "-", "*", "/", "==", "<", "and", "or",
         "not", "A", "10", "JS", "spades", " ", "=", "&", "score", "1000001", "♠", "\n", "\x00"]  # fmt: skip


@given(
    st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=3)), max_size=60).map("".join),
    st.sampled_from(list(KINDS)),
)
@settings(max_examples=500, deadline=None)
def test_formulas(text: str, kind: Kind) -> None:
    try:
        parse(text, kind)
    except FormulaError as error:
        assert 1 <= error.column <= len(text) + 1
        assert error.length >= 1
        assert error.message


@pytest.mark.parametrize("text", ["(" * 100_000, "-" * 199, "not " * 49, "max(" * 49, "1+" * 99 + "1", "9" * 100_000])
@pytest.mark.parametrize("kind", list(KINDS))
def test_long_and_deep_formulas(text: str, kind: Kind) -> None:
    try:
        parse(text, kind)
    except FormulaError as error:
        assert error.column <= 201


def test_folders_and_odd_files_are_no_games(tmp_path: Path) -> None:
    (tmp_path / "folder.yaml").mkdir()
    (tmp_path / "house.yaml").write_text("format: 1\nname: H\nextends: folder.yaml\noverlays: [folder.yaml]\n")
    result = compose(find(str(tmp_path / "house.yaml"), user_dirs=()), user_dirs=())
    assert [each.code for each in result.diagnostics] == ["EU201", "EU202"]
