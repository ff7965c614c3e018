"""What a game may build on, and what each kind of file may say."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from euchre_core.language.catalog import find
from euchre_core.language.diagnostic import CannotRead
from euchre_core.language.merge import compose

from .composing import composed, game, only, place

Folder = Callable[..., Path]


def test_siblings_and_shipped_games_by_name(folder: Folder) -> None:
    folder(**{"rules/house.yaml": game("other"), "rules/other.yaml": game("bid_euchre")})
    result = composed("rules/house.yaml")
    assert result.diagnostics == ()
    assert [each.file for each in result.documents] == [
        "variants/bid_euchre.yaml",
        "rules/other.yaml",
        "rules/house.yaml",
    ]


def test_an_unknown_parent(folder: Folder) -> None:
    folder(**{"house.yaml": game("bid_euchr")})
    found = only(composed())
    assert (found.code, found.headline, place(found)) == (
        "EU201",
        "there is no game `bid_euchr`",
        ("house.yaml", 3, 10),
    )
    assert found.help == ("did you mean `bid_euchre`?",)


def test_an_unknown_overlay(folder: Folder) -> None:
    folder(**{"house.yaml": "format: 1\nname: H\noverlays: [joker, ghost.yaml]\n"})
    found = only(composed())
    assert (found.code, found.headline) == ("EU202", "there is no file `ghost.yaml`")
    assert place(found) == ("house.yaml", 3, 19)


def test_an_overlay_is_no_parent_and_a_game_no_overlay(folder: Folder) -> None:
    folder(**{"house.yaml": game("joker") + "overlays: [bid_euchre]\n"})
    parent, overlay = sorted(composed().diagnostics, key=lambda each: each.code)
    assert (parent.code, parent.headline) == ("EU204", "`joker` is an overlay; a game can only build on a game")
    assert parent.help == ("lay it over the game: `overlays: [joker]`",)
    assert (overlay.code, overlay.headline) == (
        "EU205",
        "`bid_euchre` is a game; only overlays can be laid over another",
    )
    assert place(overlay) == ("house.yaml", 4, 12)


def test_a_cycle_names_every_hop(folder: Folder) -> None:
    folder(
        **{"house.yaml": game("a.yaml"), "a.yaml": game("b.yaml"), "b.yaml": game("c.yaml"), "c.yaml": game("a.yaml")}
    )
    found = only(composed())
    assert (found.code, found.headline) == ("EU203", "the game builds on itself: a → b → c → a")
    assert (place(found), found.label) == (("a.yaml", 3, 10), "a extends b")
    assert [(span.file, words) for span, words in found.related] == [
        ("b.yaml", "b extends c"),
        ("c.yaml", "c extends a"),
    ]


def test_a_game_that_extends_itself(folder: Folder) -> None:
    folder(**{"house.yaml": game("house.yaml")})
    assert only(composed()).headline == "the game builds on itself: house → house"


@pytest.mark.parametrize("path", ["../outside.yaml", "../rules/../outside.yaml", "/etc/passwd", "../../x.yaml"])
def test_paths_stay_inside_the_folder_of_the_game(folder: Folder, path: str) -> None:
    folder(**{"rules/house.yaml": game(path), "outside.yaml": "format: 1\nname: O\n"})
    found = only(composed("rules/house.yaml"))
    assert (found.code, found.headline) == ("EU206", f"`{path}` lies outside the folder of this game")


def test_a_parent_in_a_subfolder_may_look_back_into_the_folder(folder: Folder) -> None:
    top = "format: 1\nname: B\ndeal: {a: 1}\n"
    folder(**{"house.yaml": game("deep/a.yaml"), "deep/a.yaml": game("../b.yaml"), "b.yaml": top})
    result = composed()
    assert (result.diagnostics, result.data["deal"]) == ((), {"a": 1})
    assert [each.file for each in result.documents] == ["b.yaml", "deep/a.yaml", "house.yaml"]


def test_a_link_does_not_lead_out_of_the_folder(folder: Folder) -> None:
    root = folder(**{"rules/house.yaml": game("link.yaml"), "outside.yaml": "format: 1\nname: O\n"})
    (root / "rules/link.yaml").symlink_to(root / "outside.yaml")
    assert only(composed("rules/house.yaml")).code == "EU206"


def test_mistakes_of_every_file_are_reported(folder: Folder) -> None:
    folder(**{"house.yaml": game("a.yaml") + "deal: {a: 010}\n", "a.yaml": "format: 1\nname: A\ndeal: [1\n"})
    assert [(each.code, place(each)[0]) for each in composed().diagnostics] == [
        ("EU001", "a.yaml"),
        ("EU012", "house.yaml"),
    ]


def test_at_most_fifty_overlays(folder: Folder) -> None:
    folder(**{"house.yaml": f"format: 1\nname: H\noverlays: [{'joker, ' * 51}]\n"})
    found = only(composed())
    assert (found.code, found.headline) == ("EU215", "more than 50 overlays")


# What each kind of file may say.


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ("format: 1\noverlay: R\nextends: bid_euchre\n", "EU207", 3, 1),
        ("format: 1\noverlay: R\noverlays: [joker]\n", "EU207", 3, 1),
        ("format: 1\noverlay: R\nalone: null\n", "EU208", 3, 1),
        ("format: 1\noverlay: R\nalone:\n  inherits: nothing\n", "EU208", 4, 3),
        ("format: 1\nname: R\noverlay: R\n", "EU210", 3, 1),
    ],
)
def test_what_an_overlay_may_not_say(folder: Folder, text: str, code: str, line: int, column: int) -> None:
    folder(**{"house.yaml": "format: 1\nname: H\nalone: {maker: may}\n", "r.yaml": text})
    result = composed("house.yaml", "r.yaml")
    found = only(result)
    assert (found.code, place(found)) == (code, ("r.yaml", line, column))
    assert result.data["alone"] == {"maker": "may"}


@pytest.mark.parametrize(
    ("text", "headline", "line"),
    [
        ("format: 1\ndeal: {a: 1}\n", "the file does not say what it is", 1),
        ("format: 1\nname: H\nrequires: {}\n", "`requires` is for overlays; this is a game", 3),
        ("format: 1\nname: H\ntested_on: [x]\n", "`tested_on` is for overlays; this is a game", 3),
    ],
)
def test_what_a_game_may_not_say(folder: Folder, text: str, headline: str, line: int) -> None:
    folder(**{"house.yaml": text})
    found = only(composed())
    assert (found.code, found.headline, place(found)) == ("EU210", headline, ("house.yaml", line, 1))


def test_mistakes_of_the_command_are_raised(folder: Folder) -> None:
    root = folder(**{"house.yaml": "format: 1\nname: H\n"})
    for main, with_, code in [
        ("joker", [], "EU204"),
        ("house.yaml", ["bid_euchre"], "EU205"),
        ("house.yaml", ["nix"], "EU202"),
    ]:
        with pytest.raises(CannotRead) as caught:
            composed(main, *with_)
        assert [each.code for each in caught.value.diagnostics] == [code]
    located = find("house.yaml", user_dirs=())
    (root / "house.yaml").unlink()
    with pytest.raises(CannotRead, match=r"error\[EU020\] unreadable: there is no file house.yaml"):
        compose(located)
