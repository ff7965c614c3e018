"""The commands about rules: list, sheet, show, check, schema, bots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from euchre_core.language.catalog import list_overlays, list_variants

from .cli_program import Euchre

BAD = "format: 1\nname: Bad\nextends: bid_euchre\nauction:\n  al_pass: redeal_next\nmatch: {target: ten}\n"


def test_list_has_every_game_and_house_rule_with_its_title(euchre: Euchre) -> None:
    done = euchre("list")
    assert done.code == 0 and "Ghost Hand Euchre: " in done.out and "Stick the Dealer: " in done.out
    entries = json.loads(euchre("list", "--json").out)["entries"]
    names = {(each["kind"], each["name"]) for each in entries}
    assert names >= {("variant", each.name) for each in list_variants([])}
    assert names >= {("overlay", each.name) for each in list_overlays([])}


def test_list_has_the_files_of_this_folder(euchre: Euchre) -> None:
    Path("mine.yaml").write_text("format: 1\nname: Mine\nextends: ghost_hand\n")
    Path("short.yaml").write_text("format: 1\noverlay: Short\nmatch: {target: 5}\n")
    Path("broken.yaml").write_text("format: 1\nname: [\n")
    Path("compose.yaml").write_text("name: stack\nservices: {}\n")
    Path("folder.yaml").mkdir()
    done = euchre("list")
    games, house_rules = done.out.split("House rules")
    assert "\n  mine.yaml " in games and "\n  short.yaml " in house_rules and "\n  broken.yaml " in games
    assert "compose" not in done.out and "folder" not in done.out
    entries = {each["name"]: each for each in json.loads(euchre("list", "--json").out)["entries"]}
    assert (entries["mine.yaml"]["kind"], entries["short.yaml"]["title"]) == ("variant", "Short")


def test_a_file_asked_for_without_its_ending_is_guessed(euchre: Euchre) -> None:
    Path("mine.yaml").write_text("format: 1\nname: Mine\nextends: ghost_hand\n")
    Path("short.yaml").write_text("format: 1\noverlay: Short\nmatch: {target: 5}\n")
    mine = euchre("sheet", "mine")
    assert mine.code == 2 and "did you mean the file `mine.yaml`?" in mine.err
    assert "did you mean the file `short.yaml`?" in euchre("sheet", "ghost_hand", "--with", "short").err
    assert "did you mean `mine.yaml`?" in euchre("sheet", "mien.yaml").err


def test_list_keeps_within_the_screen(euchre: Euchre, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    assert max(map(len, euchre("list").lines)) <= 60


@pytest.mark.parametrize("command", ["sheet", "show"])
def test_a_house_rule_where_a_game_is_wanted_gets_the_command_that_works(euchre: Euchre, command: str) -> None:
    done = euchre(command, "joker")
    assert done.code == 2 and f"`euchre {command} bid_euchre --with joker`" in done.err
    assert euchre(command, "bid_euchre", "--with", "joker").code == 0


@pytest.mark.parametrize("variant", [each.name for each in list_variants([])])
def test_sheet_and_show_know_every_game(euchre: Euchre, variant: str) -> None:
    sheet, show = euchre("sheet", variant), euchre("show", variant)
    assert (sheet.code, show.code) == (0, 0)
    assert "Auction" in sheet.out and "auction:" in show.out
    Path("again.yaml").write_text(show.out)
    assert euchre("show", "again.yaml").out == show.out


def test_overlays_and_settings_change_what_is_shown(euchre: Euchre) -> None:
    done = euchre("show", "bid_euchre", "--with", "joker", "--set", "match.target=21", "--origin")
    assert "jokers: 1" in done.out and "joker.yaml" in done.out
    assert "target: 21" in done.out and "--set" in done.out
    assert "21" in euchre("sheet", "bid_euchre", "--set", "match.target=21").out


def test_check_finds_every_mistake_and_ends_with_1(euchre: Euchre) -> None:
    Path("bad.yaml").write_text(BAD)
    done = euchre("check", "bad.yaml")
    assert done.code == 1 and done.err == ""
    assert "bad.yaml:5:3" in done.out and "bad.yaml:6:17" in done.out
    data = json.loads(euchre("check", "--format", "json", "bad.yaml").out)
    assert data["errors"] == 2 and {each["code"] for each in data["diagnostics"]} == {"EU104", "EU102"}


def test_check_ends_with_0_if_there_is_nothing_to_say(euchre: Euchre) -> None:
    done = euchre("check", "ghost_hand", "stick_the_dealer")
    assert (done.code, done.out, done.err) == (0, "2 files, nothing to complain about\n", "")


def test_check_ends_with_2_if_a_file_cannot_be_read_and_checks_the_others(euchre: Euchre) -> None:
    Path("bad.yaml").write_text(BAD)
    done = euchre("check", "missing.yaml", "bad.yaml")
    assert done.code == 2 and "missing.yaml" in done.err and "bad.yaml:5:3" in done.out
    data = json.loads(euchre("check", "--format", "json", "missing.yaml", "bad.yaml").out)
    assert data["errors"] == 3


@pytest.mark.parametrize("command", ["sheet", "show"])
def test_an_unknown_name_is_usage_and_a_bad_file_is_a_finding(euchre: Euchre, command: str) -> None:
    Path("bad.yaml").write_text(BAD)
    unknown, bad = euchre(command, "ghost_hnd"), euchre(command, "bad.yaml")
    assert (unknown.code, bad.code) == (2, 1)
    assert "did you mean `ghost_hand`?" in unknown.err
    assert "5 |   al_pass: redeal_next" in bad.err
    assert unknown.out == bad.out == ""


def test_schema_goes_to_stdout_or_to_a_file(euchre: Euchre, tmp_path: Path) -> None:
    printed, written = euchre("schema"), euchre("schema", "--output", "variant.schema.json")
    assert (printed.code, written.code, written.out) == (0, 0, "")
    assert json.loads(printed.out)["$schema"]
    assert (tmp_path / "variant.schema.json").read_text() == printed.out
    assert euchre("schema", "-o", "no/such/folder.json").code == 2


def test_bots_are_listed_with_a_sentence(euchre: Euchre) -> None:
    done = euchre("bots")
    assert done.code == 0
    assert [line.split()[0] for line in done.lines if len(line.split()) > 1] >= ["cautious"]
