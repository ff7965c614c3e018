"""Deals in which nothing is left but to follow suit, and tricks are all that counts: solved on masks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from euchre_core.kernel.action import Action
from euchre_core.kernel.layout import OWNER
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .camps import Camps
from .route import Route
from .stakes import Stakes, counted_from, stakes_of
from .table import Table, is_plain

MOST_KEPT: Final = 500
"""For how many deals the stakes are kept; then all are forgotten."""

KEPT: Final[dict[tuple[object, ...], Stakes | None]] = {}

COUNTED: Final[dict[Rules, list[int]]] = {}
"""For every game where that is remembered which may count: not what a seat remembers of its own cards."""


def settled(state: State) -> list[int]:
    """What is remembered of a deal that may count when it is scored."""
    rules = state.rules
    places = COUNTED.get(rules)
    if places is None:
        if len(COUNTED) >= MOST_KEPT:
            COUNTED.clear()
        places = []
        for slot in rules.slots:
            if slot.viewers != OWNER:
                first = rules.slot_index[slot.name]
                places += range(first, first + (len(rules.seats) if slot.each_seat else 1))
        COUNTED[rules] = places
    return [state.slots[place] for place in places]


def stakes_for(state: State, camps: Camps) -> Stakes | None:
    """The stakes of a deal; worked out once for all deals in which the same has been settled before the play."""
    before = counted_from(state)
    key = (
        state.rules, int(state.holder), int(state.allies), int(state.level), int(state.strain), int(state.idle),
        int(state.dealer), int(camps.seats), camps.sign, camps.aim.key, *settled(state), *before,
    )  # fmt: skip
    if key not in KEPT:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        KEPT[key] = stakes_of(state, camps, before)
    return KEPT[key]


def plain_search(state: State, camps: Camps, limit: int) -> PlainSearch | None:
    """A search on masks; None where that would not be right, or where there is no room for it."""
    if not is_plain(state):
        return None
    stakes = stakes_for(state, camps)
    if stakes is None:
        return None
    table = Table(state, stakes, limit)
    return PlainSearch(table) if table.fits else None


@final
class PlainSearch(Route):
    """One search of a plain deal, with the same questions as the general one."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.stakes = table.stakes

    def looked_at(self) -> int:
        """How many positions have been looked at."""
        return int(self.table.search.nodes)

    def worths(self, state: State, actions: list[Action]) -> list[int]:
        """What each of some cards is worth to the first camp."""
        position = self.table.at(state)
        found: list[int] = []
        rank: i64 = -1
        for action in actions:
            rank = position.rank_after(action.code, rank)
            found.append(self.stakes.values[rank])
        return found

    def worth(self, state: State, actions: list[Action]) -> int:
        """What a deal is worth."""
        position = self.table.at(state)
        least: i64 = self.stakes.low[position.tally]
        most: i64 = self.stakes.high[position.tally]
        while least < most:
            trial = (least + most + 1) >> 1
            if position.can_reach(actions, trial):
                least = trial
            else:
                most = trial - 1
        return self.stakes.values[least]

    def reply(self, state: State, actions: list[Action], worth: int) -> Action:
        """The first of the actions that keeps what the deal is worth."""
        position = self.table.at(state)
        rank = self.stakes.values.index(worth)
        if self.stakes.camps.is_first(state.turn):
            return next(each for each in actions if position.reaches(each.code, rank))
        return next(each for each in actions if not position.reaches(each.code, rank + 1))
