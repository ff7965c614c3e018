"""A bot that estimates: it bids what its hand is likely to make, and plays by which cards are still unseen."""

from __future__ import annotations

import random
from typing import final

from euchre_core.chapters.auction.phase import LadderAuction, Swap
from euchre_core.chapters.claims.phase import Claims
from euchre_core.chapters.play.phase import Tricks
from euchre_core.chapters.play.renege import Challenge
from euchre_core.chapters.trump.phase import NameTrump
from euchre_core.kernel.action import Action
from euchre_core.kernel.observation import Observation
from euchre_core.kernel.phase import CardPhase

from .bidding import Auction
from .giving import choose_parting
from .play import choose_card
from .prospects import Hands, prospect_of
from .reading import Reading
from .sight import Sight


@final
class HeuristicBot:
    """Plays every game of the language by the same estimates, which it takes from the rules.

    Keeps what it has read of the last rules it played, and nothing of a deal: the same observation always gets the same
    action, whoever asked before.
    """

    name = "heuristic"

    def __init__(self) -> None:
        self.reading: Reading | None = None
        self.hands: Hands | None = None

    def act(self, observation: Observation, rng: random.Random) -> Action:
        """Choose one of `observation.legal_actions`.

        Args:
            observation: what a seat sees at its turn.
            rng: not needed; this bot leaves nothing to chance.
        """
        legal = list(observation.legal_actions)
        if len(legal) == 1:
            return legal[0]
        reading = self.reading
        if reading is None or reading.rules is not observation.rules:
            reading = Reading(observation.rules)
            self.reading = reading
            self.hands = None
        return self.choose(Sight(reading, observation), legal)

    def choose(self, sight: Sight, legal: list[Action]) -> Action:
        """Go to whoever knows what is asked: first what may be done besides, then the business of the step."""
        for action in legal:
            if isinstance(action.phase, Challenge) and is_proved(sight, action):
                return action
        for action in legal:
            if isinstance(action.phase, (Swap, Claims)) and action.code >= 0 and self.is_poor(sight, legal):
                return action
        main = sight.reading.rules.steps[int(legal[0].phase.step)].main
        own = [action for action in legal if action.phase is main]
        if isinstance(main, Tricks):
            return choose_card(sight, own)
        if isinstance(main, LadderAuction):
            return Auction(sight, self.known_hands(sight.reading), own[0].code >= 0).choose(own)
        if isinstance(main, NameTrump):
            return name_trump(sight, own)
        if isinstance(main, CardPhase):
            return choose_parting(sight, own)
        return own[0]

    def known_hands(self, reading: Reading) -> Hands:
        """What hands are like in this game."""
        if self.hands is None:
            self.hands = Hands(reading)
        return self.hands

    def is_poor(self, sight: Sight, legal: list[Action]) -> bool:
        """Whether the hand is not worth keeping."""
        hands = self.known_hands(sight.reading)
        if sight.strain >= 0:
            own = prospect_of(sight)
            if not sight.is_mate(sight.holder):
                return own.defence < hands.defence
            good_for = own.lone if sight.reading.is_lone(sight.level, sight.seat) else own.with_partner
            return good_for < sight.reading.must_take[sight.level]
        stuck = isinstance(legal[0].phase, LadderAuction) and legal[0].code >= 0
        return Auction(sight, hands, stuck).is_poor()


def is_proved(sight: Sight, challenge: Action) -> bool:
    """Whether a renege of the player named is certain, and can still be named."""
    phase = challenge.phase
    if challenge.code < 0 or not isinstance(phase, Challenge):
        return False
    return sight.memory.proved[int(challenge.code)] & sight.memory.window(phase.last_trick_only) != 0


def name_trump(sight: Sight, legal: list[Action]) -> Action:
    """The trump with which the hand is good for most."""
    prospect = prospect_of(sight)
    best = prospect.lone_trump if sight.reading.is_lone(sight.level, sight.seat) else prospect.trump
    for action in legal:
        if action.code == best:
            return action
    return legal[0]
