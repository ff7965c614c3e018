"""Every bot plays every shipped game, and every shipped house rule, with nothing but legal actions."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import euchre_core as eu
from euchre_core.game.deal import Deal
from euchre_core.language.catalog import list_overlays, list_variants
from euchre_core.language.document import read_file
from tests.quick_bots import NAMES, SEARCHES, quick_bot

VARIANTS = [found.name for found in list_variants(())]
OVERLAYS = {found.name: found for found in list_overlays(())}


def play_deals(rules: eu.Rules, name: str, deals: int) -> None:
    """Play some deals out; every action must be one of those the seat was offered."""
    rng = random.Random(7)
    bot = quick_bot(name)
    for number in range(deals):
        deal = dealt(rules, number % len(rules.seats), rng)
        while not deal.state.is_over:
            observation = deal.observation(int(deal.state.turn))
            action = bot.act(observation, rng)
            assert action in observation.legal_actions
            deal.push(action)


def dealt(rules: eu.Rules, dealer: int, rng: random.Random) -> Deal:
    cards = rules.shared_out(rules.shuffled(rng), dealer)
    return Deal(rules, dealer, cards, rules.ending.opening(len(rules.side_names)), None)


def search_deal(rules: eu.Rules) -> None:
    """Let the bot that searches decide twice in every step of a deal, and now and then; the heuristic does the rest."""
    rng = random.Random(7)
    searcher, expert = quick_bot(SEARCHES), eu.bots.get("heuristic")
    decided: Counter[str] = Counter()
    deal = dealt(rules, 0, rng)
    while not deal.state.is_over:
        observation = deal.observation(int(deal.state.turn))
        step = deal.state.now.name
        searches = len(observation.legal_actions) > 1 and (decided[step] < 2 or rng.random() < 0.1)
        decided[step] += searches
        action = (searcher if searches else expert).act(observation, rng)
        assert action in observation.legal_actions
        deal.push(action)


@pytest.mark.parametrize("name", [name for name in NAMES if name != SEARCHES])
@pytest.mark.parametrize("variant", VARIANTS)
def test_bots_play_every_game(variant: str, name: str) -> None:
    play_deals(eu.load(variant), name, deals=4)


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_bot_that_searches_plays_every_game(variant: str) -> None:
    search_deal(eu.load(variant))


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_bots_play_with_every_house_rule(overlay: str) -> None:
    file = OVERLAYS[overlay]
    games = read_file(file.path, file.display).data["tested_on"]
    assert isinstance(games, list)
    rules = eu.load(str(games[0]), overlays=[overlay])
    for name in NAMES:
        if name != SEARCHES:
            play_deals(rules, name, deals=3)
    search_deal(rules)
