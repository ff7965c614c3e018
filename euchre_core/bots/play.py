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

LEAD: list[Weights] = [
    Weights(win=2.00, pivot=1.49, own=-0.35, trump=0.26, height=0.30, top=-0.56, rank=0.11, void=1.43, draw=1.12, force=1.09, length=0.63, unseen=0.84, safe=0.59, guard=-0.14, late=-1.33),
    Weights(win=0.49, pivot=0.38, own=0.52, trump=0.41, height=-0.50, top=0.91, rank=-0.19, void=0.12, draw=0.61, force=1.19, length=-2.00, unseen=0.85, safe=-0.35, guard=-0.27, late=0.07),
    Weights(win=2.00, pivot=1.13, own=1.73, trump=-1.27, height=-0.88, top=0.12, rank=-0.90, void=-1.13, draw=-1.14, force=-0.23, length=-0.37, unseen=0.61, safe=0.09, guard=-0.65, late=-0.55),
    Weights(win=0.87, deny=-1.05, pivot=0.42, own=0.87, trump=-1.57, height=-0.74, top=1.36, rank=-0.62, void=-0.97, draw=-0.70, force=-0.76, length=-0.38, unseen=-2.00, safe=-0.13, guard=-0.25, late=-0.44),
    Weights(win=1.97, pivot=1.53, own=1.97, trump=1.36, height=0.97, top=-0.11, rank=0.09, void=-0.28, draw=0.74, force=0.57, length=0.33, unseen=-2.00, safe=0.77, guard=-0.25, late=-0.12),
]
FOLLOW: list[Weights] = [
    Weights(win=2.00, pivot=0.82, own=0.17, trump=-0.91, height=-0.90, top=-0.94, rank=0.12, void=0.42, guard=0.09, late=-0.75),
    Weights(win=1.90, pivot=0.86, own=2.00, trump=-0.39, height=-1.70, top=-0.82, rank=-0.90, void=0.93, guard=-0.24, late=-0.44),
    Weights(win=0.90, pivot=0.25, own=1.22, trump=0.49, height=-2.00, top=-0.34, rank=-0.56, void=0.30, guard=-0.09, late=-0.52),
    Weights(win=1.41, deny=0.50, pivot=0.38, own=1.41, trump=0.38, height=-1.96, top=-0.84, rank=-1.85, void=0.30, guard=-0.20, late=-2.00),
    Weights(win=1.22, pivot=0.60, own=1.22, trump=0.99, height=-2.00, top=-0.72, rank=-0.91, void=-0.07, guard=-0.13, late=-1.61),
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
