"""Who plays all seats at once decides as the bot does that has nothing but an observation."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import euchre_core as eu
from euchre_core.bots.at_once import AtOnce
from euchre_core.game.deal import Deal
from euchre_core.kernel.action import Action
from euchre_core.kernel.phase import CardPhase
from euchre_core.sim.playing import play_match, play_out

from .made_up import made_up_rules
from .shipped import Choice, playable, rules
from .worlds import twins_of

SEEDS = st.integers(0, 10**6)
BOT = eu.bots.get("heuristic")


def laid(deal: Deal) -> eu.State:
    """A deal before anything has happened in it."""
    state = deal.rules.lay(deal.dealer, deal.cards, deal.before, deal.lasting)
    state.played = deal.standing.next_deals
    if not state.played:
        deal.rules.begin_game(state)
    return state


def played_so_far(deal: Deal) -> AtOnce:
    """All seats where a deal stands."""
    seats = AtOnce(laid(deal))
    for action in deal.actions:
        seats.take(action)
    return seats


def some_action(deal: Deal, sensible: Action, rng: random.Random) -> Action:
    """What is sensible, or any other action; now and then a renege, where that is possible."""
    state = deal.state
    way = rng.randrange(8)
    main = state.now.main
    if way == 0 and isinstance(main, CardPhase):
        broken = [action for action in main.vocabulary(state.turn) if state.permits(action)]
        return rng.choice(broken) if broken else sensible
    return rng.choice(state.legal_actions) if way < 4 else sensible


def check_a_match(played: eu.Rules, seed: int, deals: int) -> None:
    """At every turn of some deals both ways choose the same; so they end in the same way."""
    rng = random.Random(seed)
    game = eu.Game(played, seed=seed, max_deals=deals)
    number, seats = 0, AtOnce(laid(game.deal))
    while not game.is_over:
        if len(game.deals) != number:
            number, seats = len(game.deals), AtOnce(laid(game.deal))
        deal = game.deal
        sensible = BOT.act(game.observation(game.to_act), rng)
        assert seats.choose() is sensible
        action = some_action(deal, sensible, rng)
        seats.take(action)
        game.push(action)
        assert seats.state.results == deal.state.results
        assert seats.state.slots == deal.state.slots


@pytest.mark.parametrize("choice", playable(), ids=str)
def test_it_decides_as_the_bot_does_in_every_shipped_game(choice: Choice) -> None:
    check_a_match(rules(choice), playable().index(choice), deals=2)


@given(played=made_up_rules(), seed=SEEDS)
def test_and_in_games_nobody_has_made(played: eu.Rules, seed: int) -> None:
    check_a_match(played, seed, deals=2)


@settings(max_examples=2 * settings().max_examples)
@given(choice=st.sampled_from(playable()), seed=SEEDS)
def test_cards_a_seat_cannot_know_do_not_change_its_choice(choice: Choice, seed: int) -> None:
    twins = twins_of(rules(choice), seed)
    while True:
        if twins.is_my_turn:
            one, other = (played_so_far(deal).choose().text for deal in (twins.one, twins.other))
            assert one == other
        if not twins.go_on():
            break


@pytest.mark.parametrize("name", ["classic", "ghost_hand", "five_hundred"])
def test_a_deal_is_played_out_as_bots_play_it(name: str) -> None:
    game = eu.Game(eu.load(name), seed=5, max_deals=4)
    while not game.is_over:
        game.push(BOT.act(game.observation(game.to_act), random.Random(1)))
    for deal in game.deals:
        state = laid(deal)
        play_out(state)
        assert (state.results, state.taken, state.slots) == (deal.state.results, deal.state.taken, deal.state.slots)


@pytest.mark.parametrize("name", ["classic", "ghost_hand", "laps_and_slams", "not_twice_running"])
def test_a_match_is_played_as_bots_play_it(name: str) -> None:
    played = eu.load("classic", overlays=[name]) if name == "not_twice_running" else eu.load(name)
    game = eu.Game(played, seed=8, max_deals=30)
    while not game.is_over:
        game.push(BOT.act(game.observation(game.to_act), random.Random(1)))
    quick = play_match(played, 8, 30)
    assert (quick.standing.scores, quick.standing.winners) == (list(game.scores.values()), game.winners)
    assert (quick.deals, quick.actions) == (len(game.deals), sum(len(deal.actions) for deal in game.deals))


@settings(max_examples=2 * settings().max_examples)
@given(choice=st.sampled_from(playable()), seed=SEEDS)
def test_from_the_middle_of_a_deal_the_seat_that_looks_decides_as_ever(choice: Choice, seed: int) -> None:
    """In a world sampled from its observation a seat does what it does in the real one."""
    rng = random.Random(seed)
    deal = eu.Game(rules(choice), seed=seed).deals[0]
    for _ in range(rng.randrange(30)):
        if not deal.state.is_over:
            deal.push(rng.choice(deal.state.legal_actions))
    if deal.state.is_over:
        return
    observation = deal.observation(int(deal.state.turn))
    seats = AtOnce.seen_by(observation, observation.sample_state(rng))
    assert seats.choose() is BOT.act(observation, rng)
    twin = seats.copy(seats.state.copy())
    twin.play_out()
    assert twin.state.is_over
    assert not seats.state.is_over
    assert seats.choose() is BOT.act(observation, rng)
