"""What is to be simulated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from euchre_core import bots
from euchre_core.kernel.rules import Rules

from .estimates import SURE
from .measures import measures_for

DEFAULT_BOT: Final = "heuristic"
FIRST_LOOK: Final = 50
"""After how many units it is first asked whether the question is decided; then after twice as many, and so on."""


MOST_UNITS: Final = 2**32
"""So many deals or matches one seed has cards for, see `seed_of_match`."""


@dataclass(frozen=True)
class Job:
    """Deals or matches to be played by bots, of one game or of two that are compared. It never changes.

    Attributes:
        rules: what is played.
        deals: how many single deals, each at the scores with which a match begins, the dealer going round; or
        games: how many whole matches. One of the two is given, from 2 to `MOST_UNITS`.
        bots: one bot for all seats, or one for each.
        seed: from 0; the same seed gives the same result, to the last digit, however it is run.
        other: the game that `rules` are compared with: each deal or match is played in both.
        until_decided: the key of a measure; as soon as its difference between the games is sure not to be zero the
            simulation ends. The number of deals or games is then the most that are played.
        called: what the games are called in reports, in the order of `all_rules`; their names if not given.

    Raises:
        ValueError: a number is out of its range, a bot is unknown, there are not as many bots as seats or names as
            games, or there is no such measure.
    """

    rules: Rules
    deals: int = 0
    games: int = 0
    bots: Sequence[str] = (DEFAULT_BOT,)
    seed: int = 1
    other: Rules | None = None
    until_decided: str | None = None
    called: Sequence[str] = ()

    def __post_init__(self) -> None:
        if any(type(number) is not int for number in (self.deals, self.games)):
            raise ValueError("how many deals or games are played is a whole number")
        if min(self.deals, self.games) != 0 or self.total < 2:
            raise ValueError("a simulation plays a number of deals or a number of games, from 2")
        if self.total > MOST_UNITS:
            raise ValueError(f"one seed has cards for {MOST_UNITS:,} deals or games, not for {self.total:,}")
        if type(self.seed) is not int or self.seed < 0:
            raise ValueError(f"a seed is a whole number from 0, not {self.seed}")
        if len(self.called) not in (0, len(self.all_rules)):
            raise ValueError(f"{len(self.all_rules)} games cannot be called by {len(self.called)} names")
        for name in self.bots:
            bots.get(name)
        for rules in self.all_rules:
            self.bots_for(rules)
        if self.until_decided is not None and self.other is None:
            raise ValueError("nothing can be decided where no games are compared")
        if self.until_decided is not None and self.until_decided not in self.common_measures:
            known = ", ".join(self.common_measures)
            raise ValueError(f"there is no measure “{self.until_decided}” of both games; there are {known}")

    @property
    def total(self) -> int:
        """How many deals or matches are played."""
        return self.deals + self.games

    @property
    def of_matches(self) -> bool:
        """Whether whole matches are played."""
        return self.games > 0

    @property
    def all_rules(self) -> tuple[Rules, ...]:
        """The game; or the game that it is compared with, and then the game itself."""
        return (self.rules,) if self.other is None else (self.other, self.rules)

    @property
    def titles(self) -> tuple[str, ...]:
        """What the games are called in reports."""
        return tuple(self.called) or tuple(rules.name for rules in self.all_rules)

    @property
    def is_paired(self) -> bool:
        """Whether two games are compared on the same shuffled packs, dealt by the same dealers to the same seats."""
        if self.other is None:
            return False
        one, two = self.rules, self.other
        return one.seats == two.seats and one.pack.kinds == two.pack.kinds and one.pack.cards() == two.pack.cards()

    @property
    def common_measures(self) -> list[str]:
        """The keys of what is measured in all games of the job."""
        first, *others = (measures_for(rules, self.of_matches).by_key for rules in self.all_rules)
        return [key for key in first if all(key in each for each in others)]

    def bots_for(self, rules: Rules) -> tuple[str, ...]:
        """The bot of each seat of one of the games.

        Raises:
            ValueError: there are not as many bots as seats.
        """
        names, seats = tuple(self.bots), len(rules.seats)
        if len(names) not in (1, seats):
            raise ValueError(f"{rules.name} has {seats} seats: name one bot for all or {seats} bots, not {len(names)}")
        return names * seats if len(names) == 1 else names

    @property
    def looks(self) -> list[int]:
        """After how many units it is asked whether the question is decided; the last time at the end."""
        if self.until_decided is None:
            return [self.total]
        found = []
        number = FIRST_LOOK
        while number < self.total:
            found.append(number)
            number *= 2
        return [*found, self.total]

    @property
    def sure(self) -> float:
        """How sure each interval is.

        Whoever looks several times finds by chance alone what is not there more often than once. So each look is asked
        to be surer, and all of them together are wrong once in twenty times at most (C. E. Bonferroni, 1936).
        """
        return 1 - (1 - SURE) / len(self.looks)
