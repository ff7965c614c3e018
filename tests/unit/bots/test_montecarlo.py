"""The bot that searches: what it finds where the answer is known, what it makes of the scores, how long it looks."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import euchre_core as eu
from euchre_core.bots import montecarlo
from euchre_core.bots.at_once import AtOnce
from euchre_core.bots.montecarlo import MonteCarloBot
from euchre_core.bots.worlds import Worlds
from euchre_core.game.deal import Deal

from .situations import choice, deal_of

SAMPLES = 12


def advice(deal: Deal, samples: int = SAMPLES) -> eu.bots.Advice:
    """What is best for whoever is in turn, and what every choice is worth."""
    observation = deal.observation(int(deal.state.turn))
    found = eu.bots.advise(observation, random.Random(1), eu.bots.Budget(samples))
    assert {each.action for each in found.choices} == set(observation.legal_actions)
    return found


def points(found: eu.bots.Advice) -> dict[str, float]:
    return {each.action.text: each.points for each in found.choices}


# -- what it finds ---------------------------------------------------------------------------------------------------


def in_the_fourth_trick(before: list[int] | None = None) -> Deal:
    """N, the maker, has taken two tricks, the others one; spades were led, of which he has none, and he plays last."""
    hands = {"N": "JH AC KH 9C KD", "E": "AD 9D 10S KS QS", "S": "QD KC 10H JC JS", "W": "10D 10C QH AS 9S"}
    deal = deal_of(eu.load("classic"), "W", {**hands, "upcard": "QC"}, *["pass"] * 4, "name hearts", before=before)
    for card in ["JH", "9D", "10H", "QH", "AC", "10S", "JC", "10C", "KD", "AD", "QD", "10D", "QS", "JS", "AS"]:
        deal.push(f"play {card}")
    return deal


def test_a_trick_that_makes_the_contract_is_taken() -> None:
    found = advice(in_the_fourth_trick())
    assert found.best.text == "play KH"
    assert points(found)["play KH"] == 1.0, "the third trick is certain"
    assert -2.0 < points(found)["play 9C"] < 1.0, "the last one may fall to the ace or the left bower"
    assert found.reason == "it takes the trick, and is the lowest that does"
    assert found.choices[0].ahead == 1.0


def test_a_defender_leaves_a_trick_to_the_other_defender() -> None:
    """With B's trick and the right bower A is set: 2 for B and C, none for A. With the bower now he may still win."""
    hands = {"A": "AH KH 9S AC QS", "B": "KS 10D KD AS 10C", "C": "JH QC KC 9C 10S", "upcard": "QD"}
    deal = deal_of(eu.load("cut_throat"), "C", hands, "pass", "pass", "pass", "name hearts")
    for card in ["AC", "10C", "9C", "9S", "AS", "10S", "KD", "KC", "KH", "QS", "KS"]:
        deal.push(f"play {card}")
    found = advice(deal)
    assert found.best.text == "play QC"
    assert points(found)["play QC"] == 2 - (0 + 2) / 2
    assert points(found)["play JH"] < 1.0


def test_a_hand_that_cannot_lose_is_played_alone() -> None:
    deal = deal_of(eu.load("classic"), "W", {"N": "JH JD AH KH QH", "upcard": "9C"}, *["pass"] * 4)
    found = advice(deal)
    assert found.best.text == "name hearts alone"
    assert points(found)["name hearts alone"] == 4.0
    assert points(found)["name hearts"] == 2.0
    assert found.choices[0].chance is None, "far from its end the match is not thought of"


FAIR = {"N": "JH AH KH AS 9C", "upcard": "9D"}


@pytest.mark.parametrize(("before", "answer"), [([9, 9], "name hearts"), ([6, 9], "name hearts alone")])
def test_the_score_decides_what_is_risked(before: list[int], answer: str) -> None:
    """Alone the hand mostly makes its contract, seldom all tricks; four points win where the others need one."""
    deal = deal_of(eu.load("classic"), "W", FAIR, *["pass"] * 4, before=before)
    found = advice(deal, samples=40)
    assert found.best.text == answer
    assert found.choices[0].chance is not None


