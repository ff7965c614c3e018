"""Runs the program within the tests: in this process where it can be, in another where it must be killed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from euchre_cli.main import app
from typer.testing import CliRunner

from .cli_program import Done, Euchre, Start


@pytest.fixture(autouse=True)
def quiet_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working directory and a home of the test's own, without colour settings of whoever runs it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("EUCHRE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("NO_COLOR", "FORCE_COLOR", "EUCHRE_ASCII", "TERM"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def euchre() -> Euchre:
    def run(*arguments: object, answers: list[str] | None = None) -> Done:
        typed = "".join(f"{answer}\n" for answer in answers or [])
        result = CliRunner().invoke(app, [str(each) for each in arguments], input=typed, prog_name="euchre")
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Done(result.exit_code, result.stdout, result.stderr)

    return run


@pytest.fixture
def start() -> Start:
    def begin(*arguments: object) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", "euchre_cli", *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    return begin


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Where the games of this test are kept."""
    return tmp_path / "home" / "games"
