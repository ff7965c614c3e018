"""The language server of the editor tests; `EUCHRE_LANGUAGE_SERVER` says where its program is."""

from __future__ import annotations

import itertools
import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from euchre_core.scaffold.modeline import installed_schema

from .server import Server

MARK = "|"


@dataclass
class Editor:
    """An editor with a folder open in it.

    Args:
        server: what it asks.
        folder: the folder; its files need not exist.
        modeline: the first line of every file, which says where the schema lies.
    """

    server: Server
    folder: Path
    modeline: str = ""
    numbers: Iterator[int] = field(default_factory=itertools.count)

    def offered(self, text: str) -> dict[str, dict[str, Any]]:
        """What may be typed at the mark `|`, by label."""
        uri, line, column = self.open(text)
        found = self.server.completions(uri, line, column)
        self.server.shut(uri)
        return {each["label"]: each for each in found}

    def told(self, text: str) -> str:
        """What is told about the word at the mark `|`."""
        uri, line, column = self.open(text)
        found = self.server.hover(uri, line, column)
        self.server.shut(uri)
        return found

    def open(self, text: str) -> tuple[str, int, int]:
        """Open a text with a mark in it, wait until the server has read it, and give where the mark was."""
        whole = f"{self.modeline}{text}"
        before, _, after = whole.partition(MARK)
        uri = self.server.open(self.folder / f"text{next(self.numbers)}.yaml", before + after)
        self.server.findings(uri)
        return uri, before.count("\n"), len(before) - before.rfind("\n") - 1


@pytest.fixture(scope="session")
def command() -> list[str]:
    """How the server is started."""
    program = os.environ.get("EUCHRE_LANGUAGE_SERVER", "")
    node = shutil.which("node")
    if not program or node is None:
        pytest.skip("editor check not run: EUCHRE_LANGUAGE_SERVER does not say where tests/editor/install.py put it")
    return [node, program, "--stdio"]


@pytest.fixture(scope="session")
def editor(command: list[str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Editor]:
    """An editor that knows the schema by the first line of each file."""
    folder = tmp_path_factory.mktemp("folder")
    server = Server(command, folder, {})
    yield Editor(server, folder, f"# yaml-language-server: $schema={installed_schema().as_uri()}\n")
    server.close()
