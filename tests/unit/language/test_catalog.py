"""Finding games and overlays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from euchre_core.language.catalog import find, list_beside, list_overlays, list_variants, shipped_folder
from euchre_core.language.diagnostic import CannotRead

Folder = Callable[..., Path]

GAME = "format: 1\nname: House\n"
OVERLAY = "format: 1\noverlay: Rule\n"


def complaint(name: str, **options: object) -> tuple[str, str, tuple[str, ...]]:
    with pytest.raises(CannotRead) as caught:
        find(name, user_dirs=(), **options)  # type: ignore[arg-type]
    (found,) = caught.value.diagnostics
    return found.code, found.headline, found.help


def test_shipped_games_by_name_and_by_file_name(folder: Folder) -> None:
    folder()
    for name in ("bid_euchre", "bid_euchre.yaml"):
        found = find(name, user_dirs=())
        assert found.path == shipped_folder() / "bid_euchre.yaml"
        assert (found.name, found.display, found.kind, found.shipped) == (
            "bid_euchre",
            "variants/bid_euchre.yaml",
            "variant",
            True,
        )
    assert find("joker", user_dirs=(), kind="overlay").display == "variants/overlays/joker.yaml"


def test_a_path_comes_before_a_shipped_file(folder: Folder) -> None:
    root = folder(**{"bid_euchre.yaml": GAME, "rules/mine.yaml": OVERLAY})
    found = find("bid_euchre.yaml", user_dirs=())
    assert (found.path, found.display, found.shipped) == (root / "bid_euchre.yaml", "bid_euchre.yaml", False)
    assert find("bid_euchre", user_dirs=()).shipped
    assert find("rules/mine.yaml", user_dirs=()).kind == "overlay"
    assert find(str(root / "rules/mine.yaml"), user_dirs=()).kind == "overlay"


def test_the_users_own_come_after_the_shipped_ones(folder: Folder) -> None:
    root = folder(
        **{
            "own/bid_euchre.yaml": GAME,
            "own/house.yaml": GAME,
            "own/rule.yaml": OVERLAY,
            "own/overlays/other.yaml": OVERLAY,
        }
    )
    own = (root / "own",)
    assert find("bid_euchre", user_dirs=own).shipped
    assert find("house", user_dirs=own).path == root / "own/house.yaml"
    names = [each.name for each in list_variants(own)]
    assert names[-1] == "house"
    assert names.count("bid_euchre") == 1
    assert [each.name for each in list_overlays(own)][-2:] == ["other", "rule"]


def test_the_other_kind_is_better_than_none(folder: Folder) -> None:
    folder()
    assert find("joker", user_dirs=()).kind == "overlay"
    assert find("bid_euchre", user_dirs=(), kind="overlay").kind == "variant"


def test_unknown_names_get_the_nearest(folder: Folder) -> None:
    folder()
    assert complaint("ghost_hnd") == ("EU201", "there is no game `ghost_hnd`", ("did you mean `ghost_hand`?",))
    assert complaint("Ghost-Hand.yaml") == (
        "EU201",
        "there is no file `Ghost-Hand.yaml`",
        ("did you mean `ghost_hand`?",),
    )
    assert complaint("jokr", kind="overlay") == ("EU202", "there is no overlay `jokr`", ("did you mean `joker`?",))
    assert complaint("xyzzy")[2] == ("`euchre list` shows what there is",)


def test_files_beside_are_listed_and_guessed_but_a_name_alone_finds_none(folder: Folder) -> None:
    root = folder(**{
        "mine.yaml": GAME, "rule.yml": OVERLAY, "other.yaml": "services: {}\n", "deep/game.yaml": GAME,
    })  # fmt: skip
    assert [(each.display, each.kind) for each in list_beside(root)] == [
        ("mine.yaml", "variant"),
        ("rule.yml", "overlay"),
    ]
    assert complaint("mine", base=root) == (
        "EU201",
        "there is no game `mine`",
        ("did you mean the file `mine.yaml`?",),
    )
    assert complaint("mine", base=root, kind="overlay")[2] == ("`euchre list` shows what there is",)
    assert complaint("mien.yaml", base=root)[2] == ("did you mean `mine.yaml`?",)
    assert list_beside(shipped_folder()) == list_beside(root / "nowhere") == []


@pytest.mark.parametrize(
    "name", ["", ".", "..", "../bid_euchre", ".yaml", "a\x00b", "a\x00.yaml", "x" * 5000, "/", "/etc"]
)
def test_odd_names_are_unknown_names(folder: Folder, name: str) -> None:
    folder()
    assert complaint(name)[0] == "EU201"


def test_every_shipped_file_is_found_under_its_name() -> None:
    shipped = [each for each in [*list_variants(()), *list_overlays(())] if each.shipped]
    assert {each.path for each in shipped} == set(Path(shipped_folder()).rglob("*.yaml"))
    for each in shipped:
        assert find(each.name, user_dirs=(), kind=each.kind) == each
