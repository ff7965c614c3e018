"""What the tests of the command line work with."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Done:
    """How a command ended."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Euchre = Callable[..., Done]
"""Runs a command in this process: `euchre("run", "--seat", "S", answers=["pass"])`."""
Start = Callable[..., "subprocess.Popen[str]"]
"""Starts a command in a process of its own, to talk to it."""
