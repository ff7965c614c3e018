"""What a seat can do at its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

if TYPE_CHECKING:
    from .phase import Phase

HIDDEN: Final = "?"
"""The argument that stands for a card one may not see."""


@final
class Action:
    """One action of one seat: a verb and what it is about (`bid 4`, `play JH`, `pass`).

    Made once per `Rules` and compared by identity. `code` is the argument as a number (a card's kind, a place in the
    order of bids, a strain), -1 where the argument is hidden.
    """

    __slots__ = ("argument", "code", "mover", "phase", "seat", "text", "verb")

    def __init__(self, phase: Phase, verb: str, argument: str, code: i64, seat: str, mover: i64) -> None:
        self.phase: Final = phase
        self.verb: Final = verb
        self.argument: Final = argument
        self.text: Final = f"{verb} {argument}" if argument else verb
        self.seat: Final = seat
        self.code: Final[i64] = code
        self.mover: Final[i64] = mover

    @property
    def is_hidden(self) -> bool:
        """Whether the argument may not be seen by whoever was given this action."""
        return self.argument == HIDDEN

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.seat}: {self.text}>"
