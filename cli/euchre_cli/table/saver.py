"""Keeps a game on disk action by action, so that nothing that ends the program loses more than half a line."""

from __future__ import annotations

import os
import shlex
from collections.abc import Mapping
from io import FileIO
from pathlib import Path
from typing import Any

from euchre_cli.exits import Failure
from euchre_cli.records import Kept, parse, read_bytes, replayed
from euchre_core.game.game import Game
from euchre_core.game.record import RecordError, action_line, deal_line, dump
from euchre_core.language.diagnostic import VariantError


class Busy(Failure):
    """Another table is writing this record."""


class Saver:
    """Writes a record line by line, each safely on disk before the game goes on.

    Args:
        path: the record; file: it, open for writing at its end.
        deals: how many deals it has already; actions: how many actions of the last of them.
    """

    def __init__(self, path: Path, file: FileIO, deals: int = 0, actions: int = 0) -> None:
        self.path = path
        self.file = file
        self.deals = deals
        self.actions = actions

    @classmethod
    def begin(cls, path: Path, header: Mapping[str, Any]) -> Saver:
        """Begin a new record; there must be no such file."""
        try:
            file = FileIO(path, "x")
        except FileExistsError:
            raise Failure(
                f"{path} is there already{', and it is finished' if (over := is_over(path)) else ''}",
                what_to_do(path, over),
            ) from None
        except OSError as error:
            raise Failure(f"{path}: {(error.strerror or 'cannot be written').lower()}") from None
        lock(file, path)
        saver = cls(path, file)
        saver.write(header)
        return saver

    @classmethod
    def go_on(cls, path: Path) -> tuple[Saver, Kept]:
        """Go on with a record where it ends; a torn last line is cut off.

        Raises:
            Failure: it cannot be read or written; Busy: another table writes it.
            RecordError, VariantError: it cannot be replayed.
        """
        file = open_again(path)
        try:
            lock(file, path)
            data = read_bytes(path)
            kept = replayed(parse(data))
            mend_end(file, data, is_torn=bool(kept.record.notes))
        except BaseException:
            file.close()
            raise
        kinds = ["deal" in line for line in kept.record.lines]
        last_deal = len(kinds) - kinds[::-1].index(True)
        return cls(path, file, deals=sum(kinds), actions=len(kinds) - last_deal), kept

    def keep(self, game: Game) -> None:
        """Write what has happened since the last time."""
        while True:
            if self.deals:
                for action in game.deals[self.deals - 1].actions[self.actions :]:
                    self.write(action_line(action))
                    self.actions += 1
            if self.deals == len(game.deals):
                return
            self.write(deal_line(game.deals[self.deals]))
            self.deals += 1
            self.actions = 0

    def write(self, line: Mapping[str, Any]) -> None:
        """Write one line and wait until it is on disk."""
        data = memoryview(f"{dump(line)}\n".encode())
        try:
            while data:
                data = data[self.file.write(data) or 0 :]
            os.fsync(self.file.fileno())
        except OSError as error:
            what = (error.strerror or "the disk cannot be written").lower()
            raise Failure(f"the game cannot be saved any further: {self.path}: {what}") from None

    def close(self) -> None:
        """Let others write the record."""
        self.file.close()


def is_over(path: Path) -> bool | None:
    """Whether a file is the record of a match that is over; None if it is no record at all."""
    try:
        return replayed(parse(read_bytes(path))).game.is_over
    except (Failure, RecordError, VariantError):
        return None


def what_to_do(path: Path, over: bool | None) -> list[str]:
    """What to do about a file where a new record should begin."""
    another = f"choose another name for the record than {path.name}"
    shown = shlex.quote(str(path))
    if over is None:
        return [another]
    return [
        f"{another}; `euchre replay {shown}` shows it" if over else f"`euchre run --resume {shown}` goes on with it"
    ]


def open_again(path: Path) -> FileIO:
    """Open a record to write at its end."""
    try:
        return FileIO(path, "r+")
    except (OSError, ValueError) as error:
        what = getattr(error, "strerror", None) or "cannot be opened"
        raise Failure(f"{path}: {what.lower()}") from None


def mend_end(file: FileIO, data: bytes, is_torn: bool) -> None:
    """Go to the end of the last whole line; cut off what a writer who was killed left of the next."""
    whole = data.rfind(b"\n") + 1
    if is_torn:
        file.truncate(whole)
    file.seek(0, os.SEEK_END)
    if whole < len(data) and not is_torn:
        file.write(b"\n")


def lock(file: FileIO, path: Path) -> None:
    """Keep other tables from writing the same record, where the system can."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Busy(f"{path}: this game is being played at another table") from None
    except OSError:
        return  # the file lies where nothing can be locked
