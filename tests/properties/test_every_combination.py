"""Every shipped game with every shipped house rule, and a fixed draw of two house rules at once.

All triples are played by `tests/sweep.py`; what came of them stands in docs/reference/sweep.md.
"""

from __future__ import annotations

import random

import pytest

from tests.sweep import Tally, attempt, games, overlays

pytestmark = pytest.mark.thorough

TRIPLES = 300


@pytest.mark.parametrize("game", games())
def test_a_game_plays_or_is_refused_with_every_house_rule(game: str) -> None:
    tally = Tally()
    attempt(game, [], tally)
    assert tally.played == 1, f"{game} by itself: {tally}"
    for overlay in overlays():
        attempt(game, [overlay], tally)
    assert not tally.faults, "\n".join(tally.faults)


@pytest.mark.parametrize("part", range(6))
def test_a_draw_of_two_house_rules_plays_or_is_refused(part: int) -> None:
    rng = random.Random(part)
    tally = Tally()
    for _ in range(TRIPLES // 6):
        attempt(rng.choice(games()), rng.sample(overlays(), 2), tally)
    assert not tally.faults, "\n".join(tally.faults)
    assert tally.played > 0
