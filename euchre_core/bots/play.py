"""Which card to play."""

from __future__ import annotations

from typing import Final

from euchre_core.kernel.action import Action
from euchre_core.kernel.pack import SUIT_SLOTS

from .chances import chance_that_none_beats
from .sight import Sight
from .weights import Weights

MAKER: Final = 0
MATE: Final = 1
DEFENDER: Final = 2
SINGLE: Final = 3

LEAD: Final = [
    Weights(1.0, 0.0, 0.1, -0.1, -0.2, -0.3, -0.05, 0.05, 0.15, 0.1, 0.0),
    Weights(1.0, 0.0, 0.1, -0.2, -0.3, -0.3, -0.05, 0.05, 0.05, 0.0, 0.0),
    Weights(1.0, 0.0, 0.1, -0.5, -0.3, -0.3, -0.05, 0.05, 0.0, 0.0, 0.0),
    Weights(1.0, 0.2, 0.1, -0.5, -0.3, -0.3, -0.05, 0.05, 0.0, 0.0, 0.0),
]
FOLLOW: Final = [
    Weights(1.0, 0.0, 0.1, -0.3, -0.4, -0.5, -0.1, 0.05),
    Weights(1.0, 0.0, 0.1, -0.3, -0.4, -0.5, -0.1, 0.05),
    Weights(1.0, 0.0, 0.1, -0.3, -0.4, -0.5, -0.1, 0.05),
    Weights(1.0, 0.2, 0.1, -0.3, -0.4, -0.5, -0.1, 0.05),
]


def choose_card(sight: Sight, legal: list[Action]) -> Action:
    """The card that looks best of the legal ones."""
    sight.look_at_trick()
    role = role_of(sight)
    pivot = pivot_of(sight)
    best = legal[0]
    most = -1000.0
    for action in legal:
        card = int(action.code)
        if sight.count:
            value = value_of_following(sight, card, pivot, FOLLOW[role])
        else:
            value = value_of_leading(sight, card, pivot, LEAD[role])
        if value > most:
            most = value
            best = action
    return best


def role_of(sight: Sight) -> int:
    """Whose weights to use."""
    if sight.seat == sight.holder:
        return MAKER
    if sight.makers:
        return MATE
    return SINGLE if sight.reading.sides > 2 else DEFENDER


def pivot_of(sight: Sight) -> float:
    """How near the contract is to being decided: 1 if this trick decides it, 0 if it is decided already."""
    reading = sight.reading
    if sight.level >= len(reading.must_take):
        return 0.0
    taken = 0
    makers = reading.mates[sight.holder]
    for seat in range(reading.seats):
        if makers >> seat & 1:
            taken += sight.taken[seat]
    need = reading.must_take[sight.level] - taken
    spare = sight.tricks_left - need
    if need <= 0 or spare < 0:
        return 0.0
    return 1.0 / (1.0 + min(need - 1, spare))


def value_of_following(sight: Sight, card: int, pivot: float, weights: Weights) -> float:
    """What playing a card to a trick is worth."""
    reading = sight.reading
    strength = reading.strength[sight.row * reading.kinds + card]
    win = 0.0
    deny = 0.0
    if strength > sight.best or (reading.equal_wins and strength == sight.best and strength > 0):
        win = chance_that_none_beats(sight, sight.foes, sight.row, strength)
        deny = win
    elif reading.mates[sight.seat] >> sight.winning & 1:
        win = chance_that_none_beats(sight, sight.foes, sight.row, sight.best)
        deny = win
    else:
        if sight.mates:
            win = 1.0 - chance_that_none_beats(sight, sight.mates, sight.row, sight.best)
            if sight.foes:
                win *= 0.7
        deny = win
    value = (weights.win + weights.pivot * pivot) * win
    return value + value_of_parting(sight, card, weights)


def value_of_leading(sight: Sight, card: int, pivot: float, weights: Weights) -> float:
    """What leading a card is worth."""
    reading = sight.reading
    kinds = reading.kinds
    suit = reading.suit_of[sight.strain * kinds + card]
    row = sight.strain * SUIT_SLOTS + suit
    strength = reading.strength[row * kinds + card]
    win = chance_that_none_beats(sight, sight.foes, row, strength)
    if sight.mates and win < 1.0:
        help = 1.0 - chance_that_none_beats(sight, sight.mates, row, strength)
        win += (1.0 - win) * help * 0.5
    value = (weights.win + weights.pivot * pivot) * win
    if sight.trumps >> card & 1:
        foes_have = 0.0
        each = sight.count_left(sight.trumps) * (1.0 - sight.spare)
        for seat in sight.foes:
            if not sight.memory.voids[seat] >> sight.trump_suit & 1:
                foes_have += each
        value += weights.draw * min(foes_have, 2.0)
        value += weights.length * (sight.count_held(sight.trumps) - 1)
    else:
        of_suit = reading.of_suit[row]
        value += weights.unseen * sight.count_left(of_suit) / (1 + of_suit.bit_count())
    return value + value_of_parting(sight, card, weights)


def value_of_parting(sight: Sight, card: int, weights: Weights) -> float:
    """What it is worth, mostly less than nothing, to have a card no longer."""
    reading = sight.reading
    suit = reading.suit_of[sight.strain * reading.kinds + card]
    row = sight.strain * SUIT_SLOTS + suit
    strength = reading.strength[row * reading.kinds + card]
    of_suit = reading.of_suit[row]
    higher = sight.count_left(reading.above[row][strength] & of_suit)
    top = sight.spare**higher
    if sight.trumps >> card & 1:
        return weights.trump + weights.height * top
    value = weights.top * top + weights.rank * (1.0 - reading.above[row][strength].bit_count() / (1 + of_suit.bit_count()))
    if sight.count_held(of_suit) == 1 and sight.count_held(sight.trumps) > 0:
        value += weights.void
    return value
