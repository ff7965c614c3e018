"""What an author says about points: one line for each outcome that is worth something."""

# ruff: noqa: RUF012 (pydantic gives every model its own copy of a default)
from __future__ import annotations

from typing import Annotated, Literal

from euchre_core.chapters.scoring import sentences
from euchre_core.chapters.sentence import Says
from euchre_core.chapters.values import BidCondition, Name, PointsFormula, Settings, TrickCondition, TrumpCondition


class LineSpec(Settings):
    """One line of the scoring: conditions, all of which must hold, and points."""

    points: Annotated[PointsFormula | None, Says(sentences.points)] = None
    """What this side scores: a number or a formula."""

    result: Annotated[Literal["made", "set", "no_maker"] | None, Says(sentences.result)] = None
    """How the contract came out."""

    bid: Annotated[BidCondition | None, Says(sentences.bid)] = None
    """Which bid it was: a bid, a range, special (any bid with a name), numbered, or a list of these."""

    tricks: Annotated[TrickCondition | None, Says(sentences.tricks)] = None
    """How many tricks the one this line scores has taken: a number, a range, all, or a list of these."""

    best_other: Annotated[TrickCondition | None, Says(sentences.best_other)] = None
    """The most tricks that any one other side has taken: a number, a range, all, or a list of these."""

    alone: Annotated[Literal["nobody", "maker", "defender", "both"] | None, Says(sentences.alone)] = None
    """Who played alone."""

    trump: Annotated[TrumpCondition | None, Says(sentences.trump)] = None
    """What was trump."""

    stuck: Annotated[Literal["nobody", "dealer"] | None, Says(sentences.stuck)] = None
    """Whether the maker was forced to bid."""


class ScoringSpec(Settings):
    """Points for each side, by lines with names. Of all lines that fit, the narrowest counts, alone."""

    makers: Annotated[dict[Name, LineSpec], Says(sentences.makers)] = {}
    """Lines for the side, or player, with the contract."""

    defenders: Annotated[dict[Name, LineSpec], Says(sentences.defenders)] = {}
    """Lines for each other side, or player, by its own tricks."""

    everyone: Annotated[dict[Name, LineSpec], Says(sentences.everyone)] = {}
    """Lines for every side, or player; those of makers and defenders are narrower."""
