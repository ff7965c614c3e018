"""Random play-outs of a deal, in one compiled loop."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from euchre_core.chapters.play.at_random import MASK, cards_to_play, drawn, play_tricks, stir
from euchre_core.chapters.play.phase import Tricks
from euchre_core.kernel.pack import place_of
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State


@final
class Rollout:
    """What came of some random play-outs.

    Attributes:
        deals: how many were played; actions: how many actions they took together.
        totals: the points of each side, added up; points: their means.
    """

    def __init__(self, deals: int, actions: int, side_names: list[str], totals: list[int]) -> None:
        self.deals = deals
        self.actions = actions
        self.totals = dict(zip(side_names, totals, strict=True))

    @property
    def points(self) -> dict[str, float]:
        """The mean points of each side."""
        return {side: total / self.deals for side, total in self.totals.items()}

    def __repr__(self) -> str:
        return f"<Rollout of {self.deals} deals, {self.actions} actions, points {self.points}>"


def rollout(deal: State, n: int = 1000, seed: int = 1) -> Rollout:
    """Play a deal out at random, again and again, from where it stands. The deal itself is not changed.

    Args:
        deal: the deal.
        n: how many times, from 1.
        seed: the same seed gives the same play-outs, compiled or not.

    Raises:
        ValueError: `n` is less than 1.
    """
    if n < 1:
        raise ValueError(f"a roll-out plays at least one deal, not {n}")
    side_names = deal.rules.side_names
    totals = [0] * len(side_names)
    chance: i64 = (seed * 0x9E3779B97F4A7C15 + 0x2545F4914F6CDD1D) & MASK
    actions: i64 = 0
    tricks = plain_tricks(deal.rules)
    for _ in range(n):
        state = deal.copy()
        while not state.is_over:
            if tricks is not None and state.now.quick is tricks:
                actions += cards_to_play(state)
                chance = play_tricks(tricks, state, chance)
            else:
                chance = stir(chance)
                one_action(state, chance)
                actions += 1
        results = state.results
        if results is not None:
            for side, points in enumerate(results):
                totals[side] += points
    return Rollout(n, actions, side_names, totals)


def one_action(state: State, chance: i64) -> None:
    """Take one legal action, chosen by a number from 0 to 2^62 - 1."""
    main = state.now.quick
    if main is not None:
        bit = drawn(main.legal_cards(state), chance)
        main.apply(state, main.by_card[state.turn * main.kinds + place_of(bit)])
        return
    legal = state.choices()
    action = legal[(chance >> 20) % len(legal)]
    action.phase.apply(state, action)


def plain_tricks(rules: Rules) -> Tricks | None:
    """The play of a game in which cards follow one another with nothing in between; None in other games."""
    for step in rules.steps:
        quick = step.quick
        if isinstance(quick, Tricks) and quick.is_plain and rules.pack.planes == 1:
            return quick
    return None