def test_a_sure_point_wins_the_match() -> None:
    found = advice(deal_of(eu.load("classic"), "W", FAIR, *["pass"] * 4, before=[9, 9]))
    assert found.choices[0].chance == 1.0


def test_cards_are_played_for_the_match_where_it_may_end() -> None:
    """At nine all whoever makes a point in this deal has won, so the chance to win is that to come out ahead."""
    found = advice(in_the_fourth_trick(before=[9, 9]), samples=60)
    chance = {each.action.text: (each.chance, each.ahead) for each in found.choices}
    assert chance["play KH"] == (1.0, 1.0)
    assert chance["play 9C"][0] == chance["play 9C"][1] < 1.0


# -- worlds ----------------------------------------------------------------------------------------------------------


def test_who_bids_is_taken_to_have_what_he_bids() -> None:
    """In worlds in which E has called clubs he holds more of them than where he has passed."""
    rules = eu.load("classic")
    called = deal_of(rules, "N", {"S": "9H 10H QD KD AS", "upcard": "9S"}, *["pass"] * 4, "name clubs")
    passed = deal_of(rules, "N", {"S": "9H 10H QD KD AS", "upcard": "9S"}, *["pass"] * 5)
    clubs_held = []
    for deal in (called, passed):
        rng = random.Random(1)
        worlds = Worlds(deal.observation(2), rng, 12)
        hands = [worlds.draw().state.hand("E") for _ in range(200)]
        clubs_held.append(sum(card.endswith("C") or card == "JS" for hand in hands for card in hand) / 200)
    assert clubs_held[0] > 2.3 > 1.7 > clubs_held[1]


# -- how long --------------------------------------------------------------------------------------------------------


class Counted:
    """Counts the worlds that are drawn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.number = 0

        class CountedWorlds:
            def __init__(worlds, real: eu.Observation, rng: random.Random, patience: int) -> None:
                worlds.drawn = Worlds(real, rng, patience)

            def draw(worlds) -> AtOnce:
                self.number += 1
                return worlds.drawn.draw()

        monkeypatch.setattr(montecarlo, "Worlds", CountedWorlds)


@pytest.mark.parametrize("samples", [1, 7])
def test_so_many_worlds_are_looked_into(monkeypatch: pytest.MonkeyPatch, samples: int) -> None:
    drawn = Counted(monkeypatch)
    assert choice(in_the_fourth_trick(), f"montecarlo:samples={samples}") == "play KH"
    assert drawn.number == samples


def test_no_world_is_begun_once_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Counted(monkeypatch)

    def ticking() -> Iterator[float]:
        now = 100.0
        while True:
            yield now
            now += 1.0

    ticks = ticking()
    bot = MonteCarloBot(eu.bots.Budget(samples=None, seconds=3.5, clock=lambda: next(ticks)))
    deal = in_the_fourth_trick()
    bot.act(deal.observation(0), random.Random(1))
    assert drawn.number == 4  # begun at 100, and again at 101, 102 and 103


@pytest.mark.parametrize(("may_stop", "enough"), [(True, range(12, 48)), (False, range(200, 201))])
def test_what_is_decided_is_not_looked_into_any_longer(
    monkeypatch: pytest.MonkeyPatch, may_stop: bool, enough: range
) -> None:
    drawn = Counted(monkeypatch)
    bot = MonteCarloBot(eu.bots.Budget(200), may_stop=may_stop)
    assert bot.act(in_the_fourth_trick().observation(0), random.Random(1)).text == "play KH"
    assert drawn.number in enough


def test_nothing_is_searched_where_there_is_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Counted(monkeypatch)
    deal = in_the_fourth_trick()
    deal.push("play KH")
    assert choice(deal, "montecarlo") == "play 9C"
    assert drawn.number == 0


def test_the_same_chance_leads_to_the_same_choice() -> None:
    deal = deal_of(eu.load("ghost_hand"), "A", {"B": "JS AS KH QD 9C 10C"})
    observation = deal.observation(1)
    budget = eu.bots.Budget(SAMPLES)
    one, again, other = (eu.bots.advise(observation, random.Random(seed), budget).choices for seed in (3, 3, 4))
    assert one == again != other
