"""Every bot plays every shipped game, and every shipped house rule, with nothing but legal actions."""

from __future__ import annotations

import random

import pytest

import euchre_core as eu
from euchre_core.game.deal import Deal
from euchre_core.language.catalog import list_overlays, list_variants
from euchre_core.language.document import read_file

VARIANTS = [found.name for found in list_variants(())]
OVERLAYS = {found.name: found for found in list_overlays(())}


def play_deals(rules: eu.Rules, name: str, deals: int) -> None:
    """Play some deals out; every action must be one of those the seat was offered."""
    rng = random.Random(7)
    bot = eu.bots.get(name)
    for number in range(deals):
        dealer = number % len(rules.seats)
        cards = rules.shared_out(rules.shuffled(rng), dealer)
        deal = Deal(rules, dealer, cards, rules.ending.opening(len(rules.side_names)), None)
        while not deal.state.is_over:
            observation = deal.observation(int(deal.state.turn))
            action = bot.act(observation, rng)
            assert action in observation.legal_actions
            deal.push(action)


@pytest.mark.parametrize("name", eu.bots.names())
@pytest.mark.parametrize("variant", VARIANTS)
def test_bots_play_every_game(variant: str, name: str) -> None:
    play_deals(eu.load(variant), name, deals=4)


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_bots_play_with_every_house_rule(overlay: str) -> None:
    file = OVERLAYS[overlay]
    games = read_file(file.path, file.display).data["tested_on"]
    assert isinstance(games, list)
    rules = eu.load(str(games[0]), overlays=[overlay])
    for name in eu.bots.names():
        play_deals(rules, name, deals=3)
