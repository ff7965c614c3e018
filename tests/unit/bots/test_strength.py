"""The heuristic bot is better than the others, beyond what luck explains."""

from __future__ import annotations

import pytest

from tests.tournament import FAMILY, GAMES, OVERLAYS, Match, run

pytestmark = pytest.mark.thorough


@pytest.mark.parametrize("against", ["cautious", "random"])
@pytest.mark.parametrize("game", GAMES)
def test_the_heuristic_bot_wins_duplicate_deals(game: str, against: str) -> None:
    result = run(Match(game, (), "heuristic", against, deals=60, seed=2))
    assert result.mean > result.margin


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_and_with_every_house_rule(overlay: str) -> None:
    for game in GAMES:
        result = run(Match(game, (overlay,), "heuristic", "cautious", deals=40, seed=3))
        assert result.mean > result.margin, game


@pytest.mark.parametrize("game", FAMILY)
def test_and_in_every_kind_of_game(game: str) -> None:
    result = run(Match(game, (), "heuristic", "cautious", deals=60, seed=2))
    assert result.mean > result.margin


def test_and_where_points_are_a_loss() -> None:
    result = run(Match("classic", ("losing_game",), "heuristic", "cautious", deals=40, seed=2))
    assert result.mean > result.margin


def test_searching_is_better_than_estimating() -> None:
    """In a game in which few deals show it; every other game is measured in docs/reference/bots.md."""
    result = run(Match("two_hand_dummy", (), "hard", "heuristic", deals=40, seed=2))
    assert result.mean > result.margin
