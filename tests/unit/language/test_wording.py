from __future__ import annotations

import pytest

from euchre_core.language.document import read_document
from euchre_core.language.wording import as_yaml, did_you_mean, listed, nested, shown


def test_what_somebody_wrote_is_shown_in_one_short_line() -> None:
    assert shown("a  b\nc") == "`a b c`"
    assert shown("\x1b[31m") == "`\ufffd[31m`"
    assert shown("x" * 100) == "`" + "x" * 59 + "…`"


def test_lists_in_words() -> None:
    assert listed(["a"]) == "`a`"
    assert listed(["a", "b", "c"]) == "`a`, `b` or `c`"
    assert listed([]) == ""


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("al_pass", ("did you mean `all_pass`?",)),
        ("All-Pass", ("did you mean `all_pass`?",)),
        ("lader", ("did you mean `ladder`?",)),
        ("xyzzy", ()),
        ("x" * 10_000, ()),
    ],
)
def test_did_you_mean(word: str, meant: tuple[str, ...]) -> None:
    assert did_you_mean(word, ["all_pass", "ladder", "swap"]) == meant


@pytest.mark.parametrize(
    ("value", "spelled"),
    [(None, "null"), (True, "true"), (3, "3"), (-2, "-2"), ("moon", "moon"), ("3..5", "3..5"), ("10H", "10H"),
     ("3", '"3"'), ("null", '"null"'), ("True", '"True"'), ("a: b", '"a: b"'), ("", '""'), ("-bid", '"-bid"'),
     ([1, "a"], "[1, a]"), ({"a": {"b": [None]}}, "{a: {b: [null]}}"), ({"3": 1}, '{"3": 1}')],
)  # fmt: skip
def test_values_as_one_types_them(value: object, spelled: str) -> None:
    assert as_yaml(value) == spelled
    read = read_document(f"key: {spelled}", "x.yaml")
    assert (read.diagnostics, read.data) == ((), {"key": value})


def test_settings_as_one_types_them() -> None:
    assert nested(("scoring", "makers", "march", "points"), 4) == "scoring: {makers: {march: {points: 4}}}"
