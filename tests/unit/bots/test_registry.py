from __future__ import annotations

import random

import pytest

import euchre_core as eu


def test_bots_are_found_by_name() -> None:
    assert eu.bots.names() == ["random", "cautious", "heuristic"]
    assert [eu.bots.get(name).name for name in eu.bots.names()] == eu.bots.names()


def test_an_unknown_name_is_told_what_it_may_have_meant() -> None:
    with pytest.raises(ValueError, match="did you mean heuristic"):
        eu.bots.get("heuristik")
    with pytest.raises(ValueError, match="random, cautious, heuristic"):
        eu.bots.get("x")


@pytest.mark.parametrize("name", eu.bots.names())
@pytest.mark.parametrize("game", ["bid_euchre", "ghost_hand", "double_deck_bid_euchre"])
def test_chance_alone_makes_a_bot_act_differently(game: str, name: str) -> None:
    """A new bot, one that has played other games, and the same random numbers: the same actions."""
    rules = eu.load(game)
    travelled = eu.bots.get(name)
    other = eu.Game(eu.load("bid_euchre", overlays=["joker"]), seed=1)
    travelled.act(other.observation(other.to_act), random.Random(1))
    for seed in range(3):
        played = eu.Game(rules, seed=seed, max_deals=2)
        here, there = random.Random(seed), random.Random(seed)
        while played.to_act is not None:
            observation = played.observation(played.to_act)
            action = eu.bots.get(name).act(observation, here)
            assert action is travelled.act(observation, there)
            played.push(action)


def test_the_cautious_bot_passes_and_plays_low() -> None:
    from .situations import choice, deal_of

    rules = eu.load("bid_euchre", overlays=["stick_the_dealer"])
    strong = {"N": "JS JC AS KS QS AH", "E": "9S 9C 10C 9H 10H JD"}
    deal = deal_of(rules, "N", strong)
    assert choice(deal, "cautious") == "pass"
    for _ in range(3):
        deal.push("pass")
    assert choice(deal, "cautious") == "bid 3"
    deal.push("bid 3")
    assert choice(deal, "cautious") == "name spades"
    deal.push("name spades")
    assert choice(deal, "cautious") == "play AH"
    deal.push("play JS")
    assert choice(deal, "cautious") == "play 9S"
