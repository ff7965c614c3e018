"""Simulations that are kept in files."""

from __future__ import annotations

import os
import shlex
import time
from collections.abc import Sequence
from pathlib import Path

from euchre_cli.exits import Failure
from euchre_cli.records import read_bytes
from euchre_cli.writing import write_file
from euchre_core.sim import Result
from euchre_core.sim.keeping import KeptError, StrangeBots, dumps, loads

ENDING = ".json"


def read(path: Path, bots: Sequence[str] = ()) -> Result:
    """Read a simulation that was kept.

    Args:
        path: where.
        bots: the bots of one's own that may be started.

    Raises:
        Failure: it is none, or it names other bots of somebody's own.
    """
    from euchre_core.language.wording import printable

    try:
        return loads(read_bytes(path).decode("utf-8"), bots)
    except UnicodeDecodeError:
        raise Failure(f"{path}: this is no kept simulation") from None
    except StrangeBots as error:
        named = printable(shlex.quote(",".join(error.names)))
        raise Failure(
            f"{path}: bots of somebody's own played, and a file alone never starts one",
            [f"name them again if they are yours: --bots {named}"],
        ) from None
    except (KeptError, ValueError) as error:
        raise Failure(f"{path}: {error}") from None


def keep(result: Result, path: Path) -> None:
    """Write a simulation down, whole or not at all.

    Raises:
        Failure: it cannot be written.
    """
    write_file(path, dumps(result))


def own_place(result: Result) -> Path:
    """Where a simulation is kept that was broken off and has no place of its own.

    Raises:
        Failure: there is no such place.
    """
    home = os.environ.get("EUCHRE_HOME")
    if not home:
        import platformdirs

        home = platformdirs.user_data_dir("euchre", appauthor=False)
    folder = Path(home) / "simulations"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise Failure(
            f"simulations cannot be kept in {folder}: {reason}", ["--save FILE keeps one elsewhere, EUCHRE_HOME all"]
        ) from None
    return folder / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{result.job.rules.name}{ENDING}"
