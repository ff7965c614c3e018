"""Every shipped game, with the house rules that were tried on it and with pairs of them, beside the naive model."""

from __future__ import annotations

import random

import pytest

from .beside import Beside
from .shipped import GAMES, PAIRS, TRIED, VARIANTS, Choice, playable_pairs, rules, rules_of

pytestmark = pytest.mark.thorough

ACTIONS = 150
RENEGE = 0.15
CHOICES = [*GAMES, *TRIED, *playable_pairs()]


@pytest.mark.parametrize("choice", CHOICES, ids=str)
def test_plays_as_the_judge_says(choice: Choice) -> None:
    seed = CHOICES.index(choice)
    beside = Beside(rules(choice), seed, max_deals=20)
    beside.compare()
    beside.play_on(random.Random(seed), ACTIONS, RENEGE)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_match_ends_as_the_judge_says(variant: str) -> None:
    beside = Beside(rules(Choice(variant)), seed=5, max_deals=12)
    beside.play_on(random.Random(5), 100_000)
    assert beside.game.is_over


def test_enough_can_be_played() -> None:
    """The judge must not agree only because everything is refused."""
    assert all(rules_of(choice) is not None for choice in [*GAMES, *TRIED])
    assert len(playable_pairs()) > 0.3 * len(PAIRS)
