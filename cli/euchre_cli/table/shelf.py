"""The folder where games are kept: those going on, and in `finished` the others."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

from euchre_cli.exits import Failure
from euchre_cli.records import Kept
from euchre_core.game.record import RecordError
from euchre_core.language.diagnostic import VariantError

from .saver import Busy, Saver

FINISHED = "finished"
ENDING = ".jsonl"


def games_folder() -> Path:
    """Where the user's games are kept."""
    home = os.environ.get("EUCHRE_HOME")
    if not home:
        import platformdirs

        home = platformdirs.user_data_dir("euchre", appauthor=False)
    return Path(home) / "games"


def new_place(name: str) -> Path:
    """A path for a new game of this name."""
    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure(
            f"games cannot be kept in {folder}: {(error.strerror or '').lower()}",
            ["set EUCHRE_HOME to a folder that can be written, or say --record FILE"],
        ) from None
    stem = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{name}"
    path = folder / f"{stem}{ENDING}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{ENDING}"
        number += 1
    return path


def put_away(path: Path) -> Path:
    """Put a game that is over with the finished ones, if it is kept here; gives its place."""
    if path.parent != games_folder():
        return path
    place = path.parent / FINISHED / path.name
    try:
        place.parent.mkdir(exist_ok=True)
        path.rename(place)
    except OSError:
        return path
    return place


def last_unfinished() -> tuple[Saver, Kept]:
    """The game that was played last and is not over."""
    unreadable = []
    for path in newest_first():
        try:
            saver, kept = Saver.go_on(path)
        except Busy:
            continue
        except (Failure, RecordError, VariantError):
            unreadable.append(f"{path} cannot be read; `euchre verify {path}` says why")
            continue
        if not kept.game.is_over:
            return saver, kept
        saver.close()
        put_away(path)
    raise Failure("there is no unfinished game", [*unreadable, "`euchre run --variant ghost_hand` begins one"])


def newest_first() -> Iterator[Path]:
    """The games going on, the one that was played last first."""
    times = []
    for path in games_folder().glob(f"*{ENDING}"):
        try:
            times.append((path.stat().st_mtime_ns, path.name, path))
        except OSError:
            continue
    for _, _, path in sorted(times, reverse=True):
        yield path
