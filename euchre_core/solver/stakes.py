"""What tricks are worth in a deal: a table, worked out by the rules' own scoring before the first card is searched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from euchre_core.kernel.state import State

from .camps import Camps

MOST_WAYS: Final = 5000
"""In how many ways tricks may fall to the seats; where there are more, no table is made."""
MOST_RANKS: Final = 250
"""How many different worths there may be."""
LARGEST: Final = 40_000
"""How large the table may be."""


@final
class Stakes:
    """What every way in which the tricks can fall is worth to the first camp.

    Seats whose tricks count together are one unit. A *tally* is the tricks of all units as one number. What results
    are worth is numbered from the least: its *rank*.

    Args:
        camps: who plays against whom.
        unit: for each seat what a trick of it adds to the tally.
        worth: the worth of each tally at the end.
        first_tally: the tally from which on the stakes are known; left: how many tricks are still to come after it.

    Attributes:
        first: the seats of the first camp, as a mask.
        values: the worth of each rank.
        low, high: for each tally the least and the greatest rank that can still come of it.
    """

    def __init__(self, camps: Camps, unit: list[int], worth: dict[int, int], first_tally: int, left: int) -> None:
        self.camps = camps
        self.first: i64 = camps.seats
        self.unit = unit
        self.values = sorted(set(worth.values()))
        ranks = {value: rank for rank, value in enumerate(self.values)}
        self.low = [0] * (max(worth) + 1)
        self.high = self.low.copy()
        for tally, value in worth.items():
            self.low[tally] = self.high[tally] = ranks[value]
        units = sorted({each for each in unit if each})
        layers = [{first_tally}]
        for _ in range(left):
            layers.append({tally + each for tally in layers[-1] for each in units})
        for layer in reversed(layers[:-1]):
            for tally in layer:
                self.low[tally] = min([self.low[tally + each] for each in units])
                self.high[tally] = max([self.high[tally + each] for each in units])


def ways(seats: Sequence[int], tricks: int, taken: list[int]) -> list[list[int]]:
    """Every way in which so many tricks more can fall to some seats, as the tricks of all seats."""
    if len(seats) == 1:
        taken = taken.copy()
        taken[seats[0]] += tricks
        return [taken]
    found: list[list[int]] = []
    for own in range(tricks + 1):
        more = taken.copy()
        more[seats[0]] += own
        found += ways(seats[1:], tricks - own, more)
    return found


def number_of_ways(seats: int, tricks: int) -> int:
    """In how many ways so many tricks can fall to seats."""
    number = 1
    for step in range(1, seats):
        number = number * (tricks + step) // step
    return number


def counted_from(state: State) -> list[int]:
    """The tricks from which on the stakes are worked out: none at all, or where that is too much those taken by now."""
    players = sum([1 for seat in range(len(state.rules.seats)) if not (state.idle >> seat) & 1])
    return (
        state.taken.copy() if number_of_ways(players, int(state.rules.tricks)) > MOST_WAYS else [0] * len(state.taken)
    )


def stakes_of(state: State, camps: Camps, before: list[int]) -> Stakes | None:
    """The stakes of a deal whose points depend on nothing but tricks; None if there are too many different ones.

    Args:
        state: the deal.
        camps: who plays against whom.
        before: the tricks from which on they are worked out, as `counted_from` says.
    """
    seats = [seat for seat in range(len(before)) if not (state.idle >> seat) & 1]
    left = int(state.rules.tricks) - sum(before)
    if number_of_ways(len(seats), left) > MOST_WAYS:
        return None
    scored = {tuple(taken): points(state, camps, taken) for taken in ways(seats, left, before)}
    together = units_of(seats, before, scored)
    heads = sorted(set(together.values()))
    base = int(state.rules.tricks) + 1
    if base ** len(heads) > LARGEST:
        return None
    unit = [0] * len(before)
    for seat, head in together.items():
        unit[seat] = base ** heads.index(head)
    worth = {tallied(taken, unit): value for taken, value in scored.items()}
    return Stakes(camps, unit, worth, tallied(before, unit), left) if len(set(worth.values())) <= MOST_RANKS else None


def tallied(taken: Sequence[int], unit: list[int]) -> int:
    """The tricks of all seats as one number."""
    return sum([number * each for number, each in zip(taken, unit, strict=True)])


def points(state: State, camps: Camps, taken: list[int]) -> int:
    """What a deal is worth to the first camp when the seats have taken these tricks, by the rules' own scoring."""
    ended = state.copy()
    ended.taken = taken.copy()
    ended.tricks_left = 0
    return camps.worth(ended.rules.scoring.points(ended))


def units_of(seats: list[int], before: list[int], scored: dict[tuple[int, ...], int]) -> dict[int, int]:
    """For each seat the first seat with which its tricks count together."""
    found: dict[int, int] = {}
    for seat in seats:
        heads = [head for head in seats if found.get(head) == head]
        found[seat] = next((head for head in heads if count_together(head, seat, before, scored)), seat)
    return found


def count_together(head: int, seat: int, before: list[int], scored: dict[tuple[int, ...], int]) -> bool:
    """Whether it makes no difference which of two seats takes a trick."""
    for taken, value in scored.items():
        if taken[seat] > before[seat]:
            moved = list(taken)
            moved[head] += moved[seat] - before[seat]
            moved[seat] = before[seat]
            if scored[tuple(moved)] != value:
                return False
    return True
