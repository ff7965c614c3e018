"""Edits by place: what overlaps waits, line ends stay, a file is written whole."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from euchre_core.language.diagnostic import Edit, Fix, Span
from euchre_core.language.fixes import apply_fixes, write_atomically


def edit(line: int, column: int, end_column: int, text: str, file: str = "a", end_line: int | None = None) -> Edit:
    return Edit(Span(file, line, column, end_line or line, end_column), text)


def fix(*edits: Edit) -> Fix:
    return Fix("x", edits, is_safe=True)


def test_edits_are_made_from_the_places_in_the_old_text() -> None:
    text, applied = apply_fixes(
        "one two\nthree\n", [fix(edit(1, 1, 4, "first")), fix(edit(1, 5, 8, ""), edit(2, 6, 6, "!"))], "a"
    )
    assert text == "first \nthree!\n"
    assert len(applied) == 2


def test_of_two_fixes_for_one_place_the_first_is_made() -> None:
    one, other, beside = fix(edit(1, 1, 4, "A")), fix(edit(1, 3, 6, "B")), fix(edit(1, 4, 5, "C"))
    assert apply_fixes("abcdef", [one, other, beside], "a") == ("ACef", [one, beside])
    twice = [fix(edit(1, 1, 1, "x")), fix(edit(1, 1, 1, "y"))]
    assert apply_fixes("abc", twice, "a") == ("xabc", twice[:1])


def test_a_fix_for_another_file_is_left_out() -> None:
    both = fix(edit(1, 1, 2, "x"), edit(1, 1, 2, "x", file="b"))
    assert apply_fixes("abc", [both], "a") == ("abc", [])


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_stay(end: str) -> None:
    text = f"one{end}two{end}three"
    inserted = fix(edit(2, 1, 1, "new\n"))
    deleted = fix(edit(3, 1, 1, "", end_line=4))
    assert apply_fixes(text, [inserted, deleted], "a")[0] == f"one{end}new{end}two{end}"


def test_places_behind_the_end_are_the_end() -> None:
    assert apply_fixes("ab\ncd", [fix(edit(1, 9, 12, "!"))], "a")[0] == "ab!\ncd"
    assert apply_fixes("ab\ncd", [fix(edit(9, 1, 1, "!"))], "a")[0] == "ab\ncd!"


def test_a_file_keeps_its_permissions_and_a_link_stays_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "a.yaml", tmp_path / "link.yaml"
    file.write_bytes(b"old")
    file.chmod(0o640)
    link.symlink_to(file)
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert file.read_bytes() == b"new"
    assert file.stat().st_mode & 0o777 == 0o640
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.yaml", "link.yaml"]


def test_a_failure_leaves_the_old_file_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.yaml"
    file.write_bytes(b"old")

    def fail(handle: int) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="full"):
        write_atomically(file, b"new")
    assert [each.name for each in tmp_path.iterdir()] == ["a.yaml"]
    assert file.read_bytes() == b"old"
