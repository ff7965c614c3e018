"""EU426: the points lead towards the target, whichever side of the start it lies on."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.chapters.match.spec import MatchSpec
from euchre_core.checks.game import Game
from euchre_core.checks.payoffs import of_makers, points_lose
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.wording import nested, shown
from euchre_core.variant.shape import Path

TARGET: Path = ("match", "target")
START: Path = ("match", "start")


def points_lead_to_the_target(game: Game) -> Iterator[Diagnostic]:
    """Contracts that are made bring their makers nearer to the target rather than those that are set."""
    if not points_lead_away(game):
        return
    match = game.spec.match
    below = "above" if match.counts_up else "below"
    more, fewer = ("lowers", "raises") if match.counts_up else ("raises", "lowers")
    yield diagnose(
        "EU426",
        f"the target of {match.target} is {below} the start at {match.start}, and a contract that is made {more} the "
        f"score while one that is set {fewer} it",
        game.cause(TARGET, START, ("scoring",)),
        label="the score runs the other way",
        help=[f"write {shown(turned_round(match))}, or turn the signs of the points round"],
    )


def points_lead_away(game: Game) -> bool:
    """Whether all that is made goes the wrong way, and something that is set the right one."""
    if game.spec.match.target is None or points_lose(game):
        return False
    contracts = of_makers(game)
    made = [payoff.gain for payoff in contracts if payoff.outcome.result == "made"]
    lost = [payoff.gain for payoff in contracts if payoff.outcome.result == "set"]
    return max(made, default=0) <= 0 and min(made, default=0) < 0 < max(lost, default=0)


def turned_round(match: MatchSpec) -> str:
    """Write a start and a target between which the score runs the other way."""
    assert match.target is not None
    if match.start == 0:
        return nested(TARGET, -match.target)
    return nested(("match",), {"start": match.target, "target": match.start})
