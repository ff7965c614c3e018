"""Somebody else's Python code runs in our process: what it prints, and how it may try to end the program."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Iterator
from types import FrameType
from typing import NoReturn

from .failure import BotFailure, shortened, told


class Ended(SystemExit):
    """Code of somebody else wanted to end the process at once, by `os._exit`."""


@contextlib.contextmanager
def aside() -> Iterator[None]:
    """Run code of somebody else: it cannot end the program, and what it prints goes to standard error.

    Standard output is for results, which programs read.

    Raises:
        BotFailure: it raised what is no `Exception`, as `sys.exit` does. A real Ctrl-C is passed on.
    """
    is_interrupted = False

    def interrupt(number: int, frame: FrameType | None) -> None:
        nonlocal is_interrupted
        is_interrupted = True
        if callable(before):
            before(number, frame)

    def leave(status: int) -> NoReturn:
        if threading.get_ident() != own:  # this is not the code that is run aside
            at_once(status)
        raise Ended(status)

    own = threading.get_ident()
    before = signal.getsignal(signal.SIGINT)
    watches = callable(before) and threading.current_thread() is threading.main_thread()
    at_once = os._exit
    if watches:
        signal.signal(signal.SIGINT, interrupt)
    os._exit = leave
    try:
        with contextlib.redirect_stdout(sys.stderr):
            yield
    except Exception:
        raise
    except BaseException as error:
        # whoever ends the program by another signal raises a kind of KeyboardInterrupt of his own
        if isinstance(error, KeyboardInterrupt) and (is_interrupted or type(error) is not KeyboardInterrupt):
            raise
        raise BotFailure(what_it_did(error)) from None
    finally:
        os._exit = at_once
        if watches:
            signal.signal(signal.SIGINT, before)


def what_it_did(error: BaseException) -> str:
    """What somebody's code did that raised what is no `Exception`."""
    if isinstance(error, SystemExit):
        return f"tried to end the program, with {shortened(str(error.code))}"
    return f"failed: {told(error)}"
