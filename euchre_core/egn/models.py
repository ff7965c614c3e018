"""A document in Euchre Game Notation, as it was read: nothing is deduced yet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

FILE_TYPE = "Euchre Game Notation"
WRITTEN = "1.4"
"""The format that is written."""

PLAYERS = 4
NOBODY = -1

Annotations = Mapping[str, tuple[str, ...]]
"""What somebody remarked on the call, or on the card, of this number."""


@dataclass(frozen=True)
class Exchange:
    """Cards that changed hands after the auction; a sender of `NOBODY` is the kitty, or not told."""

    path: str
    sender: int
    receiver: int
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Bidding:
    """The calls of a deal, from the dealer's left, and what went with the last of them."""

    path: str
    calls: tuple[str, ...] = ()
    is_alone: bool = False
    lone_defender: int = NOBODY
    discard: str | None = None
    exchanges: tuple[Exchange, ...] = ()
    annotations: Annotations = field(default_factory=dict)


@dataclass(frozen=True)
class Play:
    """The cards of a deal in the order in which they fell, trick by trick, and who led (`NOBODY`: not told)."""

    path: str
    tricks: tuple[tuple[str, ...], ...] = ()
    leader: int = NOBODY
    annotations: Annotations = field(default_factory=dict)


@dataclass(frozen=True)
class EgnDeal:
    """One deal. Cards are texts of the notation; hands and kitty are empty where they are not told."""

    path: str
    number: int
    dealer: int
    upcard: str
    kitty: tuple[str, ...] = ()
    hands: tuple[tuple[str, ...], ...] = ()
    bidding: Bidding | None = None
    play: Play | None = None
    alternatives: tuple[Any, ...] = ()


@dataclass(frozen=True)
class EgnGame:
    """A whole document.

    Args:
        version: the format it was written in.
        metadata: title, players and what else does not touch the play, as it is written.
        start: the scores of the two sides before the first deal; end: those it claims for the end, if it does.
        ruleset: the rules that were stated; deals: the deals.
        notes: what was noticed while reading.
    """

    version: str
    metadata: Mapping[str, Any]
    start: tuple[int, int]
    end: tuple[int, int] | None
    ruleset: Mapping[str, Any]
    deals: tuple[EgnDeal, ...]
    notes: tuple[str, ...] = ()
