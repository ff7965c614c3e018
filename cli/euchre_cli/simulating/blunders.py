"""Bots that went wrong: said in the end, and the command ends so that a script notices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre_cli import streams
from euchre_cli.exits import FOUND, Failure

MOST_TOLD: Final = 5


def complain(wrong: Sequence[str], times: int) -> None:
    """Say what went wrong with bots, if anything did.

    Args:
        wrong: what, in words; the first of these are told.
        times: how often altogether.

    Raises:
        Failure: something did.
    """
    for blunder in wrong[:MOST_TOLD]:
        streams.note(f"note: {blunder}")
    if times:
        raise Failure(f"bots went wrong {times:,} {'time' if times == 1 else 'times'}", code=FOUND)
