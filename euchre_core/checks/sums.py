"""EU316, EU318: every line of the scoring comes to a number that can be scored, and outcomes can be told apart."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from euchre_core.chapters.scoring.lines import PlacedLine, place_lines
from euchre_core.chapters.scoring.outcomes import View
from euchre_core.chapters.scoring.points import names_in, points_of
from euchre_core.checks.game import Game
from euchre_core.checks.outcomes import in_words
from euchre_core.checks.patience import Patience
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.wording import shown
from euchre_core.variant.outcomes import Outcomes

MOST_CONTRACTS = 2_000
MOST_COMPARISONS = 20_000_000
"""Outcomes times lines."""


def outcomes_can_be_counted(game: Game) -> Iterator[Diagnostic]:
    """The outcomes that the lines tell apart are not so many that nobody, and no machine, could go through them."""
    contracts = sum(1 for _ in islice(Outcomes(game.facts).contracts(), MOST_CONTRACTS + 1))
    if contracts <= MOST_CONTRACTS:
        space = game.facts.space
        outcomes = max((len(space.ways(view)) for view in space.views), default=0) * contracts
        if outcomes * len(game.facts.lines) <= MOST_COMPARISONS:
            return
    yield diagnose(
        "EU318",
        "the lines tell so many outcomes apart that they cannot all be gone through",
        game.key_at("scoring"),
        label="too many",
        notes=["bids, and each thing that a line asks for, like trump, alone or first_tricks, multiply them"],
        help=["ask for less in the lines, or make the ladder shorter"],
    )


def points_can_be_counted(game: Game) -> Iterator[Diagnostic]:
    """No formula divides by nothing or comes to a number beyond all scores."""
    told: set[tuple[str, ...]] = set()
    patience = Patience()
    for view in game.facts.space.views:
        for placed in place_lines(game.spec.scoring, view, game.facts.space):
            calculates = isinstance(placed.line.points, str) and any(sign in placed.line.points for sign in "*/")
            if not calculates or placed.path in told:
                continue
            found = _uncountable(game, view, placed, patience)
            if found is not None:
                told.add(placed.path)
                yield found


def _uncountable(game: Game, view: View, placed: PlacedLine, patience: Patience) -> Diagnostic | None:
    space = game.facts.space
    for outcome in patience.with_these(space.outcomes(view, placed.fits, names_in(placed.line))):
        try:
            points_of(placed.line, outcome, space)
        except ArithmeticError as error:
            what = "divides by 0" if isinstance(error, ZeroDivisionError) else "comes to a number too large to score"
            return diagnose(
                "EU316",
                f"the points of {shown(placed.name)}: the formula {what} "
                f"when {in_words(outcome, view, space, [placed.line])}",
                game.at(*placed.path, "points"),
                label="cannot be counted",
                help=[
                    "divide by what is never 0, like `max(1, tricks)`; a formula with a comma needs quotes"
                    if isinstance(error, ZeroDivisionError)
                    else "write smaller numbers, or fewer of them multiplied"
                ],
            )
    return None
