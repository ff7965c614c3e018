"""What is said of a deal in the middle of its play: who holds what, what is trump, who is maker, who is to play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from euchre_core.kernel.rules import Rules

NOBODY = "nobody"
"""In place of a maker where there is none."""


class CannotSetUp(ValueError):
    """A position that this game cannot have; the message says why.

    Args:
        message: says it.
        key: what of the position is meant, as `Position` calls it.
    """

    def __init__(self, message: str, key: str) -> None:
        super().__init__(message)
        self.key = key


@dataclass(frozen=True)
class Position:
    """What is said of a position; cards and names are texts.

    Args:
        hands: the cards each player still holds, by seat; other piles that are played from by their names.
        by: the maker's seat, or `nobody`.
        trump: what is trump; not needed where there is but one choice.
        bid: what was bid, in games with bids.
        partner: who plays with the maker, where the deal decides that.
        alone: who plays alone, by seat; a maker whose bid says so need not be named.
        dropped: who dropped out.
        dealer: who dealt; the last seat if it is not said.
        leads: who leads, or has led, to this trick; in the first trick the rules know it.
        trick: the cards of this trick on the table, in the order played.
        tricks: the tricks taken so far, by side or seat; one may be left out, it took the rest.
    """

    hands: Mapping[str, Sequence[str]]
    by: str | None = None
    trump: str | None = None
    bid: str | None = None
    partner: Sequence[str] = ()
    alone: Sequence[str] = ()
    dropped: Sequence[str] = ()
    dealer: str | None = None
    leads: str | None = None
    trick: Sequence[str] = ()
    tricks: Mapping[str, int] = field(default_factory=dict)


def seat_named(rules: Rules, name: str, key: str) -> int:
    """The number of a seat.

    Args:
        rules: the game.
        name: the seat.
        key: where it is said.

    Raises:
        CannotSetUp: there is no such seat.
    """
    if name not in rules.seats:
        raise CannotSetUp(f"there is no seat “{name}”; the seats are {' '.join(rules.seats)}", key)
    return rules.seats.index(name)
