"""Euchre beside OpenSpiel's: the same choices at every decision, the same winners, the same returns."""

from __future__ import annotations

import itertools

import pytest

import euchre_core as eu

from .euchre_beside import DEVIATIONS, Beside, our_rules, their_game

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'euchre-core[openspiel]'")

pytestmark = pytest.mark.openspiel

DEALS = 500
TABLES = list(itertools.product([True, False], repeat=2))


@pytest.mark.parametrize(("stick_the_dealer", "lone_defender"), TABLES)
def test_the_same_deals_go_the_same_way(stick_the_dealer: bool, lone_defender: bool) -> None:
    beside = Beside(our_rules(stick_the_dealer, lone_defender), their_game(pyspiel, stick_the_dealer, lone_defender), 7)
    for _ in range(DEALS):
        beside.deal()
    seen = beside.figures
    assert seen.deals == DEALS and seen.lone_makers and seen.euchres
    assert bool(seen.thrown_in) is not stick_the_dealer
    assert bool(seen.lone_defenders) is lone_defender


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("deal.upcard_discard", "any"),
        ("alone.declared", "with_call"),
        ("play.leads", "maker"),
        ("pack.bowers", "right_only"),
        ("scoring.makers.march.points", 3),
    ],
)
def test_a_rule_that_differs_is_noticed(setting: str, value: object) -> None:
    from .euchre_beside import SETTINGS

    rules = eu.load("classic", settings={**SETTINGS, "auction.all_pass": "dealer_is_stuck", setting: value})
    beside = Beside(rules, their_game(pyspiel, True, False), 7)
    with pytest.raises(AssertionError):
        for _ in range(DEALS):
            beside.deal()


def test_every_deviation_is_written_down_with_what_is_done_about_it() -> None:
    said = " ".join(DEVIATIONS.values())
    for setting in ("deal.upcard_discard", "alone.declared", "alone.defender", "scoring.defenders.lone_defence"):
        assert setting in said


# Facts of OpenSpiel's own published playthrough of euchre: dealer, cards, calls, cards played, returns.
DEALER = "E"
HANDS = {
    "N": "AC QC AD QH QS",
    "E": "JC KD 10H AS 9S",
    "S": "KC 9C QD AH KS",
    "W": "10C KH 9H JS 10S",
    "upcard": "10D",
}
CHOICES = {
    "the first four": (["pass", "order"], ["pass"] * 4),
    "the second circuit": (["pass", "name clubs", "name hearts", "name spades"], ["name hearts"]),
    "alone?": (["alone", "pass"], ["alone"]),
}
TRICKS = [("S", "KC 10C JC"), ("S", "9C 9H 9S"), ("W", "JS AS KS"), ("E", "10H AH KH"), ("S", "QD 10S KD")]


def test_their_published_game_goes_the_same_way_here() -> None:
    state = our_rules(stick_the_dealer=True, lone_defender=False).new_deal(DEALER, hands=HANDS)
    for may, said in CHOICES.values():
        for each in said:
            assert sorted(action.text for action in state.legal_actions) == sorted(may)
            state.apply(each)
    for leader, cards in TRICKS:
        assert state.to_act == leader
        for card in cards.split():
            state.apply(f"play {card}")
    assert state.points == {"NS": 0, "EW": 2}


def test_their_published_game_leaves_one_choice_where_suit_must_be_followed() -> None:
    state = our_rules(stick_the_dealer=True, lone_defender=False).new_deal(DEALER, hands=HANDS)
    for each in ("pass", "pass", "pass", "pass", "name hearts", "alone", "play KC"):
        state.apply(each)
    assert [action.text for action in state.legal_actions] == ["play 10C"]
    state.apply("play 10C")
    assert [action.text for action in state.legal_actions] == ["play JC"]
    state.apply("play JC")
    state.apply("play 9C")
    assert {action.argument for action in state.legal_actions} == {"9H", "10S", "JS", "KH"}
