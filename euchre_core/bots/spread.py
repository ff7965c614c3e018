"""How unseen cards are spread over the table: what depends on nothing but how many there are, worked out once."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Spread:
    """The unseen cards before the play, of which every player holds so many.

    Attributes:
        share: the chance that a given one of them is with a given player.
        spare: the chance that it is with none of the foes; halves: this to the power of 0, ½, 1, 1½ …
        followed: for every number of unseen cards of a suit the chance that all foes have one of them.
    """

    def __init__(self, tricks: int, foes: int, unseen: int, size: int) -> None:
        self.share = min(1.0, tricks / unseen) if unseen else 1.0
        self.spare = max(0.0, 1.0 - foes * self.share)
        self.halves = [float(self.spare ** (0.5 * twice)) for twice in range(2 * size + 1)]
        self.followed = [float((1.0 - (1.0 - self.share) ** out) ** foes) for out in range(size + 1)]


@final
class Spreads:
    """Every spread of a game, made when it is first asked for.

    Args:
        tricks: how many tricks a deal has; foes: how many play against a maker; size: the cards of the pack.
    """

    def __init__(self, tricks: int, foes: int, size: int) -> None:
        self.tricks = tricks
        self.foes = foes
        self.size: i64 = size
        self.before_play: list[Spread | None] = [None] * (size + 1)
        self.in_play: list[list[float] | None] = [None] * ((size + 1) * (size + 1))

    def of(self, unseen: i64) -> Spread:
        """The spread of so many unseen cards before the play."""
        found = self.before_play[unseen]
        if found is None:
            found = Spread(self.tricks, self.foes, unseen, int(self.size))
            self.before_play[unseen] = found
        return found

    def elsewhere(self, tricks_left: i64, unseen: i64) -> list[float]:
        """The chances that a given player holds none of 0, 1, 2 … given cards, with so many tricks left to play."""
        place = tricks_left * (self.size + 1) + unseen
        found = self.in_play[place]
        if found is None:
            spare = 1.0 - int(tricks_left) / int(unseen) if unseen > tricks_left else 0.0
            found = [float(spare**count) for count in range(int(self.size) + 1)]
            self.in_play[place] = found
        return found
