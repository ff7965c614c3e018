"""Questions with a few answers: to play alone, to drop out, which partner, which suit, whether all tricks are won."""

from __future__ import annotations

from typing import Final

from euchre_core.chapters.alone.blind import BlindCall
from euchre_core.chapters.alone.in_play import LateCall
from euchre_core.chapters.alone.phase import DropOut, LoneDefender, LoneMaker
from euchre_core.chapters.memory import DEFENDER_ALONE, MAKER_ALONE
from euchre_core.chapters.play.joker import NameSuit
from euchre_core.chapters.play.rest import ACCEPT, CLAIM, ClaimRest
from euchre_core.chapters.table.phase import CallCard, ChoosePartner
from euchre_core.kernel.action import Action
from euchre_core.kernel.pack import SUIT_SLOTS
from euchre_core.kernel.phase import Phase

from .estimate import Estimate
from .exchange_plans import chances_after_exchange
from .sight import Sight
from .worth import chances_of, worth_at

HELP_OF_MATES: Final = 0.9
"""How many tricks a defender who plays alone gives up with a partner, in parts of what a defender has on average."""


def decide(sight: Sight, phase: Phase, legal: list[Action]) -> Action:
    """Answer a question of some phase that offers a few answers."""
    if isinstance(phase, (LoneMaker, LateCall)):
        return answer(legal, should_be_alone(sight))
    if isinstance(phase, LoneDefender):
        return answer(legal, should_defend_alone(sight))
    if isinstance(phase, DropOut):
        return answer(legal, should_drop(sight))
    if isinstance(phase, BlindCall):
        return answer(legal, False)
    if isinstance(phase, CallCard):
        return card_to_call(sight, legal)
    if isinstance(phase, ChoosePartner):
        return partner_to_choose(sight, legal)
    if isinstance(phase, NameSuit):
        return suit_to_name(sight, legal)
    if isinstance(phase, ClaimRest):
        return answer_to_claim(sight, legal)
    return legal[0]


def answer(legal: list[Action], yes: bool) -> Action:
    """The action that says yes, or the one that says no."""
    for action in legal:
        if (action.code == 1) == yes:
            return action
    return legal[0]


def estimate(sight: Sight) -> Estimate:
    """What the hand is good for with the trump that is made."""
    return sight.estimate(sight.strain)


# -- alone or not ----------------------------------------------------------------------------------------------------


def should_be_alone(sight: Sight) -> bool:
    """Whether the maker stands better without his partners."""
    reading = sight.reading
    worth = worth_at(reading, sight.scores, reading.side_of[sight.seat])
    found = estimate(sight)
    chances = chances_of(found.with_partner, reading.tricks, False)
    together = worth.of(sight.level, sight.strain, sight.stuck, sight.plays_alone, sight.seat, chances)
    chances = chances_of(found.lone, reading.tricks, True)
    if reading.lone_plan:
        chances = chances_after_exchange(sight, reading.lone_plan, sight.hand, sight.strain, True, 0.0)
    bits = sight.plays_alone | MAKER_ALONE
    return worth.of(sight.level, sight.strain, sight.stuck, bits, sight.seat, chances) > together


def should_defend_alone(sight: Sight) -> bool:
    """Whether a defender stands better without his partners."""
    reading = sight.reading
    worth = worth_at(reading, sight.scores, reading.side_of[sight.seat])
    own = estimate(sight).defending
    mates = int(sight.mates).bit_count() - 1
    of_mates = HELP_OF_MATES * (int(reading.tricks) - reading.contracts.need(sight.level)) / (mates + 1.0) * mates
    values: list[float] = []
    for mean, alone in ((own + of_mates, 0), (own, DEFENDER_ALONE)):
        chances = chances_of(reading.all_tricks - mean, reading.tricks, alone != 0)
        bits = sight.plays_alone | alone
        values.append(worth.of(sight.level, sight.strain, sight.stuck, bits, sight.holder, chances))
    return values[1] > values[0]


