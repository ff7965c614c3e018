"""Who took the first tricks of a deal, in the order in which they fell."""

from __future__ import annotations

from typing import Final, final

from euchre_core.chapters.watching import Watcher
from euchre_core.kernel.layout import Slot
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

FIRST_TRICKS: Final = "first tricks"
"""The slot of who took the first tricks: four bits for each, the seat counted from 1, the first trick lowest."""

BITS: Final = 4


def first_slots() -> list[Slot]:
    """Who took the first tricks."""
    return [Slot(FIRST_TRICKS)]


@final
class FirstTricks(Watcher):
    """Writes down who takes each of the first tricks.

    Args:
        most: how many of them any line asks about.
    """

    def __init__(self, most: int) -> None:
        self.most = most

    def bind(self, rules: Rules) -> None:
        """Find the slot."""
        self.slot = rules.slot(FIRST_TRICKS)
        self.tricks = int(rules.tricks)

    def turned(self, state: State) -> None:
        """A trick has been turned: whoever took it leads next."""
        place = self.tricks - int(state.tricks_left) - 1
        if place < self.most:
            state.slots[self.slot] |= (int(state.leader) + 1) << (BITS * place)


def opening_run(order: int, most: int, makers: int, taken: list[int]) -> int:
    """How many tricks one side took in a row from the first on: of the makers as it is, of the others below zero.

    What is not written down, the last trick or all that were claimed, fell to one player.

    Args:
        order: the slot.
        most: how many tricks are written down in it.
        makers: the seats of the makers, as a mask.
        taken: the tricks that each seat took.
    """
    run = 0
    seen = 0
    by_makers = False
    while order:
        seat = (order & 15) - 1
        order >>= BITS
        is_maker = bool(makers >> seat & 1)
        if seen == 0:
            by_makers = is_maker
        if run == seen and is_maker == by_makers:
            run += 1
        seen += 1
    if run == seen and seen < most:
        own = 0
        others = 0
        for each, tricks in enumerate(taken):
            if makers >> each & 1:
                own += tricks
            else:
                others += tricks
        if seen == 0:
            by_makers = own > 0
        run = own if by_makers else others
    return run if by_makers else -run
