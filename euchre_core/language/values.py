"""The plain data a file becomes, and how places in it are named."""

from __future__ import annotations

Value = bool | int | str | list["Value"] | dict[str, "Value"] | None
Trail = tuple[str | int, ...]  # from the top of a file to a value: ("auction", "ladder", 0)
Place = tuple[int, int, int, int]  # line and column, end line and column, counted from 1


def without_nulls(value: Value) -> Value:
    """Copy a value; what is null in a mapping is as if nobody had said it."""
    if isinstance(value, dict):
        return {key: without_nulls(each) for key, each in value.items() if each is not None}
    if isinstance(value, list):
        return [without_nulls(each) for each in value]
    return value


def leaves(value: Value, trail: Trail = ()) -> list[tuple[Trail, Value]]:
    """Give every leaf below a value: whatever is not a mapping, and empty mappings."""
    if not isinstance(value, dict) or not value:
        return [(trail, value)]
    return [leaf for key, each in value.items() for leaf in leaves(each, (*trail, key))]
