"""`euchre sheet`: formats, languages, files."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .cli_program import Euchre


def test_text_by_default(euchre: Euchre) -> None:
    done = euchre("sheet", "ghost_hand")
    assert done.code == 0
    assert done.out.startswith(
        "Ghost Hand Euchre\n=================\n3 players · each for himself · 24 cards · 6 tricks ·"
    )


def test_markdown_and_html(euchre: Euchre) -> None:
    assert euchre("sheet", "ghost_hand", "--format", "md").out.startswith("# Ghost Hand Euchre\n\n**3 players ·")
    assert euchre("sheet", "ghost_hand", "-f", "html").out.startswith('<!DOCTYPE html>\n<html lang="en">\n')


@pytest.mark.parametrize(
    ("name", "options", "begins"),
    [
        ("a.html", [], "<!DOCTYPE html>"),
        ("a.HTM", [], "<!DOCTYPE html>"),
        ("a.md", [], "# Ghost Hand"),
        ("a.txt", [], "Ghost Hand Euchre\n="),
        ("a", [], "Ghost Hand Euchre\n="),
        ("a.html", ["--format", "md"], "# Ghost Hand"),
    ],
)
def test_a_file_in_the_format_of_its_name(
    euchre: Euchre, tmp_path: Path, name: str, options: list[str], begins: str
) -> None:
    done = euchre("sheet", "ghost_hand", "-o", str(tmp_path / name), *options)
    assert (done.code, done.out, done.err) == (0, "", "")
    assert (tmp_path / name).read_text(encoding="utf-8").startswith(begins)


def test_a_file_that_cannot_be_written(euchre: Euchre, tmp_path: Path) -> None:
    done = euchre("sheet", "ghost_hand", "-o", str(tmp_path / "no" / "a.html"))
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"error: {tmp_path / 'no' / 'a.html'} cannot be written: no such file or directory")
    assert euchre("sheet", "ghost_hand", "-o", str(tmp_path)).code == 2


def test_an_unknown_language_is_told_with_those_there_are(euchre: Euchre) -> None:
    done = euchre("sheet", "ghost_hand", "--lang", "xx")
    assert (done.code, done.out) == (2, "")
    assert "there are no sheets in the language “xx”" in done.err
    assert "choose one of: en" in done.err


def test_english_is_a_language(euchre: Euchre) -> None:
    assert euchre("sheet", "ghost_hand", "--lang", "en").out == euchre("sheet", "ghost_hand").out


def test_the_language_of_the_surroundings_is_not_asked(euchre: Euchre, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "et_EE.UTF-8")
    assert euchre("sheet", "ghost_hand").out.startswith("Ghost Hand Euchre")


def test_letters_where_the_screen_has_no_suits() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "euchre_cli", "sheet", "double_deck_bid_euchre"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=True,
    )
    sheet = done.stdout.decode("ascii")
    assert "hearts, trump          JHx2 JDx2 AHx2 KHx2 QHx2 10Hx2 9Hx2  14" in sheet
    assert "?" not in sheet


def test_letters_where_they_are_wanted(euchre: Euchre, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "JH JD AH KH QH 10H 9H" in euchre("sheet", "ghost_hand", "--ascii").out
    monkeypatch.setenv("EUCHRE_ASCII", "1")
    assert euchre("sheet", "ghost_hand").out == euchre("sheet", "ghost_hand", "--ascii").out
    assert "J♥" in euchre("sheet", "ghost_hand", "-f", "html").out.replace('<span class="red">♥</span>', "♥")


def test_the_rule_in_force_is_read_from_the_sheet_at_the_table(euchre: Euchre) -> None:
    out = euchre("run", "--variant", "ghost_hand", "--seat", "A", "--seed", 3, answers=["?", "q"]).out
    lines = out[out.index("The auction (this is chapter `auction` of the file)") :].splitlines()
    assert "  - 3 to 5: at least so many tricks." in lines
    table = lines.index("  The bids at a glance:")
    assert [line.split() for line in lines[table + 1 : table + 4]] == [
        ["Bid", "Tricks", "Worth", "Special"],
        ["----", "----------", "-----", "-------"],
        ["3", "at", "least", "3", "3"],
    ]


def test_a_file_of_ones_own_from_stdin(euchre: Euchre) -> None:
    done = euchre("sheet", "-", answers=["format: 1", "name: Mine", "extends: ghost_hand", "match: {target: 21}"])
    assert done.code == 0
    assert done.out.startswith("Mine\n====\n")
    assert "· first to 21" in " ".join(done.out.split())
