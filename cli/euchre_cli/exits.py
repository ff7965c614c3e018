"""How a command ends: its exit codes, and the failures that are a user's to mend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

FINE: Final = 0
FOUND: Final = 1
"""There are findings, something is illegal, or something failed."""
USAGE: Final = 2
"""Mistaken usage, an unknown name, or a file that cannot be read."""
BUG: Final = 3
"""A mistake of ours."""
SIGNALLED: Final = 128
"""With the number of a signal: that ended it. A shell says the same of what was killed by one."""
INTERRUPTED: Final = 130


class Failure(Exception):
    """Something the user can mend; printed without a traceback.

    Args:
        message: what is wrong, in one sentence.
        helps: what to do about it, each in one sentence.
        code: how the command ends.
    """

    def __init__(self, message: str, helps: Sequence[str] = (), code: int = USAGE) -> None:
        super().__init__(message)
        self.message = message
        self.helps = tuple(helps)
        self.code = code

    def __str__(self) -> str:
        return "\n".join([f"error: {self.message}", *(f"  = help: {each}" for each in self.helps)])


class BotBlunder(Exception):
    """A bot has failed or has tried something illegal; the game went on without it, but somebody should know."""
