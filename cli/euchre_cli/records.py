"""Records in files: reading them without trusting them."""

from __future__ import annotations

import os
import stat
import sys
from dataclasses import dataclass
from io import BufferedReader, FileIO
from pathlib import Path
from typing import TYPE_CHECKING

from .exits import FOUND, Failure
from .house import House, is_another_than_shipped, recorded

if TYPE_CHECKING:
    from euchre_core.egn import EgnGame
    from euchre_core.game.game import Game
    from euchre_core.game.record import Record

LARGEST: int = 64 * 1024 * 1024
STDIN = "-"


def read_bytes(path: str | Path) -> bytes:
    """The bytes of a file, if it is one and not larger than any record; `-` is the standard input."""
    if str(path) == STDIN:
        return read_stdin()
    try:
        with BufferedReader(FileIO(path, "r", opener=_at_once)) as file:
            status = os.fstat(file.fileno())
            if not stat.S_ISREG(status.st_mode):
                raise Failure(f"{path}: this is not a file")
            if status.st_size > LARGEST:
                raise Failure(f"{path}: no record has more than {LARGEST // 1024 // 1024} MB")
            return file.read(LARGEST)
    except OSError as error:
        raise Failure(f"{path}: {(error.strerror or str(error)).lower()}") from None
    except ValueError:
        raise Failure(f"{path!r}: no file can have this name") from None


def read_stdin() -> bytes:
    """The bytes of the standard input, if they are not more than any record has."""
    data = sys.stdin.buffer.read(LARGEST + 1) if sys.stdin is not None else b""
    if len(data) > LARGEST:
        raise Failure(f"the standard input: no record has more than {LARGEST // 1024 // 1024} MB")
    return data


def _at_once(path: str, flags: int) -> int:
    """Open without waiting for somebody at the other end of a pipe."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def parse(data: bytes) -> Record:
    """The record that these bytes are; a last line may be torn anywhere, even within a character.

    Raises:
        RecordError: they are none; with the line.
    """
    from euchre_core.game.record import Record, RecordError

    if is_egn(data):
        raise RecordError("this is Euchre Game Notation; `euchre import` makes a record of it", 1)
    whole, newline, tail = data.rpartition(b"\n")
    try:
        text = (whole + newline).decode()
    except UnicodeDecodeError as error:
        raise RecordError("this is not text in UTF-8", data[: error.start].count(b"\n") + 1) from None
    return Record.loads(text + tail.decode(errors="replace"))


def is_egn(data: bytes) -> bool:
    """Whether these bytes are a document in Euchre Game Notation."""
    from euchre_core.egn import is_egn

    return is_egn(data)


def read_document(data: bytes) -> EgnGame:
    """The document in Euchre Game Notation that these bytes are.

    Raises:
        EgnError: they are none; with the place.
    """
    from euchre_core.egn import EgnError, read_egn

    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise EgnError("$", f"this is not text in UTF-8 (line {line})", "save it as UTF-8") from None
    return read_egn(text)


def parse_any(file: str, data: bytes) -> Record:
    """The record that these bytes are, or that can be made of them.

    Raises:
        Failure: they are a document from which none can be made; RecordError: they are neither.
    """
    if not is_egn(data):
        return parse(data)
    from euchre_core.egn import EgnError, import_egn

    try:
        return import_egn(read_document(data))
    except EgnError as error:
        raise Failure(f"{file}: {error.path}: {error.message}", [error.help] if error.help else [], FOUND) from None


@dataclass(frozen=True)
class Kept:
    """A record with the game it holds."""

    record: Record
    house: House
    game: Game

    def differences(self) -> list[str]:
        """A note if a shipped game has the name of this one but other rules."""
        if self.house.is_found or not is_another_than_shipped(self.record):
            return []
        name = self.record.name
        return [f"the rules are those of the record; {name} is not the same today, or house rules were laid over it"]

    def who_sat(self) -> list[str]:
        """Who sat at each seat."""
        seats = self.record.header.get("seats")
        from euchre_core.language.wording import printable

        names = [seats.get(seat) if isinstance(seats, dict) else None for seat in self.house.rules.seats]
        return [printable(name)[:40] if isinstance(name, str) else "?" for name in names]


def replayed(record: Record) -> Kept:
    """Play a record again.

    Raises:
        IllegalRecord: an action is not allowed by the rules of the record.
        RecordError: a line is no deal and no action, or cards do not add up.
        VariantError: today's loader does not accept the rules.
    """
    from euchre_core.game.replay import replay

    house = recorded(record)
    return Kept(record, house, replay(record, house.rules))
