"""Errors of the YAML reader, in the author's words."""

from __future__ import annotations

import pytest
import yaml

from euchre_core.language import reading
from euchre_core.language.document import read_document

ERRORS = [
    ("says: What: no", 1, 11, "a second `:` in one line"),
    ("a: 1\n  b: 2", 2, 4, "this line does not fit the one above it"),
    ("deal\n  b: 2", 2, 4, "this line does not fit the one above it"),
    ("a:\n  b: 1\n c: 2\n", 3, 2, "this line does not fit those above it"),
    ("a: 1\n- b", 2, 1, "this line does not fit those above it"),
    ("a: [1, 2\nb: 3", 2, 2, "a comma or the closing `]` is missing"),
    ("a: {x: 1\nb: 3", 2, 2, "a comma or the closing `}` is missing"),
    ("a: {x: 1", 1, 9, "a comma or the closing `}` is missing"),
    ("a: 1\nfoo\nb: 2", 2, 1, "this line has no `:`"),
    ('a: 1\nb: "abc\nc: 1\n', 2, 4, "the quotes that begin here are never closed"),
    ("a: 'abc\n---\n", 1, 4, "the quotes that begin here are never closed"),
    ("a: @x", 1, 4, "a value cannot begin with this character"),
    ("a: `x`", 1, 4, "a value cannot begin with this character"),
    ("a: |x\n  b", 1, 4, "`|` and `>` begin a block of text on the next line"),
    ("a: >= 3", 1, 4, "`|` and `>` begin a block of text on the next line"),
    ("points: - bid", 1, 9, "a list item cannot stand here"),
    ("a: [1,,2]", 1, 7, "a value is missing before this"),
    ("a: 1\n}", 2, 1, "this `}` closes nothing"),
    ("a: [1]]", 1, 7, "this `]` closes nothing"),
    ('a: "x" y', 1, 8, "something follows a value that has ended"),
    ("{a: 1} b", 1, 8, "the file has ended before this"),
]


@pytest.mark.parametrize("edition", ["C", "Python"])
@pytest.mark.parametrize(("text", "line", "column", "headline"), ERRORS)
def test_syntax_errors(
    monkeypatch: pytest.MonkeyPatch, edition: str, text: str, line: int, column: int, headline: str
) -> None:
    if edition == "Python":
        monkeypatch.setattr(reading, "_READER", yaml.Loader)
    document = read_document(text, "house.yaml")
    (found,) = document.diagnostics
    assert found.span is not None
    assert (found.code, found.span.line, found.span.column, found.headline) == ("EU001", line, column, headline)
    assert not document.readable


HALVES = [("a: & b", "EU004"), ("a: *", "EU005"), ("a: !x!y z", "EU006"), ("!<", "EU006")]


@pytest.mark.parametrize(("text", "code"), HALVES)
def test_half_an_anchor_alias_or_tag_is_one_all_the_same(text: str, code: str) -> None:
    (found,) = read_document(text, "house.yaml").diagnostics
    assert found.code == code


def test_an_unclosed_bracket_shows_where_it_was_opened() -> None:
    (found,) = read_document("a: {x: 1,\n  y: 2\nb: 3", "house.yaml").diagnostics
    assert [(place.line, place.column, words) for place, words in found.related] == [(1, 4, "this `{` is still open")]


def test_a_no_break_space_is_named() -> None:
    (found,) = read_document("a: 1\nb:\u00a0c\nd: 1", "house.yaml").diagnostics
    assert found.notes == ("the line contains a no-break space, which looks like a space but is none",)


def test_mistakes_before_a_syntax_error_are_kept() -> None:
    found = read_document("a: 010\nb: [1\n", "house.yaml").diagnostics
    assert [each.code for each in found] == ["EU012", "EU001"]
