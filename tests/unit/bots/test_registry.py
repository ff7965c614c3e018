from __future__ import annotations

import random
import re

import pytest

import euchre_core as eu
from tests.quick_bots import NAMES, SEARCHES, quick_bot


def test_bots_are_found_by_name() -> None:
    assert eu.bots.names() == ["random", "cautious", "easy", "medium", "heuristic", "hard", "montecarlo"]
    assert [eu.bots.get(name).name for name in eu.bots.names()] == eu.bots.names()


def test_an_unknown_name_is_told_what_it_may_have_meant() -> None:
    with pytest.raises(ValueError, match="did you mean heuristic"):
        eu.bots.get("heuristik")
    with pytest.raises(ValueError, match="random, cautious, easy"):
        eu.bots.get("x")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("montecarlo:worlds=3", "no option “worlds=3”; a search takes samples=N and seconds=S"),
        ("montecarlo:samples=many", "samples is a number, not “many”"),
        ("montecarlo:samples=0", "samples must be at least 1, not 0"),
        ("montecarlo:samples=1000000", "samples is at most 10000, not 1000000"),
        ("montecarlo:seconds=0", "seconds must be more than 0, not 0"),
        ("montecarlo:seconds=nan", "seconds is at most 60, not nan"),
        ("montecarlo:", "no option “”"),
        ("hard:samples=3", "the bot hard takes no options; montecarlo does"),
    ],
)
def test_what_stands_after_a_name_is_checked(name: str, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        eu.bots.get(name)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", ["bid_euchre", "ghost_hand", "double_deck_bid_euchre"])
def test_chance_alone_makes_a_bot_act_differently(game: str, name: str) -> None:
    """A new bot, one that has played other games, and the same random numbers: the same actions."""
    rules = eu.load(game)
    travelled = quick_bot(name)
    other = eu.Game(eu.load("bid_euchre", overlays=["joker"]), seed=1)
    travelled.act(other.observation(other.to_act), random.Random(1))
    for seed in range(1 if name == SEARCHES else 3):
        played = eu.Game(rules, seed=seed, max_deals=1 if name == SEARCHES else 2)
        here, there = random.Random(seed), random.Random(seed)
        while played.to_act is not None:
            observation = played.observation(played.to_act)
            action = quick_bot(name).act(observation, here)
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
