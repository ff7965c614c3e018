"""What an author says about the match: how it begins, and how it is won."""

from __future__ import annotations

from typing import Literal

from euchre_core.chapters.values import Settings


class MatchSpec(Settings):
    """How long is played, and who wins."""

    target: int | None = None
    """The score that ends the game."""

    start: int = 0
    """Where the scores begin. Above the target: the score counts down."""

    winner: Literal["highest", "makers_first"] = "highest"
    """Who wins when several are past the target after a deal: the better score, or the makers, even with less."""

    tie: Literal["another_deal"] = "another_deal"
    """When the best scores are equal: another deal is played."""
