"""Games that nobody shipped, made up from every setting there is, played beside the naive model."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

import euchre_core as eu

from .beside import Beside
from .made_up import made_up_rules

ACTIONS = 60


@settings(max_examples=3 * settings().max_examples)
@given(rules=made_up_rules(), seed=st.integers(0, 10_000))
def test_plays_as_the_judge_says(rules: eu.Rules, seed: int) -> None:
    beside = Beside(rules, seed, max_deals=6)
    beside.compare()
    beside.play_on(random.Random(seed), ACTIONS, renege=0.2)
    copy = eu.Record.loads(beside.game.record.dumps()).replay()
    last = copy.deals[len(beside.game.deals) - 1]  # a game stopped at its most deals goes on when it is read back
    assert last.scores_after() == beside.game.deal.scores_after()
    assert copy.rules.digest == rules.digest
