"""Copies of a deal in progress; made for every look ahead, and so kept apart and quick."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import State


def carry_over(state: State, twin: State) -> None:
    """Give a twin everything that is not a list; see `State.copy`."""
    twin.turn = state.turn
    twin.step = state.step
    twin.now = state.now
    twin.holder = state.holder
    twin.allies = state.allies
    twin.level = state.level
    twin.strain = state.strain
    twin.idle = state.idle
    twin.leader = state.leader
    twin.led = state.led
    twin.best = state.best
    twin.winning = state.winning
    twin.count = state.count
    twin.at_once = state.at_once
    twin.asked = state.asked
    twin.open_piles = state.open_piles
    twin.played = state.played
    twin.tricks_left = state.tricks_left
    twin.is_over = state.is_over
    twin.is_scored = state.is_scored
    twin.passes_deal = state.passes_deal
    twin.results = state.results
