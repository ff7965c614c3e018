"""What holds for the whole house: the kernel's vocabulary, the length of files, what an import loads."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]
LIBRARY = Path(find_spec("euchre_core").submodule_search_locations[0])  # type: ignore[union-attr, index]
AWAY = not (PROJECT / "hatch_build.py").exists()

EUCHRE_WORDS = [
    "euchre", "bower", "march", "maker", "defender", "ghost", "moon", "loner", "alone", "ask", "upcard", "kitty",
    "ladder",
]  # fmt: skip


def test_the_kernel_knows_no_word_of_euchre() -> None:
    banned = re.compile(r"(?<![a-z])(" + "|".join(EUCHRE_WORDS) + r")s?(?![a-z])", re.IGNORECASE)
    found = [
        f"{file.name}:{number}: {line.strip()}"
        for file in sorted((LIBRARY / "kernel").glob("*.py"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if banned.search(line.replace("euchre_core", ""))
    ]
    assert not found, "\n".join(found)


@pytest.mark.skipif(AWAY, reason="the tests run away from the checkout")
def test_no_file_is_longer_than_a_person_reads_at_a_sitting() -> None:
    files = [file for room in ("euchre_core", "cli", "tests", "docs") for file in (PROJECT / room).rglob("*.py")]
    long = {str(file): lines for file in files if (lines := len(file.read_text(encoding="utf-8").splitlines())) > 300}
    assert not long


@pytest.mark.skipif(AWAY, reason="the tests run away from the checkout")
def test_every_hot_module_is_on_the_list_of_those_to_compile() -> None:
    listed = (PROJECT / "hatch_build.py").read_text(encoding="utf-8")
    kernel = {file.stem for file in (LIBRARY / "kernel").glob("*.py")} - {"__init__", "pickling"}
    phases = {file.parent.name for file in (LIBRARY / "chapters").glob("*/phase.py")}
    assert not [name for name in kernel if f'"{name}"' not in listed]
    assert not [name for name in phases if f"{name}/phase" not in listed]


@pytest.mark.skipif(AWAY, reason="the tests run away from the checkout")
def test_whatever_is_compiled_is_watched_for_pydantic() -> None:
    tree = ast.parse((PROJECT / "hatch_build.py").read_text(encoding="utf-8"))
    listed = next(
        node.value for node in tree.body if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "MODULES"
    )
    modules = {file.removesuffix(".py").replace("/", ".") for file in eval(ast.unparse(listed))}
    linted = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    watched = next(
        each["source_modules"] for each in linted["contracts"] if each["name"].startswith("What is compiled")
    )
    assert {name for name in modules if not name.startswith("euchre_core.kernel.")} == {*watched} - {
        "euchre_core.kernel"
    }


def test_importing_the_library_loads_neither_pydantic_nor_yaml() -> None:
    heavy = ("pydantic", "yaml", "typer", "rich")
    code = f"import sys, euchre_core; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_every_public_name_is_there() -> None:
    import euchre_core

    assert all(getattr(euchre_core, name) is not None for name in euchre_core.__all__)
