"""Bots of one's own as they are written among the names of bots: `my_bot.py:play` and `program:./my_bot`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from .function import FunctionBot, function_in
from .program import SECONDS, ProgramBot

PROGRAM: Final = "program:"
FUNCTION: Final = ".py:"
HELP: Final = "a bot of your own is my_bot.py:FUNCTION or program:COMMAND"


def is_own(name: str) -> bool:
    """Whether this names a bot of one's own."""
    return name.startswith(PROGRAM) or FUNCTION in name


def own_bot(name: str, seconds: float = SECONDS) -> ProgramBot | FunctionBot:
    """The bot that is written so. A program is not started yet.

    Args:
        name: `program:` and a command, or a Python file, `:` and the name of a function in it.
        seconds: how long a program may think about one action, more than 0.

    Raises:
        ValueError: it is neither, or the file or function is not there.
    """
    if name.startswith(PROGRAM):
        return ProgramBot(name.removeprefix(PROGRAM), seconds)
    path, colon, function = name.rpartition(":")
    if not colon or not path.endswith(".py") or not function.isidentifier():
        raise ValueError(f"“{name}” is no bot; {HELP}")
    return FunctionBot(function_in(Path(path), function), name)
