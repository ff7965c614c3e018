"""Contracts to lose every trick: what a hand is good for in them, and how they are played."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from euchre_core.kernel.pack import SUIT_SLOTS, lowest

from .chances import Chances
from .sight import Sight
from .worth import worth_at

DISCARDS_HELP: Final = 0.5
"""How many of the worst cards a kitty that is taken lets one get rid of, in parts of its cards."""

TOGETHER: Final = 2.5
"""How much worse a hand fares than cards that are in danger independently would; measured on some 7,000 contracts."""


def chances_of_losing(sight: Sight, strain: int) -> list[float]:
    """The chances that a hand takes no trick, and that it takes one, as for every number of tricks."""
    reading = sight.reading
    dangers = dangers_in(sight, strain)
    order = sorted(dangers)
    extra = sum([mask.bit_count() for mask in sight.hand]) - reading.tricks
    kept = len(order) - max(extra, round(DISCARDS_HELP * reading.kitty))
    safe = 1.0
    for danger in order[:kept]:
        safe *= (1.0 - danger) ** TOGETHER
    return [safe, 1.0 - safe] + [0.0] * (reading.tricks - 1)


def dangers_in(sight: Sight, strain: int) -> list[float]:
    """For each card of the hand, in pack order and copies together, how likely it takes a trick against one's will."""
    reading = sight.reading
    found: list[float] = []
    for card in range(reading.kinds):
        for mask in sight.hand:
            if mask >> card & 1:
                found.append(danger_of(sight, strain, card))
    return found


def danger_of(sight: Sight, strain: int, card: int) -> float:
    """How likely a card is to take a trick against one's will.

    The lowest card of a suit meets the lowest of the others, and so on: a card is in danger as far as more lower cards
    are out than one holds oneself. A card that beats all suits is lost.
    """
    reading = sight.reading
    if reading.trumps[strain] >> card & 1:
        return 1.0
    row = strain * SUIT_SLOTS + reading.suit_of[strain * reading.kinds + card]
    in_suit = reading.of_suit[row]
    strength = reading.strength[row * reading.kinds + card]
    higher = reading.above[row][strength] & in_suit
    lower = in_suit & ~higher & ~(1 << card)
    out = sight.count_left(in_suit)
    excess = sight.count_left(lower) - sight.count_held(lower)
    return float(min(1.0, int(excess) / int(out)) ** (0.5 + 0.75 * int(reading.foes))) if out and excess > 0 else 0.0


# -- the play --------------------------------------------------------------------------------------------------------


def shuns_tricks(sight: Sight) -> bool:
    """Whether the seat would rather not take the tricks that are left."""
    reading = sight.reading
    contracts = reading.contracts
    if contracts.loses_all(sight.level):
        return True
    if not reading.target_loses and (sight.holder >= 0 or reading.sign > 0):
        return False
    worth = worth_at(reading, sight.scores, reading.side_of[sight.seat])
    left = sight.tricks_left
    if sight.holder < 0:
        own = sight.taken[sight.seat]
        points = contracts.outcomes_of(-1, sight.strain, 0, sight.plays_alone).makers
        return worth.with_points(points[own + left]) < worth.with_points(points[own])
    makers = 0
    for seat in range(reading.seats):
        if sight.makers >> seat & 1:
            makers += sight.taken[seat]
    outcomes = contracts.outcomes_of(sight.level, sight.strain, sight.stuck, sight.plays_alone)
    most = worth.of_outcome(outcomes, makers + left, sight.holder)
    least = worth.of_outcome(outcomes, makers, sight.holder)
    return most < least if sight.makers >> sight.seat & 1 else least < most


def choose_loser(sight: Sight, cards: i64) -> i64:
    """The card to play where a side takes no tricks if it can help it, or where only the maker must not.

    Args:
        sight: what the seat sees.
        cards: the legal cards, as a mask; at least one.
    """
    best = lowest(cards)
    most = -10000.0
    choice = Ducking(sight)
    card = best
    while cards >> card:
        if (cards >> card) & 1:
            value = choice.following(card) if sight.led >= 0 else choice.leading(card)
            if value > most:
                most = value
                best = card
        card += 1
    return best


@final
class Ducking:
    """The choice of one card where the own side shuns tricks, or else wants the maker to take one.

    Attributes:
        ducks: whether it is the own side that shuns them.
    """

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.reading = sight.reading
        self.chances = Chances(sight)
        contract = sight.reading.contracts.loses_all(sight.level)
        self.ducks = not contract or sight.makers >> sight.seat & 1 == 1

    def following(self, card: int) -> float:
        """What playing a card to the trick is worth."""
        sight = self.sight
        strength = self.reading.strength[sight.row * self.reading.kinds + card]
        # Of the suit led the highest card that loses is best; who cannot follow gets rid of his most dangerous one.
        follows = sight.reading.suit_of[sight.strain * sight.reading.kinds + card] == sight.led
        height = 0.01 * strength + (0.0 if follows else danger_of(sight, sight.strain, card))
        if strength <= sight.best:
            return 10.0 + height
        if self.ducks:
            beaten = 1.0 - self.chances.none_beats(self.chances.foes, sight.row, strength)
            return 10.0 * beaten if beaten > 0.0 else height
        if sight.makers >> sight.winning & 1:
            return height
        return 5.0 - height if sight.makers & self.chances.foes else 10.0 + height

    def leading(self, card: int) -> float:
        """What leading a card is worth: a low one of a suit that the one who must not win, or must, still has."""
        sight = self.sight
        reading = self.reading
        row = sight.strain * SUIT_SLOTS + reading.suit_of[sight.strain * reading.kinds + card]
        strength = reading.strength[row * reading.kinds + card]
        if self.ducks:
            return -self.chances.none_beats(self.chances.foes, row, strength)
        suit = row % SUIT_SLOTS
        in_suit = reading.of_suit[row]
        out = sight.count_left(in_suit)
        if sight.notes.voids[sight.holder] >> suit & 1 or out == 0:
            return -10.0 + 0.01 * strength
        higher = sight.count_left(reading.above[row][strength] & in_suit)
        return int(higher) / int(out)
