"""Processes that play: they leave signals to the process that started them, and end with it, however it ends."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

HELD: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)  # Windows has no SIGHUP
"""Signals that a terminal or a shell sends to a whole group of processes. Only the one that started it answers them."""

_dismissals: list[Callable[[], None]] = []


class Workers(ProcessPoolExecutor):
    """A pool of processes that do not outlive this one.

    Each waits at the end of a pipe on which nothing is ever sent. It closes when the pool is left, and also when this
    process is killed; then each ends at once, whatever it is doing. A pool that is left in the middle waits for nobody.

    Args:
        number: how many processes, from 1; one for each core if not given.
    """

    def __init__(self, number: int | None = None) -> None:
        context = multiprocessing.get_context("spawn")
        theirs, self._line = context.Pipe(duplex=False)
        super().__init__(number, mp_context=context, initializer=_begin, initargs=(theirs, self._line))
        self._theirs = theirs

    def submit(self, function: Callable[P, T], /, *arguments: P.args, **named: P.kwargs) -> Future[T]:
        """Give out some work; this may start a process."""
        with _held_back():
            inner = super().submit(function, *arguments, **named)
        # a pool whose processes are gone stumbles over work that was taken back (Python 3.11): it is not to know
        outer: Future[T] = Future()
        inner.add_done_callback(lambda done: _hand_on(done, outer))
        return outer

    def __exit__(self, *raised: object) -> None:
        """End all of them."""
        self._line.close()
        self.shutdown(wait=True, cancel_futures=True)
        self._theirs.close()


def _hand_on(done: Future[T], outer: Future[T]) -> None:
    """Let a future be what another one has become, unless it was taken back."""
    if done.cancelled():
        outer.cancel()
    if not outer.set_running_or_notify_cancel():
        return
    error = done.exception()
    if error is None:
        outer.set_result(done.result())
    else:
        outer.set_exception(error)


@contextlib.contextmanager
def ending_with(dismiss: Callable[[], None]) -> Iterator[None]:
    """Call `dismiss` at the end of this block, also if the process has to end within it because its parent is gone."""
    _dismissals.append(dismiss)
    try:
        yield
    finally:
        _dismissals.remove(dismiss)
        dismiss()


@contextlib.contextmanager
def _held_back() -> Iterator[None]:
    """Let a process that is started within have no ear for signals until it has begun.

    A process inherits what is blocked. Else Ctrl-C would meet it in the middle of its imports.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, HELD)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(line: Connection[Any, Any], parents: Connection[Any, Any]) -> None:
    """What a process does first: it lets go of the parent's end of the pipe, and watches its own."""
    parents.close()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for number in HELD[1:]:
        # not ignored: programs that are started from here would inherit that
        signal.signal(number, lambda _number, _frame: None)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, HELD)
    threading.Thread(target=_end_with_the_parent, args=(line,), daemon=True).start()


def _end_with_the_parent(line: Connection[Any, Any]) -> None:
    with contextlib.suppress(EOFError, OSError):
        line.recv_bytes()
    # a table whose program is ended would start it anew for the next question
    sys.addaudithook(_start_nothing)
    for dismiss in list(_dismissals):
        with contextlib.suppress(Exception):
            dismiss()
    os._exit(0)


def _start_nothing(event: str, _: tuple[object, ...]) -> None:
    if event == "subprocess.Popen":
        raise OSError("the process that plays is ending")
