"""Records, going back, copies and pickles in every shipped game, with every house rule and every pair of them."""

from __future__ import annotations

import pickle
import random

import pytest

import euchre_core as eu
from euchre_core.testing.conformance.sight import inside
from euchre_core.testing.conformance.snapshot import snapshot

from .shipped import Choice, playable, rules


def played(choice: Choice, seed: int, actions: int) -> eu.Game:
    """A game in which so many actions were taken at random."""
    game, rng = eu.Game(rules(choice), seed=seed, max_deals=50), random.Random(seed)
    for _ in range(actions):
        if game.is_over:
            break
        game.push(rng.choice(game.legal_actions))
    return game


@pytest.mark.parametrize("choice", playable(), ids=str)
def test_a_record_replays_to_the_same_game(choice: Choice) -> None:
    game = played(choice, seed=2, actions=75)
    record = game.record
    text = record.dumps()
    for again in (record.replay(), eu.Record.loads(text).replay()):
        assert again.rules.digest == game.rules.digest
        assert again.scores == game.scores
        assert inside(again.state) == inside(game.state)
        assert again.record.lines == record.lines
        assert again.record.digest == record.digest


@pytest.mark.parametrize("choice", playable(), ids=str)
def test_what_is_taken_back_and_done_again_leads_to_the_same_place(choice: Choice) -> None:
    game = played(choice, seed=3, actions=45)
    end = snapshot(game)
    taken_back = [game.pop().text for _ in range(20)]
    middle = snapshot(game)
    copy = game.copy()
    for text in reversed(taken_back):
        game.push(text)
    assert snapshot(game) == end
    assert snapshot(copy) == middle


@pytest.mark.parametrize("choice", playable(), ids=str)
def test_a_pickled_state_is_the_same_state(choice: Choice) -> None:
    state = played(choice, seed=4, actions=30).state
    twin: eu.State = pickle.loads(pickle.dumps(state))
    assert inside(twin) == inside(state)
    assert [action.text for action in twin.legal_actions] == [action.text for action in state.legal_actions]
