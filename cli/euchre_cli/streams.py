"""Where output goes: results to stdout, notes to stderr, whatever the terminal can show."""

from __future__ import annotations

import io
import os
import shutil
import sys
from pathlib import Path
from typing import Any, TextIO

from .exits import Failure


def prepare() -> None:
    """Make sure that no character a stream cannot show, and no byte it cannot read, is a crash."""
    # streams that were closed before the program began
    if sys.stdout is None:
        sys.stdout = Closed()
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w")  # noqa: SIM115 - it stays open as long as the program runs
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        _set_errors(stream)


class Closed(io.TextIOBase):
    """Stands for a standard output that is not there: whoever has nothing to say on it does not miss it."""

    encoding = "utf-8"

    def write(self, text: str) -> int:
        """There is nothing to write to."""
        raise Failure("there is no standard output to write to")


def _set_errors(stream: Any) -> None:
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")


def write(text: str) -> None:
    """Print a result."""
    sys.stdout.write(text if text.endswith("\n") else f"{text}\n")


def note(text: str) -> None:
    """Print a note, a warning or an error, after the results so far."""
    sys.stdout.flush()
    sys.stderr.write(text if text.endswith("\n") else f"{text}\n")
    sys.stderr.flush()


def write_as_is(text: str) -> None:
    """Print something without ending the line, at once."""
    sys.stdout.write(text)
    sys.stdout.flush()


def note_in_place(text: str) -> None:
    """Print a note over the last one like it; an empty one wipes it away."""
    sys.stderr.write(f"\r\x1b[K{text}")
    sys.stderr.flush()


def shows_progress() -> bool:
    """Whether somebody watches stderr on a screen that can write over a line."""
    return sys.stderr.isatty() and os.environ.get("TERM", "") not in ("dumb", "unknown")


def shows_suits(stream: TextIO) -> bool:
    """Whether the stream's encoding has ♠ and its friends."""
    try:
        "♠♥♦♣°→–".encode(getattr(stream, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def shows_colour(stream: TextIO) -> bool:
    """Whether to use colour: NO_COLOR and FORCE_COLOR decide, else whether it is a terminal that can."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return stream.isatty() and os.environ.get("TERM", "") not in ("dumb", "unknown")


def is_terminal() -> bool:
    """Whether somebody sits before the screen and at the keyboard."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def go_quiet() -> None:
    """Nobody reads our output any more: send the rest of it nowhere, so that nothing complains at the end."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, ValueError):
        pass


def width() -> int:
    """How many characters a line of the screen has, within reason."""
    return max(40, min(shutil.get_terminal_size((100, 24)).columns, 120))
