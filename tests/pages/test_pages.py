"""Every code has a page, and every page is run: its bad file gives exactly what stands there, its good one nothing.

``EUCHRE_UPDATE=1 pytest tests/pages`` writes the outputs anew: read the difference before you keep it.
"""

from __future__ import annotations

import os
import re
import shlex
from importlib import resources
from pathlib import Path

import pytest
from euchre_cli.main import app
from typer.testing import CliRunner

from euchre_core.language.codes import CODES
from euchre_core.language.pages import Page, page_of, read_page, source_of, with_output

FOLDER = Path(str(resources.files("euchre_core"))) / "pages"
WITHOUT_EXAMPLE = {
    "EU010": "a file of more than 256 KiB",
    "EU014": "a page is UTF-8 itself",
    "EU018": "more than fifty mistakes",
    "EU020": "depends on the computer",
    "EU021": "more than 10,000 values",
    "EU111": "there is no older format yet",
    "EU113": "there is no older format yet",
    "EU215": "more than fifty files",
    "EU318": "a ladder of more than a hundred bids",
    "EU702": "a mistake of the program",
}
"""Codes that no file on a page can show, and why."""

SECTIONS = ["What it means", "Why", "For example", "Mended"]
FOUND = re.compile(r"^(?:error|warning)\[(EU\d{3})\]", re.MULTILINE)


@pytest.fixture(autouse=True)
def quiet_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("EUCHRE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")


def run(command: str, files: dict[str, str]) -> tuple[int, str]:
    """Write the files down and run a command beside them: how it ended, and all it printed."""
    for name, text in files.items():
        place = Path(name)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    program, *arguments = shlex.split(command)
    assert program == "euchre"
    result = CliRunner().invoke(app, arguments, prog_name="euchre")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.output


def page_for(code: str) -> Page:
    page = page_of(code)
    assert page is not None
    return page


def test_every_code_has_a_page_and_every_page_a_code() -> None:
    assert sorted(file.stem for file in FOLDER.iterdir()) == sorted(CODES)


def test_only_what_no_file_can_show_is_without_an_example() -> None:
    assert {code for code in CODES if not page_for(code).command} == set(WITHOUT_EXAMPLE)


@pytest.mark.parametrize("code", CODES)
def test_the_page_is_whole(code: str) -> None:
    page = page_for(code)
    sections = re.findall(r"^## (.*)$", page.body, flags=re.MULTILINE)
    assert sections == (SECTIONS[:2] if code in WITHOUT_EXAMPLE else SECTIONS)
    assert len(page.body) < 4_000


@pytest.mark.parametrize("code", [code for code in CODES if code not in WITHOUT_EXAMPLE])
def test_the_bad_file_gives_what_the_page_says(code: str) -> None:
    page = page_for(code)
    ended, printed = run(page.command, page.bad)
    assert set(FOUND.findall(printed)) == {code}
    assert ended in (1, 2)
    if os.environ.get("EUCHRE_UPDATE"):
        (FOLDER / f"{code}.md").write_text(with_output(source_of(code), printed), encoding="utf-8")
        page = read_page(code, source_of(code))
    assert printed == page.output


@pytest.mark.parametrize("code", [code for code in CODES if code not in WITHOUT_EXAMPLE])
def test_the_good_file_is_fine(code: str) -> None:
    page = page_for(code)
    bad, good = (next(each.name for each in page.files if each.role == role) for role in ("bad", "good"))
    same = page.command.split()[1] in ("check", "test")
    ended, printed = run(page.command.replace(bad, good) if same else f"euchre check {good}", page.good)
    assert (ended, FOUND.findall(printed)) == (0, []), printed
