"""Bots end their games, do what is legal, and know nothing that their seat cannot know."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import euchre_core as eu
from euchre_core.bots.worlds import Worlds
from euchre_core.chapters.match.phase import MatchEnd
from euchre_core.testing.conformance.sight import differences, seen
from tests.quick_bots import NAMES, SEARCHES, quick_bot

from .made_up import made_up_rules
from .second_world import replayed
from .shipped import Choice, playable, rules
from .worlds import deal_in_progress, twins_of

pytestmark = pytest.mark.thorough

BOTS = [name for name in NAMES if name != SEARCHES]
SEARCHED = 0.2
"""At how many of the turns the bot that searches is asked as well."""
ENOUGH_DEALS = 400
SEEDS = st.integers(0, 10**6)


def play(played: eu.Rules, name: str, seed: int, max_deals: int) -> eu.Game:
    """A whole match of bots of one kind."""
    game = eu.Game(played, seed=seed, max_deals=max_deals)
    bots = {seat: eu.bots.get(name) for seat in played.seats}
    rng = random.Random(seed)
    while game.to_act is not None:
        observation = game.observation(game.to_act)
        action = bots[game.to_act].act(observation, rng)
        assert action in observation.legal_actions
        game.push(action)
    return game


@pytest.mark.parametrize("choice", playable(), ids=str)
def test_heuristic_bots_reach_the_target(choice: Choice) -> None:
    game = play(rules(choice), "heuristic", playable().index(choice), ENOUGH_DEALS)
    ending = rules(choice).ending
    if isinstance(ending, MatchEnd) and ending.shares_ties and game.outcome.termination == "shared":
        assert len(game.outcome.winners) > 1
    else:
        assert game.outcome.termination == "won"
        assert len(game.outcome.winners) == 1


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("choice", playable(), ids=str)
def test_every_game_ends_by_target_or_guard(choice: Choice, name: str) -> None:
    game = play(rules(choice), name, playable().index(choice), max_deals=4)
    assert game.is_over
    assert game.outcome.termination in ("won", "stopped")
    assert (game.outcome.termination == "stopped") == (game.outcome.winners == ())
    assert game.outcome.deals <= 4


@given(played=made_up_rules(), name=st.sampled_from(BOTS), seed=SEEDS)
def test_bots_play_games_nobody_has_made(played: eu.Rules, name: str, seed: int) -> None:
    play(played, name, seed, max_deals=4)


@settings(max_examples=3 * settings().max_examples)
@given(choice=st.sampled_from(playable()), seed=SEEDS)
def test_cards_a_bot_cannot_know_do_not_change_its_choice(choice: Choice, seed: int) -> None:
    """In two worlds that look the same to a seat, every bot does the same in it."""
    twins, chance = twins_of(rules(choice), seed), random.Random(seed)
    while True:
        if twins.is_my_turn:
            views = [deal.observation(twins.seat) for deal in (twins.one, twins.other)]
            for name in NAMES if chance.random() < SEARCHED else BOTS:
                one, other = (quick_bot(name).act(view, random.Random(seed)).text for view in views)
                assert one == other, f"{name} knows more than its seat"
        if not twins.go_on():
            break


@pytest.mark.parametrize("choice", playable(), ids=str)
def test_a_bot_chooses_the_same_in_a_sampled_world(choice: Choice) -> None:
    rng = random.Random(str(choice))
    for _ in range(3):
        deal = deal_in_progress(rules(choice), rng, most=40)
        if deal.state.is_over:
            continue
        real = deal.observation(int(deal.state.turn))
        again = replayed(deal, real, real.sample_state(rng))
        if again is None:
            continue
        before = seen(real)
        for name in NAMES:
            mine = quick_bot(name).act(real, random.Random(5))
            assert mine in real.legal_actions
            theirs = quick_bot(name).act(again.observation(int(deal.state.turn)), random.Random(5))
            assert mine.text == theirs.text
        assert seen(real) == before, "a bot changed what it was shown"


@pytest.mark.parametrize("choice", playable()[::6], ids=str)
def test_what_was_seen_can_have_happened_in_every_world_that_is_drawn(choice: Choice) -> None:
    rng = random.Random(str(choice))
    for _ in range(3):
        deal = deal_in_progress(rules(choice), rng, most=40)
        if not deal.state.is_over:
            real = deal.observation(int(deal.state.turn))
            again = replayed(deal, real, Worlds(real, rng, 2).draw().state)
            assert again is None or not differences(real, again.observation(real.seat_number))
