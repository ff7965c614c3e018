"""The rules of composition: order, merging, null, `inherits`, and the origin of every leaf."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from euchre_core.language.document import read_document
from euchre_core.language.merge import Composed, compose

from .composing import composed, only, place

Folder = Callable[..., Path]

PARENT = """\
format: 1
name: Parent
summary: the parent
sources: [a book]
x-note: mine
deal: {cards_each: 5, packets: [3, 2]}
auction:
  ladder: [3..5, ask, moon]
  bids:
    ask: {must_take: all, value: 12}
    3: {value: 4}
scoring:
  makers:
    made: {result: made, points: tricks}
match: {target: 10}
examples:
  - {bid: 3}
"""


def test_mappings_merge_and_everything_else_replaces(folder: Folder) -> None:
    folder(**{"parent.yaml": PARENT, "house.yaml": """\
format: 1
name: House
extends: parent.yaml
deal: {packets: [5]}
auction: {ladder: [3..5, moon], bids: {moon: {value: 24}, 3: {plays: alone}}}
"""})  # fmt: skip
    result = composed()
    assert result.diagnostics == ()
    assert result.data == {
        "format": 1,
        "name": "House",
        "deal": {"cards_each": 5, "packets": [5]},
        "auction": {
            "ladder": ["3..5", "moon"],
            "bids": {
                "ask": {"must_take": "all", "value": 12},
                "3": {"value": 4, "plays": "alone"},
                "moon": {"value": 24},
            },
        },
        "scoring": {"makers": {"made": {"result": "made", "points": "tricks"}}},
        "match": {"target": 10},
    }  # fmt: skip


def test_what_belongs_to_a_file_is_not_inherited(folder: Folder) -> None:
    folder(**{"parent.yaml": PARENT, "house.yaml": "format: 1\nname: House\nextends: parent.yaml\nx-own: 1\n"})
    own = composed()
    assert {key: own.data.get(key) for key in ("summary", "sources", "x-note", "x-own")} == {
        "summary": None, "sources": None, "x-note": None, "x-own": 1,
    }  # fmt: skip
    assert own.examples == ()
    parent = composed("parent.yaml")
    assert parent.data["sources"] == ["a book"]
    ((example, span),) = parent.examples
    assert (example, span.line) == ({"bid": 3}, 17)


def test_the_order_is_parent_overlays_own_keys_with_set(folder: Folder) -> None:
    folder(**{
        "parent.yaml": "format: 1\nname: P\ndeal: {a: parent, b: parent, c: parent, d: parent, e: parent}\n",
        "rule.yaml": "format: 1\noverlay: R\ndeal: {b: rule, c: rule, d: rule, e: rule}\n",
        "late.yaml": "format: 1\noverlay: L\ndeal: {d: late, e: late}\n",
        "house.yaml": "format: 1\nname: H\nextends: parent.yaml\noverlays: [rule]\ndeal: {c: own, d: own, e: own}\n",
    })  # fmt: skip
    result = composed("house.yaml", "late.yaml", deal__e="set")
    assert result.diagnostics == ()
    assert result.data["deal"] == {"a": "parent", "b": "rule", "c": "own", "d": "late", "e": "set"}
    assert {trail[-1]: origin.file for trail, origin in result.origins.items()} == {
        "a": "parent.yaml", "b": "rule.yaml", "c": "house.yaml", "d": "late.yaml", "e": "--set",
    }  # fmt: skip
    assert [each.file for each in result.layers] == ["parent.yaml", "rule.yaml", "house.yaml", "late.yaml", "--set"]
    assert set(result.sources) == {"parent.yaml", "rule.yaml", "house.yaml", "late.yaml", "--set"}


def test_what_the_parents_overlays_did_is_inherited(folder: Folder) -> None:
    folder(**{
        "parent.yaml": "format: 1\nname: P\noverlays: [rule.yaml]\ndeal: {a: 1}\n",
        "rule.yaml": "format: 1\noverlay: R\ndeal: {b: 2}\n",
        "house.yaml": "format: 1\nname: H\nextends: parent.yaml\n",
    })  # fmt: skip
    result = composed()
    assert result.data["deal"] == {"b": 2, "a": 1}
    ((name, inherited),) = [(each.name, each.inherited) for each in result.overlays]
    assert (name, inherited) == ("rule", True)
    (asked,) = [each.asked_at for each in result.overlays]
    assert asked is not None
    assert (asked.file, asked.line, asked.column) == ("parent.yaml", 3, 12)


def test_null_means_as_if_nobody_had_said_it(folder: Folder) -> None:
    folder(**{"parent.yaml": PARENT, "house.yaml": """\
