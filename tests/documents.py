"""The pages of README and docs as the tests read and run them."""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path

from euchre_cli.main import app
from sybil import Document, Example, Region
from sybil.evaluators.python import PythonEvaluator
from sybil.parsers.markdown.lexers import FencedCodeBlockLexer
from typer.testing import CliRunner

PROJECT = Path(__file__).parents[1]
SAVED_AS = re.compile(r"`(\w+\.yaml)`")
OVER = re.compile(r"<!-- over: (\S+) -->")
TABLE = re.compile(r"^\|[^\n]*\| write \|\n\|[-:| ]+\n((?:\|[^\n]*\n)+)", re.MULTILINE)
WRITTEN = re.compile(r"`([^`]+)`")
FENCE = re.compile(r"^(```+).*?^\1 *$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^(?=\$ )", re.MULTILINE)
FILE = re.compile(r"# (\w+\.py)\n")
FINE = "nothing to complain about"
EVENING = "evening.yaml"


def without_blocks(text: str) -> str:
    """The prose of a page."""
    return FENCE.sub("", text)


def anchor_of(heading: str) -> str:
    """What a link to a heading says after its #."""
    plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading)
    return re.sub(r"[^\w\- ]", "", plain.strip().lower()).replace(" ", "-")


def anchors_of(text: str) -> set[str]:
    """The anchors of a page; headings of the same words are counted."""
    seen: dict[str, int] = {}
    found = set()
    for heading in re.findall(r"^#+ (.*)$", without_blocks(text), re.MULTILINE):
        anchor = anchor_of(heading)
        count = seen.get(anchor, 0)
        seen[anchor] = count + 1
        found.add(f"{anchor}-{count}" if count else anchor)
    return found


def run(command: str) -> str:
    """What `euchre …` prints in this folder, notes and all."""
    result = CliRunner().invoke(app, shlex.split(command)[1:], prog_name="euchre")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.output


def as_pattern(expected: list[str]) -> re.Pattern[str]:
    """The output that a block shows; a line `…` stands for any number of lines."""
    return re.compile("".join(r"(?:.*\n)*?" if line == "…" else re.escape(line) + r"\s*\n" for line in expected))


class Page:
    """Runs the blocks of one page in order, in this folder, and remembers what commands really print."""

    def __init__(self) -> None:
        self.last_file: str | None = None
        self.printed: list[tuple[int, int, str]] = []

    def python_blocks(self, document: Document) -> list[Region]:
        regions = list(FencedCodeBlockLexer("python")(document))
        return [Region(each.start, each.end, each.lexemes["source"], self.run_python) for each in regions]

    def run_python(self, example: Example) -> None:
        if name := FILE.match(example.parsed):
            Path(name[1]).write_text(example.parsed)
        PythonEvaluator()(example)

    def yaml_blocks(self, document: Document) -> list[Region]:
        regions = list(FencedCodeBlockLexer("yaml")(document))
        return [Region(each.start, each.end, each.lexemes["source"], self.check_yaml) for each in regions]

    def tables(self, document: Document) -> list[Region]:
        return [Region(each.start(), each.end(), each[1], self.check_table) for each in TABLE.finditer(document.text)]

    def console_blocks(self, document: Document) -> list[Region]:
        regions = list(FencedCodeBlockLexer("console")(document))
        return [Region(each.start, each.end, each.lexemes["source"], self.run_console) for each in regions]

    def check_yaml(self, example: Example) -> str | None:
        written, before = str(example.parsed), example.document.text[: example.start]
        names = SAVED_AS.findall(before)
        if written.startswith("variant:") and names:
            Path(names[-1]).write_text(written, encoding="utf-8")
            return None  # a position to be solved, which the commands after it read
        if "format: 1" not in written:
            return self.check_over(written, before)
        file = Path(names[-1] if names else "block.yaml")
        file.write_text(written, encoding="utf-8")
        if not written.startswith("format: 1"):
            return None  # a comment says what is wrong with it
        self.last_file = file.name
        return complaint(file.name)

    def check_table(self, example: Example) -> str | None:
        cells = [row.rstrip(" |").rpartition(" | ")[2] for row in str(example.parsed).splitlines()]
        before = example.document.text[: example.start]
        found = [self.check_over("\n".join(WRITTEN.findall(cell)), before) for cell in cells]
        return "\n\n".join(filter(None, found)) or None

    def check_over(self, fragment: str, before: str) -> str | None:
        """Check some settings, laid over the game that the page names, or over its last file."""
        named = OVER.findall(before)
        game = named[-1] if named else self.evening()
        assert ":" in fragment, f"nothing is written: {fragment}"
        if game == "nothing":
            return None
        head = f"format: 1\nname: Our Evening\nextends: {game}\n"
        Path("variation.yaml").write_text(head + fragment, encoding="utf-8")
        found = complaint("variation.yaml")
        return f"{fragment}\nover {game} gives\n{found}" if found else None

    def evening(self) -> str:
        """The last file of the page as a game: itself, or a game that is played with it."""
        assert self.last_file, "settings without a file before them need a comment: <!-- over: GAME -->"
        written = Path(self.last_file).read_text(encoding="utf-8")
        if "overlay:" not in written:
            return self.last_file
        game = re.search(r"tested_on: \[(\w+)", written)
        assert game, f"{self.last_file} says no game it was tested on"
        text = f"format: 1\nname: Our Evening\nextends: {game[1]}\noverlays: [{self.last_file}]\n"
        Path(EVENING).write_text(text, encoding="utf-8")
        return EVENING

    def run_console(self, example: Example) -> str | None:
        wrong = None
        blocks = COMMAND.split(str(example.parsed))
        for number, block in enumerate(blocks):
            command, *expected = block.rstrip().splitlines() or [""]
            if not command.startswith("$ euchre"):
                continue
            said = run(command.removeprefix("$ "))
            if expected and not as_pattern(expected).fullmatch(said.rstrip() + "\n"):
                wrong = wrong or f"{command} prints\n{said}"
                blocks[number] = "\n".join([command, *(line.rstrip() for line in said.rstrip().splitlines()), ""])
        if wrong:
            whole = example.document.text[example.start : example.end]
            fresh = whole.replace(str(example.parsed), "".join(blocks))
            self.printed.append((example.start, example.end, fresh))
        return None if "EUCHRE_UPDATE" in os.environ else wrong

    def updated(self, text: str) -> str:
        """The page with what its commands really print."""
        for start, end, fresh in sorted(self.printed, reverse=True):
            text = text[:start] + fresh + text[end:]
        return text


def complaint(file: str) -> str | None:
    """What `euchre check` says of a file, unless it is fine."""
    found = run(f"euchre check {file}")
    return None if found.strip() == FINE else found
