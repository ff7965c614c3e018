from __future__ import annotations

import re
from typing import Any

import pytest

from euchre_core.chapters.later import LATER_CHOICES, LATER_KEYS, is_later_choice, is_later_key, later_keys, pattern_of
from euchre_core.language.catalog import shipped_folder
from euchre_core.variant.naming import call, say_value
from euchre_core.variant.schema import FILE_NAME, file_schema, schema_text
from euchre_core.variant.shape import Leaf, all_settings, shape_at


def test_every_setting_is_explained() -> None:
    assert [path for path, field in all_settings() if not field.description] == []


def test_no_setting_is_both_played_and_not_played_yet() -> None:
    played = {".".join(str(part) for part in path) for path, _ in all_settings()}
    named = {re.sub(r"^scoring\.(makers|defenders|everyone)\.\*", "scoring.*.*", setting) for setting in played}
    assert named.isdisjoint(LATER_KEYS)


@pytest.mark.parametrize("pattern", LATER_CHOICES)
def test_no_choice_is_both_played_and_not_played_yet(pattern: str) -> None:
    path = tuple("makers" if part == "*" and pattern.startswith("scoring.*") else part for part in pattern.split("."))
    leaf = shape_at(tuple(0 if part == "*" and place > 1 else part for place, part in enumerate(path)))
    leaf = leaf if isinstance(leaf, Leaf) else shape_at((*path[:-1], 0))
    assert isinstance(leaf, Leaf)
    assert not set(LATER_CHOICES[pattern]) & set(leaf.choices)


def test_patterns_stand_for_every_name_an_author_chooses() -> None:
    assert pattern_of(("auction", "bids", "moon", "trump")) == "auction.bids.*.trump"
    assert pattern_of(("scoring", "makers", "set", "renege")) == "scoring.*.*.renege"
    assert pattern_of(("exchange", "fresh", 2, "only")) == "exchange.*.*.only"
    assert pattern_of(("scoring", "maker")) == "scoring.maker"
    assert is_later_key(("alone", "maker"))
    assert not is_later_key(("auction", "ladder"))
    assert is_later_choice(("exchange", "fresh", 0, "cards"), "0..3")
    assert not is_later_choice(("auction", "ladder", 0), "0..3")
    assert "maker" in later_keys(("alone",))


def test_the_shipped_schema_is_what_the_models_say() -> None:
    assert (shipped_folder() / FILE_NAME).read_text(encoding="utf-8") == schema_text()


def _properties(schema: Any) -> set[str]:
    if isinstance(schema, list):
        return set().union(*map(_properties, schema)) if schema else set()
    if not isinstance(schema, dict):
        return set()
    return set(schema.get("properties", ())) | set().union(*(_properties(item) for item in schema.values()), set())


def test_the_schema_describes_files() -> None:
    schema = file_schema()
    assert schema["required"] == ["format"]
    assert schema["additionalProperties"] is False
    assert list(schema["patternProperties"]) == ["^x-"]
    line = schema["$defs"]["LineSpec"]
    assert "required" not in line
    assert all({"type": "null"} in setting["anyOf"] for setting in line["properties"].values())
    assert {str(path[-1]) for path, _ in all_settings()} <= _properties(schema)
    assert all(item.get("additionalProperties") is False for item in schema["$defs"].values())
    text = schema_text()
    assert "prefixItems" not in text
    assert '"const"' not in text


def test_the_schema_keeps_quiet_about_what_is_not_played_yet() -> None:
    known = _properties(file_schema())
    assert not {"throw_ins", "kitty_size", "second_circuit", "drop_out", "goes_out_by"} & known
    assert "turn_up" not in schema_text()


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ((), "the file"),
        (("auction", "bids", "moon"), "`auction.bids.moon`"),
        (("auction", "ladder", 2), "item 3 of `auction.ladder`"),
        (("exchange", "ask_for_best", 1, "cards"), "`cards` of step 2 of `exchange.ask_for_best`"),
        (("examples", 4, "points", "NS"), "`points.NS` of example 5"),
        (("examples", 0, "hand", 1), "item 2 of `hand` of example 1"),
    ],
)
def test_settings_are_called_by_the_authors_names(path: tuple[str | int, ...], name: str) -> None:
    assert call(path) == name


def test_values_are_called_in_terms_of_yaml() -> None:
    values: list[Any] = [None, True, 3, "moon", [], {}]
    assert [say_value(value) for value in values] == [
        "nothing",
        "`true`",
        "the number 3",
        'the text "moon"',
        "a list",
        "settings of its own",
    ]
    assert len(say_value("x" * 500)) < 60
