"""The JSON Schema of one file, for editors: completion, hover texts and red lines while typing.

It describes files, not finished games: nothing but the head is required, and ``null`` may stand for every setting. The
models of the chapters are its only source; what `variant.choices` says of their choices, and the pieces of
`variant.snippets`, are written beside them.
"""

from __future__ import annotations

import json
from typing import Any

from euchre_core.variant.alternatives import with_fewest_alternatives
from euchre_core.variant.hover import add_hover
from euchre_core.variant.snippets import add_snippets
from euchre_core.variant.spec import CHAPTERS, VariantSpec

FILE_NAME = "variant.schema.json"
_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def file_schema() -> dict[str, Any]:
    """Return the schema of a file as JSON data."""
    schema = VariantSpec.model_json_schema(by_alias=True)
    definitions = {name: _group(group) for name, group in sorted(schema["$defs"].items())}
    for chapter in CHAPTERS:
        reference = schema["properties"][chapter].get("$ref", "")
        if reference:
            _allow_fresh_start(definitions[reference.rpartition("/")[2]])
    head = _group({key: value for key, value in schema.items() if key != "$defs"})
    for chapter in ("claims", "exchange"):
        _allow_fresh_start(_named(head["properties"][chapter]))
    head["properties"]["format"] = {"enum": [1], "description": schema["properties"]["format"]["description"]}
    file = {
        "$schema": _DIALECT,
        **head,
        "description": "A game of the euchre family, or a house rule.",
        "patternProperties": {"^x-": {"description": "Your own notes; the program does not read them."}},
        "required": ["format"],
        "oneOf": [{"required": ["name"]}, {"required": ["overlay"]}],
        "$defs": definitions,
    }
    simple: dict[str, Any] = with_fewest_alternatives(file)
    add_hover(simple)
    add_snippets(simple)
    return simple


def schema_text() -> str:
    """Return the schema as the text of a file."""
    return json.dumps(file_schema(), indent=1, ensure_ascii=False) + "\n"


def _group(group: dict[str, Any]) -> dict[str, Any]:
    """Describe a group of settings: each of them may be null, too."""
    plain = {key: _value(value) for key, value in group.items() if key not in ("title", "properties")}
    plain["properties"] = {name: _or_null(_value(setting)) for name, setting in group.get("properties", {}).items()}
    return plain


def _value(value: Any) -> Any:
    """Drop what only the models know, and write a single choice like any other."""
    if isinstance(value, list):
        return [_value(item) for item in value]
    if not isinstance(value, dict):
        return " ".join(value.split()) if isinstance(value, str) else value
    plain = {key: _value(item) for key, item in value.items() if key != "title"}
    if "const" in plain:
        plain["enum"] = [plain.pop("const")]
    if plain.get("default", 0) is None:
        del plain["default"]
    if "patternProperties" in plain:
        plain["patternProperties"] = {name: _or_null(item) for name, item in plain["patternProperties"].items()}
        plain["additionalProperties"] = False
    return plain


def _or_null(setting: dict[str, Any]) -> dict[str, Any]:
    if {"type": "null"} in setting.get("anyOf", []):
        return setting
    outside: dict[str, Any] = {key: setting[key] for key in ("description", "default") if key in setting}
    inside = {key: item for key, item in setting.items() if key not in outside}
    inside = {"anyOf": [*inside["anyOf"], {"type": "null"}]} if list(inside) == ["anyOf"] else inside
    return {**inside, **outside} if "anyOf" in inside else {"anyOf": [inside, {"type": "null"}], **outside}


def _named(setting: dict[str, Any]) -> dict[str, Any]:
    """Return the part of a setting that describes a mapping of names."""
    mapping: dict[str, Any] = next(part for part in setting["anyOf"] if "patternProperties" in part)
    return mapping


def _allow_fresh_start(chapter: dict[str, Any]) -> None:
    chapter.setdefault("properties", {})["inherits"] = {
        "enum": ["nothing"],
        "enumDescriptions": ["the chapter says only what stands in this file"],
        "description": "As the first key of a chapter: start it afresh instead of changing the parent's. Games only.",
    }
