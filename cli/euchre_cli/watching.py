"""`euchre check --watch`: check again whenever a file has changed, until somebody presses Ctrl-C."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from . import streams
from .gathering import gather
from .wishes import Run, Wishes

INTERVAL = 0.5
"""Seconds between two looks at the files."""
_CLEAR = "\x1b[2J\x1b[3J\x1b[H"

Stamps = dict[Path, tuple[int, int] | None]
Wait = Callable[[float], None]


def pause(seconds: float) -> None:
    """Let some time pass."""
    time.sleep(seconds)


def watch(wishes: Wishes, run_once: Callable[[Wishes], Run], wait: Wait | None = None) -> None:
    """Check, wait until a file looks different, and check again; never ends by itself.

    wait: how to pass the seconds between two looks.
    """
    wait = wait or pause
    while True:
        if sys.stdout.isatty():
            streams.write_as_is(_CLEAR)
        run = run_once(wishes)
        if not wishes.quiet:
            streams.note(f"{len(run.paths)} files are watched; Ctrl-C ends it")
        before = _stamps(run, wishes)
        while _stamps(run, wishes) == before:
            wait(INTERVAL)


def _stamps(run: Run, wishes: Wishes) -> Stamps:
    """Say of each file when it was changed: those that were read, and those that have come into a folder since."""
    now = gather(wishes.names)
    return {path: _stamp(path) for path in _all({*run.paths}, (each.path for each in now.files))}


def _all(known: set[Path], found: Iterable[Path]) -> list[Path]:
    return sorted(known.union(found))


def _stamp(path: Path) -> tuple[int, int] | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size
