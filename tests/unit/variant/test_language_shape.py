from __future__ import annotations

import re
from typing import Any

import pytest

from euchre_core.chapters.left_out import LEFT_OUT, left_out_choice, left_out_key, pattern_of
from euchre_core.language.catalog import shipped_folder
from euchre_core.variant.naming import call, say_value
from euchre_core.variant.schema import FILE_NAME, file_schema, schema_text
from euchre_core.variant.shape import Leaf, all_settings, shape_at


def test_every_setting_is_explained() -> None:
    assert [path for path, field in all_settings() if not field.description] == []


def test_nothing_that_is_left_out_is_a_setting_or_a_choice() -> None:
    settings = {
        re.sub(r"^scoring\.[a-z]+\.\*", "scoring.*.*", ".".join(str(part) for part in path)): shape_at(path)
        for path, _ in all_settings()
    }
    for rule in LEFT_OUT:
        assert not set(rule.keys) & set(settings), rule.what
        for setting, choice in rule.choices:
            leaf = settings[setting]
            assert isinstance(leaf, Leaf)
            assert choice not in leaf.choices


def test_patterns_stand_for_every_name_an_author_chooses() -> None:
    assert pattern_of(("auction", "bids", "moon", "trump")) == "auction.bids.*.trump"
    assert pattern_of(("scoring", "makers", "set", "renege")) == "scoring.*.*.renege"
    assert pattern_of(("exchange", "fresh", 2, "only")) == "exchange.*.*.only"
    assert pattern_of(("scoring", "maker")) == "scoring.maker"


def test_what_is_left_out_is_known_by_its_place() -> None:
    assert left_out_key(("match", "minutes")) is not None
    assert left_out_key(("auction", "bids", "misere", "kitty")) is not None
    assert left_out_key(("match", "target")) is None
    assert left_out_choice(("trump", "named"), "first_jack") is not None
    assert left_out_choice(("trump", "named"), "in_bid") is None


def test_the_shipped_schema_is_what_the_models_say() -> None:
    assert (shipped_folder() / FILE_NAME).read_text(encoding="utf-8") == schema_text()


def _properties(schema: Any) -> set[str]:
    if isinstance(schema, list):
        return set().union(*map(_properties, schema)) if schema else set()
    if not isinstance(schema, dict):
        return set()
    return set(schema.get("properties", ())) | set().union(*(_properties(item) for item in schema.values()), set())


def _may_be_null(setting: dict[str, Any]) -> bool:
    ways = setting.get("anyOf", [setting])
    return any(
        None in each.get("enum", ()) or each.get("type") == "null" or "null" in each.get("type", ()) for each in ways
    )


def test_the_schema_describes_files() -> None:
    schema = file_schema()
    assert schema["required"] == ["format"]
    assert schema["additionalProperties"] is False
    assert list(schema["patternProperties"]) == ["^x-"]
    line = schema["$defs"]["LineSpec"]
    assert "required" not in line
    assert all(_may_be_null(setting) for setting in line["properties"].values())
    assert {str(path[-1]) for path, _ in all_settings()} <= _properties(schema)
    assert all(item.get("additionalProperties") is False for item in schema["$defs"].values())
    text = schema_text()
    assert "prefixItems" not in text
    assert '"const"' not in text


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
