"""Watches a simulation: keeps it now and then, and stops it when somebody or the system has had enough."""

from __future__ import annotations

import contextlib
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Final

from euchre_cli import streams
from euchre_cli.exits import Failure
from euchre_core.sim import Result

from . import kept
from .progress import Progress

SECONDS_A_COPY: Final = 30.0
"""So often a simulation is kept while it runs, if a place for it was named."""
SIGNALS: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
"""Ctrl-C, what `kill` and a timeout send, and what comes when the terminal goes."""


class Stopped(KeyboardInterrupt):
    """The simulation ends here; the last result that was seen is whole.

    Like Ctrl-C it goes through whatever is done with the mistakes of bots.
    """


class Watch:
    """Sees the result grow.

    Args:
        start: the result before anything is played.
        place: where it is kept now and then, if a place was named.
        clock: tells the seconds.

    Attributes:
        latest: the last result that was seen.
        signal: the number of the signal that ended it; 0 if none did.
        is_playing: whether anything is left to be stopped.
        progress: who tells how far it has come.
    """

    def __init__(self, start: Result, place: Path | None, clock: Callable[[], float] = time.monotonic) -> None:
        self.latest = start
        self.place = place
        self.clock = clock
        self.kept_at = clock()
        self.signal = 0
        self.is_playing = True
        self.progress: Progress | None = None

    def __call__(self, result: Result) -> None:
        """Take the result so far.

        Raises:
            Stopped: it was asked for.
        """
        self.latest = result
        self.keep_now_and_then()
        if self.progress is not None:
            self.progress.tell(result)
        if self.signal and not result.is_finished:
            raise Stopped

    def keep_now_and_then(self) -> None:
        """Keep it if the last copy is old. Where that fails the simulation goes on: perhaps there is room later."""
        now = self.clock()
        if self.place is None or now - self.kept_at < SECONDS_A_COPY:
            return
        self.kept_at = now
        try:
            kept.keep(self.latest, self.place)
        except Failure as failure:
            streams.note(f"note: {failure.message}; the simulation goes on")

    def take_signal(self, number: int, frame: FrameType | None = None) -> None:
        """Ctrl-C lets the deal under way be finished; a second one, and what is not typed by somebody, ends at once.

        Raises:
            Stopped: it ends at once.
        """
        if not self.is_playing:
            return
        is_first = not self.signal
        self.signal = self.signal or number
        if not is_first or number != signal.SIGINT:
            raise Stopped
        unit = "match" if self.latest.job.of_matches else "deal"
        # whoever holds the stream at this moment cannot be asked to wait: then it stays unsaid
        with contextlib.suppress(OSError, RuntimeError):
            streams.note(f"finishing the {unit} under way; Ctrl-C again ends now")


@contextlib.contextmanager
def stopping(watch: Watch) -> Iterator[None]:
    """Let signals stop the simulation, and not the program, as long as this block lasts."""
    before = {number: signal.getsignal(number) for number in SIGNALS}
    for number, handler in before.items():
        if handler is not signal.SIG_IGN or number == signal.SIGINT:  # `nohup` has asked not to hear of SIGHUP
            signal.signal(number, watch.take_signal)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
