"""`euchre check --watch`: again whenever a file has changed, and never without."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from euchre_cli import watching
from euchre_cli.wishes import Run, Wishes

from .cli_program import Euchre

GOOD = "format: 1\nname: Good\nextends: classic\n"
BAD = GOOD + "match: {target: many}\n"


def watch(names: list[str], *changes: Callable[[], object]) -> list[list[str]]:
    """Watch files; each pause makes the next change, and after the last one somebody presses Ctrl-C."""
    from euchre_cli.checking import run_once

    found: list[list[str]] = []
    left = list(changes)

    def check(wishes: Wishes) -> Run:
        run = run_once(wishes)
        found.append([each.code for each in [*run.unreadable, *run.found]])
        return run

    def wait(seconds: float) -> None:
        assert seconds > 0
        if not left:
            raise KeyboardInterrupt
        left.pop(0)()

    with pytest.raises(KeyboardInterrupt):
        watching.watch(Wishes(names, quiet=True), check, wait)
    return found


def write(name: str, text: str) -> Callable[[], object]:
    return lambda: Path(name).write_text(text, encoding="utf-8")


def nothing() -> None:
    """A pause in which nobody does anything."""


def test_a_change_is_checked_and_no_change_is_not() -> None:
    Path("a.yaml").write_text(GOOD, encoding="utf-8")
    assert watch(["a.yaml"], nothing, write("a.yaml", BAD), nothing, nothing, write("a.yaml", GOOD)) == [
        [],
        ["EU102"],
        [],
    ]


def test_a_file_that_another_builds_on_counts() -> None:
    Path("base.yaml").write_text(GOOD, encoding="utf-8")
    Path("a.yaml").write_text(GOOD.replace("classic", "base.yaml"), encoding="utf-8")
    assert watch(["a.yaml"], write("base.yaml", BAD)) == [[], ["EU102"]]


def test_a_new_file_in_a_folder_counts() -> None:
    Path("rules").mkdir()
    Path("rules/a.yaml").write_text(GOOD, encoding="utf-8")
    assert watch(["rules"], write("rules/b.yaml", BAD), Path("rules/b.yaml").unlink) == [[], ["EU102"], []]


def test_a_file_that_is_not_there_yet_is_waited_for() -> None:
    assert watch(["a.yaml"], nothing, write("a.yaml", GOOD)) == [["EU201"], []]


def test_ctrl_c_ends_it(euchre: Euchre, monkeypatch: pytest.MonkeyPatch) -> None:
    def press_ctrl_c(seconds: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("euchre_cli.watching.pause", press_ctrl_c)
    Path("a.yaml").write_text(GOOD, encoding="utf-8")
    done = euchre("check", "--watch", "a.yaml")
    assert done.code == 130
    assert done.out == "nothing to complain about\n"
    assert done.err.splitlines()[0] == "2 files are watched; Ctrl-C ends it"


def test_stdin_cannot_be_watched(euchre: Euchre) -> None:
    done = euchre("check", "--watch", "-", answers=[])
    assert done.code == 2
    assert done.err.startswith("error: stdin cannot be watched")
