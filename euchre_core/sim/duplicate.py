"""Two bots against each other on duplicate deals: the same cards several times, with the seats changed.

Each bot plays every side of the same cards, and in games of single players every seat alone against the others and
with the others. So luck mostly cancels, and what is left of it goes into the interval.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from euchre_core.bots import Bot
from euchre_core.game.deal import Deal
from euchre_core.kernel.rules import Rules


@dataclass(frozen=True)
class Meeting:
    """Some duplicate deals of two bots.

    Attributes:
        rules: what is played; bot, against: the names of the bots.
        first, deals: the number of the first deal, from 0, and how many there are. The same number is the same cards
            in every meeting with this `seed`.
    """

    rules: Rules
    bot: str
    against: str
    first: int
    deals: int
    seed: int


def seatings(rules: Rules) -> list[list[bool]]:
    """Every way to seat a bot (true) and the one it is compared with."""
    sides = range(len(rules.side_names))
    if len(sides) == 2:
        return [[side == own for side in rules.side_of] for own in sides]
    alone = [[side == own for side in rules.side_of] for own in sides]
    return [*alone, *([not here for here in seating] for seating in alone)]


def play(rules: Rules, cards: Sequence[Sequence[int]], dealer: int, bots: Sequence[Bot], seed: int) -> list[int]:
    """Play one deal as the first of a match; the points of each side.

    Args:
        rules: what is played.
        cards: the cards of each pile.
        dealer: the dealer's seat number.
        bots: the bot of each seat.
        seed: their chance.
    """
    deal = Deal(rules, dealer, cards, rules.ending.opening(len(rules.side_names)), None)
    rng = random.Random(seed)
    while not deal.state.is_over:
        seat = int(deal.state.turn)
        deal.push(bots[seat].act(deal.observation(seat), rng))
    return deal.state.results or []


def gain(rules: Rules, seating: Sequence[bool], points: Sequence[int]) -> float:
    """What a seat of the bot gained more than one of the other, on average; less is more where points are a loss."""
    own = [points[side] for side, here in zip(rules.side_of, seating, strict=True) if here]
    others = [points[side] for side, here in zip(rules.side_of, seating, strict=True) if not here]
    return rules.ending.better * (sum(own) / len(own) - sum(others) / len(others))


def meet(meeting: Meeting, make: Callable[[str], Bot]) -> list[float]:
    """Play the deals of a meeting; for each the points by which the bot was better, over all seatings.

    Args:
        meeting: what is played by whom.
        make: makes a bot by its name.
    """
    rules, ways = meeting.rules, seatings(meeting.rules)
    bot, other = make(meeting.bot), make(meeting.against)
    found = []
    for number in range(meeting.first, meeting.first + meeting.deals):
        dealer = number % len(rules.seats)
        cards = rules.shared_out(rules.shuffled(random.Random(meeting.seed * 1_000_003 + number)), dealer)
        total = 0.0
        for way in ways:
            players = [bot if here else other for here in way]
            total += gain(rules, way, play(rules, cards, dealer, players, number))
        found.append(total / len(ways))
    return found
