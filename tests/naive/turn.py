"""What the model says during a deal, and how a deal can end early."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple


class Turn(NamedTuple):
    """Whose turn it is.

    Attributes:
        seat: who is in turn; may: what the rules permit him.
        can: what he can do besides, against the rules: the cards of a renege.
    """

    seat: str
    may: list[str]
    can: tuple[str, ...] = ()


Conversation = Generator[Turn, str, None]
"""Gives turns and is sent what the seat in turn does."""
Question = Generator[Turn, str, str]
"""A conversation that comes out with an answer."""


class ThrownIn(Exception):
    """The cards are thrown in; dealt again by the next dealer or by the same one."""

    def __init__(self, by_next: bool) -> None:
        super().__init__("the cards are thrown in")
        self.by_next = by_next


class Scored(Exception):
    """The deal is over at once, with these points for each side."""

    def __init__(self, points: dict[str, int]) -> None:
        super().__init__("the deal is over")
        self.points = points


class Broken(Exception):
    """A renege of the makers or of the defenders has ended the play."""

    def __init__(self, by: str) -> None:
        super().__init__(f"a renege by the {by}")
        self.by = by