def should_drop(sight: Sight) -> bool:
    """Whether the hand is likely to cost more than it brings; what the others score is the same either way."""
    reading = sight.reading
    contracts = reading.contracts
    side = reading.side_of[sight.seat]
    need = contracts.need(sight.level)
    worth = worth_at(reading, sight.scores, side)
    stays = 0.0
    for tricks, chance in enumerate(chances_of(estimate(sight).defending, reading.tricks, True)):
        if chance > 0.0005:
            makers = min(need, reading.tricks - tricks)
            points = contracts.points_of_defender(sight.level, sight.strain, sight.stuck, makers, tricks)
            stays += chance * worth.with_points(points)
    return worth.with_points(contracts.points_of_dropping(sight.level, sight.strain, sight.stuck, need)) > stays


# -- partners --------------------------------------------------------------------------------------------------------


def card_to_call(sight: Sight, legal: list[Action]) -> Action:
    """An ace of somebody else's, best of a suit of which one has a few small cards."""
    reading = sight.reading
    best = legal[0]
    most = -100.0
    for action in legal:
        card = int(action.code)
        row = sight.strain * SUIT_SLOTS + reading.suit_of[sight.strain * reading.kinds + card]
        held = sight.count_held(reading.of_suit[row])
        value = 0.01 * reading.strength[row * reading.kinds + card] - abs(float(held) - 1.5)
        if sight.count_left(1 << card) == 0:
            value -= 10.0
        if value > most:
            most = value
            best = action
    return best


def partner_to_choose(sight: Sight, legal: list[Action]) -> Action:
    """The player who is farthest from winning: what he gains hurts least."""
    reading = sight.reading
    best = legal[0]
    least = 0
    for place, action in enumerate(legal):
        gained = reading.sign * sight.scores[reading.side_of[int(action.code)]]
        if place == 0 or gained < least:
            least = gained
            best = action
    return best


# -- the play --------------------------------------------------------------------------------------------------------


def suit_to_name(sight: Sight, legal: list[Action]) -> Action:
    """The suit of a joker that was led: one in which the others may throw high cards away, and one holds low ones."""
    reading = sight.reading
    best = legal[0]
    most = -1000.0
    for action in legal:
        row = sight.strain * SUIT_SLOTS + int(action.code)
        value = 0.0
        higher = 0
        for bit in reading.order[row]:
            for mask in sight.hand:
                if mask & bit:
                    value += 0.5**higher
            for mask in sight.left:
                if mask & bit:
                    higher += 1
        if value > most:
            most = value
            best = action
    return best


def answer_to_claim(sight: Sight, legal: list[Action]) -> Action:
    """Claim what cannot be lost, and concede what cannot be won."""
    for action in legal:
        if action.code == ACCEPT and not can_beat_leader(sight):
            return action
    for action in legal:
        if action.code not in (CLAIM, ACCEPT):
            return action
    return legal[0]


def can_beat_leader(sight: Sight) -> bool:
    """Whether any card still held by others may beat one of the hand that the leader has laid open."""
    planes = sight.reading.planes
    leader = sight.cards_in(sight.leader)
    others = sight.hand.copy()
    for plane in range(planes):
        others[plane] |= sight.left[plane] & ~leader[plane]
    return may_lose(sight, leader, others)


def holds_the_rest(sight: Sight) -> bool:
    """Whether nobody can beat any card of the hand."""
    return not may_lose(sight, sight.hand, sight.left)


def may_lose(sight: Sight, hand: list[int], others: list[int]) -> bool:
    """Whether some card of a hand, when it is led, can be beaten by one of the others' cards."""
    reading = sight.reading
    against = 0
    for mask in others:
        against |= mask
    for card in range(reading.kinds):
        if hand[0] >> card & 1:
            row = sight.strain * SUIT_SLOTS + reading.suit_of[sight.strain * reading.kinds + card]
            strength = reading.strength[row * reading.kinds + card]
            if strength == 0 or against & reading.above[row][strength]:
                return True
    return False
