"""`--set KEY=VALUE`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from euchre_core.language.catalog import find
from euchre_core.language.merge import Composed, compose

Folder = Callable[..., Path]

GAME = "format: 1\nname: H\nmatch: {target: 10}\nauction: {bids: {ask: {value: 12}, 3: {value: 4}}}\n"


def with_settings(folder: Folder, settings: dict[str, object]) -> Composed:
    folder(**{"house.yaml": GAME})
    return compose(find("house.yaml", user_dirs=()), settings=settings, user_dirs=())


@pytest.mark.parametrize(
    ("value", "read"),
    [("21", 21), (21, 21), ("'21'", "21"), ("on", "on"), ("3..5", "3..5"), ("[A, 10]", ["A", 10]),
     (["3..5", 1], ["3..5", 1]),
     (("a", "b"), ["a", "b"]), ("{a: 1}", {"a": 1}), ({"a": [1]}, {"a": [1]}), ("true", True), (True, True)],
)  # fmt: skip
def test_values_are_read_as_in_a_file(folder: Folder, value: object, read: object) -> None:
    result = with_settings(folder, {"match.target": value})
    assert result.diagnostics == ()
    assert result.data["match"] == {"target": read}


@pytest.mark.parametrize("value", ["null", "~", "", None])
def test_null_takes_away(folder: Folder, value: object) -> None:
    result = with_settings(folder, {"auction.bids.ask": value, "match": value})
    assert result.data["auction"] == {"bids": {"3": {"value": 4}}}
    assert "match" not in result.data


def test_number_keys_and_new_places(folder: Folder) -> None:
    result = with_settings(folder, {"auction.bids.3.value": "5", "play.renege.policy": "noticed"})
    assert result.data["auction"] == {"bids": {"ask": {"value": 12}, "3": {"value": 5}}}
    assert result.data["play"] == {"renege": {"policy": "noticed"}}


def test_settings_are_laid_in_order(folder: Folder) -> None:
    result = with_settings(folder, {"auction.bids.ask.value": 1, "auction.bids.ask": None})
    assert result.data["auction"] == {"bids": {"3": {"value": 4}}}


def test_places_are_those_of_the_option(folder: Folder) -> None:
    result = with_settings(folder, {"match.target": 21, "auction.ladder": "[3..5, moon]"})
    assert result.sources["--set"] == "match.target=21\nauction.ladder=[3..5, moon]"
    spans = [result.span_of(path) for path in [("match", "target"), ("auction", "ladder"), ("auction", "ladder", 1)]]
    assert [(each.file, each.line, each.column, each.end_column) for each in spans] == [
        ("--set", 1, 14, 16), ("--set", 2, 16, 28), ("--set", 2, 23, 27),
    ]  # fmt: skip
    assert result.span_of(("match", "target"), key=True).column == 7


@pytest.mark.parametrize(
    ("key", "value", "code", "column", "headline"),
    [
        ("a b", 1, "EU211", 1, "`a b` is not the name of a setting"),
        ("", 1, "EU211", 1, "`` is not the name of a setting"),
        ("a..b", 1, "EU211", 1, "`a..b` is not the name of a setting"),
        (".".join("a" * 12), 1, "EU211", 1, "`a.a.a.a.a.a.a.a.a.a.a.a` is not the name of a setting"),
        ("name", "x", "EU211", 1, "`name` belongs to the file and cannot be set from outside"),
        ("examples.a", "x", "EU211", 1, "`examples` belongs to the file and cannot be set from outside"),
        ("scoring.inherits", "nothing", "EU211", 1, "`inherits` can only be written in a file"),
        ("match.target", "1\n2", "EU211", 1, "the value of `match.target` must be one line"),
        ("match.target", "010", "EU012", 14, "`010` is not how a number is written here"),
        ("match.target", 2.5, "EU013", 14, "`2.5` is not a whole number"),
        ("match.target", "[1", "EU001", 16, "a comma or the closing `]` is missing"),
        ("match.target", "a: b: c", "EU001", 18, "a second `:` in one line"),
        ("match.target", "x\x07", "EU015", 15, "an invisible character (U+0007) that has no place in a text"),
    ],
)
def test_mistakes(folder: Folder, key: str, value: object, code: str, column: int, headline: str) -> None:
    (found,) = with_settings(folder, {"play.leads": "maker", key: value}).diagnostics
    assert found.span is not None
    assert (found.code, found.span.file, found.span.line, found.span.column) == (code, "--set", 2, column)
    assert found.headline == headline
