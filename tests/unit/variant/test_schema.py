"""The JSON Schema says of every setting what editors show: its docstring, its default, a phrase for each choice."""

from __future__ import annotations

from typing import Any

from euchre_core.variant.alternatives import with_fewest_alternatives
from euchre_core.variant.schema import file_schema


def setting(group: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = file_schema()["$defs"][group]["properties"][name]
    return found


def test_each_choice_has_a_phrase() -> None:
    bowers = setting("PackSpec", "bowers")
    assert bowers["enum"] == ["both", "right_only", "none", None]
    assert bowers["enumDescriptions"] == [
        "the jack of trumps, and below it the other jack of its colour",
        "the jack of trumps alone",
        "no jack moves up",
        "as if nobody had said it",
    ]


def test_what_is_typed_is_marked_in_the_explanation() -> None:
    joker = setting("PackSpec", "jokers")["markdownDescription"]
    assert "what it is without trump says `trump.joker_in_no_trump`." in joker
    assert joker.endswith("If nobody says it: `0`.\n\n`euchre explain pack.jokers` tells more.")
    renege = setting("LineSpec", "renege")["markdownDescription"]
    assert "``" not in renege
    assert "explain" not in renege


def explained(each: dict[str, Any], schema: dict[str, Any]) -> bool:
    """Whether a setting has a text, or the group that it is."""
    groups = [part["$ref"].rpartition("/")[2] for part in each.get("anyOf", []) if "$ref" in part]
    return bool(each.get("description")) or any(schema["$defs"][name].get("description") for name in groups)


def test_every_setting_is_explained() -> None:
    schema = file_schema()
    groups = [schema, *schema["$defs"].values()]
    bare = [name for group in groups for name, each in group["properties"].items() if not explained(each, schema)]
    assert bare == []
    told = [each for group in groups for each in group["properties"].values() if "enum" in each]
    unsaid = [each for each in told if "enumDescriptions" not in each]
    assert [each["enum"] for each in unsaid] == [[1]]  # the version of the language


def test_alternatives_are_as_few_as_can_be() -> None:
    tricks = setting("LineSpec", "tricks")
    assert [sorted(each) for each in tricks["anyOf"]] == [
        ["enum", "enumDescriptions"],
        ["items", "maximum", "minimum", "pattern", "type"],
    ]
    assert tricks["anyOf"][1]["type"] == ["integer", "string", "array"]
    assert all(len(each) <= 2 for each in all_alternatives(file_schema()))


def all_alternatives(schema: Any) -> list[list[Any]]:
    if isinstance(schema, list):
        return [found for item in schema for found in all_alternatives(item)]
    if not isinstance(schema, dict):
        return []
    own = [schema["anyOf"]] if "anyOf" in schema else []
    return [*own, *(found for item in schema.values() for found in all_alternatives(item))]


def test_patterns_of_texts_are_joined_unless_any_text_will_do() -> None:
    some = {"anyOf": [{"type": "string", "pattern": "a"}, {"type": "string", "pattern": "b"}, {"type": "null"}]}
    assert with_fewest_alternatives(some) == {"pattern": "(?:a)|(?:b)", "type": ["string", "null"]}
    every = {"anyOf": [{"type": "string", "pattern": "a"}, {"type": "string"}, {"type": "integer", "minimum": 1}]}
    assert with_fewest_alternatives(every) == {"minimum": 1, "type": ["string", "integer"]}
