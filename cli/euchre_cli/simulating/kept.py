"""Simulations that are kept in files."""

from __future__ import annotations

import os
import time
from pathlib import Path

from euchre_cli.exits import Failure
from euchre_core.sim import Result
from euchre_core.sim.keeping import KeptError, dumps, loads

ENDING = ".json"


def read(path: Path) -> Result:
    """Read a simulation that was kept."""
    try:
        return loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise Failure(f"{path}: this is no kept simulation") from None
    except (KeptError, ValueError) as error:
        raise Failure(f"{path}: {error}") from None


def keep(result: Result, path: Path) -> None:
    """Write a simulation down, whole or not at all."""
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_text(dumps(result), encoding="utf-8")
    fresh.replace(path)


def own_place(result: Result) -> Path:
    """Where a simulation is kept that was broken off and has no place of its own."""
    home = os.environ.get("EUCHRE_HOME")
    if not home:
        import platformdirs

        home = platformdirs.user_data_dir("euchre", appauthor=False)
    folder = Path(home) / "simulations"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{result.job.rules.name}{ENDING}"
