"""Errors of the YAML reader, in the author's words."""

from __future__ import annotations

import pytest
import yaml

from euchre_core.language import reading
from euchre_core.language.document import read_document

ERRORS = [
    ("says: What: no", 1, 11, "a second `:` in one line"),
    ("deal\n  b: 2", 2, 4, "this line does not fit the one above it"),
    ("says: a text\n  that goes: on", 2, 12, "this line does not fit the one above it"),
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
    ("a: 'it's so'", 1, 7, "the apostrophe here ends the text, which is in single quotes"),
    ("a: {b: 'it's so'}", 1, 11, "the apostrophe here ends the text, which is in single quotes"),
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


INDENTATION = [
    ("a: 1\n  b: 2", (2, 3), "`b` is indented deeper than `a`, which has its value already", (1, 1),
     "indent it not at all to stand beside `a`"),
    ("a:\n  b: 1\n    c: 2", (3, 5), "`c` is indented deeper than `b`, which has its value already", (2, 3),
     "indent it by 2 spaces to stand beside `b`"),
    ("a:\n  b: 1\n c: 2", (3, 2), "`c` is indented by 1 space, like nothing above it", (2, 3),
     "indent it by 2 spaces to stand beside `b`, or not at all to stand beside `a`"),
    ("a:\n  b:\n    c: 1\n   d: 2", (4, 4), "`d` is indented by 3 spaces, like nothing above it", (3, 5),
     "indent it by 4 spaces to stand beside `c`, or by 2 spaces to stand beside `b`"),
    ("a:\n  - b: 1\n     c: 2", (3, 6), "`c` is indented deeper than `b`, which has its value already", (2, 5),
     "indent it by 4 spaces to stand beside `b`"),
    ("  a: 1\nb: 2", (1, 3), "`a`, the first key, is indented, and `b` is not", (2, 1),
     "delete the 2 spaces before `a`"),
]  # fmt: skip


@pytest.mark.parametrize("edition", ["C", "Python"])
@pytest.mark.parametrize(("text", "place", "headline", "beside", "help"), INDENTATION)
def test_uneven_indentation_names_the_key_a_line_belongs_with(
    monkeypatch: pytest.MonkeyPatch,
    edition: str,
    text: str,
    place: tuple[int, int],
    headline: str,
    beside: tuple[int, int],
    help: str,
) -> None:
    if edition == "Python":
        monkeypatch.setattr(reading, "_READER", yaml.Loader)
    (found,) = read_document(text, "house.yaml").diagnostics
    assert found.span is not None
    assert ((found.span.line, found.span.column), found.headline, found.help) == (place, headline, (help,))
    assert [(span.line, span.column) for span, _ in found.related] == [beside]


SLIPS = [
    ("a: 1\nextends:ghost_hand", 2, "a space is missing after `extends:`", "write `extends: ghost_hand`"),
    ("format:1\nname: X", 1, "a space is missing after `format:`", "write `format: 1`"),
    ("a:\n  b:21 # so\n\n  # a comment\n  c: 1", 2, "a space is missing after `b:`", "write `b: 21`"),
    ("a: 1\nmatch [1, 2]\nb: 1", 2, "a colon is missing after `match`", "write `match: [1, 2]`"),
    ("a:\n  b = 21\n  c: 1", 2, "after `b` stands a colon, not `=`", "write `b: 21`"),
    ("a: b: 21", 1, "a second `:` in one line",
     "write `a: {b: 21}`, or `a: \"b: 21\"`, if the colon belongs to the text"),
]  # fmt: skip


@pytest.mark.parametrize("edition", ["C", "Python"])
@pytest.mark.parametrize(("text", "line", "headline", "help"), SLIPS)
def test_a_missing_colon_or_space(
    monkeypatch: pytest.MonkeyPatch, edition: str, text: str, line: int, headline: str, help: str
) -> None:
    if edition == "Python":
        monkeypatch.setattr(reading, "_READER", yaml.Loader)
    (found,) = read_document(text, "house.yaml").diagnostics
    assert found.span is not None
    assert (found.span.line, found.headline, found.help) == (line, headline, (help,))


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
    assert found.headline == "after `b:` stands a no-break space, which only looks like a space"


def test_mistakes_before_a_syntax_error_are_kept() -> None:
    found = read_document("a: 010\nb: [1\n", "house.yaml").diagnostics
    assert [each.code for each in found] == ["EU012", "EU001"]
