from __future__ import annotations

from pathlib import Path

import pytest

from euchre_core.language.catalog import list_overlays, list_variants
from euchre_core.variant.load import finish, load
from euchre_core.variant.show import list_entries, show_text


@pytest.mark.parametrize("origins", [False, True])
@pytest.mark.parametrize("name", ["bid_euchre", "ghost_hand", "double_deck_bid_euchre"])
def test_what_is_shown_is_the_game(name: str, origins: bool, tmp_path: Path) -> None:
    file = tmp_path / "shown.yaml"
    game = finish(name, overlays=["joker", "symmetric_moon", "ace_no_face"], settings={"match.target": 40})
    file.write_text(show_text(game, origins=origins), encoding="utf-8")
    assert load(str(file)).digest == game.compile().digest


def test_origins_say_who_said_it() -> None:
    game = finish("ghost_hand", overlays=["joker"], settings={"match.target": 40})
    shown = show_text(game, origins=True)
    for line, origin in [
        ("swap: once_per_deal", "variants/ghost_hand.yaml:"),
        ("points: tricks", "variants/bid_euchre.yaml:"),
        ("jokers: 1", "variants/overlays/joker.yaml:"),
        ("target: 40", "--set:1"),
        ("tie: another_deal", "default"),
    ]:
        assert any(each.strip().startswith(f"{line}  # {origin}") for each in shown.splitlines()), (line, shown)


def test_what_is_described_but_not_played_is_marked() -> None:
    shown = show_text(finish("ghost_hand")).splitlines()
    assert any(line.startswith("    ask: {") and line.endswith("  # not on the ladder") for line in shown)
    assert "  ask_for_best:  # nothing asks for it" in shown
    assert not any("  #" in line for line in shown if "moon" in line)
    assert "#" not in show_text(finish("bid_euchre"))
    origins = show_text(finish("ghost_hand"), origins=True)
    assert "    ask:  # not on the ladder" in origins and "; nothing asks for it" in origins


def test_everything_that_can_be_played_is_listed_with_its_title() -> None:
    entries = list_entries()
    assert [entry.name for entry in entries] == [each.name for each in [*list_variants(), *list_overlays()]]
    titles = {entry.name: entry.title for entry in entries}
    assert titles["ghost_hand"] == "Ghost Hand Euchre"
    assert titles["joker"] == "With a Joker"
    assert all(entry.summary for entry in entries if entry.located.shipped)
