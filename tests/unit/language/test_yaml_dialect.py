"""What a file may look like: YAML 1.2 core, small on purpose (every refusal with its place)."""

from __future__ import annotations

import pytest
import yaml

from euchre_core.language import reading
from euchre_core.language.document import read_document

VALUES: list[tuple[str, object]] = [
    ("on", "on"), ("off", "off"), ("yes", "yes"), ("no", "no"), ("No", "No"), ("Y", "Y"),
    ("true", True), ("False", False), ("null", None), ("~", None), ("", None),
    ("0", 0), ("12", 12), ("-5", -5), ("+5", 5), ("999999999", 999999999),
    ("3..5", "3..5"), ("10H", "10H"), ("9D", "9D"), ("J♠", "J♠"), ("1:30", "1:30"), ("2026-11-29", "2026-11-29"),
    ("1_000", "1_000"), ("-bid", "-bid"), ("10 * tricks", "10 * tricks"), ("-", "-"), (".", "."), ("0b11", "0b11"),
    ('"3"', "3"), ("'on'", "on"), ('"010"', "010"), ('"1.5"', "1.5"), ('""', ""), ("I'm", "I'm"),
]  # fmt: skip


@pytest.mark.parametrize(("written", "value"), VALUES)
def test_an_unquoted_word_is_what_yaml_1_2_says(written: str, value: object) -> None:
    document = read_document(f"key: {written}" if written != "-" else "key: '-'", "house.yaml")
    assert document.diagnostics == ()
    assert document.data == {"key": value}
    assert type(document.data["key"]) is type(value)


def test_lists_mappings_and_number_keys() -> None:
    document = read_document("---\nbids:\n  3: {value: 4}\n  '5': [a, [1], {b}]\n", "house.yaml")
    assert document.diagnostics == ()
    assert document.data == {"bids": {"3": {"value": 4}, "5": ["a", [1], {"b": None}]}}


REFUSED = [
    ("a: 1\nb: &x 2", "EU004", 2, 4, "an anchor, `&x`; they are not used here"),
    ("a: *x", "EU005", 1, 4, "an alias, `*x`; they are not used here"),
    ("*x : 1", "EU005", 1, 1, "an alias, `*x`; they are not used here"),
    ("a: !!str 1", "EU006", 1, 4, "a tag; they are not used here"),
    ("a: !mine {}", "EU006", 1, 4, "a tag; they are not used here"),
    ("a: {<<: {b: 1}}", "EU007", 1, 5, "a merge key; they are not used here"),
    ("a: 1\n---\nb: 1", "EU008", 2, 1, "a second document begins here; a file holds one"),
    ("%YAML 1.2\n---\na: 1", "EU019", 1, 1, "a directive; they are not used here"),
    ("# x\n\n%TAG ! y\n---\na: 1", "EU019", 3, 1, "a directive; they are not used here"),
    ("a: {b: 1, c: 2, b: 3}", "EU003", 1, 17, "`b` stands here twice"),
    ("a: 1\n'a': 2", "EU003", 2, 1, "`a` stands here twice"),
    ("a: {3: 1, '3': 2}", "EU003", 1, 11, "`3` stands here twice"),
    ("a: 1\nb: 1\tc", "EU002", 2, 5, "a tab; files use spaces only"),
    ("a:\n\tb: 1", "EU002", 2, 1, "a tab; files use spaces only"),
    ("a: 010", "EU012", 1, 4, "`010` is not how a number is written here"),
    ("a: 0x1F", "EU012", 1, 4, "`0x1F` is not how a number is written here"),
    ("a: 0o17", "EU012", 1, 4, "`0o17` is not how a number is written here"),
    ("a: [1, -007]", "EU012", 1, 8, "`-007` is not how a number is written here"),
    ("a: 1.5", "EU013", 1, 4, "`1.5` is not a whole number"),
    ("a: 1e3", "EU013", 1, 4, "`1e3` is not a whole number"),
    ("a: -.inf", "EU013", 1, 4, "`-.inf` is not a whole number"),
    ("a: .nan", "EU013", 1, 4, "`.nan` is not a whole number"),
    ("a: 1234567890", "EU017", 1, 4, "the number `1234567890` is too large"),
    ("true: 1", "EU011", 1, 1, "a key must be text; `true` is none"),
    ("a: {null: 1}", "EU011", 1, 5, "a key must be text; `null` is none"),
    ("~: 1", "EU011", 1, 1, "a key must be text; `~` is none"),
    ("1.5: 1", "EU013", 1, 1, "`1.5` is not a whole number"),
    ("03: 1", "EU012", 1, 1, "`03` is not how a number is written here"),
    ("[a]: 1", "EU011", 1, 1, "a key must be one word"),
    ("? {a: 1}\n: 2", "EU011", 1, 3, "a key must be one word"),
    ("a: x\x07", "EU015", 1, 5, "an invisible character (U+0007) that has no place in a text"),
    ("a: x\u2028y", "EU015", 1, 5, "an invisible character (U+2028) that has no place in a text"),
    ("a: \u202eabc", "EU015", 1, 4, "an invisible character (U+202E) that has no place in a text"),
    ('a: "x\\e[31m"', "EU015", 1, 4, "this text hides an invisible character (U+001B)"),
    ('a: "x\\ty"', "EU015", 1, 4, "this text hides an invisible character (U+0009)"),
    ("", "EU016", 1, 1, "the file says nothing"),
    ("# only a comment\n", "EU016", 1, 1, "the file says nothing"),
    ("null", "EU016", 1, 1, "the file says nothing"),
    ("- a\n- b", "EU016", 1, 1, "a file is a list of settings, `key: value`"),
    ("just words", "EU016", 1, 1, "a file is a list of settings, `key: value`"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "code", "line", "column", "headline"), REFUSED)
