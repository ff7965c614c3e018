"""Random play-outs of a deal, in one compiled loop."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from euchre_core.kernel.pack import lowest, population
from euchre_core.kernel.state import State

MASK: Final = (1 << 62) - 1
"""The generator keeps 62 bits, so that compiled and interpreted whole numbers agree."""


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
    for _ in range(n):
        state = deal.copy()
        while not state.is_over:
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
    step = state.rules.steps[state.step]
    main = step.quick
    if main is not None:
        cards = main.legal_cards(state)
        place = (chance >> 20) % population(cards)
        while place:
            cards &= cards - 1
            place -= 1
        main.apply(state, main.by_card[state.turn * main.kinds + lowest(cards)])
        return
    legal = state.legal_actions
    action = legal[(chance >> 20) % len(legal)]
    action.phase.apply(state, action)


def stir(chance: i64) -> i64:
    """The next number of the generator (xorshift on 62 bits)."""
    chance ^= (chance << 13) & MASK
    chance ^= chance >> 7
    chance ^= (chance << 17) & MASK
    return chance
