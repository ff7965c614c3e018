"""Documents that were torn, changed or made up: a located message, or a judgement; nothing else."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from euchre_core.egn import EgnError, export_egn, import_egn, judge_egn, read_egn

from .written import match

DOCUMENT = json.loads(export_egn(match({}, 4, max_deals=3)))
TEXT = json.dumps(DOCUMENT)
WORDS = ["", "x", "Xx", "Pass", "Order", "h", "Jd", "R", "L", "B", "9s", "Tx", "Xt", "Xg", "AQgR", "\x1b[2J", "\ud800"]
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(WORDS),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from([*WORDS, "calls", "type"]), inner),
    max_leaves=8,
)


def paths_of(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value of a document."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(each for key, below in inner for each in paths_of(below, (*path, key)))]


PATHS = paths_of(DOCUMENT)[1:]


def read(text: str) -> None:
    """Read, judge, import and write; only our own errors may come, in one line each."""
    try:
        game = read_egn(text)
        judged = judge_egn(game)
        assert judged.error is None or "\n" not in str(judged.error)
        judged.story()
        export_egn(import_egn(game))
    except EgnError as error:
        assert str(error) and "\n" not in str(error)


@settings(max_examples=150)
@given(path=st.sampled_from(PATHS), value=ANYTHING, other=st.sampled_from(PATHS), more=ANYTHING)
def test_values_of_anything_anywhere(path: tuple[Any, ...], value: Any, other: tuple[Any, ...], more: Any) -> None:
    data = json.loads(TEXT)
    for way, new in ((path, value), (other, more)):
        place: Any = data
        for key in way[:-1]:
            place = place[key] if isinstance(place, dict | list) and key_is_in(key, place) else {}
        if isinstance(place, dict | list) and key_is_in(way[-1], place):
            place[way[-1]] = new
    read(json.dumps(data))


def key_is_in(key: Any, place: Any) -> bool:
    """Whether a place still has this key, after it was changed."""
    return key in place if isinstance(place, dict) else isinstance(key, int) and key < len(place)


@settings(max_examples=100)
@given(path=st.sampled_from(PATHS), other=st.sampled_from(PATHS))
def test_values_that_change_places(path: tuple[Any, ...], other: tuple[Any, ...]) -> None:
    data = json.loads(TEXT)
    values = []
    for way in (path, other):
        place = data
        for key in way:
            place = place[key]
        values.append(json.dumps(place))
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = json.loads(values[1])
    read(json.dumps(data))


@given(cut=st.integers(0, len(TEXT) - 1))
def test_a_document_cut_anywhere(cut: int) -> None:
    try:
        read_egn(TEXT[:cut])
    except EgnError as error:
        assert "this is not JSON" in str(error)
    else:
        raise AssertionError("half a document is none")


@given(text=st.text(max_size=200))
def test_any_text(text: str) -> None:
    read(text)
