"""The pieces an editor offers are pieces of files: filled in as they come, nothing is wrong with any of them."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

from euchre_core.language.catalog import Located
from euchre_core.language.document import read_document
from euchre_core.language.file_rules import kind_of
from euchre_core.testing.check import check
from euchre_core.variant.schema import file_schema
from euchre_core.variant.snippets import SNIPPETS, Snippet
from euchre_core.variant.validate import check_file

PLACE = re.compile(r"\$\{\d+[:|]((?:[^{}]|\{[^{}]*\})*?)\|?\}")
PIECES = [(place, snippet) for place, snippets in SNIPPETS.items() for snippet in snippets]
HEAD = "format: 1\nname: Ours\n"


def filled(snippet: Snippet) -> str:
    """A piece as it is written when nothing is typed into its places: the first of several choices."""
    text = snippet.text
    if isinstance(text, dict):
        lines = [f"{key}: {value.removeprefix('^')}" for key, value in text.items()]
        text = "- " + "\n  ".join(lines)
    return PLACE.sub(lambda place: place[1].split(",")[0] if "|" in place[0] else place[1], text)


def file_with(place: str, piece: str) -> str:
    """A file in which a piece stands where it is offered."""
    if not place:
        return piece
    chapters = "scoring.makers" if place == "scoring.*" else place
    lines = [f"{'  ' * depth}{name}:" for depth, name in enumerate(chapters.split("."))]
    return HEAD + "\n".join([*lines, textwrap.indent(piece, "  " * len(lines))]) + "\n"


@pytest.mark.parametrize(("place", "snippet"), PIECES, ids=lambda each: getattr(each, "label", each or "file"))
def test_a_piece_is_right_where_it_is_offered(place: str, snippet: Snippet) -> None:
    text = file_with(place, filled(snippet))
    assert "$" not in text
    document = read_document(text, "ours.yaml")
    assert [*document.diagnostics, *check_file(document)] == []


@pytest.mark.parametrize("snippet", SNIPPETS[""], ids=lambda each: each.label)
def test_a_whole_file_can_be_played(snippet: Snippet) -> None:
    text = filled(snippet)
    document = read_document(text, "ours.yaml")
    located = Located(Path("ours.yaml").absolute(), "ours.yaml", kind_of(document), document=document)
    assert check(located).diagnostics == ()


def test_no_piece_is_called_like_a_setting() -> None:
    """A server puts a piece and a setting of one name together, and the text of both is spoilt."""
    names = {name for group in file_schema()["$defs"].values() for name in group["properties"]}
    assert {snippet.label for _, snippet in PIECES}.isdisjoint(names | {*file_schema()["properties"]})


def test_pieces_stand_in_the_schema() -> None:
    schema = file_schema()
    assert [each["label"] for each in schema["defaultSnippets"]] == ["a game", "a game from nothing", "a house rule"]
    makers = schema["$defs"]["ScoringSpec"]["properties"]["makers"]["defaultSnippets"]
    assert makers[1] == {
        "label": "march",
        "description": "All tricks.",
        "bodyText": "${1:march}: {tricks: all, points: ${2:2}}",
    }
    assert "prefixItems" not in str(schema)
