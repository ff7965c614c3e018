"""States as values that can be pickled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .rules import Rules
from .state import State


def reduced(state: State) -> tuple[Callable[..., State], tuple[Any, ...]]:
    """What `State.__reduce__` gives: how to make the state again."""
    numbers = [
        state.turn, state.step, state.holder, state.level, state.strain, state.idle, state.leader, state.led,
        state.best, state.winning, state.count, state.tricks_left, state.at_once, state.asked, state.allies,
        state.open_piles, state.played,
    ]  # fmt: skip
    ending = (state.is_over, state.is_scored, state.passes_deal, state.results)
    lists = (state.cards, state.slots, state.taken, state.before)
    return restored, (state.rules, lists, int(state.dealer), numbers, ending)


def restored(
    rules: Rules,
    lists: tuple[list[int], list[int], list[int], list[int]],
    dealer: int,
    numbers: list[int],
    ending: tuple[bool, bool, bool, list[int] | None],
) -> State:
    """Make a state again."""
    state = State(rules, *lists, dealer)
    state.turn, state.step, state.holder, state.level, state.strain, state.idle, state.leader = numbers[:7]
    state.led, state.best, state.winning, state.count, state.tricks_left, state.at_once = numbers[7:13]
    state.asked, state.allies, state.open_piles, state.played = numbers[13:]
    state.now = rules.steps[state.step] if 0 <= state.step < len(rules.steps) else rules.before_all
    state.is_over, state.is_scored, state.passes_deal, state.results = ending
    return state
