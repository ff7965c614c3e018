"""What an author says about points: one line for each outcome that is worth something."""

# ruff: noqa: RUF012 (pydantic gives every model its own copy of a default)
from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from euchre_core.chapters.scoring import condition_sentences as conditions
from euchre_core.chapters.scoring import sentences
from euchre_core.chapters.sentence import SaidBy, Says
from euchre_core.chapters.values import BidCondition, Name, PointsFormula, Settings, TrickCondition, TrumpCondition


class FirstTricksSpec(Settings):
    """Who took the first tricks of a deal."""

    makers: Annotated[int | None, Field(ge=1, le=26), Says(conditions.makers_first)] = None
    """So many tricks, from the first on, fell to the makers; more may have followed."""

    defenders: Annotated[int | None, Field(ge=1, le=26), Says(conditions.defenders_first)] = None
    """So many tricks, from the first on, fell to the defenders, whoever of them; more may have followed."""

    @property
    def most(self) -> int:
        """How many tricks it asks about."""
        return max(self.makers or 0, self.defenders or 0)

    def fits(self, run: int) -> bool:
        """Say whether it is so; ``run`` is how many tricks the makers, or below zero the others, began with."""
        return run >= (self.makers or run) and -run >= (self.defenders or -run)


class LineSpec(Settings):
    """One line of the scoring: conditions, all of which must hold, and points."""

    points: Annotated[PointsFormula | None, Says(sentences.points)] = None
    """What this side, or player, scores: a number or a formula."""

    adds: Annotated[dict[Name, Annotated[int, Field(ge=-100, le=100)]], SaidBy("points")] = {}
    """What is added to counters of match.counters, each by its name."""

    result: Annotated[Literal["made", "set", "no_maker"] | None, Says(conditions.result)] = None
    """How the contract came out; no_maker: nobody had one."""

    bid: Annotated[BidCondition | None, Says(conditions.bid)] = None
    """Which bid it was: a bid, a range, special (any bid with a name), numbered, or a list of these."""

    tricks: Annotated[TrickCondition | None, Says(conditions.tricks)] = None
    """How many tricks the one this line scores has taken: a number, a range, all, or a list of these. Those who play
    together in a deal take tricks together."""

    best_other: Annotated[TrickCondition | None, Says(conditions.best_other)] = None
    """The most tricks that any one other side has taken: a number, a range, all, or a list of these."""

    first_tricks: Annotated[FirstTricksSpec | None, Says(conditions.first_tricks)] = None
    """Who took the first tricks, and how many of them in a row. Only where somebody is maker."""

    alone: Annotated[Literal["nobody", "maker", "defender", "both", "blind"] | None, Says(conditions.alone)] = None
    """Who played alone. Where both did, maker and defender hold too; blind, the maker said so before he had seen his
    cards, and maker holds too."""

    lone_hand: Annotated[Name | None, Says(conditions.lone_hand)] = None
    """Which kind of lone hand the maker played, by its name in alone.kinds."""

    trump: Annotated[TrumpCondition | None, Says(conditions.trump)] = None
    """What was trump: a suit, red, black, suits, no_trump, no_trump_low, or a list of these."""

    stuck: Annotated[Literal["nobody", "dealer", "joker_holder"] | None, Says(conditions.stuck)] = None
    """Who was forced to bid, if anybody was."""

    renege: Annotated[Literal["makers", "defenders"] | None, Says(conditions.renege)] = None
    """Whose renege ended the deal. Lines that do not say it do not count then. As to its result, such a contract is
    lost by a renege of the makers and made by one of the defenders; where nobody is maker all are defenders."""


Lines = dict[Name, LineSpec]


class ScoringSpec(Settings):
    """Points for each side, by lines with names. Of all lines that fit, the narrowest counts, alone."""

    makers: Annotated[Lines, Says(sentences.makers)] = {}
    """Lines for the side, or each player of it, with the contract."""

    maker: Annotated[Lines, Says(sentences.maker)] = {}
    """Lines for the maker himself, where each player scores; narrower than those of the makers."""

    partner: Annotated[Lines, Says(sentences.partner)] = {}
    """Lines for his partner, where each player scores; narrower than those of the makers."""

    defenders: Annotated[Lines, Says(sentences.defenders)] = {}
    """Lines for each other side, or player, by its own tricks."""

    everyone: Annotated[Lines, SaidBy("makers")] = {}
    """Lines for every side, or player, still in the deal; all others are narrower. Where nobody is maker only these
    count."""

    dropped: Annotated[Lines, Says(sentences.dropped)] = {}
    """Lines for players who dropped out; no others count for them."""

    def lines(self) -> Iterator[tuple[tuple[str, str, str], LineSpec]]:
        """Every line with its place in the file."""
        for role in type(self).model_fields:
            for name, line in getattr(self, role).items():
                yield ("scoring", role, name), line
