"""What is wrong with an example."""

from __future__ import annotations

from dataclasses import dataclass

from .situations import CannotAsk
from .spellings import Spelling

Place = tuple[str | int, ...]


@dataclass(frozen=True)
class Complaint:
    """What is wrong with an example.

    Attributes:
        text: in a sentence; place: the keys of the example that lead to the wrong value; notes: why it is wrong.
        senseless: whether the example asks something that the game has no answer to.
        help: what to write instead; write: the word to write in that place.
        because: the slip behind an example that comes out otherwise.
    """

    text: str
    place: Place = ()
    notes: tuple[str, ...] = ()
    senseless: bool = False
    help: tuple[str, ...] = ()
    write: Spelling | None = None
    because: Complaint | None = None

    def __str__(self) -> str:
        return self.text


def without_answer(error: CannotAsk, place: Place) -> Complaint:
    """What the game has no answer to, as a complaint about a place of the example."""
    return Complaint(str(error), place, error.notes, senseless=True, help=error.help, write=error.write)
