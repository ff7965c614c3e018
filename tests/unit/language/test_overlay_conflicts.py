"""Two overlays that set the same leaf differently, and overlays that do not touch each other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre_core.language.catalog import find
from euchre_core.language.conflicts import disagreements
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.document import read_document
from euchre_core.language.library import AppliedOverlay
from euchre_core.language.merge import Composed, _Table, compose
from euchre_core.language.values import Value
from euchre_core.language.wording import as_yaml

Folder = Callable[..., Path]

GAME = "format: 1\nname: H\ntable: {players: 4}\n"


def conflicts(folder: Folder, a: str, b: str, own: str = "", with_: str = "", **settings: object) -> list[Diagnostic]:
    """Lay two overlays over a game: both in the file, or those in `with_` from the command line."""
    named = [name for name in ("a", "b") if name not in with_]
    folder(**{
        "a.yaml": f"format: 1\noverlay: A\n{a}\n",
        "b.yaml": f"format: 1\noverlay: B\n{b}\n",
        "house.yaml": f"{GAME}overlays: [{', '.join(named)}]\n{own}\n",
    })  # fmt: skip
    dotted = {key.replace("__", "."): value for key, value in settings.items()}
    given_ = [f"{name}.yaml" for name in with_]
    return list(compose(find("house.yaml", user_dirs=()), given_, dotted, user_dirs=()).diagnostics)


MARCH_3, MARCH_4 = "scoring: {makers: {march: {points: 3}}}", "scoring: {makers: {march: {points: 4}}}"


def test_both_places_are_shown(folder: Folder) -> None:
    (found,) = conflicts(folder, MARCH_3, MARCH_4)
    assert found.span is not None
    assert (found.code, found.headline) == ("EU213", "two overlays disagree about `scoring.makers.march.points`")
    assert (found.span.file, found.span.line, found.span.column, found.label) == ("house.yaml", 4, 15, "`b` sets 4")
    assert [(span.file, span.line, span.column, words) for span, words in found.related] == [
        ("a.yaml", 3, 36, "`a` sets 3"),
        ("b.yaml", 3, 36, "`b` sets 4"),
    ]
    decided = "decide in this file: `scoring: {makers: {march: {points: 4}}}`"
    assert found.help == (f"{decided}; or leave one of the two out",)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("pack: {ranks: [A, K]}", "pack: {ranks: [A]}"),
        ("scoring: {makers: {march: null}}", MARCH_4),
        (MARCH_3, "scoring: {makers: {march: null}}"),
        ("claims: {x: {hand: has(A)}}", "claims: {x: none}"),
        ("match: {target: null}", "match: {target: 11}"),
        ("match: {target: 1}", "match: {target: '1'}"),
        ("match: {target: 1}", "match: {target: true}"),
    ],
)
def test_disagreements(folder: Folder, a: str, b: str) -> None:
    assert [each.code for each in conflicts(folder, a, b)] == ["EU213"]


@pytest.mark.parametrize(
    ("a", "b"),
    [
        (MARCH_3, MARCH_3),
        ("pack: {ranks: [A, K]}", "pack: {ranks: [A, K]}"),
        (MARCH_3, "scoring: {makers: {march: {tricks: all}}}"),
        (MARCH_3, "scoring: {makers: {}}"),
        ("scoring: {makers: {march: null}}", "scoring: {makers: {march: null}}"),
        ("deal: {a: 1}", "pack: {a: 2}"),
    ],
)
def test_agreements(folder: Folder, a: str, b: str) -> None:
    assert conflicts(folder, a, b) == []


@pytest.mark.parametrize(
    ("own", "decided"),
    [
        ("scoring: {makers: {march: {points: 5}}}", True),
        ("scoring: {makers: {march: null}}", True),
        ("scoring: {makers: {march: {tricks: all}}}", False),
        ("scoring: {makers: {march: {}}}", False),
        ("scoring: {inherits: nothing}", False),
    ],
)
def test_the_file_itself_decides(folder: Folder, own: str, decided: bool) -> None:
    assert (conflicts(folder, MARCH_3, MARCH_4, own) == []) is decided


def test_set_decides(folder: Folder) -> None:
    assert conflicts(folder, MARCH_3, MARCH_4, scoring__makers__march__points=4) == []
    assert conflicts(folder, MARCH_3, MARCH_4, with_="ab", scoring__makers__march__points=4) == []


def test_between_two_given_with_the_file_does_not_decide(folder: Folder) -> None:
    (found,) = conflicts(folder, MARCH_3, MARCH_4, own="scoring: {makers: {march: {points: 5}}}", with_="ab")
    assert found.span is not None
    assert found.span.file == "b.yaml"
    assert found.help == ("decide with `--set scoring.makers.march.points=4`, or leave one of them out",)


def test_one_in_the_file_and_one_given_with(folder: Folder) -> None:
    assert [each.code for each in conflicts(folder, MARCH_3, MARCH_4, with_="b")] == ["EU213"]
    assert conflicts(folder, MARCH_3, MARCH_4, own="scoring: {makers: {march: {points: 5}}}", with_="b") == []


def test_a_parents_overlays_are_settled(folder: Folder) -> None:
    folder(**{
        "a.yaml": f"format: 1\noverlay: A\n{MARCH_3}\n",
        "b.yaml": f"format: 1\noverlay: B\n{MARCH_4}\n",
        "parent.yaml": f"{GAME}overlays: [a]\n",
        "house.yaml": "format: 1\nname: H\nextends: parent.yaml\noverlays: [b]\n",
    })  # fmt: skip
    result = compose(find("house.yaml", user_dirs=()), user_dirs=())
    assert result.diagnostics == ()
    assert result.data["scoring"] == {"makers": {"march": {"points": 4}}}


# Properties: overlays that do not touch each other commute; one laid twice is as one laid once.

names = st.sampled_from(["a", "b", "c", "d"])
lists = st.lists(st.integers(0, 9), max_size=2)
scalars = st.one_of(st.none(), st.integers(-9, 9), st.sampled_from(["x", "on", "3..5"]), lists)
mappings = st.recursive(
    st.dictionaries(names, scalars, max_size=3),
    lambda inner: st.dictionaries(names, st.one_of(scalars, inner), max_size=3),
    max_leaves=8,
)
chapter_sets = st.dictionaries(st.sampled_from(["deal", "pack", "play"]), mappings, max_size=3)


def laid(*layers: dict[str, Value]) -> dict[str, Value]:
    table = _Table()
    for chapters in layers:
        text = "\n".join(f"{key}: {as_yaml(value)}" for key, value in {"format": 1, "name": "X", **chapters}.items())
        document = read_document(text, "x.yaml")
        assert document.diagnostics == ()
        table.lay(document)
    return table.data


def overlay(chapters: dict[str, Value]) -> AppliedOverlay:
    text = "\n".join(f"{key}: {as_yaml(value)}" for key, value in {"format": 1, "overlay": "X", **chapters}.items())
    return AppliedOverlay("x", read_document(text, "x.yaml"))


@given(chapter_sets, chapter_sets)
def test_one_laid_twice_is_as_one_laid_once(game: dict[str, Value], above: dict[str, Value]) -> None:
    assert laid(game, above, above) == laid(game, above)
    assert disagreements([overlay(above), overlay(above)], {}, []) == []


@given(chapter_sets, mappings, mappings)
def test_overlays_with_disjoint_keys_commute(
    game: dict[str, Value], one: dict[str, Value], other: dict[str, Value]
) -> None:
    first: dict[str, Value] = {"deal": {f"{key}1": value for key, value in one.items()}, "pack": one}
    second: dict[str, Value] = {"deal": {f"{key}2": value for key, value in other.items()}, "play": other}
    assert laid(game, first, second) == laid(game, second, first)
    assert disagreements([overlay(first), overlay(second)], {}, []) == []


@given(chapter_sets, chapter_sets, chapter_sets)
def test_overlays_that_do_not_disagree_commute(
    game: dict[str, Value], one: dict[str, Value], other: dict[str, Value]
) -> None:
    if not disagreements([overlay(one), overlay(other)], {}, []):
        assert laid(game, one, other) == laid(game, other, one)


def test_shipped_overlays_commute_where_they_do_not_disagree(folder: Folder) -> None:
    folder()

    def both(one: str, other: str) -> Composed:
        return compose(find("bid_euchre", user_dirs=()), [one, other], user_dirs=())

    assert both("joker", "symmetric_moon").data == both("symmetric_moon", "joker").data
    assert both("joker", "joker").data == compose(find("bid_euchre", user_dirs=()), ["joker"], user_dirs=()).data
