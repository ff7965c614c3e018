"""Why something is a good idea, in words a player would use."""

from __future__ import annotations

from collections.abc import Sequence

from euchre_core.chapters.auction.ladder import LadderAuction
from euchre_core.chapters.auction.swap import Swap, SwapRound
from euchre_core.chapters.auction.turn_up import TurnUpAuction
from euchre_core.chapters.play.phase import Tricks
from euchre_core.chapters.play.renege import Challenge
from euchre_core.chapters.trump.phase import NameTrump
from euchre_core.kernel.observation import Observation
from euchre_core.kernel.pack import SUIT_SLOTS, SUITS
from euchre_core.kernel.phase import CardPhase

from .chances import Chances
from .estimated import Estimated
from .heuristic import mind_for
from .sight import Sight, seen_through


def reason_for(observation: Observation, choices: Sequence[Estimated]) -> str:
    """What speaks for the first of some choices, without a full stop; empty if it speaks for itself."""
    action = choices[0].action
    phase = action.phase
    if isinstance(phase, (LadderAuction, TurnUpAuction)):
        return about_bid(choices)
    sight = seen_through(mind_for(observation.rules).reading, observation)
    if isinstance(phase, Tricks):
        return about_lead(sight, int(action.code)) if sight.led < 0 else about_card(sight, int(action.code))
    if isinstance(phase, NameTrump):
        return "it is where your hand takes most tricks"
    if isinstance(phase, (Swap, SwapRound)):
        return "an unknown hand is better than yours" if action.code >= 0 else "your hand is better than an unknown one"
    if isinstance(phase, Challenge) and action.code >= 0:
        return "a card that was played later shows it"
    if isinstance(phase, CardPhase):
        return "your hand can spare it best" if action.code >= 0 else "the rest is worth keeping"
    return ""


def about_bid(choices: Sequence[Estimated]) -> str:
    """How often a bid comes out well, or how seldom the best one would where it is better to pass."""
    for each in choices:
        if each.action.code >= 0:
            parts = f"{round(100 * each.ahead)} of 100 deals that fit what you have seen"
            if each is choices[0]:
                return f"with it you come out better than the others in {parts}"
            return f"with the best bid you would come out better than the others in only {parts}"
    return ""


# -- the play --------------------------------------------------------------------------------------------------------


def about_lead(sight: Sight, card: int) -> str:
    """Why one would lead this card."""
    reading = sight.reading
    chances = Chances(sight)
    suit = reading.suit_of[sight.strain * reading.kinds + card]
    row = sight.strain * SUIT_SLOTS + suit
    strength = reading.strength[row * reading.kinds + card]
    is_high = not sight.count_left(reading.above[row][strength] & reading.of_suit[row])
    if suit == chances.trump_suit:
        return "no higher trump is left, and it draws theirs" if is_high else "it draws trumps"
    name = SUITS[suit] if suit < len(SUITS) else "its suit"
    if chances.none_beats(chances.foes, row, strength) >= 1.0:
        return "nobody can beat it"
    if is_high:
        return f"it is the highest of the {name} left"
    if sight.count_held(reading.of_suit[row]) == 1 and sight.count_held(chances.trumps):
        return f"it is your only one of the {name}, and then you can trump"
    return "it gives little away"


def about_card(sight: Sight, card: int) -> str:
    """Why one would play this card to the trick."""
    reading = sight.reading
    chances = Chances(sight)
    strength = reading.strength[sight.row * reading.kinds + card]
    is_partners = sight.is_mate(sight.winning)
    if not beats(sight, strength):
        if is_partners:
            return "your partner has the trick so far, and you can spare it"
        return "you can spare it, and leave the trick to your partner" if chances.mates else "you can spare it"
    if not chances.foes:
        lower = is_lowest_that_wins(sight, strength)
        return "it takes the trick, and is the lowest that does" if lower else "it takes the trick"
    if chances.none_beats(chances.foes, sight.row, strength) >= 1.0:
        return "nobody can beat it"
    return "it may keep them from the trick" if is_partners else "it takes the trick unless a higher card follows"


def beats(sight: Sight, strength: int) -> bool:
    """Whether a card of this strength beats the best of the trick."""
    return strength > sight.best or (sight.reading.equal_wins and strength == sight.best and strength > 0)


def is_lowest_that_wins(sight: Sight, strength: int) -> bool:
    """Whether the hand has no lower card that would take the trick as well."""
    kinds = sight.reading.kinds
    for other in range(kinds):
        lower = sight.reading.strength[sight.row * kinds + other]
        if lower < strength and sight.count_held(1 << other) and beats(sight, lower):
            return False
    return True
