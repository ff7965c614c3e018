from __future__ import annotations

import re
import subprocess
import sys

import pytest
from euchre_cli.commands import COMMANDS

from .cli_program import Euchre

HEAVY = ("rich", "pydantic", "yaml", "euchre_core.kernel", "euchre_core.chapters", "euchre_core.language")


@pytest.mark.parametrize("command", [entry.name for entry in COMMANDS])
def test_every_command_has_help_with_an_example_first(euchre: Euchre, command: str) -> None:
    short, long = euchre(command, "-h"), euchre(command, "--help")
    assert (short.code, long.code) == (0, 0)
    assert short.out == long.out
    after = long.lines[long.lines.index("Examples:") + 1]
    assert after.startswith(f"  euchre {command}")
    assert not re.search(r"<[a-z ]+>", short.out)  # a type in the program means nothing to people


@pytest.mark.parametrize("command", ["check", "test", "verify", "replay", "sheet", "show"])
def test_arguments_are_called_as_people_call_them(euchre: Euchre, command: str) -> None:
    help_page = euchre(command, "-h").out
    assert "{" not in help_page and "<list" not in help_page and "<str>" not in help_page


def test_the_program_alone_shows_what_to_type(euchre: Euchre) -> None:
    alone, helped = euchre(), euchre("-h")
    assert (alone.code, helped.code) == (2, 0)
    assert alone.out == helped.out
    assert all(f"\n  {entry.name}" in alone.out for entry in COMMANDS)


def test_the_version_says_what_runs(euchre: Euchre) -> None:
    done = euchre("--version")
    assert done.code == 0
    assert "compiled" in done.out or "pure Python" in done.out
    assert "format 1" in done.out and f"Python {sys.version.split()[0]}" in done.out


def test_a_mistyped_command_or_option_is_guessed(euchre: Euchre) -> None:
    assert "Did you mean 'check'" in euchre("chek").err
    assert "--variant" in euchre("run", "--varient", "x").err
    assert euchre("chek").code == euchre("run", "--varient", "x").code == 2


def test_help_loads_nothing_heavy() -> None:
    code = (
        "import sys\nfrom euchre_cli.main import app\n"
        "try: app(['--help'], prog_name='euchre')\n"
        f"except SystemExit: print([name for name in {HEAVY!r} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
