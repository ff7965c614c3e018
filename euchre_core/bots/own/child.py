"""A program that is talked to line by line, and everything that it starts itself."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import threading
from collections.abc import Sequence
from typing import Final

from .failure import BotFailure, shortened

LONGEST_LINE: Final = 10_000
"""The bytes of a line that are read at most; what is longer is taken for a line as far as it goes."""
A_PIECE: Final = 65_536
BYTE_ORDER_MARK: Final = "\ufeff"
"""What some systems write before the first line."""


class Child:
    """A program that was started.

    It leads a group of processes of its own: whatever it starts is ended with it, and Ctrl-C is left to whoever asks.

    Args:
        command: the words of the command.

    Raises:
        BotFailure: it cannot be started.
    """

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
            )
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or error
            raise BotFailure(f"cannot be started: {shortened(command[0])}: {why}") from None
        self.lines: queue.Queue[str] = queue.Queue()
        self.begun = b""
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        """Put what it writes into a queue, line by line; an empty text when it ends."""
        assert self.process.stdout is not None
        with contextlib.suppress(OSError, ValueError):
            while piece := os.read(self.process.stdout.fileno(), A_PIECE):
                *lines, rest = (self.begun + piece).split(b"\n")
                if len(rest) > LONGEST_LINE:
                    lines, rest = [*lines, rest], b""
                for line in lines:
                    self.lines.put(written(line) + "\n")
                self.begun = rest
        if self.begun:
            self.lines.put(written(self.begun))
        self.lines.put("")

    def forget(self) -> None:
        """Throw away what it wrote without being asked."""
        with contextlib.suppress(queue.Empty):
            while True:
                line = self.lines.get_nowait()
                if not line:
                    self.lines.put(line)
                    return

    def tell(self, text: str, seconds: float) -> None:
        """Write a line to it, in the time it has: a program that does not read must not hold up the table."""
        told = threading.Thread(target=self.write, args=(f"{text}\n".encode(),), daemon=True)
        told.start()
        told.join(seconds)
        if told.is_alive():
            raise BotFailure(f"did not read its question within {seconds:g} seconds")

    def write(self, data: bytes) -> None:
        """Write to it; if it has ended, its silence will tell."""
        assert self.process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            while data:
                data = data[self.process.stdin.write(data) or 0 :]

    def read(self, left: float, seconds: float) -> str:
        """Its next line.

        Args:
            left: how many seconds there are.
            seconds: how many there were at first.

        Raises:
            BotFailure: there is none in this time, or it has ended.
        """
        try:
            line = self.lines.get(timeout=max(left, 0))
        except queue.Empty:
            if self.begun:
                begun = shortened(written(self.begun))
                raise BotFailure(f"did not end its line “{begun}” within {seconds:g} seconds") from None
            raise BotFailure(f"was silent for {seconds:g} seconds") from None
        if line:
            return line
        try:
            code = self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            raise BotFailure("closed its standard output") from None
        raise BotFailure(f"ended without an answer (exit code {code})")

    def end(self) -> None:
        """End it with all that it has started."""
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        self.process.wait()


def written(line: bytes) -> str:
    """What stands in a line, without the mark of byte order that some systems write before it."""
    return line[:LONGEST_LINE].decode("utf-8", "replace").removeprefix(BYTE_ORDER_MARK)
