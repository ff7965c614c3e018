"""What an author says about the match: how it begins, and how it is won."""

from __future__ import annotations

from typing import Annotated, Literal

from euchre_core.chapters.sentence import Says, Setup
from euchre_core.chapters.values import Settings


def _target(spec: MatchSpec, setup: Setup) -> str:
    if spec.target is None:
        return ""
    who = "team" if setup.partners else "player"
    direction = "more" if spec.target >= spec.start else "less"
    return f"The first {who} to reach {spec.target} or {direction} wins."


def _winner(spec: MatchSpec, setup: Setup) -> str:
    better = "higher" if spec.target is None or spec.target >= spec.start else "lower"
    if spec.winner == "highest":
        return f"If several get there in the same deal, the {better} score wins."
    first = "the makers win if they are" if setup.partners else "the maker wins if he is"
    return f"If several get there in the same deal, {first} among them, even with less."


def _tie(spec: MatchSpec, setup: Setup) -> str:
    who = "a team that is" if setup.partners else "a player who is"
    return f"If the best scores are equal, another deal is played; {who} behind may still win."


class MatchSpec(Settings):
    """How long is played, and who wins."""

    target: Annotated[int | None, Says(_target)] = None
    """The score that ends the game."""

    start: Annotated[int, Says("Scores begin at {value}, and they may fall below zero.")] = 0
    """Where the scores begin. Above the target: the score counts down."""

    winner: Annotated[Literal["highest", "makers_first"], Says(_winner)] = "highest"
    """Who wins when several are past the target after a deal: the better score, or the makers, even with less."""

    tie: Annotated[Literal["another_deal"], Says(_tie)] = "another_deal"
    """When the best scores are equal: another deal is played."""