format: 1
name: House
extends: parent.yaml
deal: {cards_each: null, kitty: null}
auction: {bids: {ask: null, moon: {value: null}}}
match: null
"""})  # fmt: skip
    result = composed()
    assert result.data["deal"] == {"packets": [3, 2]}
    assert result.data["auction"] == {"ladder": ["3..5", "ask", "moon"], "bids": {"3": {"value": 4}, "moon": {}}}
    assert "match" not in result.data
    removed = result.removed["auction", "bids", "ask"]
    assert (removed.file, removed.span.line, removed.span.column) == ("house.yaml", 5, 23)
    assert place_of(result, "match", "target") == ("house.yaml", 6, 1)
    assert place_of(result, "auction", "bids", "ask", "value") == ("house.yaml", 5, 18)


def place_of(result: Composed, *path: str | int) -> tuple[str, int, int]:
    span = result.span_of(path)
    return span.file, span.line, span.column


def test_null_inside_a_list_of_steps_is_nothing_too(folder: Folder) -> None:
    folder(**{"house.yaml": "format: 1\nname: H\nexchange: {best: [{from: player, only: null}, null]}\n"})
    assert composed().data["exchange"] == {"best": [{"from": "player"}, None]}


def test_what_was_said_of_a_thing_that_is_gone_is_forgotten(folder: Folder) -> None:
    folder(**{
        "parent.yaml": PARENT,
        "house.yaml": "format: 1\nname: H\nextends: parent.yaml\nauction: {bids: none}\n",
        "child.yaml": "format: 1\nname: C\nextends: house.yaml\nauction: {bids: {ask: {value: 1}}}\n",
    })  # fmt: skip
    assert composed("house.yaml").data["auction"] == {"ladder": ["3..5", "ask", "moon"], "bids": "none"}
    child = composed("child.yaml")
    assert child.data["auction"] == {"ladder": ["3..5", "ask", "moon"], "bids": {"ask": {"value": 1}}}
    assert place_of(child, "auction", "bids", "3", "value") == ("child.yaml", 4, 11)


def test_inherits_nothing_starts_a_chapter_afresh(folder: Folder) -> None:
    folder(**{
        "parent.yaml": PARENT,
        "rule.yaml": "format: 1\noverlay: R\nscoring: {makers: {set: {points: -2}}}\n",
        "house.yaml": """\
format: 1
name: House
extends: parent.yaml
overlays: [rule.yaml]
scoring:
  inherits: nothing
  everyone: {tricks: {points: tricks}}
""",
    })  # fmt: skip
    result = composed()
    assert result.diagnostics == ()
    assert result.data["scoring"] == {"makers": {"set": {"points": -2}}, "everyone": {"tricks": {"points": "tricks"}}}
    assert result.data["match"] == {"target": 10}


@pytest.mark.parametrize(
    ("chapter", "line", "column", "headline"),
    [
        ("{inherits: all}", 3, 18, "`inherits` can only be `nothing`; you wrote `all`"),
        ("{a: 1, inherits: nothing}", 3, 14, "`inherits: nothing` must be the first line of `deal`"),
    ],
)
def test_inherits_has_one_value_and_one_place(
    folder: Folder, chapter: str, line: int, column: int, headline: str
) -> None:
    folder(**{"house.yaml": f"format: 1\nname: H\ndeal: {chapter}\n"})
    found = only(composed())
    assert (found.code, found.headline, place(found)) == ("EU209", headline, ("house.yaml", line, column))


def test_origins_point_at_values_and_missing_things_at_their_chapter(folder: Folder) -> None:
    folder(
        **{"parent.yaml": PARENT, "house.yaml": "format: 1\nname: H\nextends: parent.yaml\nauction: {swap: never}\n"}
    )
    result = composed()
    origin = result.origins["auction", "bids", "3", "value"]
    assert (origin.file, origin.span.line, origin.span.column) == ("parent.yaml", 11, 16)
    assert place_of(result, "auction", "ladder", 1) == ("parent.yaml", 8, 18)
    assert place_of(result, "auction", "opens") == ("house.yaml", 4, 1)
    assert place_of(result, "play", "leads") == ("house.yaml", 1, 1)
    assert result.span_of(("match", "target"), key=True).column == 9


def test_the_result_may_be_changed_without_harm(folder: Folder) -> None:
    folder(**{"house.yaml": PARENT})
    deal = composed().data["deal"]
    assert isinstance(deal, dict)
    assert isinstance(deal["packets"], list)
    deal["packets"].append(9)
    assert composed().data["deal"] == {"cards_each": 5, "packets": [3, 2]}


def test_a_file_that_changed_is_read_again(folder: Folder) -> None:
    root = folder(**{"house.yaml": "format: 1\nname: H\ndeal: {a: 1}\n"})
    assert composed().data["deal"] == {"a": 1}
    (root / "house.yaml").write_text("format: 1\nname: H\ndeal: {a: 22}\n", encoding="utf-8")
    assert composed().data["deal"] == {"a": 22}


def test_a_text_can_be_composed_too(folder: Folder) -> None:
    folder(**{"parent.yaml": PARENT})
    document = read_document("format: 1\nname: H\nextends: parent.yaml\n", "<stdin>")
    result = compose(document, user_dirs=())
    assert result.diagnostics == ()
    assert result.data["match"] == {"target": 10}
