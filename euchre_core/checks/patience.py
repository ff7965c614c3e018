"""How long outcomes are looked at, so that no file takes minutes to be read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from euchre_core.chapters.scoring.outcomes import Outcome

MOST_COMPARED = 20_000
"""Formulas that agree on so many outcomes are taken to be equal."""
MOST_IN_ALL = 100_000
FEWEST = 20
"""A game with very many lines gets at least so many outcomes for each question about them."""


class Patience:
    """What is left of it for one game."""

    def __init__(self) -> None:
        self.left = MOST_IN_ALL

    def with_these(self, outcomes: Iterator[Outcome]) -> Iterator[Outcome]:
        """As many of these as patience lasts for."""
        for outcome in islice(outcomes, max(FEWEST, min(MOST_COMPARED, self.left))):
            self.left -= 1
            yield outcome
