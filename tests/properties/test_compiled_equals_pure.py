"""The compiled library and its sources play the same games.

Where the installed library is compiled, 1,000 seeded games are played with it and, in another process, with the sources
of this checkout. Where it is not, fewer games are played in another process with other hashes: nothing may depend on
them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from euchre_core.build import is_compiled

from .thousand_games import fingerprints

BESIDE_TESTS = Path(__file__).parents[2]
CHECKOUT = Path(os.environ.get("EUCHRE_SOURCES", BESIDE_TESTS))
"""Where the sources lie; `EUCHRE_SOURCES` says so when the tests run away from them."""
GAMES = 1000 if is_compiled() else 60


def played_elsewhere(games: int) -> dict[str, Any]:
    """What another process prints that imports the sources of this checkout."""
    assert not list((CHECKOUT / "euchre_core").rglob("*.so")), "the checkout must hold sources only"
    places = os.pathsep.join([str(CHECKOUT), str(BESIDE_TESTS)])
    environment = {**os.environ, "PYTHONPATH": places, "PYTHONHASHSEED": "1234", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.properties.thousand_games", str(games)],
        cwd=BESIDE_TESTS,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    printed: dict[str, Any] = json.loads(done.stdout)
    return printed


def test_the_sources_play_the_same_games() -> None:
    elsewhere = played_elsewhere(GAMES)
    assert elsewhere["compiled"] is False
    here = fingerprints(GAMES)
    assert len(here) == GAMES
    different = [seed for seed in range(GAMES) if here[seed] != elsewhere["games"][seed]]
    assert not different, f"the games with these seeds differ: {different[:10]}"
