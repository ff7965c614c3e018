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
LONE: Final = 4
ROLES: Final = 5

LEAD: list[Weights] = [Weights(win=1.0, top=-0.3, trump=-0.2, draw=0.2) for _ in range(5)]
FOLLOW: list[Weights] = [Weights(win=1.0, top=-0.5, trump=-0.3, height=-0.4, rank=-0.1) for _ in range(5)]


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
        return LONE if sight.reading.mates[sight.seat] & ~sight.idle == 1 << sight.seat else MAKER
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
    own = 0.0
    maker = 0.0
    if strength > sight.best or (reading.equal_wins and strength == sight.best and strength > 0):
        win = chance_that_none_beats(sight, sight.foes, sight.row, strength)
        own = win
        if sight.reading.sides > 2:
            maker = maker_beats(sight, sight.row, strength)
    elif reading.mates[sight.seat] >> sight.winning & 1:
        win = chance_that_none_beats(sight, sight.foes, sight.row, sight.best)
    else:
        if sight.mates:
            win = 1.0 - chance_that_none_beats(sight, sight.mates, sight.row, sight.best)
            if sight.foes:
                win *= 0.7
        if sight.reading.sides > 2:
            if sight.winning == sight.holder:
                maker = chance_that_none_beats(sight, sight.foes, sight.row, sight.best)
            else:
                maker = maker_beats(sight, sight.row, sight.best)
    deny = 1.0 - maker if sight.reading.sides > 2 and not sight.makers else win
    value = weights.win * win + weights.pivot * pivot * deny + weights.own * own + weights.deny * deny
    return value + value_of_parting(sight, card, weights)


def maker_beats(sight: Sight, row: int, strength: int) -> float:
    if sight.holder in sight.foes:
        return 1.0 - chance_that_none_beats(sight, [sight.holder], row, strength)
    return 0.0


def foes_trumps(sight: Sight) -> float:
    """How many trumps the foes are likely to hold together."""
    each = sight.count_left(sight.trumps) * (1.0 - sight.spare)
    have = 0.0
    for seat in sight.foes:
        if not sight.memory.voids[seat] >> sight.trump_suit & 1:
            have += each
    return have


def value_of_leading(sight: Sight, card: int, pivot: float, weights: Weights) -> float:
    """What leading a card is worth."""
    reading = sight.reading
    kinds = reading.kinds
    suit = reading.suit_of[sight.strain * kinds + card]
    row = sight.strain * SUIT_SLOTS + suit
    strength = reading.strength[row * kinds + card]
    own = chance_that_none_beats(sight, sight.foes, row, strength)
    win = own
    if sight.mates and win < 1.0:
        help = 1.0 - chance_that_none_beats(sight, sight.mates, row, strength)
        win += (1.0 - win) * help * 0.5
    deny = win
    if sight.reading.sides > 2 and not sight.makers:
        deny = 1.0 - maker_beats(sight, row, strength)
    value = weights.win * win + weights.pivot * pivot * deny + weights.own * own + weights.deny * deny
    have = foes_trumps(sight)
    of_suit = reading.of_suit[row]
    higher = sight.count_left(reading.above[row][strength] & of_suit)
    top = sight.spare**higher
    if sight.trumps >> card & 1:
        some = min(have, 1.0)
        value += weights.draw * some * top + weights.force * some * (1.0 - top)
        value += weights.length * (sight.count_held(sight.trumps) - have / max(len(sight.foes), 1)) / sight.tricks_left
    else:
        value += weights.unseen * sight.count_left(of_suit) / (1 + of_suit.bit_count())
        if have == 0.0:
            value += weights.safe * top
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
    late = sight.tricks_left / reading.tricks
    if sight.trumps >> card & 1:
        return weights.trump + weights.height * top + weights.late * late * top
    value = weights.top * top + weights.rank * (1.0 - reading.above[row][strength].bit_count() / (1 + of_suit.bit_count()))
    value += weights.late * late * top
    held = sight.count_held(of_suit)
    if held == 1 and sight.count_held(sight.trumps) > 0:
        value += weights.void
    if held == 2 and top < 1.0 and sight.count_left(of_suit) > 0:
        value += weights.guard
    return value
