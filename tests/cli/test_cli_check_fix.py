"""`euchre check --fix`, `--unsafe-fixes` and `--diff`: what is written, what is said, what is left alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre_core.language.catalog import shipped_folder

from .cli_program import Euchre

BEFORE = """\
format: "1"
name: Ours      # a comment
extends: clasic
match: {Target: '21'}
"""
SAFE = """\
format: 1
name: Ours      # a comment
extends: clasic
match: {target: 21}
"""
UNSAFE = SAFE.replace("clasic", "classic")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "ours.yaml"
    path.write_text(BEFORE, encoding="utf-8")
    return path


def test_safe_fixes_are_written(file: Path, euchre: Euchre) -> None:
    done = euchre("check", "--fix", "--format", "concise", "ours.yaml")
    assert file.read_text(encoding="utf-8") == SAFE
    assert done.code == 1
    assert done.lines == [
        "ours.yaml:3:10: error[EU201] unknown-variant: there is no game `clasic`",
        "1 error in 1 file · 1 fixable with --unsafe-fixes",
    ]
    assert done.err.splitlines() == [
        "mended ours.yaml:1: write `1`",
        "mended ours.yaml:4: write `target`",
        "mended ours.yaml:4: write `21`",
    ]


def test_guesses_are_written_if_asked_for(file: Path, euchre: Euchre) -> None:
    done = euchre("check", "--unsafe-fixes", "-q", "ours.yaml")
    assert file.read_text(encoding="utf-8") == UNSAFE
    assert (done.code, done.out, done.err) == (0, "", "")


def test_a_difference_is_shown_and_not_written(file: Path, euchre: Euchre) -> None:
    done = euchre("check", "--diff", "ours.yaml")
    assert file.read_text(encoding="utf-8") == BEFORE
    assert done.code == 1
    assert done.lines == [
        "--- ours.yaml",
        "+++ ours.yaml",
        "@@ -1,4 +1,4 @@",
        '-format: "1"',
        "+format: 1",
        " name: Ours      # a comment",
        " extends: clasic",
        "-match: {Target: '21'}",
        "+match: {target: 21}",
    ]
    assert done.err.splitlines()[0] == "would mend ours.yaml:1: write `1`"


def test_nothing_to_mend_is_nothing_to_show(file: Path, euchre: Euchre) -> None:
    file.write_text(UNSAFE, encoding="utf-8")
    before = file.stat()
    done = euchre("check", "--diff", "ours.yaml")
    assert (done.code, done.out) == (0, "")
    assert euchre("check", "--fix", "ours.yaml").out == "nothing to complain about\n"
    assert file.stat().st_ino == before.st_ino


def test_from_stdin_to_stdout(euchre: Euchre) -> None:
    done = euchre("check", "--fix", "-", answers=BEFORE.splitlines())
    assert done.out == SAFE
    assert "error[EU201]" in done.err
    right = euchre("check", "--fix", "-", answers=UNSAFE.splitlines())
    assert (right.code, right.out) == (0, UNSAFE)


def test_only_files_that_were_asked_for_are_written(file: Path, euchre: Euchre) -> None:
    child = file.with_name("child.yaml")
    child.write_text("format: 1\nname: Child\nextends: ours.yaml\nmatch: {Target: 5}\n", encoding="utf-8")
    euchre("check", "--unsafe-fixes", "child.yaml")
    assert child.read_text(encoding="utf-8") == "format: 1\nname: Child\nextends: ours.yaml\nmatch: {target: 5}\n"
    assert file.read_text(encoding="utf-8") == BEFORE
    assert euchre("check", "--unsafe-fixes", "child.yaml", "ours.yaml").code == 0
    assert file.read_text(encoding="utf-8") == UNSAFE


def test_shipped_files_are_never_written(euchre: Euchre) -> None:
    texts = {path: path.read_bytes() for path in shipped_folder().rglob("*.yaml")}
    done = euchre("check", "--fix", "classic")
    assert done.code == 0
    assert done.err == "variants/classic.yaml: came with the program and is never changed\n"
    assert {path: path.read_bytes() for path in shipped_folder().rglob("*.yaml")} == texts


def test_a_file_that_cannot_be_written_is_said(file: Path, euchre: Euchre, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, content: bytes) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr("euchre_core.language.fixes.write_atomically", refuse)
    done = euchre("check", "--fix", "ours.yaml")
    assert done.code == 2
    assert done.err == f"error: {file} cannot be written: permission denied\n"
