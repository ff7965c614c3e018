"""What the outcomes of a game pay: to whom, by which line, and how much."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from euchre_core.chapters.scoring.lines import PlacedLine, place_lines, where_it_counts
from euchre_core.chapters.scoring.outcomes import Outcome, View
from euchre_core.chapters.scoring.points import points_of
from euchre_core.checks.game import Game
from euchre_core.checks.patience import Patience


class Payoff(NamedTuple):
    """One outcome as one side sees it, the line that counts for it, its points, and how much nearer the target is."""

    outcome: Outcome
    line: PlacedLine
    points: int
    gain: int


def payoffs(game: Game, view: View, *, reneges: bool = False) -> list[Payoff]:
    """Return what outcomes pay, as far as patience lasts; those that no line fits are left out.

    Args:
        game: the finished game.
        view: from whose side.
        reneges: whether of the outcomes that end in a renege, or of the others.
    """
    if (view, reneges) not in game.payoffs:
        game.payoffs[view, reneges] = list(_worked_out(game, view, reneges))
    return game.payoffs[view, reneges]


def _worked_out(game: Game, view: View, reneges: bool) -> Iterator[Payoff]:
    space, patience, sign = game.facts.space, Patience(), 1 if game.spec.match.counts_up else -1
    placed = place_lines(game.spec.scoring, view, space)
    for line in placed:
        for outcome in patience.with_these(space.outcomes(view, where_it_counts(line, placed))):
            if bool(outcome.contract.renege) is not reneges:
                continue
            try:
                points = points_of(line.line, outcome, space)
            except ArithmeticError:  # beyond what was looked at when it was asked whether all can be counted
                continue
            yield Payoff(outcome, line, points, sign * points)


def of_makers(game: Game) -> list[Payoff]:
    """What contracts pay to the makers; to the maker himself where each player scores."""
    view: View = "makers" if "makers" in game.facts.space.views else "maker"
    return payoffs(game, view) if view in game.facts.space.views else []


def best_gain(game: Game) -> int:
    """The most that a deal brings anybody nearer to the target."""
    return max((payoff.gain for view in game.facts.space.views for payoff in payoffs(game, view)), default=0)


def points_lose(game: Game) -> bool:
    """Whether the target is to be avoided, so that a gain is none."""
    match = game.spec.match
    return match.target is not None and match.target_is == "losing"
