"""Cards of a player that lie on the table in columns: where they lie."""

from __future__ import annotations


def open_pile(seat: str, number: int) -> str:
    """The pile of the card that lies face up in a column, the first column being 1: `A1`."""
    return f"{seat}{number}"


def hidden_pile(seat: str, number: int) -> str:
    """The pile of the card that lies face down under it: `A1 under`."""
    return f"{seat}{number} under"
