"""Every way to install the project gives the same two packages, the shipped variants, and a game that plays."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import euchre_core as eu

from . import solved as solved_module
from .solved import solved

PROJECT = Path(__file__).parents[2]

pytestmark = [
    pytest.mark.packaging,
    pytest.mark.skipif(not (PROJECT / "hatch_build.py").exists(), reason="the tests run away from the checkout"),
]

WHEEL = os.environ.get("EUCHRE_WHEEL", "")
"""A compiled wheel of this checkout that is there already; else one is built, optimised less, which is quicker."""
PLAY = """
import euchre_core, euchre_cli, random, runpy
from euchre_core.build import is_compiled
assert euchre_core.__file__.startswith({target!r}), euchre_core.__file__
game = euchre_core.Game(euchre_core.load("ghost_hand", overlays=["joker"]), seed=7, max_deals=3)
rng = random.Random(7)
while not game.is_over:
    game.push(rng.choice(game.legal_actions))
solved = runpy.run_path({solved!r})["solved"](euchre_core)
print("compiled" if is_compiled() else "pure", game.scores, solved)
"""


def run(*command: str, cwd: Path, **env: str) -> str:
    done = subprocess.run(command, cwd=cwd, env={**os.environ, **env}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def heard_here(how: str) -> str:
    """What the game says that is played in this process from the sources of the checkout."""
    game = eu.Game(eu.load("ghost_hand", overlays=["joker"]), seed=7, max_deals=3)
    rng = random.Random(7)
    while not game.is_over:
        game.push(rng.choice(game.legal_actions))
    return f"{how} {game.scores} {solved(eu)}\n"


def wheel_of(source: Path, folder: Path, **env: str) -> Path:
    options = ("--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), "--quiet")
    run(sys.executable, "-m", "pip", "wheel", str(source), *options, cwd=folder, **env)
    (wheel,) = folder.glob("*.whl")
    return wheel


def play_from(wheel: Path, folder: Path) -> str:
    target = folder / "site"
    command = (sys.executable, "-m", "pip", "install", "--no-deps", "--quiet", "--target", str(target), str(wheel))
    run(*command, cwd=folder)
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    return run(
        sys.executable,
        "-c",
        PLAY.format(target=str(target), solved=solved_module.__file__),
        cwd=elsewhere,
        PYTHONPATH=str(target),
    )


def top_level(wheel: Path) -> set[str]:
    names = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    return {name for name in names if not name.endswith(".dist-info")}


def test_a_wheel_made_without_a_compiler_is_pure_and_whole(tmp_path: Path) -> None:
    wheel = wheel_of(PROJECT, tmp_path, CC="/bin/false")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert top_level(wheel) == {"euchre_core", "euchre_cli"}
    names = set(zipfile.ZipFile(wheel).namelist())
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    modules = {
        str(file.relative_to(PROJECT)).removeprefix("cli/")
        for room in ("euchre_core", "cli/euchre_cli")
        for file in (PROJECT / room).rglob("*.py")
    }
    assert modules <= names
    assert "euchre_core/_variants/ghost_hand.yaml" in names
    assert "euchre_core/_variants/overlays/joker.yaml" in names
    assert "euchre_core/pages/EU305.md" in names
    assert play_from(wheel, tmp_path) == heard_here("pure")


def test_a_wheel_made_with_a_compiler_is_compiled_and_plays_the_same_game(tmp_path: Path) -> None:
    wheel = Path(WHEEL) if WHEEL else wheel_of(PROJECT, tmp_path, MYPYC_OPT_LEVEL="0")
    assert top_level(wheel) == {"euchre_core", "euchre_cli"}
    assert play_from(wheel, tmp_path) == heard_here("compiled")


def test_the_source_distribution_holds_everything_needed(tmp_path: Path) -> None:
    options = ("--sdist", "--no-isolation", "--outdir", str(tmp_path))
    run(sys.executable, "-m", "build", *options, str(PROJECT), cwd=tmp_path)
    (sdist,) = tmp_path.glob("*.tar.gz")
    assert play_from(wheel_of(sdist, tmp_path, CC="/bin/false"), tmp_path) == heard_here("pure")


def test_the_checkout_is_left_as_it_was() -> None:
    assert not list((PROJECT / "euchre_core").rglob("*.so"))
