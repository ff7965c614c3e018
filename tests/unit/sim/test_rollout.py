"""Random play-outs of a deal reach its end in every kind of game, and are fair."""

from __future__ import annotations

from typing import Any

import pytest

import euchre_core as eu
from euchre_core.sim.rollout import rollout

FREE_TRADE = [
    {"from": "player", "to": "partner", "cards": "0..3"},
    {"from": "partner", "to": "player", "cards": "same"},
]
RENEGES = {"policy": "challenged", "deal": "ends"}
NO_TRUMP = {"trump.choices": ["no_trump"], "pack.jokers": 1, "pack.leave_out": ["9S"]}

GAMES: dict[str, dict[str, Any]] = {
    "plain": {},
    "who gives may give nothing": {"exchange.ask_for_best": FREE_TRADE, "auction.ladder": ["ask"]},
    "a joker without trump": NO_TRUMP,
    "a worthless joker": {**NO_TRUMP, "trump.joker_in_no_trump": "worthless"},
    "must trump": {"play.void": "must_trump", "play.first_lead": "trump"},
    "the rest may be claimed": {"play.claim_rest": "by_agreement"},
    "reneges are challenged": {
        "play.renege": RENEGES,
        "scoring.makers.ours": {"renege": "makers", "points": -5},
        "scoring.makers.theirs": {"renege": "defenders", "points": 5},
    },
}


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_is_played_out_and_stays_where_it_was(name: str) -> None:
    deal = eu.load("bid_euchre", settings=GAMES[name]).new_deal(dealer="W", seed=3)
    before = [deal.to_act, deal.hand("N"), deal.step]
    played = rollout(deal, 200, seed=5)
    assert played.deals == 200
    assert played.actions > 200 * 4
    assert [deal.to_act, deal.hand("N"), deal.step] == before
    assert rollout(deal, 200, seed=5).totals == played.totals
    assert rollout(deal, 200, seed=6).totals != played.totals


def test_every_legal_card_is_played_equally_often() -> None:
    hands = {"N": "JH JD AH KH KS 9S", "E": "QH 10H 9H 9D QS AC", "S": "AS JS 10S AD 10C 9C", "W": "KC QC JC 10D KD QD"}
    deal = eu.load("bid_euchre").new_deal(dealer="W", hands=hands)
    for action in ("bid 3", "pass", "pass", "pass", "name hearts"):
        deal.apply(action)
    for card in ["JH", "QH", "AS", "KC", "JD", "10H", "JS", "QC", "AH", "9H", "10S", "JC", "KH", "9D", "AD", "10D"]:
        deal.apply(card)
    # The king of spades first takes both tricks that are left, the nine first loses both.
    points = rollout(deal, 4000).points
    assert points["NS"] + points["EW"] == 6
    assert abs(points["NS"] - 5) < 0.06


def test_there_is_no_playing_out_not_even_once() -> None:
    with pytest.raises(ValueError, match="at least one deal"):
        rollout(eu.load("bid_euchre").new_deal(seed=1), 0)


def plainly(deal: eu.State, n: int, seed: int) -> list[int]:
    """The same play-outs by legal actions alone, without any short cut."""
    totals = [0] * len(deal.rules.side_names)
    chance = (seed * 0x9E3779B97F4A7C15 + 0x2545F4914F6CDD1D) % 2**62
    for _ in range(n):
        state = deal.copy()
        while not state.is_over:
            chance ^= (chance << 13) % 2**62
            chance ^= chance >> 7
            chance ^= (chance << 17) % 2**62
            legal = state.legal_actions
            state.apply(legal[(chance >> 20) % len(legal)])
        totals = [total + state.points[side] for side, total in zip(deal.rules.side_names, totals, strict=True)]
    return totals


@pytest.mark.parametrize("actions", [0, 7, 12, 18])
@pytest.mark.parametrize("name", ["classic", "bid_euchre", "ghost_hand", "british", "double_deck_bid_euchre", "hoss"])
def test_the_quick_loop_plays_what_legal_actions_would(name: str, actions: int) -> None:
    for seed in range(3):
        deal = eu.load(name).new_deal(seed=seed)
        for number in range(actions):
            if not deal.is_over and len(deal.legal_actions) > 0:
                before = deal.copy()
                deal.apply(deal.legal_actions[number % len(deal.legal_actions)])
        if deal.is_over:
            deal = before
        assert list(rollout(deal, 30, seed).totals.values()) == plainly(deal, 30, seed)
