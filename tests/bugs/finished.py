"""Every shipped game and house rule, finished: its rules, and the settings they were made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import euchre_core as eu
from euchre_core.variant.load import Resolved, finish
from euchre_core.variant.spec import VariantSpec
from tests.properties.shipped import GAMES, ONE_EACH, Choice


@dataclass(frozen=True, eq=False)
class Finished:
    """A game that can be played."""

    choice: Choice
    name: str
    resolved: Resolved

    def __str__(self) -> str:
        return self.name

    @property
    def spec(self) -> VariantSpec:
        """Its settings."""
        return self.resolved.spec

    @cached_property
    def rules(self) -> eu.Rules:
        """Its rules, compiled when they are first asked for: a game whose tests another process runs need not be."""
        return self.resolved.compile()

    @property
    def has_house_rules(self) -> bool:
        """Whether it is a game with house rules laid over it."""
        return bool(self.choice.overlays)

    @property
    def seats(self) -> list[str]:
        """The seats, clockwise."""
        return self.rules.seats

    def left(self, seat: str, steps: int = 1) -> str:
        """Who sits so many places to the left of a seat."""
        return self.seats[(self.seats.index(seat) + steps) % len(self.seats)]

    def partners(self, seat: str) -> set[str]:
        """Who sits with a seat in a game of two teams: every other player."""
        if self.spec.table.sides != "two_teams":
            return set()
        return {self.left(seat, steps) for steps in range(2, len(self.seats), 2)}

    def side(self, seat: str) -> str:
        """The side a seat's points go to."""
        return next(side for side in self.rules.side_names if seat in side)


@cache
def finished(choice: Choice, changed: tuple[tuple[str, Any], ...] = ()) -> Finished | None:
    """A game with house rules and changed settings; None where that is refused, with reasons."""
    settings: Mapping[str, Any] = dict(changed)
    try:
        resolved = finish(choice.variant, overlays=choice.overlays, settings=settings)
    except eu.VariantError as refused:
        assert refused.diagnostics, f"{choice} is refused without a reason"
        return None
    name = "+".join([str(choice), *(f"{key.split('.')[-1]}={value}" for key, value in changed)])
    return Finished(choice, name, resolved)


@cache
def games() -> list[Finished]:
    """Every shipped game."""
    return [game for choice in GAMES if (game := finished(choice)) is not None]


@cache
def everything() -> list[Finished]:
    """Every shipped game, and every house rule on the first game it was tried on."""
    return [game for choice in [*GAMES, *ONE_EACH] if (game := finished(choice)) is not None]
