"""Questions to somebody at a terminal, asked on stderr so that results stay by themselves on stdout."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from . import streams

Check = Callable[[str], str | None]
"""Says what is wrong with an answer, or None if nothing is."""


def can_ask() -> bool:
    """Whether somebody sits there who sees questions and can answer them."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stderr.isatty()


def ask(question: str, default: str, check: Check) -> str:
    """Ask until the answer will do; nothing but Enter takes the default.

    Raises:
        KeyboardInterrupt: by Ctrl-C, or where stdin ends.

    """
    while True:
        sys.stderr.write(f"{question} [{default}] " if default else f"{question} ")
        sys.stderr.flush()
        line = sys.stdin.readline()
        if not line:
            raise KeyboardInterrupt
        answer = line.strip() or default
        wrong = check(answer)
        if wrong is None:
            return answer
        streams.note(f"  {wrong}")


def ask_names(question: str, check: Callable[[Sequence[str]], str | None]) -> list[str]:
    """Ask for any number of names, with commas or spaces between them; nothing but Enter is none."""

    def wrong(answer: str) -> str | None:
        return check(answer.replace(",", " ").split())

    return ask(question, "", wrong).replace(",", " ").split()
