"""Being told to end from outside is like Ctrl-C: what is known is kept, and the bots are sent home."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType
from typing import Final

NAMES: Final = ("SIGTERM", "SIGHUP")
"""Of these some systems have only the first."""
FIRST_CODE: Final = 128
"""What a program that was ended by a signal adds to its number for its exit code."""


class ToldToEnd(KeyboardInterrupt):
    """Another program, or the end of the terminal, ends this one."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.code = FIRST_CODE + number


@contextlib.contextmanager
def leaving_in_order() -> Iterator[None]:
    """Raise `ToldToEnd` where the program would just be gone, and leave behind what bots have started."""

    def end(number: int, frame: FrameType | None) -> None:
        raise ToldToEnd(number)

    numbers = [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        numbers = []
    deadly = [number for number in numbers if signal.getsignal(number) == signal.SIG_DFL]
    for number in deadly:
        signal.signal(number, end)
    try:
        yield
    finally:
        for number in deadly:
            signal.signal(number, signal.SIG_DFL)
