"""A bot that estimates: it bids what its hand is likely to make, and plays by which cards are still unseen."""

from __future__ import annotations

import random
from typing import Final, final

from mypy_extensions import i64

from euchre_core.chapters.auction.ladder import LadderAuction
from euchre_core.chapters.auction.swap import Swap, SwapRound
from euchre_core.chapters.auction.turn_up import TurnUpAuction
from euchre_core.chapters.claims.phase import SCORES, Claims
from euchre_core.chapters.play.phase import Tricks
from euchre_core.chapters.play.renege import Challenge, LastChallenge
from euchre_core.chapters.play.rest import ClaimRest
from euchre_core.chapters.table.phase import CallCard
from euchre_core.chapters.trump.phase import NameTrump
from euchre_core.kernel.action import Action
from euchre_core.kernel.observation import Observation
from euchre_core.kernel.pack import single
from euchre_core.kernel.phase import CardPhase, Phase
from euchre_core.kernel.rules import Rules

from .bidding import Auction
from .calling import Calling
from .deciding import decide, holds_the_rest
from .giving import choose_parting
from .losing import choose_loser, shuns_tricks
from .play import choose_card
from .prospects import Hands, best_of
from .reading import Reading
from .sight import Sight, seen_through


@final
class HeuristicBot:
    """Plays every game of the language by the same estimates, which it takes from the rules.

    Keeps what it has read of the last rules it played, and nothing of a deal: the same observation always gets the same
    action, whoever asked before.
    """

    name = "heuristic"

    def act(self, observation: Observation, rng: random.Random) -> Action:
        """Choose one of `observation.legal_actions`.

        Args:
            observation: what a seat sees at its turn.
            rng: not needed; this bot leaves nothing to chance.
        """
        legal = list(observation.legal_actions)
        if len(legal) == 1:
            return legal[0]
        mind = mind_for(observation.rules)
        return mind.choose(seen_through(mind.reading, observation), legal)


@final
class Mind:
    """The judgement of this bot in one game.

    Args:
        rules: the rules, of which it keeps what it has read.
    """

    def __init__(self, rules: Rules) -> None:
        self.reading = Reading(rules)
        self.hands: Hands | None = None

    def choose(self, sight: Sight, legal: list[Action]) -> Action:
        """Do what may be done besides, if that is good; else the business of the step, or answer what is asked."""
        main = sight.view.now.main
        if not sight.view.now.asides:
            return self.go_on(sight, main, legal)
        own = [action for action in legal if action.phase is main]
        if not own:
            return decide(sight, legal[0].phase, legal)
        for action in legal:
            if action.phase is not main and action.code >= 0 and self.is_wanted(sight, action, legal):
                return action
        return self.go_on(sight, main, own)

    def is_wanted(self, sight: Sight, action: Action, legal: list[Action]) -> bool:
        """Whether to do something that may be done besides the business of the step."""
        phase = action.phase
        if isinstance(phase, Challenge):
            return is_proved(sight, action)
        if isinstance(phase, ClaimRest):
            return holds_the_rest(sight)
        if isinstance(phase, (Swap, Claims)):
            return brings_points(sight, action) or self.is_poor(sight, legal)
        return False

    def go_on(self, sight: Sight, main: Phase, legal: list[Action]) -> Action:
        """Go to whoever knows the business of the step."""
        if isinstance(main, Tricks):
            cards: i64 = 0
            for action in legal:
                cards |= single(action.code)
            return main.by_card[sight.seat * main.kinds + self.card_to_play(sight, cards)]
        if isinstance(main, LadderAuction):
            return Auction(sight, self.known_hands(sight.reading), legal[0].code >= 0).choose(legal)
        if isinstance(main, TurnUpAuction):
            return Calling(sight, self.known_hands(sight.reading)).choose(legal)
        if isinstance(main, NameTrump):
            return name_trump(sight, legal)
        if isinstance(main, (Claims, SwapRound, LastChallenge)):
            wanted = [action for action in legal if action.code >= 0 and self.is_wanted(sight, action, legal)]
            return wanted[0] if wanted else legal[0]
        if isinstance(main, CardPhase) and not isinstance(main, CallCard):
            return choose_parting(sight, legal)
        return decide(sight, main, legal)

    def card_to_play(self, sight: Sight, cards: i64) -> i64:
        """The card to lead, or to play to the trick, of those of a mask."""
        if sight.reading.tricks_may_hurt and shuns_tricks(sight):
            return choose_loser(sight, cards)
        return choose_card(sight, cards)

    def known_hands(self, reading: Reading) -> Hands:
        """What hands are like in this game."""
        if self.hands is None:
            self.hands = Hands(reading)
        return self.hands

    def is_poor(self, sight: Sight, legal: list[Action]) -> bool:
        """Whether the hand is not worth keeping."""
        hands = self.known_hands(sight.reading)
        if sight.strain >= 0:
            own = sight.prospect
            if not sight.is_mate(sight.holder):
                return own.defence < hands.defence
            good_for = own.lone if sight.reading.is_lone(sight.level, sight.seat) else own.with_partner
            return good_for < sight.reading.contracts.need(sight.level)
        stuck = isinstance(legal[0].phase, LadderAuction) and legal[0].code >= 0
        return Auction(sight, hands, stuck).is_poor()


KNOWN: Final[dict[int, Mind]] = {}
MOST_KNOWN: Final = 32
"""The minds for games that have been played, and how many are kept."""


def mind_for(rules: Rules) -> Mind:
    """The judgement for these rules; made once, and then kept."""
    mind = KNOWN.get(id(rules))
    if mind is None or mind.reading.rules is not rules:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        mind = Mind(rules)
        KNOWN[id(rules)] = mind
    return mind


def is_proved(sight: Sight, challenge: Action) -> bool:
    """Whether a renege of the player named is certain, and can still be named."""
    phase = challenge.phase
    if challenge.code < 0 or not isinstance(phase, Challenge):
        return False
    return sight.notes.proved[int(challenge.code)] & sight.notes.window(phase.last_trick_only) != 0


def brings_points(sight: Sight, claim: Action) -> bool:
    """Whether the hand scores by being claimed."""
    phase = claim.phase
    if not isinstance(phase, Claims) or phase.claims[int(claim.code)].effect != SCORES:
        return False
    return (sight.reading.sign * phase.claims[int(claim.code)].points > 0) != sight.reading.target_loses


def name_trump(sight: Sight, legal: list[Action]) -> Action:
    """The trump with which the hand is good for most."""
    prospect = sight.prospect
    reading = sight.reading
    lone = reading.is_lone(sight.level, sight.seat)
    best = best_of(prospect.alone_in if lone else prospect.together_in, reading.contracts.strains_of[sight.level])
    for action in legal:
        if action.code == best:
            return action
    return legal[0]
