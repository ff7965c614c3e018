"""Which files a command is about: those named, those in named folders, and `-` for what comes in from stdin."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

if TYPE_CHECKING:
    from euchre_core.language.catalog import Located
    from euchre_core.language.diagnostic import Diagnostic

STDIN = "-"
STDIN_NAME = "<stdin>"
_came_in: WeakKeyDictionary[object, bytes] = WeakKeyDictionary()


@dataclass
class Gathered:
    """The files of a command.

    files: what was found; unreadable: what is wrong with the names that lead to none; passed_over: the files of
    folders that are no games and no house rules, each with the reason; missing: where the unreadable would lie;
    stdin: what came in there.
    """

    files: list[Located] = field(default_factory=list)
    unreadable: list[Diagnostic] = field(default_factory=list)
    passed_over: list[tuple[Path, str]] = field(default_factory=list)
    missing: list[Path] = field(default_factory=list)
    stdin: bytes = b""

    def content_of(self, located: Located) -> bytes:
        """Give the bytes of a file. Raises OSError."""
        return self.stdin if located.display == STDIN_NAME else located.path.read_bytes()


def gather(names: Sequence[str]) -> Gathered:
    """Find files by name or path, and everything that is ours in folders; each file once."""
    from euchre_core.language.diagnostic import CannotRead

    found = Gathered()
    seen: set[Path] = set()
    for name in names:
        try:
            files = _files(name, found)
        except CannotRead as error:
            found.unreadable += error.diagnostics
            found.missing.append(Path(name))
            continue
        for each in files:
            if each.path.resolve() not in seen:
                seen.add(each.path.resolve())
                found.files.append(each)
    return found


def _files(name: str, found: Gathered) -> list[Located]:
    from euchre_core.language.catalog import files_in, find
    from euchre_core.language.diagnostic import CannotRead
    from euchre_core.variant.spec import CHAPTERS

    if name == STDIN:
        found.stdin = stdin_bytes()
        return [as_stdin(found.stdin)]
    try:
        return [find(name)]
    except CannotRead:
        if not Path(name).is_dir():
            raise
    ours, others = files_in(Path(name), CHAPTERS)
    found.passed_over += others
    return [find(str(path)) for path in ours]


def stdin_bytes() -> bytes:
    """What came in from stdin, as far as a file may be long. It can be read once: whoever asks again gets the same."""
    from euchre_core.language.plain_text import LARGEST_FILE

    if sys.stdin is None:
        from .exits import Failure

        raise Failure("there is no standard input to read")
    stream = sys.stdin.buffer
    if stream not in _came_in:
        _came_in[stream] = stream.read(LARGEST_FILE + 1)
    return _came_in[stream]


def as_stdin(content: bytes) -> Located:
    """Let what came in from stdin stand for a file in the working directory, which is where others are looked for."""
    from euchre_core.language.catalog import Located
    from euchre_core.testing.mending import as_text

    return as_text(Located(Path.cwd() / STDIN_NAME, STDIN_NAME, "variant"), content)
