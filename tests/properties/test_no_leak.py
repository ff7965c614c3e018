"""What a seat cannot know makes no difference to what it sees, to its turns, and to what it may do."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import euchre_core as eu
from euchre_core.game.deal import Deal
from euchre_core.testing.conformance.sight import differences
from tests.naive import Match

from .made_up import made_up_rules
from .second_world import dealt_texts, replayed
from .shipped import Choice, playable, rules
from .worlds import deal_in_progress, twins_of

SEEDS = st.integers(0, 10**6)


@given(choice=st.sampled_from(playable()), seed=SEEDS)
def test_cards_a_seat_cannot_know_change_nothing_for_it(choice: Choice, seed: int) -> None:
    twins = twins_of(rules(choice), seed)
    while True:
        assert not twins.differences
        if not twins.go_on():
            break


@given(played=made_up_rules(), seed=SEEDS)
def test_nor_do_they_in_made_up_games(played: eu.Rules, seed: int) -> None:
    twins = twins_of(played, seed)
    while not twins.have_parted:  # a hand that is claimed automatically shows itself
        assert not twins.differences
        if not twins.go_on():
            break


@pytest.mark.parametrize("choice", playable(), ids=str)
def test_a_sample_cannot_be_told_from_the_real_deal(choice: Choice) -> None:
    """Played again from the sample's own cards, everything the seat saw is legal, and it sees the same."""
    rng = random.Random(str(choice))
    for _ in range(4):
        check_samples(rules(choice), rng, most=40)


@given(played=made_up_rules(), seed=SEEDS)
def test_nor_can_it_in_made_up_games(played: eu.Rules, seed: int) -> None:
    check_samples(played, random.Random(seed), most=25)


GIVEN_AND_SHOWN: dict[str, object] = {
    "auction.ladder": [1, "moon"],
    "auction.bids.moon": {"plays": "alone", "shows_hand": "before_play", "exchange": "two_each_way"},
    "exchange.two_each_way": [
        {"from": "partner", "to": "player", "cards": 2, "shown_to": "all"},
        {"from": "player", "to": "partner", "cards": 2},
    ],
}


def test_a_hand_that_was_shown_is_the_same_in_every_sample() -> None:
    """Whoever looks on saw no card of those given before, but then the whole hand: none of it can have been given."""
    rules = eu.load("bid_euchre", settings=GIVEN_AND_SHOWN)
    for seed in range(6):
        game = eu.Game(rules, seed=seed)
        deal, bidder = game.deals[0], game.to_act
        game.push("moon")
        while deal.state.now.name != "the play":
            game.push("pass" if "pass" in deal.state.legal_actions else deal.state.legal_actions[-1])
        onlooker = deal.observation((rules.seats.index(str(bidder)) + 1) % 4)
        assert len(onlooker.view.hand(str(bidder))) == 6
        for _ in range(20):
            sample = onlooker.sample_state(random.Random(seed))
            assert sample.hand(str(bidder)) == deal.state.hand(str(bidder))


def test_a_condition_on_the_scores_is_judged_by_the_scores() -> None:
    """Who may play alone depends on the scores before the deal, which the judge must know as well."""
    rules = eu.load("classic", settings={"alone.allowed_if": "best_other_score < 4"})
    game = eu.Game(rules, seed=1)
    game.push(next(action for action in game.legal_actions if action.text.endswith("alone")))
    check_samples(rules, random.Random(1), most=1, deal=game.deals[0])


def test_a_world_to_compare_with_is_one_in_which_the_seat_was_dealt_its_own_cards() -> None:
    """Its hand has gone through a ghost hand to a maker, and lies there among cards of the kitty that it never saw."""
    settings = {"auction.swap": "once_each", "deal.kitty": "to_maker", "deal.kitty_taken": "after_naming"}
    rules = eu.load("ghost_hand", settings={**settings, "deal.cards_each": 5, "auction.ladder": ["1..5"]})
    rng = random.Random(3)
    for seed in range(6):
        game = eu.Game(rules, seed=seed)
        for word in ["swap", "bid 1", "swap", "bid 2", "pass"]:
            game.push(word)
        game.push(next(action for action in game.legal_actions if action.text.startswith("name")))
        real = game.deals[0].observation(rules.seats.index(game.deals[0].events[1].seat))
        again = replayed(game.deals[0], real, real.sample_state(rng))
        assert again is None or again.cards[real.seat_number] == sorted(real.dealt)


def check_samples(played: eu.Rules, rng: random.Random, most: int, deal: Deal | None = None) -> None:
    """Draw a world for every seat in the middle of a deal, and play the history again in it."""
    deal = deal or deal_in_progress(played, rng, most)
    if deal.state.is_over:
        return
    for seat in range(len(played.seats)):
        real = deal.observation(seat)
        sample = real.sample_state(rng)
        again = replayed(deal, real, sample)
        if again is None:
            continue  # too many ways in which the hidden cards can have gone
        assert list(again.state.cards) == list(sample.cards)
        assert not differences(real, again.observation(seat))
        judged = Match(json.loads(played.canonical))  # the first deal of one, so that it knows the scores
        judged.begin(real.dealer, dealt_texts(again))
        for action in again.actions:
            judged.take(action.text)
