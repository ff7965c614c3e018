"""One line of the scoring, and what it is asked about: how a deal came out, and who took how many tricks."""

from __future__ import annotations

from typing import Final, final

from euchre_core.kernel.program import Program

ANY: Final = -1
"""A condition that is not made; as a mask it has every bit."""

BLIND_MAKER: Final = 4
"""The bit of a maker who said that he plays alone before he had seen his cards, besides those of the slot `ALONE`."""
LONE_KINDS: Final = 8
"""What each place of a kind of lone hand adds to these bits."""

MAKERS: Final = 0
MAKER: Final = 1
PARTNER: Final = 2
DEFENDERS: Final = 3
LEFT: Final = 4
EVERYONE: Final = 5
"""Who is scored: a side with the contract, or of it the maker and his partner; a defender; who dropped out; anybody."""


@final
class Line:
    """One line of the scoring, its conditions as masks of what fits (`ANY`: everything).

    Args:
        name: where it stands, such as `makers.made`.
        levels: the rungs of the ladder.
        results: bit 0 nobody is maker, bits `RESULT_MADE` and `RESULT_SET`.
        tricks: numbers of tricks taken by the side that is scored.
        best_other: numbers of tricks taken by the best other side.
        alone: for each way in which hands can be played alone (the slot `ALONE`, `BLIND_MAKER`, `LONE_KINDS`) whether
            it fits.
        strains: what is trump.
        stuck: bit 0 nobody was stuck, bit 1 the dealer, bit 2 the holder of the joker.
        broken: whose renege ended the deal, as in the slot; 0 if none did.
        points: the formula.
        makers_first, defenders_first: how many tricks they must have taken from the first on; 0 if that is not asked.

    Attributes:
        adds: what it adds to each counter of the game; empty if nothing to any.
    """

    def __init__(
        self,
        name: str,
        levels: int,
        results: int,
        tricks: int,
        best_other: int,
        alone: int,
        strains: int,
        stuck: int,
        broken: int,
        points: Program,
        makers_first: int = 0,
        defenders_first: int = 0,
    ) -> None:
        self.name = name
        self.levels = levels
        self.results = results
        self.tricks = tricks
        self.best_other = best_other
        self.alone = alone
        self.strains = strains
        self.stuck = stuck
        self.broken = broken
        self.points = points
        self.makers_first = makers_first
        self.defenders_first = defenders_first
        self.adds: list[int] = []

    def fits_first(self, run: int) -> bool:
        """Whether the tricks that a side began with, as in `Result.first`, are what is asked."""
        return (self.makers_first == 0 or run >= self.makers_first) and (
            self.defenders_first == 0 or -run >= self.defenders_first
        )


@final
class Result:
    """How a deal came out, as far as it is the same for everybody.

    Args:
        level: the rung that was bid; -1 where nobody is maker.
        strain: what was trump, or -1 if it does not matter.
        alone, stuck, broken: as in the slots; alone with `BLIND_MAKER` and `LONE_KINDS`.
        tricks: how many tricks were played.
        result: `RESULT_MADE`, `RESULT_SET`, or 0 where nobody is maker.
        first: how many tricks the makers took in a row from the first on, or below zero the others; 0 if nobody asks.
    """

    def __init__(
        self, level: int, strain: int, alone: int, stuck: int, broken: int, tricks: int, result: int, first: int = 0
    ) -> None:
        self.level = level
        self.strain = strain
        self.alone = alone
        self.stuck = stuck
        self.broken = broken
        self.tricks = tricks
        self.result = result
        self.first = first


def unit_of(units: list[int], seats: int) -> int:
    """The place of those who play together with some seats."""
    for place, unit in enumerate(units):
        if unit & seats:
            return place
    return -1


def tricks_of_units(units: list[int], taken: list[int]) -> list[int]:
    """The tricks that those who play together have taken."""
    found: list[int] = []
    for unit in units:
        tricks = 0
        for seat, number in enumerate(taken):
            if unit >> seat & 1:
                tricks += number
        found.append(tricks)
    return found


def tricks_at(taken: list[int], place: int) -> int:
    """The tricks of those at a place; none if it is no place."""
    return taken[place] if place >= 0 else 0


def best_besides(taken: list[int], place: int) -> int:
    """The most tricks of any others together."""
    best = 0
    for other, tricks in enumerate(taken):
        if other != place and tricks > best:
            best = tricks
    return best
