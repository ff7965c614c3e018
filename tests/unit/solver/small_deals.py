"""Deals with few cards left, of every shipped game, and plain exhaustive play: the judge of the solver."""

from __future__ import annotations

import random
from collections.abc import Sequence

import euchre_core as eu
from euchre_core.kernel.action import Action
from euchre_core.kernel.state import State
from euchre_core.solver import Points
from euchre_core.solver.camps import Camps

IGNORED = ("claim_rest", "challenge")
"""What nobody does who sees all cards and plays by the rules."""


def few_cards_left(
    game: str, seed: int, tricks: int = 2, on_table: int = 0, overlays: Sequence[str] = ()
) -> State | None:
    """A deal played at random until so many tricks are left and so many cards lie on the table; None if it ended."""
    rules = eu.load(game, overlays=list(overlays))
    rng = random.Random(seed)
    deal = rules.new_deal(seed=seed, dealer=rng.choice(rules.seats))
    while not deal.is_over and (deal.leader < 0 or deal.tricks_left > tricks or deal.count < on_table):
        deal.apply(rng.choice([each for each in deal.legal_actions if each.verb != "claim_rest"]))
    return None if deal.is_over else deal


def tried(deal: State) -> list[Action]:
    """What is worth trying."""
    return [each for each in deal.legal_actions if each.verb not in IGNORED]


def after(deal: State, action: Action) -> State:
    """A deal after an action, as another one."""
    twin = deal.copy()
    twin.apply(action)
    return twin


def plainly(deal: State, camps: Camps) -> int:
    """The worth of a deal to the first camp, every action of every seat tried."""
    if deal.is_over:
        assert isinstance(camps.aim, Points)
        sides = zip(camps.aim.weights, deal.rules.side_names, strict=True)
        return camps.sign * sum(weight * deal.points[side] for weight, side in sides)
    worths = [plainly(after(deal, action), camps) for action in tried(deal)]
    return max(worths) if camps.seats >> deal.turn & 1 else min(worths)


def margins_plainly(deal: State, weights: Sequence[int] | None = None) -> dict[str, int]:
    """What every action is worth to the camp in turn."""
    camps = Camps(deal, Points(weights) if weights is not None else None)
    sign = 1 if camps.seats >> deal.turn & 1 else -1
    return {action.text: sign * plainly(after(deal, action), camps) for action in tried(deal)}
