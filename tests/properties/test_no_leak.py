"""What a seat cannot know makes no difference to what it sees, to its turns, and to what it may do."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import euchre_core as eu
from euchre_core.testing.conformance.sight import differences
from tests.naive import Deal as JudgedDeal
from tests.naive import Table

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
    while not twins.thrown_in:  # a hand that is claimed automatically shows itself
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


def check_samples(played: eu.Rules, rng: random.Random, most: int) -> None:
    """Draw a world for every seat in the middle of a deal, and play the history again in it."""
    deal = deal_in_progress(played, rng, most)
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
        table = Table(json.loads(played.canonical))
        judged = JudgedDeal(table, real.dealer, dealt_texts(again))
        for action in again.actions:
            judged.take(action.text)
