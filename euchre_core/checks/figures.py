"""EU421, EU422: figures that are out of scale with the rest of the game, or missing."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_core.checks.game import Game
from euchre_core.checks.payoffs import of_makers, points_lose
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic, Span
from euchre_core.variant.shape import Path

FAR = 3
"""So many times as much as the most of the others is the most of those that are out of scale."""


def made_and_set_are_of_a_scale(game: Game) -> Iterator[Diagnostic]:
    """What number bids bring when they are made, and cost when they are not, are figures of the same game.

    They are not where all of one kind are larger than all of the other, and by far. A game that counts only the tricks
    beyond half of them brings less than it costs, and its figures belong together all the same.
    """
    if points_lose(game) or game.spec.auction.form != "ladder":
        return
    all_of_them = [each for each in of_makers(game) if isinstance(each.outcome.contract.bid, int)]
    brings = [each for each in all_of_them if each.outcome.result == "made" and each.gain > 0]
    costs = [each for each in all_of_them if each.outcome.result == "set" and each.gain < 0]
    if not brings or not costs:
        return
    least_brought, most_brought = (choose(brings, key=lambda each: each.gain) for choose in (min, max))
    least_cost, most_cost = (choose(costs, key=lambda each: -each.gain) for choose in (min, max))
    if -most_cost.gain < least_brought.gain:
        text = f"a number bid costs {-most_cost.gain} at most and brings {least_brought.gain} at least"
    elif most_brought.gain < -least_cost.gain:
        text = f"a number bid brings {most_brought.gain} at most and costs {-least_cost.gain} at least"
    else:
        return
    larger, smaller = sorted((most_brought.gain, -most_cost.gain), reverse=True)
    if larger < FAR * smaller:
        return
    paths = [(*each.line.path, "points") for each in (most_cost, least_brought)]
    yield diagnose(
        "EU421",
        f"{text}: one of the two figures is of another game",
        asked_for(game, *paths) or game.cause(*paths),
        label="out of scale",
        related=[(game.key_at(*path), "this figure") for path in sorted(paths)],
        help=["let both be of the same size, like `bid` and `-bid`, or `10 * bid` and `-10 * bid`"],
    )


def asked_for(game: Game, *paths: Path) -> Span | None:
    """Where the checked file asks for the overlay that says one of these, if it says none of them itself."""
    if any(game.own(*path) for path in paths):
        return None
    files = {game.composed.origins[path].file for path in paths if path in game.composed.origins}
    asked = [each.asked_at for each in game.composed.overlays if each.document.file in files and not each.inherited]
    return next((span for span in asked if span is not None), None)


def lone_hands_are_paid(game: Game) -> Iterator[Diagnostic]:
    """Where a file lets somebody play alone, some line pays for it."""
    lines = [line for _, line in game.facts.lines]
    told = {line.alone for line in lines} - {None, "nobody"} | {"maker" for line in lines if line.lone_hand is not None}
    alone = game.spec.alone
    for who, may, paid in (
        ("maker", alone.maker == "may", bool(told)),
        ("defender", alone.defender != "never", bool(told & {"defender", "both"})),
    ):
        if may and not paid and game.own("alone", who):
            yield diagnose(
                "EU422",
                f"a {who} may play alone, and no line scores anything else for it",
                game.key_at("alone", who),
                label="worth no more than with a partner",
                help=[f"add a line with `alone: {who}`, like `lone_march: {{tricks: all, alone: {who}, points: 4}}`"],
            )
