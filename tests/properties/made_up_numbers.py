"""What has been drawn of a made-up game already, and what follows needs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Numbers:
    """The size of a made-up game.

    Attributes:
        form: of the auction; sides: who plays together; players, partners: how many.
        tricks: cards in a hand; left: cards in a kitty that an exchange may draw from; jokers: in the pack.
        each_player: whether each player scores; names: the bids with a name.
    """

    form: str
    sides: str
    players: int
    partners: int
    tricks: int
    left: int
    jokers: int
    each_player: bool
    names: list[str]
