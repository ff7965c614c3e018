"""Ratings from results, beside figures worked out by hand."""

from __future__ import annotations

import pytest

from euchre_core.sim.elo import ratings


def test_two_players_stand_as_far_apart_as_their_odds_say() -> None:
    """75 to 25, and half a win given to each: 400 log10(75.5 / 25.5) is 188.56."""
    assert ratings(2, {(0, 1): (75.0, 25.0)}) == pytest.approx([94.28, -94.28], abs=0.01)


def test_who_won_all_is_not_infinitely_strong() -> None:
    """400 log10(10.5 / 0.5) is 528.9."""
    assert ratings(2, {(0, 1): (10.0, 0.0)}) == pytest.approx([264.4, -264.4], abs=0.1)


def test_odds_that_fit_together_are_found_whole() -> None:
    """Strengths of 4, 2 and 1: 400 log10 of 2, 1 and 1/2."""
    scores = {(0, 1): (19999.5, 9999.5), (0, 2): (23999.5, 5999.5), (1, 2): (19999.5, 9999.5)}
    assert ratings(3, scores) == pytest.approx([120.41, 0.0, -120.41], abs=0.01)


def test_equals_are_rated_alike() -> None:
    assert ratings(3, {(0, 1): (5.0, 5.0), (0, 2): (5.0, 5.0), (1, 2): (5.0, 5.0)}) == [0.0, 0.0, 0.0]
