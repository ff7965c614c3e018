"""What an author says about points: one line for each outcome that is worth something."""

# ruff: noqa: RUF012 (pydantic gives every model its own copy of a default)
from __future__ import annotations

from typing import Literal

from euchre_core.chapters.values import BidCondition, PointsFormula, Settings, TrickCondition, TrumpCondition


class LineSpec(Settings):
    """One line of the scoring: conditions, all of which must hold, and points."""

    points: PointsFormula | None = None
    """What this side scores: a number or a formula."""

    result: Literal["made", "set", "no_maker"] | None = None
    """How the contract came out."""

    bid: BidCondition | None = None
    """Which bid it was: a bid, a range, special (any bid with a name), numbered, or a list of these."""

    tricks: TrickCondition | None = None
    """How many tricks the one this line scores has taken: a number, a range, all, or a list of these."""

    best_other: TrickCondition | None = None
    """The most tricks that any one other side has taken: a number, a range, all, or a list of these."""

    alone: Literal["nobody", "maker", "defender", "both"] | None = None
    """Who played alone."""

    trump: TrumpCondition | None = None
    """What was trump."""

    stuck: Literal["nobody", "dealer"] | None = None
    """Whether the maker was forced to bid."""


class ScoringSpec(Settings):
    """Points for each side, by lines with names. Of all lines that fit, the narrowest counts, alone."""

    makers: dict[str, LineSpec] = {}
    """Lines for the side, or player, with the contract."""

    defenders: dict[str, LineSpec] = {}
    """Lines for each other side, or player, by its own tricks."""

    everyone: dict[str, LineSpec] = {}
    """Lines for every side, or player; those of makers and defenders are narrower."""
