"""Every shipped game with every shipped house rule and every pair of them, played beside the naive model."""

from __future__ import annotations

import random

import pytest

from .beside import Beside
from .shipped import CHOICES, VARIANTS, Choice, playable, rules, rules_of

ACTIONS = 150
RENEGE = 0.15


@pytest.mark.parametrize("choice", CHOICES, ids=str)
def test_plays_as_the_judge_says(choice: Choice) -> None:
    if rules_of(choice) is None:
        return  # refused with a reason, which is the other thing that may happen to a pair
    seed = CHOICES.index(choice)
    beside = Beside(rules(choice), seed)
    beside.play_on(random.Random(seed), ACTIONS, RENEGE)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_match_ends_as_the_judge_says(variant: str) -> None:
    beside = Beside(rules(Choice(variant)), seed=5, max_deals=12)
    beside.play_on(random.Random(5), 100_000)
    assert beside.game.is_over


def test_most_choices_can_be_played() -> None:
    """The judge must not agree only because everything is refused."""
    assert len(playable()) > 0.8 * len(CHOICES)
    assert all(rules_of(Choice(variant)) is not None for variant in VARIANTS)
