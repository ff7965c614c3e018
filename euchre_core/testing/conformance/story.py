"""A match as it is looked at: what was done in the deal, and what an invariant is."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, NamedTuple

from euchre_core.game.deal import Deal
from euchre_core.game.game import Game
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

When = Literal["turn", "now and then", "deal", "match"]


class Turn(NamedTuple):
    """One turn: the deal before somebody acted, what he might have done, and what he did."""

    before: State
    may: list[str]
    seat: str
    said: str


class Trick(NamedTuple):
    """A trick that was played to its end: who played which card, the suit named for a joker led, and who took it."""

    cards: list[tuple[str, str]]
    named: str | None
    taker: str


@dataclass
class Moment:
    """What an invariant may look at.

    Attributes:
        game: the match; deal: the deal that is looked at, going on or just over.
        told: what was done in it.
        rng: where chance comes from.
        again: makes the same match anew, before its first action.
        settings: the rules as plain data.
    """

    game: Game
    deal: Deal
    rng: random.Random
    again: Callable[[], Game]
    settings: dict[str, Any]
    told: list[Turn] = field(default_factory=list)

    @property
    def rules(self) -> Rules:
        """What is played."""
        return self.game.rules

    @property
    def state(self) -> State:
        """The deal as it stands."""
        return self.deal.state

    @cached_property
    def tricks(self) -> list[Trick]:
        """The tricks that were played card by card; only of a deal that is over."""
        return list(self._tricks())

    def _tricks(self) -> Iterator[Trick]:
        cards: list[tuple[str, str]] = []
        named: str | None = None
        after = [*(turn.before for turn in self.told), self.state][1:]
        for turn, later in zip(self.told, after, strict=True):
            verb, _, argument = turn.said.partition(" ")
            if verb == "play":
                cards.append((turn.seat, argument))
            elif verb == "lead":
                named = argument
            taken = list(zip(self.rules.seats, turn.before.taken, later.taken, strict=True))
            if any(fewer != more for _, fewer, more in taken):
                if cards:  # tricks that are claimed have no cards
                    yield Trick(cards, named, next(seat for seat, fewer, more in taken if more > fewer))
                cards, named = [], None


@dataclass(frozen=True)
class Invariant:
    """Something that holds in every game.

    Attributes:
        name: a short name; says: what holds, in a sentence.
        when: looked at before every action, before some of them, after each deal, or after each match.
        look: says what is wrong; None if it holds.
    """

    name: str
    says: str
    when: When
    look: Callable[[Moment], str | None]
