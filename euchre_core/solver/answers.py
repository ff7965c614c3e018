"""What is asked of the solver: every choice with its points and a line of play, or only what each is worth."""

from __future__ import annotations

from typing import final

from euchre_core.kernel.action import Action
from euchre_core.kernel.state import State

from .aim import Aim
from .camps import Camps
from .general import GeneralSearch, following
from .moves import moves, natural
from .plain import plain_search
from .route import Route, TooManyNodes


@final
class Choice:
    """What one action leads to when everybody plays perfectly after it.

    Attributes:
        action: the action, as its text.
        points: the points of each side by name.
        margin: what these are worth to the camp in turn: its own points less those of the other camp.
        line: one perfect continuation, this action first: who does what.
    """

    def __init__(self, action: str, points: dict[str, int], margin: int, line: list[tuple[str, str]]) -> None:
        self.action = action
        self.points = points
        self.margin = margin
        self.line = line


@final
class Solution:
    """What was found.

    Attributes:
        choices: every lawful choice in the order of the table; empty if the deal is not solved.
        nodes: how many positions were looked at.
        solved: whether every choice was searched to the end.
    """

    def __init__(self, choices: list[Choice], nodes: int, solved: bool) -> None:
        self.choices = choices
        self.nodes = nodes
        self.solved = solved

    @property
    def best(self) -> Choice | None:
        """The first of the best choices; None if the deal is not solved."""
        return max(self.choices, key=lambda choice: choice.margin) if self.choices else None


def solve(state: State, nodes: int = 1_000_000) -> Solution:
    """Find what every lawful card comes to, all cards known. The deal itself is not changed.

    Args:
        state: a deal whose cards are being played.
        nodes: how many positions are looked at at most, from 1.

    Raises:
        Unsolvable: the deal is over, or its play has not begun.
        ValueError: `nodes` is less than 1.
    """
    tried = moves(state)
    camps = Camps(state)
    route = route_of(state, camps, nodes)
    sign = 1 if camps.is_first(state.turn) else -1
    try:
        worths = route.worths(state, tried)
        choices = [chosen(route, state, action, worth, sign) for action, worth in zip(tried, worths, strict=True)]
    except TooManyNodes:
        return Solution([], route.looked_at(), False)
    return Solution(choices, route.looked_at(), True)


def margins(state: State, nodes: int = 1_000_000, aim: Aim | None = None) -> list[int] | None:
    """What each of a deal's `legal_actions`, in their order, is worth to the camp in turn, all cards known.

    What no perfect player does in a deal whose cards are all seen, a claim of the rest or a challenge, stands there
    with the least of these numbers.

    Args:
        state: a deal whose cards are being played, also in the middle of a trick; it is not changed.
        nodes: how many positions are looked at at most, from 1. A position is where a trick begins, if nothing but
            following suit is played and nothing but tricks counts, as in most games; else where a card is played.
        aim: what the seat in turn plays for, if it does not simply count its own points less those of the others.

    Returns:
        the camp's own points less those of the other camp, or what the aim makes of them; or None if the limit is
        reached first.

    Raises:
        Unsolvable: the deal is over, or its play has not begun.
        ValueError: `nodes` is less than 1.
    """
    tried = moves(state)
    camps = Camps(state, aim)
    sign = 1 if camps.is_first(state.turn) else -1
    try:
        found = [sign * worth for worth in route_of(state, camps, nodes).worths(state, tried)]
    except TooManyNodes:
        return None
    return found + [min(found)] * (len(state.legal_actions) - len(found))


def value(state: State, nodes: int = 1_000_000, aim: Aim | None = None) -> int | None:
    """What a deal is worth to the camp in turn when everybody plays perfectly: the greatest of its margins, but sooner.

    Args:
        state: as in `margins`.
        nodes: as in `margins`.
        aim: as in `margins`.

    Returns:
        the camp's own points less those of the other camp, or what the aim makes of them; or None if the limit is
        reached first.

    Raises:
        Unsolvable: the deal is over, or its play has not begun.
        ValueError: `nodes` is less than 1.
    """
    tried = moves(state)
    camps = Camps(state, aim)
    try:
        worth = route_of(state, camps, nodes).worth(state, tried)
    except TooManyNodes:
        return None
    return worth if camps.is_first(state.turn) else -worth


def route_of(state: State, camps: Camps, nodes: int) -> Route:
    """How a deal is searched: on masks where that is right, else by the rules themselves."""
    if nodes < 1:
        raise ValueError(f"at least one position is looked at, not {nodes}")
    return plain_search(state, camps, nodes) or GeneralSearch(camps, nodes)


def chosen(route: Route, state: State, action: Action, worth: int, sign: int) -> Choice:
    """What one action leads to, with a perfect continuation."""
    line: list[tuple[str, str]] = []
    here = state
    while True:
        line.append((str(here.to_act), action.text))
        here = following(here, action)
        if here.is_over:
            return Choice(line[0][1], here.points, sign * worth, line)
        action = route.reply(here, natural(here), worth)
