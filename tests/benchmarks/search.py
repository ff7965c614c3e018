"""The bot that searches: hands a second with 50 worlds a move, beside the 44 of a published engine in Rust."""

from __future__ import annotations

import functools
import itertools
import random
from collections.abc import Iterator

import euchre_core as eu
from euchre_core.game.deal import Deal

from .measuring import at_least, per_second

WORLDS = 50
BAR = 44.0
HANDS = 4


def hand(rules: eu.Rules, bot: eu.bots.Bot, seed: int) -> None:
    """Play one deal out, the bot at every seat, everything included: what each seat sees, the auction, the cards."""
    rng = random.Random(seed)
    cards = rules.shared_out(rules.shuffled(rng), seed % 4)
    deal = Deal(rules, seed % 4, cards, rules.ending.opening(2), None)
    while not deal.state.is_over:
        deal.push(bot.act(deal.observation(int(deal.state.turn)), rng))


def some_hands(rules: eu.Rules, bot: eu.bots.Bot, seeds: Iterator[int]) -> int:
    """Play a few hands; how many."""
    for seed in itertools.islice(seeds, HANDS):
        hand(rules, bot, seed)
    return HANDS


def measure() -> None:
    """Print the figures."""
    rules = eu.load("classic")
    for name in (f"montecarlo:samples={WORLDS}", "hard"):
        work = functools.partial(some_hands, rules, eu.bots.get(name), itertools.count(1))
        at_least(f"classic: hands with {name} at every seat", per_second(work), "hands a second", BAR)
