"""EU419: a renege costs whoever commits it, in points that matter, whichever way the score counts."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.checks.direction import points_lead_away
from euchre_core.checks.game import Game
from euchre_core.checks.payoffs import best_gain, of_makers, payoffs, points_lose
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.wording import nested, shown
from euchre_core.variant.shape import Path

POLICY: Path = ("play", "renege", "policy")
COST: Path = ("play", "renege", "points")
WRONG_NAMING: Path = ("play", "renege", "false_challenge")
DIRECTION: tuple[Path, ...] = (("match", "start"), ("match", "target"))
LARGE = 10
"""Where the least that a contract brings is so much, points are counted in tens."""


def reneges_cost_something(game: Game) -> Iterator[Diagnostic]:
    """A renege costs points, and where nobody says how many, as many as fit the game."""
    if points_lose(game) or best_gain(game) <= 0 or points_lead_away(game):
        return  # which points are a loss is to be settled first
    renege = game.spec.play.renege
    if renege.policy != "prevented" and renege.deal == "ends":
        yield from _paid_by_a_line(game)
    elif _gain(game, renege.points) > 0 and (renege.policy != "prevented" or _is_said_here(game)):
        yield _reward(game, "a renege is charged", COST, renege.points, "whoever reneges")
    elif renege.policy != "prevented":
        yield from _small_change(game)
    if renege.policy == "challenged" and _gain(game, renege.false_challenge) > 0:
        yield _reward(game, "a wrong challenge is charged", WRONG_NAMING, renege.false_challenge, "whoever is wrong")


def _gain(game: Game, points: int) -> int:
    return points if game.spec.match.counts_up else -points


def _is_said_here(game: Game) -> bool:
    """Whether the file says what a renege costs at a table, or turns the way round in which the score counts."""
    turned = not game.spec.match.counts_up and any(game.own(*path) for path in DIRECTION)
    return game.own(*COST) or (turned and game.says("match", "target"))


def _reward(game: Game, what: str, path: Path, points: int, who: str) -> Diagnostic:
    down = "" if game.spec.match.counts_up else ", the score counts down"
    return diagnose(
        "EU419",
        f"{what} {points} points{down}, and {who} is the better for it",
        game.cause(path, POLICY, *DIRECTION),
        label="a reward",
        help=[f"write {shown(nested(path, -points))}"],
    )


def _paid_by_a_line(game: Game) -> Iterator[Diagnostic]:
    """Where a renege ends the deal, the lines that count then do not pay the side that reneged."""
    for view in game.facts.space.views:
        for payoff in payoffs(game, view, reneges=True):
            if payoff.outcome.contract.renege == view and payoff.gain > 0:
                path = (*payoff.line.path, "points")
                yield diagnose(
                    "EU419",
                    f"the line {shown(payoff.line.name)} gives {payoff.points} to the {view} for a renege of their own",
                    game.cause(path, *DIRECTION),
                    label="a reward",
                    help=[f"give it to the other side, or turn its sign: {shown(f'points: {-payoff.points}')}"],
                )
                return


def _small_change(game: Game) -> Iterator[Diagnostic]:
    points = game.spec.play.renege.points
    least = min((abs(payoff.points) for payoff in of_makers(game) if payoff.points), default=0)
    if not game.says(*COST) and game.own(*POLICY) and least >= LARGE:
        cost = least if not game.spec.match.counts_up else -least
        yield diagnose(
            "EU419",
            f"a renege costs {abs(points)} points if nothing is said, and contracts here cost {least} or more",
            game.key_at(*POLICY),
            label="what does it cost?",
            help=[f"write {shown(nested(COST, cost))}, or what it costs at your table"],
        )
