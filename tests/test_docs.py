"""The README and the docs are run: Python blocks, console blocks with their output, and every whole YAML file.

A YAML block that begins with `format: 1` is checked; if the text before names a file (`my_rules.yaml`), it is written
down under that name for the commands that follow. A console block runs each line that begins with `$ euchre`, and what
follows it must be its output (a line `…` stands for any number of lines).
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from sybil import Document, Example, Region, Sybil
from sybil.parsers.markdown import PythonCodeBlockParser
from sybil.parsers.markdown.lexers import FencedCodeBlockLexer

PROJECT = Path(__file__).parents[1]
PAGES = sorted([PROJECT / "README.md", *PROJECT.glob("docs/**/*.md")])
SAVED_AS = re.compile(r"`(\w+\.yaml)`")


def run(command: str, folder: Path) -> str:
    env = {**os.environ, "NO_COLOR": "1", "COLUMNS": "100", "EUCHRE_HOME": str(folder / "home")}
    done = subprocess.run(
        [sys.executable, "-m", "euchre_cli", *shlex.split(command)[1:]],
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    return done.stdout + done.stderr


def as_pattern(expected: list[str]) -> re.Pattern[str]:
    return re.compile("".join(r"(?:.*\n)*?" if line == "…" else re.escape(line) + r"\s*\n" for line in expected))


class Page:
    """Runs the blocks of one page in order, in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def yaml_blocks(self, document: Document) -> list[Region]:
        regions = list(FencedCodeBlockLexer("yaml")(document))
        return [Region(each.start, each.end, each.lexemes["source"], self.check_yaml) for each in regions]

    def check_yaml(self, example: Example) -> str | None:
        if "format: 1" not in example.parsed:
            return None
        names = SAVED_AS.findall(example.document.text[: example.start])
        file = self.folder / (names[-1] if names else "block.yaml")
        file.write_text(example.parsed, encoding="utf-8")
        if not example.parsed.startswith("format: 1"):
            return None  # a comment says what is wrong with it
        found = run(f"euchre check {file.name}", self.folder)
        return None if " error" not in found and "error[" not in found else found

    def console_blocks(self, document: Document) -> list[Region]:
        regions = list(FencedCodeBlockLexer("console")(document))
        return [Region(each.start, each.end, each.lexemes["source"], self.run_console) for each in regions]

    def run_console(self, example: Example) -> str | None:
        for block in re.split(r"^(?=\$ )", example.parsed, flags=re.MULTILINE):
            command, *expected = block.rstrip().splitlines() or [""]
            if not command.startswith("$ euchre"):
                continue
            said = run(command.removeprefix("$ "), self.folder)
            if expected and not as_pattern(expected).fullmatch(said.rstrip() + "\n"):
                return f"{command} prints\n{said}"
        return None


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(PROJECT)))
def test_the_page_does_what_it_says(page: Path, tmp_path: Path) -> None:
    reader = Page(tmp_path)
    sybil = Sybil(
        parsers=[PythonCodeBlockParser(), reader.yaml_blocks, reader.console_blocks],
        path=str(page.parent),
        pattern=page.name,
    )
    for example in sybil.parse(page).examples():
        example.evaluate()


def test_the_readme_has_what_a_stranger_needs() -> None:
    text = (PROJECT / "README.md").read_text(encoding="utf-8")
    assert "$ python -m pip install . && euchre run --variant ghost_hand.yaml" in text
    assert text.count("```python") == 1