def test_what_is_refused(text: str, code: str, line: int, column: int, headline: str) -> None:
    (found,) = read_document(text, "house.yaml").diagnostics
    assert found.span is not None
    assert (found.code, found.span.line, found.span.column) == (code, line, column)
    assert found.headline == headline


@pytest.mark.parametrize(("text", "code", "line", "column", "headline"), REFUSED)
def test_the_python_edition_of_the_reader_refuses_the_same(
    monkeypatch: pytest.MonkeyPatch, text: str, code: str, line: int, column: int, headline: str
) -> None:
    with_c = read_document(text, "house.yaml").diagnostics
    monkeypatch.setattr(reading, "_READER", yaml.Loader)
    assert read_document(text, "house.yaml").diagnostics == with_c


def test_twenty_levels_are_allowed_and_no_more() -> None:
    allowed, refused = "a: " + "[" * 19 + "]" * 19, "a: " + "[" * 20 + "]" * 20
    assert read_document(allowed, "house.yaml").diagnostics == ()
    (found,) = read_document(refused, "house.yaml").diagnostics
    assert found.span is not None
    assert (found.code, found.span.column) == ("EU009", 23)


def test_a_file_has_at_most_256_kib() -> None:
    limit = 256 * 1024
    assert read_document("a: " + "x" * (limit - 3), "house.yaml").diagnostics == ()
    (found,) = read_document("a: " + "x" * (limit - 2), "house.yaml").diagnostics
    assert (found.code, found.headline) == ("EU010", "the file has 262,145 bytes; 256 KiB is the most")


def test_a_file_has_at_most_10000_values() -> None:
    assert read_document(f"a: [{'1,' * 9_998}]", "house.yaml").diagnostics == ()
    (found,) = read_document(f"a: [{'1,' * 9_999}]", "house.yaml").diagnostics
    assert (found.code, found.headline) == ("EU021", "more than 10,000 values")


def test_only_utf_8_is_text() -> None:
    (found,) = read_document("a: 1\nb: Zoë".encode("latin-1"), "house.yaml").diagnostics
    assert found.span is not None
    assert (found.code, found.span.line, found.span.column) == ("EU014", 2, 6)
    (found,) = read_document("a: 1".encode("utf-16"), "house.yaml").diagnostics
    assert found.help == ("it looks like UTF-16; save the file as UTF-8 (most editors call it the encoding)",)


def test_a_byte_order_mark_and_windows_line_ends_are_harmless() -> None:
    document = read_document("\ufeffa: 1\r\nb:\r\n  c: 2\r\n".encode(), "house.yaml")
    assert (document.diagnostics, document.data) == ((), {"a": 1, "b": {"c": 2}})
    assert document.span_of(("b", "c")).line == 3


def test_several_mistakes_are_found_in_one_run() -> None:
    text = "a: &x 1\na: 2\nb: [010, 1.5]\ntrue: 1\nc: *x\n"
    found = read_document(text, "house.yaml").diagnostics
    assert [each.code for each in found] == ["EU004", "EU003", "EU012", "EU013", "EU011", "EU005"]


def test_what_stands_below_a_wrong_key_is_read_but_not_kept() -> None:
    document = read_document("a: {b: 1}\na: {c: [010]}\n[x]: {d: 1}\n", "house.yaml")
    assert document.data == {"a": {"b": 1}}
    assert [each.code for each in document.diagnostics] == ["EU003", "EU012", "EU011"]


def test_fifty_mistakes_are_enough() -> None:
    found = read_document("a: [" + "010, " * 80 + "]", "house.yaml").diagnostics
    assert [each.code for each in found] == ["EU012"] * 50 + ["EU018"]


def test_tabs_are_counted_and_do_not_hide_other_mistakes() -> None:
    document = read_document("a: 1\t# one\nb: 010\t# two\n", "house.yaml")
    assert [each.code for each in document.diagnostics] == ["EU002", "EU012"]
    assert document.diagnostics[0].notes == ("1 more tab in this file",)
    assert document.data == {"a": 1, "b": None}


def test_a_duplicate_shows_the_first_place_too() -> None:
    (found,) = read_document("a: 1\nb: 2\na: 3\n", "house.yaml").diagnostics
    (place, words), *_ = found.related
    assert (place.line, place.column, words) == (1, 1, "first here")
