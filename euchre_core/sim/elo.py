"""Elo ratings from the results of a round robin."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

Score = tuple[float, float]
"""What two players won of each other; a draw is half a win to both."""

SCALE: Final = 400.0
"""So many points of Elo are odds of ten to one (A. Elo, The Rating of Chessplayers, 1978)."""
GIFT: Final = 0.5
"""What everybody is given of a win over everybody else, so that nobody is infinitely weak or strong."""
STEPS: Final = 10_000
CLOSE: Final = 1e-12


def ratings(players: int, scores: Mapping[tuple[int, int], Score]) -> list[float]:
    """The ratings under which these results are most likely (Bradley and Terry's model), with their mean at zero.

    Found by going up to the greatest likelihood step by step (D. R. Hunter, MM algorithms, 2004).

    Args:
        players: how many players there are.
        scores: for each pair of players, by number, what they won of each other, from 0.
    """
    won = [[0.0] * players for _ in range(players)]
    for (one, other), (first, second) in scores.items():
        won[one][other] += first + GIFT
        won[other][one] += second + GIFT
    strength = [1.0] * players
    for _ in range(STEPS):
        before = strength
        strength = [sum(won[each]) / expected(each, won, before) for each in range(players)]
        level = math.exp(sum(map(math.log, strength)) / players)
        strength = [value / level for value in strength]
        if all(abs(new / old - 1) < CLOSE for new, old in zip(strength, before, strict=True)):
            break
    return [SCALE * math.log10(value) for value in strength]


def expected(player: int, won: Sequence[Sequence[float]], strength: Sequence[float]) -> float:
    """For each unit of a player's strength, the wins that the others' strengths would let him expect."""
    return sum(
        (won[player][other] + won[other][player]) / (strength[player] + strength[other])
        for other in range(len(strength))
        if other != player
    )
