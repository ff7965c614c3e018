"""A bot that estimates: it bids what its cards are likely to make and plays by what is still unseen."""

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
from .prospects import Hands, Prospect
from .reading import Reading
from .sight import Sight


@final
class HeuristicBot:
    """Bids by estimated tricks, plays by what is unseen."""

    name = "heuristic"

    def __init__(self) -> None:
        self.reading: Reading | None = None
        self.hands: Hands | None = None

    def act(self, observation: Observation, rng: random.Random) -> Action:
        """Choose one of the legal actions."""
        legal = list(observation.legal_actions)
        if len(legal) == 1:
            return legal[0]
        return self.decide(observation, legal)

    def decide(self, observation: Observation, legal: list[Action]) -> Action:
        reading = self.reading
        if reading is None or reading.rules is not observation.rules:
            reading = Reading(observation.rules)
            self.reading = reading
            self.hands = Hands(reading)
        hands = self.hands
        assert hands is not None
        main = reading.rules.steps[int(observation.view.step)].main
        sight = Sight(reading, observation)
        own = [action for action in legal if action.phase is main]
        if isinstance(main, Tricks):
            for action in legal:
                if isinstance(action.phase, Challenge) and proved(sight, action):
                    return action
            return choose_card(sight, own)
        if isinstance(main, LadderAuction):
            auction = Auction(sight, hands, bool(own[0].code >= 0))
            for action in legal:
                if isinstance(action.phase, Swap) and auction.own.with_partner < hands.best[int(len(hands.best) * auction.tuning.swap)]:
                    return action
                if isinstance(action.phase, Claims) and auction.own.with_partner < hands.mean:
                    return action
            return auction.choose(own)
        if isinstance(main, Claims):
            if Prospect(reading, sight.hand, sight.left, sight.unseen).with_partner < hands.mean:
                return legal[1]
            return legal[0]
        if isinstance(main, NameTrump):
            prospect = Prospect(reading, sight.hand, sight.left, sight.unseen)
            strain = prospect.lone_trump if reading.alone[sight.level] else prospect.trump
            for action in legal:
                if action.code == strain:
                    return action
        if isinstance(main, CardPhase):
            return choose_parting(sight, own)
        if isinstance(main, Challenge):
            for action in legal:
                if action.code >= 0 and proved(sight, action):
                    return action
        return legal[0]


def proved(sight: Sight, action: Action) -> bool:
    phase = action.phase
    if isinstance(phase, Challenge):
        return bool(sight.memory.proved[int(action.code)] & sight.memory.window(phase.last_trick_only))
    return False
