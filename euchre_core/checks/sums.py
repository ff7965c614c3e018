"""EU316: every line of the scoring comes to a number that can be scored."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from euchre_core.chapters.scoring.lines import PlacedLine, place_lines
from euchre_core.chapters.scoring.outcomes import View
from euchre_core.chapters.scoring.points import names_in, points_of
from euchre_core.checks.game import Game
from euchre_core.checks.outcomes import in_words
from euchre_core.checks.scoring import MOST_COMPARED
from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.wording import shown


def points_can_be_counted(game: Game) -> Iterator[Diagnostic]:
    """No formula divides by nothing or comes to a number beyond all scores."""
    told: set[tuple[str, ...]] = set()
    for view in game.facts.space.views:
        for placed in place_lines(game.spec.scoring, view, game.facts.space):
            calculates = isinstance(placed.line.points, str) and any(sign in placed.line.points for sign in "*/")
            if not calculates or placed.path in told:
                continue
            found = _uncountable(game, view, placed)
            if found is not None:
                told.add(placed.path)
                yield found


def _uncountable(game: Game, view: View, placed: PlacedLine) -> Diagnostic | None:
    space = game.facts.space
    for outcome in islice(space.outcomes(view, placed.fits, names_in(placed.line)), MOST_COMPARED):
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
            )
    return None
