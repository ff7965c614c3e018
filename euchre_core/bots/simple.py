"""Two bots that hardly think: yardsticks for the others."""

from __future__ import annotations

import random
from typing import final

from euchre_core.chapters.trump.phase import NameTrump
from euchre_core.kernel.action import Action
from euchre_core.kernel.observation import Observation
from euchre_core.kernel.phase import CardPhase


@final
class RandomBot:
    """Takes any legal action, each with the same chance."""

    name = "random"

    def act(self, observation: Observation, rng: random.Random) -> Action:
        """Choose one of the legal actions."""
        legal = observation.legal_actions
        return legal[rng.randrange(len(legal))]


@final
class CautiousBot:
    """Passes as long as it may, then bids the least; plays its lowest card; names the trump it has most of."""

    name = "cautious"

    def act(self, observation: Observation, rng: random.Random) -> Action:
        """Choose one of the legal actions."""
        legal = list(observation.legal_actions)
        main = observation.rules.steps[int(observation.view.step)].main
        for action in legal:
            if action.verb == "pass":
                return action
        own = [action for action in legal if action.phase is main]
        if own and isinstance(main, NameTrump):
            return max(own, key=lambda action: preference(observation, int(action.code)))
        if own and isinstance(main, CardPhase):
            return min(own, key=lambda action: height(observation, int(action.code)))
        return min(own or legal, key=lambda action: int(action.code))


def preference(observation: Observation, code: int) -> tuple[int, int, int]:
    """How much a bot that hardly thinks would like to name this: with its partner, and what it has most of."""
    strains = len(observation.rules.tables.strains)
    return (-(code // strains), *trump_strength(observation, code % strains))


def trump_strength(observation: Observation, strain: int) -> tuple[int, int]:
    """How many trumps a hand would have, and how strong they would be together."""
    rules = observation.rules
    trumps = [rules.pack.index[text] for text in observation.hand]
    kinds = len(rules.pack.kinds)
    strengths = [rules.tables.strengths(strain, rules.tables.suit_of[strain * kinds + card])[card] for card in trumps]
    held = [strength for strength in strengths if strength > kinds]
    return len(held), sum(held)


def height(observation: Observation, card: int) -> int:
    """How high a card stands: any trump above any other card; before trump is named, taking all strains together.

    Giving nothing (a code below zero) is lower than any card.
    """
    if card < 0:
        return -1
    rules = observation.rules
    strain = int(observation.view.strain)
    strains = [strain] if strain >= 0 else range(len(rules.tables.strains))
    kinds = len(rules.pack.kinds)
    return sum(rules.tables.strengths(each, rules.tables.suit_of[each * kinds + card])[card] for each in strains)
