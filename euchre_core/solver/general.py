"""Alpha-beta over the play of a deal, by the kernel's own rules: whatever is played, it is right, and slow."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from euchre_core.kernel.action import Action
from euchre_core.kernel.state import State

from .camps import Camps
from .moves import promising
from .route import Route, TooManyNodes

FAR: Final = 10**12
"""More than any deal is worth."""

MOST_KEPT: Final = 50_000
"""How many positions are remembered at most; then all are forgotten."""


@final
class GeneralSearch(Route):
    """One search: values are worth to the first camp, which makes them large, while the other makes them small.

    Args:
        camps: who plays against whom.
        limit: how many positions are looked at at most.

    Attributes:
        nodes: how many have been looked at.
    """

    def __init__(self, camps: Camps, limit: i64) -> None:
        self.camps = camps
        self.limit: i64 = limit
        self.nodes: i64 = 0
        self.known: dict[tuple[int, ...], tuple[int, int]] = {}

    def looked_at(self) -> int:
        """How many positions have been looked at."""
        return int(self.nodes)

    def worths(self, state: State, actions: list[Action]) -> list[int]:
        """What each of some actions is worth."""
        return [self.value(following(state, action), -FAR, FAR) for action in actions]

    def worth(self, state: State, actions: list[Action]) -> int:
        """What a deal is worth."""
        return self.value(state, -FAR, FAR)

    def reply(self, state: State, actions: list[Action], worth: int) -> Action:
        """The first of the actions that keeps what the deal is worth."""
        return next(each for each in actions if self.value(following(state, each), worth - 1, worth + 1) == worth)

    def value(self, state: State, low: int, high: int) -> int:
        """The worth of a position; exact if between the bounds, else a bound on that side of them."""
        if state.is_over:
            return self.camps.worth(state.results or [])
        key = key_of(state)
        least, most = self.known.get(key, (-FAR, FAR))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self.nodes += 1
        if self.nodes > self.limit:
            raise TooManyNodes
        low, high = max(low, least), min(high, most)
        found = self.best_of(state, low, high)
        if len(self.known) >= MOST_KEPT:
            self.known.clear()
        self.known[key] = (least if found <= low else found, most if found >= high else found)
        return found

    def best_of(self, state: State, low: int, high: int) -> int:
        """The best of what follows, for the camp in turn."""
        rises = self.camps.is_first(state.turn)
        best = -FAR if rises else FAR
        for action in promising(state):
            found = self.value(following(state, action), low, high)
            if rises:
                best = max(best, found)
                low = max(low, best)
            else:
                best = min(best, found)
                high = min(high, best)
            if low >= high:
                break
        return best


def following(state: State, action: Action) -> State:
    """The state after an action, as a new one."""
    twin = state.copy()
    action.phase.apply(twin, action)
    return twin


def key_of(state: State) -> tuple[int, ...]:
    """Everything that what follows depends on."""
    return (
        *state.cards, *state.slots, *state.taken, int(state.turn), int(state.step), int(state.leader), int(state.led),
        int(state.best), int(state.winning), int(state.count), int(state.asked), int(state.idle), int(state.allies),
        int(state.holder), int(state.strain), int(state.level), int(state.tricks_left), int(state.at_once),
    )  # fmt: skip
