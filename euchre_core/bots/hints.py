"""Advice: the best action, why, and what every choice is likely to bring."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from euchre_core.kernel.action import Action
from euchre_core.kernel.observation import Observation

from .budget import Budget
from .estimated import Estimated
from .montecarlo import MonteCarloBot
from .reasons import reason_for
from .survey import Prospects, Survey

TELLING: Final = 0.05
"""By so many points choices differ where points are told with one decimal."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do.

    Attributes:
        best: the action that promises most; reason: what speaks for it, in words, empty if it speaks for itself. Where
            another choice has more points it says why they do not decide.
        choices: every choice, the best first; worlds: in how many worlds they were followed up.
    """

    best: Action
    reason: str
    choices: tuple[Estimated, ...]
    worlds: int


def advise(observation: Observation, rng: random.Random, budget: Budget | None = None) -> Advice:
    """What to do with what a seat sees.

    Args:
        observation: what the seat sees at its turn.
        rng: where the chance comes from.
        budget: how long to think; a second if not given.

    Raises:
        ValueError: it is not this seat's turn.
    """
    legal = list(observation.legal_actions)
    if not legal:
        raise ValueError(f"{observation.seat} is not in turn")
    searcher = MonteCarloBot(budget if budget is not None else Budget(samples=None, seconds=1.0), may_stop=False)
    choices = searcher.choices(observation, rng)
    survey = searcher.survey(observation, choices, rng)
    found = [estimated(each, survey) for each in [*survey.ranked(), *survey.dropped]]
    reasons = [reason_for(observation, found), why_not_most_points(found)]
    return Advice(found[0].action, "; ".join(filter(None, reasons)), tuple(found), survey.worlds)


def why_not_most_points(choices: Sequence[Estimated]) -> str:
    """Why the first of some choices is the best though another has more points; empty if none has."""
    best = choices[0]
    most = max(each.points for each in choices)
    if most - best.points < TELLING:
        return ""
    if best.chance is None:
        return "more points for another may be chance"
    return "the match may end with this deal, so that the chance to win it decides and not the points"


def estimated(prospects: Prospects, survey: Survey) -> Estimated:
    """What a choice is likely to bring, by what it came to."""
    worlds = max(prospects.worlds, 1)
    return Estimated(
        prospects.action,
        prospects.points.sum / worlds,
        prospects.ahead / worlds,
        prospects.chance.sum / worlds if survey.match_is_near else None,
    )
