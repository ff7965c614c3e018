"""What somebody sees in an editor: completion, explanations, red lines and pieces to write whole.

The real yaml-language-server is asked, as VS Code, Neovim and others do.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from euchre_cli.editors import settings_for

from euchre_core.language.catalog import list_overlays, list_variants
from euchre_core.scaffold import Plan, new_text
from euchre_core.scaffold.modeline import installed_schema
from euchre_core.variant.shape import Group, Many, Named, file_shape
from euchre_core.variant.snippets import SNIPPETS
from euchre_core.variant.spec import CHAPTERS

from .conftest import Editor
from .server import Server

pytestmark = pytest.mark.editor
HEAD = "format: 1\nname: Ours\n"
PIECES = {
    "": "|",
    "auction.bids": f"{HEAD}auction:\n  bids:\n    |",
    "scoring.*": f"{HEAD}scoring:\n  makers:\n    |",
    **{chapter: f"{HEAD}{chapter}:\n  |" for chapter in (*CHAPTERS, "examples")},
}


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_setting_of_a_chapter_is_offered_in_it(editor: Editor, chapter: str) -> None:
    shape = file_shape().keys[chapter]
    if isinstance(shape, Group):
        offered = editor.offered(f"{HEAD}{chapter}:\n  |")
        assert {*shape.keys, "inherits"} <= {*offered}
    elif isinstance(shape, Named) and isinstance(shape.item, Group):
        assert {*shape.item.keys} <= {*editor.offered(f"{HEAD}{chapter}:\n  ours:\n    |")}
    else:
        assert isinstance(shape, Named) and isinstance(shape.item, Many) and isinstance(shape.item.item, Group)
        assert {*shape.item.item.keys} <= {*editor.offered(f"{HEAD}{chapter}:\n  ours:\n    - |")}


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (f"{HEAD}auction:\n  bids:\n    moon:\n      |", {"must_take", "value", "plays", "exchange", "over"}),
        (f"{HEAD}auction:\n  bids:\n    moon: {{must_take: all, v|}}", {"value", "plays"}),
        (f"{HEAD}scoring:\n  makers:\n    made:\n      |", {"result", "points", "tricks", "alone", "renege"}),
        (f"{HEAD}scoring:\n  makers:\n    made: {{result: made, p|}}", {"points", "tricks", "alone"}),
        (f"{HEAD}examples:\n  - |", {"bid", "by", "tricks", "points", "led", "trick", "after", "may_not"}),
        (f"{HEAD}examples:\n  - {{by: N, t|}}", {"tricks", "trump", "trick"}),
        (f"{HEAD}alone:\n  kinds:\n    jambone:\n      |", {"shows_hand", "exchange", "leads", "allowed_if"}),
        (f"{HEAD}play:\n  renege:\n    |", {"policy", "points", "deal"}),
        ("|", {"format", "name", "overlay"}),
        (f"{HEAD}|", {"extends", "overlays", "auction", "examples"}),
    ],
)
def test_settings_are_offered_further_in(editor: Editor, text: str, wanted: set[str]) -> None:
    assert wanted <= {*editor.offered(text)}


def test_choices_are_offered_with_their_meaning(editor: Editor) -> None:
    offered = editor.offered(f"{HEAD}auction: {{all_pass: |}}")
    assert [*offered][:2] == ["redeal_next", "redeal_same"]
    assert offered["dealer_is_stuck"]["documentation"] == "the dealer may not pass: he must bid, or name trump"


def test_a_key_is_explained_by_its_docstring(editor: Editor) -> None:
    told = editor.told(f"{HEAD}auction: {{all_|pass: dealer_is_stuck}}")
    assert told.startswith("What happens when nobody bids or calls trump: a new deal by the next dealer, ")
    assert "If nobody says it: `redeal_next`." in told
    assert "`euchre explain auction.all_pass` tells more." in told
    assert "* `redeal_same`: the cards are thrown in, and the same player deals again\n" in told
    assert "How the maker is found." in editor.told(f"{HEAD}auc|tion: {{form: ladder}}")
    tricks = editor.told(f"{HEAD}scoring: {{makers: {{march: {{tri|cks: all}}}}}}")
    assert tricks.startswith("How many tricks the one this line scores has taken:")
    assert "||" not in tricks
    assert "If nobody says it: `all`." in editor.told(f"{HEAD}deal: {{cards_|each: 5}}")


def test_a_choice_is_explained(editor: Editor) -> None:
    told = editor.told(f"{HEAD}trump: {{joker_in_no_trump: worth|less}}")
    assert "* `worthless`: it never wins a trick\n" in told


def test_an_unknown_key_is_marked_in_its_line(editor: Editor) -> None:
    uri, _, _ = editor.open(f"{HEAD}extends: classic\nmatch:\n  targt: 10\n")
    [found] = editor.server.findings(uri)
    assert found["message"] == "Property targt is not allowed."
    assert (found["range"]["start"]["line"], found["range"]["start"]["character"]) == (5, 2)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("auction: {all_pass: stick}", "Value is not accepted."),
        ("match: {target: ten}", "Incorrect type."),
        ("scoring: {makers: {made: {tricks: most}}}", 'Value is not accepted. Valid values: "all", null.'),
        ("table: {players: 12}", "Value is above the maximum of 8."),
        ("overlay: Both", "Matches multiple schemas when only one must validate."),
    ],
)
def test_a_wrong_value_is_marked(editor: Editor, line: str, told: str) -> None:
    uri, _, _ = editor.open(f"{HEAD}{line}\n")
    found = editor.server.findings(uri)
    assert found
    assert told in found[0]["message"]


def test_nothing_is_marked_in_a_shipped_file(editor: Editor) -> None:
    """Their first lines say where the schema lies, as seen from the file."""
    shipped = [each.path for each in [*list_variants([]), *list_overlays([])]]
    assert len(shipped) > 180
    opened = {path: editor.server.open(path, path.read_text(encoding="utf-8")) for path in shipped}
    marked = {path.name: editor.server.findings(uri) for path, uri in opened.items()}
    assert {name: found for name, found in marked.items() if found} == {}
    for uri in opened.values():
        editor.server.shut(uri)


@pytest.mark.parametrize("place", SNIPPETS)
def test_pieces_are_offered_where_they_go(editor: Editor, place: str) -> None:
    offered = editor.offered(PIECES[place])
    for snippet in SNIPPETS[place]:
        told = offered[snippet.label]
        assert told["documentation"] == snippet.meaning
        if isinstance(snippet.text, str):
            assert told["insertText"] == snippet.text.rstrip("\n")
        else:
            assert told["insertText"].startswith(f"- {next(iter(snippet.text))}: ")


def test_an_example_is_offered_behind_its_dash(editor: Editor) -> None:
    offered = editor.offered(f"{HEAD}examples:\n  - {{by: N}}\n  - |")
    assert offered["example: trick"]["insertText"].startswith("trump: ${1:hearts}\n  trick: [${2:AD, JD, KD, 9D}]")


def test_a_new_file_has_a_first_line_that_works(editor: Editor) -> None:
    path = editor.folder / "ours.yaml"
    text = new_text(Plan(path, "ours.yaml", "bid_euchre", "Ours"))
    uri = editor.server.open(path, text)
    assert editor.server.findings(uri) == []
    assert "The game that this one starts from" in editor.server.hover(uri, 4, 2)
    editor.server.shut(uri)


def test_the_settings_for_an_editor_work(command: list[str], tmp_path: Path) -> None:
    settings = json.loads(settings_for("vscode", installed_schema()))
    server = Server(command, tmp_path, {"schemas": settings["yaml.schemas"]})
    text = "format: 1\nname: Ours\nmatch: {targt: 3}\n"
    rules = server.open(tmp_path / "rules" / "ours.yaml", text)
    assert [each["message"] for each in server.findings(rules)] == ["Property targt is not allowed."]
    rule = server.open(tmp_path / "rules" / "overlays" / "ours.yaml", text)
    assert [each["message"] for each in server.findings(rule)] == ["Property targt is not allowed."]
    other = server.open(tmp_path / "other" / "notes.yaml", text)
    assert server.findings(other) == []
    server.close()
