"""A round robin of bots on duplicate deals: who is better, by how many points a deal, and how sure that is."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import combinations, pairwise
from statistics import fmean, stdev
from typing import Final

from euchre_core import bots
from euchre_core.kernel.rules import Rules

from .duplicate import Meeting, meet
from .elo import Score, ratings
from .estimates import NORMAL_95
from .workers import ending_with

GROUPS: Final = 20
"""Into so many parts the deals are divided; how much the ratings differ without one of them makes the intervals."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A figure, and half the width of its 95 % interval."""

    value: float
    margin: float


@dataclass(frozen=True, slots=True)
class Pair:
    """How one bot did against another.

    Attributes:
        bot, against: their names.
        points: the points a deal by which the first is better.
        wins, draws, losses: on how many duplicate deals it was better, equal, and worse.
    """

    bot: str
    against: str
    points: Measured
    wins: int
    draws: int
    losses: int


@dataclass(frozen=True, slots=True)
class Place:
    """Where a bot stands: its Elo (the mean of all bots is zero), and its points a deal over the others' mean."""

    bot: str
    elo: Measured
    points: Measured


@dataclass(frozen=True, slots=True)
class Tournament:
    """What came of a round robin.

    Attributes:
        places: the bots, the best first; pairs: every pair, in the order in which the bots were named.
        deals: how many duplicate deals each pair played; seed: of the cards.
        blunders: what went wrong with bots, in words; each cost its bot an action.
    """

    places: list[Place]
    pairs: list[Pair]
    deals: int
    seed: int
    blunders: list[str]


def tournament(
    rules: Rules,
    names: Sequence[str],
    deals: int,
    seed: int = 1,
    executor: Executor | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Tournament:
    """Let every bot play every other.

    Args:
        rules: what is played.
        names: the bots, from two, each once.
        deals: how many duplicate deals each pair plays, from 20; all pairs play the same cards.
        seed: from 0; the same seed gives the same result, with any executor.
        executor: where the work is done; here if there is none.
        progress: called with the parts done, and all of them.

    Raises:
        ValueError: there are fewer bots, or deals, a bot is named twice, or there is no such bot.
    """
    check(names, deals, seed)
    pairs = list(combinations(range(len(names)), 2))
    parts = [
        Meeting(rules, names[one], names[other], first, size, seed)
        for one, other in pairs
        for first, size in shares(deals)
    ]
    found: list[list[float]] = []
    blunders: list[str] = []
    for gains, wrong in executor.map(play_part, parts) if executor else map(play_part, parts):
        found.append(gains)
        blunders += wrong
        progress(len(found), len(parts))
    table = {pair: found[place * GROUPS : (place + 1) * GROUPS] for place, pair in enumerate(pairs)}
    places = sorted(standings(names, table), key=lambda place: -place.elo.value)
    return Tournament(places, [result(names, pair, table[pair]) for pair in pairs], deals, seed, blunders)


def check(names: Sequence[str], deals: int, seed: int) -> None:
    """Refuse a tournament that cannot be played."""
    if len(names) < 2:
        raise ValueError("a tournament needs two bots at least")
    if len(set(names)) < len(names):
        raise ValueError("every bot takes part once")
    if deals < GROUPS:
        raise ValueError(f"a tournament needs {GROUPS} deals at least, not {deals}")
    if seed < 0:
        raise ValueError(f"a seed is a whole number from 0, not {seed}")
    for name in names:
        bots.get(name)


def shares(deals: int) -> list[tuple[int, int]]:
    """The first deal of each group and how many it has: as equal as can be."""
    firsts = [deals * group // GROUPS for group in range(GROUPS + 1)]
    return [(first, last - first) for first, last in pairwise(firsts)]


def play_part(meeting: Meeting) -> tuple[list[float], list[str]]:
    """Play a part of a tournament: what was gained on each deal, and what went wrong."""
    wrong: list[str] = []
    made: list[bots.Bot] = []

    def guarded(name: str) -> bots.Bot:
        made.append(bots.get(name))
        return bots.GuardedBot(made[-1], name, wrong.append)

    def dismiss() -> None:
        for bot in made:
            bots.dismiss(bot)

    with ending_with(dismiss):
        return meet(meeting, guarded), wrong


def result(names: Sequence[str], pair: tuple[int, int], groups: Sequence[Sequence[float]]) -> Pair:
    """How a pair did against each other."""
    gains = [gain for group in groups for gain in group]
    wins, losses = sum(gain > 0 for gain in gains), sum(gain < 0 for gain in gains)
    points = Measured(fmean(gains), NORMAL_95 * stdev(gains) / math.sqrt(len(gains)))
    return Pair(names[pair[0]], names[pair[1]], points, wins, len(gains) - wins - losses, losses)


def standings(names: Sequence[str], table: dict[tuple[int, int], list[list[float]]]) -> list[Place]:
    """The Elo and the mean gain of every bot, with intervals from leaving out one group of deals after another."""
    whole = figures(len(names), table)
    parts = []
    for group in range(GROUPS):
        rest = {pair: [*groups[:group], *groups[group + 1 :]] for pair, groups in table.items()}
        parts.append(figures(len(names), rest))
    places = []
    for bot, name in enumerate(names):
        elo, points = (Measured(whole[bot][kind], jackknife([part[bot][kind] for part in parts])) for kind in (0, 1))
        places.append(Place(name, elo, points))
    return places


def figures(players: int, table: dict[tuple[int, int], list[list[float]]]) -> list[tuple[float, float]]:
    """For each bot its Elo and the points a deal it gained on average."""
    scores: dict[tuple[int, int], Score] = {}
    gained = [0.0] * players
    for (one, other), groups in table.items():
        gains = [gain for group in groups for gain in group]
        wins = sum((gain > 0) + (gain == 0) / 2 for gain in gains)
        scores[one, other] = (wins, len(gains) - wins)
        gained[one] += fmean(gains) / (players - 1)
        gained[other] -= fmean(gains) / (players - 1)
    return list(zip(ratings(players, scores), gained, strict=True))


def jackknife(values: Sequence[float]) -> float:
    """Half the 95 % interval of a figure, from its values without each group (J. W. Tukey, 1958)."""
    centre = fmean(values)
    variance = (len(values) - 1) / len(values) * sum((value - centre) ** 2 for value in values)
    return NORMAL_95 * math.sqrt(variance)
