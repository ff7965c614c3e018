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
    better = "higher" if _counts_up(spec) else "lower"
    if spec.winner == "highest":
        return f"If several have reached it after a deal, the {better} score wins."
    win, they_are = ("the makers win", "they are") if setup.partners else ("the maker wins", "he is")
    less = "with less" if _counts_up(spec) else "with more"
    if _two_sides(setup):
        return f"If both have reached it after a deal, {win}, even {less} or with the same score."
    return (
        f"If several have reached it after a deal, {win} if {they_are} among them, even {less} or with the same "
        f"score; if {they_are} not, the {better} score wins."
    )


def _tie(spec: MatchSpec, setup: Setup) -> str:
    who = "a team that is" if setup.partners else "a player who is"
    another = f"another deal is played; {who} behind may still win."
    if spec.winner == "highest":
        return f"If the best scores are equal, {another}"
    if _two_sides(setup):
        return ""  # the makers are one of the two: nothing is left to decide
    return f"If the maker is not among them and the best scores are equal, {another}"


def _counts_up(spec: MatchSpec) -> bool:
    return spec.target is None or spec.target >= spec.start


def _two_sides(setup: Setup) -> bool:
    return setup.partners > 0 or setup.players == 2


class MatchSpec(Settings):
    """How long is played, and who wins."""

    target: Annotated[int | None, Says(_target)] = None
    """The score that ends the game."""

    start: Annotated[int, Says("Scores begin at {value}, and they may fall below zero.")] = 0
    """Where the scores begin. Above the target: the score counts down."""

    winner: Annotated[Literal["highest", "makers_first"], Says(_winner)] = "highest"
    """Who wins when several are past the target after a deal: the better score; or the makers, even with less or the
    same, and the better score only if they are not among them."""

    tie: Annotated[Literal["another_deal"], Says(_tie)] = "another_deal"
    """When the best scores are equal: another deal is played."""
