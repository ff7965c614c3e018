"""The command that brings files up to date, tried on a format that never was."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre_core.language import migrating
from tests.unit.language.old_format import FORMAT_0

from .cli_program import Euchre

OLD = "format: 0\nname: Ours\nextends: classic\nauction: {sticks: dealer}  # harsh\n"
NEW = "format: 1\nname: Ours\nextends: classic\nauction: {all_pass: dealer_is_stuck}  # harsh\n"
CURRENT = "format: 1\r\nname: Theirs\r\nextends: classic\r\n"


@pytest.fixture(autouse=True)
def one_older_format(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrating, "STEPS", FORMAT_0)


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    old, current = tmp_path / "old.yaml", tmp_path / "current.yaml"
    old.write_bytes(OLD.encode())
    current.write_bytes(CURRENT.encode())
    return old, current


def test_old_files_change_and_current_ones_do_not(euchre: Euchre, files: tuple[Path, Path]) -> None:
    old, current = files
    done = euchre("migrate", "old.yaml", "current.yaml")
    assert done.code == 0
    assert old.read_bytes().decode() == NEW
    assert current.read_bytes().decode() == CURRENT
    assert done.err.splitlines() == [
        "old.yaml: from format 0 to 1",
        "  `auction.sticks` is `auction.all_pass` now",
        "  the choice `dealer` is `dealer_is_stuck` now",
    ]
    assert euchre("check", "old.yaml").code == 0
    again = euchre("migrate", "old.yaml", "current.yaml")
    assert (again.code, again.err) == (0, "2 files, all current\n")


def test_without_files_it_is_the_folder(euchre: Euchre, files: tuple[Path, Path]) -> None:
    assert euchre("migrate").code == 0
    assert files[0].read_text() == NEW


def test_check_writes_nothing_and_ends_with_1(euchre: Euchre, files: tuple[Path, Path]) -> None:
    done = euchre("migrate", "--check", "old.yaml")
    assert done.code == 1
    assert done.err.startswith("old.yaml: would go from format 0 to 1\n")
    assert files[0].read_text() == OLD
    assert euchre("migrate", "--check", "current.yaml").code == 0


def test_diff_shows_the_lines(euchre: Euchre, files: tuple[Path, Path]) -> None:
    done = euchre("migrate", "--diff", "old.yaml", "current.yaml")
    assert done.code == 0
    assert files[0].read_text() == OLD
    assert "-auction: {sticks: dealer}  # harsh" in done.lines
    assert "+auction: {all_pass: dealer_is_stuck}  # harsh" in done.lines
    assert "current.yaml" not in done.out


def test_stdin_goes_to_stdout(euchre: Euchre) -> None:
    assert euchre("migrate", "-", answers=[OLD.rstrip("\n")]).out == NEW
    assert euchre("migrate", "-", answers=["format: 1"]).out == "format: 1\n"


def test_a_mark_at_the_beginning_stays(euchre: Euchre, tmp_path: Path) -> None:
    (tmp_path / "marked.yaml").write_bytes(b"\xef\xbb\xbf" + OLD.encode())
    assert euchre("migrate", "marked.yaml").code == 0
    assert (tmp_path / "marked.yaml").read_bytes() == b"\xef\xbb\xbf" + NEW.encode()


def test_the_others_are_brought_up_to_date_beside_one_that_cannot_be(
    euchre: Euchre, files: tuple[Path, Path], tmp_path: Path
) -> None:
    (tmp_path / "newer.yaml").write_text("format: 7\nname: Soon\n")
    done = euchre("migrate", "newer.yaml", "old.yaml", "no_such.yaml")
    assert done.code == 2
    assert files[0].read_text() == NEW
    assert "the file is written in format 7, and this program reads up to format 1" in done.err
    assert "no_such.yaml" in done.err
    assert (tmp_path / "newer.yaml").read_text() == "format: 7\nname: Soon\n"


def test_shipped_files_are_never_touched(euchre: Euchre) -> None:
    done = euchre("migrate", "classic")
    assert (done.code, done.out) == (0, "")
    assert "came with the program" in done.err


def test_check_says_how_to_bring_an_old_file_up_to_date(euchre: Euchre, files: tuple[Path, Path]) -> None:
    from euchre_core.variant.load import file_findings

    file_findings.cache_clear()
    done = euchre("check", "old.yaml")
    assert done.code == 1
    assert done.out.count("error[") == 1
    assert "error[EU111] older-format: the file is written in format 0; the current one is 1" in done.out
    assert "= help: bring it up to date: `euchre migrate old.yaml`" in done.out
