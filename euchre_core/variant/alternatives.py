"""What a setting may be, in as few alternatives as editors show well: at most one for its words and one for the rest.

Given four kinds of values, an editor writes four empty headings above the text of the setting.
"""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

_NOTHING = {"type": "null"}


def with_fewest_alternatives(schema: Any) -> Any:
    """Write every `anyOf` in a schema with as few alternatives as say the same."""
    if isinstance(schema, list):
        return [with_fewest_alternatives(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {key: with_fewest_alternatives(item) for key, item in schema.items()}
    if "anyOf" not in plain:
        return plain
    left = _fewest(plain.pop("anyOf"))
    return {**left[0], **plain} if len(left) == 1 else {"anyOf": left, **plain}


def _fewest(alternatives: list[Json]) -> list[Json]:
    """Put those together that one schema can describe, because no keyword is about two kinds of values."""
    defined = [each for each in alternatives if "$ref" in each]
    words = [each for each in alternatives if "enum" in each]
    others = [each for each in alternatives if "$ref" not in each and "enum" not in each]
    if words and _NOTHING in others:  # "or nothing" stands with the words
        others.remove(_NOTHING)
        words.append({"enum": [None]})
    choices = [{"enum": [choice for each in words for choice in each["enum"]]}] if words else []
    return [*defined, *choices, *([_together(others)] if others else [])]


def _together(kinds: list[Json]) -> Json:
    """Describe several kinds of values at once."""
    types = list(dict.fromkeys(each["type"] for each in kinds))
    one = {key: value for each in kinds for key, value in each.items() if key not in ("type", "pattern")}
    texts = [each for each in kinds if each["type"] == "string"]
    if texts and all("pattern" in each for each in texts):
        patterns = [str(each["pattern"]) for each in texts]
        one["pattern"] = patterns[0] if len(patterns) == 1 else "|".join(f"(?:{pattern})" for pattern in patterns)
    return {"type": types[0] if len(types) == 1 else types, **one}
