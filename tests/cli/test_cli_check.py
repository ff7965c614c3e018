"""`euchre check`: what it looks at, how it prints, how it ends."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from euchre_cli import streams

from .cli_program import Euchre

GOOD = "format: 1\nname: Good\nextends: classic\n"
BAD = 'format: 1\nname: Bad\nextends: classic\nmatch: {target: "21"}\n'
IDLE = "format: 1\nname: Idle\nextends: classic\npack: {joker_name: Benny}\n"


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    """A folder with two games, a house rule, and what is none of ours."""
    folder = tmp_path / "rules"
    for path, text in {
        "good.yaml": GOOD,
        "deeper/bad.yml": BAD,
        "deeper/rule.yaml": "format: 1\noverlay: Rule\ntested_on: [classic]\nmatch: {target: 21}\n",
        "compose.yaml": "services: {db: {image: postgres}}\n",
        "notes.txt": "format: 1\nname: Not YAML\n",
        ".git/hidden.yaml": BAD,
        ".hidden.yaml": BAD,
    }.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return folder


def test_a_folder_is_looked_through(rules: Path, euchre: Euchre) -> None:
    done = euchre("check", "--format", "concise", "rules")
    assert done.code == 1
    assert done.lines == [
        "rules/deeper/bad.yml:4:17: error[EU102] wrong-type: `match.target` takes a whole number",
        "1 error in 1 file · 1 fixable with --fix",
    ]
    assert done.err.splitlines() == [
        "passed over: rules/compose.yaml is neither a game nor a house rule: it has no `format` and `name` or "
        "`overlay`, and no chapter"
    ]


def test_a_folder_with_nothing_wrong(rules: Path, euchre: Euchre) -> None:
    (rules / "deeper" / "bad.yml").unlink()
    assert euchre("check", "rules").out == "2 files, nothing to complain about\n"
    quiet = euchre("check", "-q", "rules")
    assert (quiet.code, quiet.out, quiet.err) == (0, "", "")
    (rules / "empty").mkdir()
    assert euchre("check", "rules/empty").out == "no games and no house rules here\n"


@pytest.mark.parametrize("text", ["match: {target: 21}\n", "extends: classic\n", "summary: Mine.\noverlays: [joker]\n"])
def test_a_file_of_a_folder_that_has_lost_its_first_keys_is_checked(rules: Path, euchre: Euchre, text: str) -> None:
    for path in rules.rglob("*.y*ml"):
        path.unlink()
    (rules / "house.yaml").write_text(text, encoding="utf-8")
    done = euchre("check", "--format", "json", "rules")
    assert done.code == 1
    assert [each["code"] for each in json.loads(done.out)["diagnostics"]] == ["EU101", "EU210"]


def test_files_of_others_are_named_where_a_folder_has_nothing_else(rules: Path, euchre: Euchre) -> None:
    for path in rules.rglob("*.y*ml"):
        path.unlink()
    (rules / "build.yml").write_text("name: Build\non: push\njobs: {play: {steps: []}}\n", encoding="utf-8")
    done = euchre("check", "rules")
    assert (done.code, done.out) == (0, "no games and no house rules here, and 1 other YAML file\n")
    assert done.err.startswith("passed over: rules/build.yml is neither a game nor a house rule")


def test_a_file_is_checked_once_however_often_it_is_named(rules: Path, euchre: Euchre) -> None:
    done = euchre("check", "--format", "json", "rules/deeper/bad.yml", "rules", "./rules/deeper/../deeper/bad.yml")
    assert json.loads(done.out)["errors"] == 1


def test_stdin(rules: Path, euchre: Euchre) -> None:
    done = euchre("check", "-", answers=BAD.splitlines())
    assert done.code == 1
    assert done.lines[1] == "  --> <stdin>:4:17"
    assert euchre("check", "-", answers=GOOD.splitlines()).out == "nothing to complain about\n"
    beside = GOOD.replace("classic", "rules/good.yaml")
    assert euchre("check", "-", answers=beside.splitlines()).code == 0
    overlay = euchre("check", "-", "--format", "concise", answers=["format: 1", "overlay: X", "pack: {joker: 1}"])
    assert overlay.lines[0].startswith("<stdin>:3:8: error[EU104]")


@pytest.mark.parametrize("command", ["show", "sheet"])
def test_other_commands_read_stdin_too(command: str, euchre: Euchre) -> None:
    done = euchre(command, "-", answers=GOOD.replace("Good", "From a pipe").splitlines())
    assert done.code == 0
    assert "From a pipe" in done.out
    wrong = euchre(command, "-", answers=BAD.splitlines())
    assert wrong.code == 1
    assert "--> <stdin>:4:17" in wrong.err
    assert 'match: {target: "21"}' in wrong.err


def test_examples_from_stdin_are_tried(euchre: Euchre) -> None:
    example = "examples: [{by: N, tricks: {NS: 5, EW: 0}, points: {NS: 2, EW: 0}}]"
    done = euchre("test", "--no-conformance", "-", answers=[*GOOD.splitlines(), example])
    assert (done.code, done.out) == (0, "<stdin>: 1 example is right\n")


def test_each_format_has_the_same_findings(rules: Path, euchre: Euchre) -> None:
    file = "rules/deeper/bad.yml"
    text = euchre("check", file)
    assert text.lines[0] == "error[EU102] wrong-type: `match.target` takes a whole number"
    assert json.loads(euchre("check", "--format", "json", file).out)["diagnostics"][0]["code"] == "EU102"
    [command] = euchre("check", "--format", "github", file).lines
    assert command.startswith(f"::error file={file},line=4,endLine=4,col=17,endColumn=20,title=EU102 wrong-type::")
    sarif = euchre("check", "--format", "sarif", file)
    assert json.loads(sarif.out)["runs"][0]["results"][0]["ruleId"] == "EU102"
    assert [text.code, sarif.code] == [1, 0]


def test_without_findings_each_format_is_whole(euchre: Euchre) -> None:
    Path("good.yaml").write_text(GOOD, encoding="utf-8")
    assert euchre("check", "--format", "concise", "good.yaml").out == "nothing to complain about\n"
    assert euchre("check", "--format", "github", "good.yaml").out == ""
    assert json.loads(euchre("check", "--format", "json", "good.yaml").out)["diagnostics"] == []
    assert json.loads(euchre("check", "--format", "sarif", "good.yaml").out)["runs"][0]["results"] == []


def test_a_missing_file_is_found_in_every_format(euchre: Euchre) -> None:
    for form in ("json", "github", "sarif"):
        done = euchre("check", "--format", form, "missing.yaml")
        assert done.code == 2
        assert "there is no file `missing.yaml`" in done.out
    done = euchre("check", "missing.yaml")
    assert (done.code, done.out) == (2, "")
    assert "there is no file `missing.yaml`" in done.err


def test_warnings_alone_are_findings(euchre: Euchre) -> None:
    Path("idle.yaml").write_text(IDLE, encoding="utf-8")
    assert euchre("check", "idle.yaml").code == 1
    Path("idle.yaml").write_text(IDLE.replace("}", "}  # euchre: ignore[EU405] we call him so"), encoding="utf-8")
    assert euchre("check", "idle.yaml").code == 0


def test_colour_is_for_those_who_want_it(euchre: Euchre, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("bad.yaml").write_text(BAD, encoding="utf-8")
    assert "\x1b[" not in euchre("check", "bad.yaml").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[1;31merror[EU102]\x1b[0m" in euchre("check", "bad.yaml").out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in euchre("check", "bad.yaml").out


def test_a_terminal_has_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("TERM", "xterm")
    assert streams.shows_colour(Terminal())
    assert not streams.shows_colour(io.StringIO())
