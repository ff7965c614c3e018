"""A bot that searches: it deals the hidden cards as they may lie, many times, and sees what each choice comes to."""

from __future__ import annotations

import random
from typing import Final, final

from euchre_core.chapters.play.renege import Challenge
from euchre_core.kernel.action import Action
from euchre_core.kernel.observation import Observation

from .budget import Budget
from .goal import Goal
from .heuristic import HeuristicBot, mind_for
from .survey import Survey
from .worlds import Worlds

NODES: Final = 1000
PATIENCE: Final = 6
CAUTION: Final = 0.5
"""What is meant by default; see `MonteCarloBot`."""
FIRST_LOOK: Final = 0.25
FEW: Final = 6
"""After which part of the budget only how many of the best choices are followed up."""
LOOK: Final = 12
"""After how many worlds, and again, it is asked what need not be followed up any more."""


@final
class MonteCarloBot:
    """Samples worlds and sees what every choice comes to in each of them.

    By samples it is deterministic: the same observation and the same random numbers give the same action.

    Args:
        budget: how long it may search at each decision.
        nodes: how many positions of a world the solver may look at; a world that needs more is played out, and all
            are if it is 0.
        patience: how many worlds are drawn, at most, to find one in which everybody would have done what he did.
        caution: by how many standard errors another choice must be better than that of the heuristic, from 0.
        may_stop: whether it may leave some of the budget where more worlds would hardly change what is best.
    """

    name = "montecarlo"

    def __init__(
        self,
        budget: Budget | None = None,
        nodes: int = NODES,
        patience: int = PATIENCE,
        caution: float = CAUTION,
        may_stop: bool = True,
    ) -> None:
        self.budget = budget if budget is not None else Budget()
        self.nodes = nodes
        self.patience = patience
        self.caution = caution
        self.may_stop = may_stop
        self.expert = HeuristicBot()

    def act(self, observation: Observation, rng: random.Random) -> Action:
        """Choose one of `observation.legal_actions`; which worlds are looked into comes from `rng`."""
        choices = self.choices(observation, rng)
        if len(choices) == 1:
            return choices[0]
        return self.survey(observation, choices, rng).ranked()[0].action

    def choices(self, observation: Observation, rng: random.Random) -> list[Action]:
        """What is followed up, the heuristic's own choice first, so that of equal ones it is taken.

        Whether somebody has reneged is proved or not; no world that is dealt at random can tell.
        """
        usual = self.expert.act(observation, rng)
        if is_challenge(usual):
            return [usual]
        legal = list(observation.legal_actions)
        return [usual, *(each for each in legal if each is not usual and not is_challenge(each))]

    def survey(self, observation: Observation, choices: list[Action], rng: random.Random) -> Survey:
        """What choices come to.

        Args:
            observation: what a seat sees at its turn.
            choices: some of its legal actions; of equal ones the first is best.
            rng: where the worlds come from.
        """
        view = observation.view
        reading = mind_for(observation.rules).reading
        goal = Goal(reading, view.before, reading.side_of[observation.seat_number])
        survey = Survey(choices, goal, self.nodes, self.caution, goal.may_end_match(view))
        worlds = Worlds(observation, rng, self.patience)
        self.budget.begin()
        while self.budget.allows(survey.worlds):
            survey.look_into(worlds.draw())
            if len(survey.left) > FEW and self.budget.part_spent(survey.worlds) >= FIRST_LOOK:
                survey.keep(FEW)
            if self.may_stop and survey.worlds % LOOK == 0:
                survey.narrow()
                if survey.is_decided:
                    break
        return survey


def is_challenge(action: Action) -> bool:
    """Whether an action says that somebody has reneged."""
    return isinstance(action.phase, Challenge) and action.code >= 0
