"""What a line of the scoring gives for an outcome."""

from __future__ import annotations

from functools import lru_cache

from euchre_core.chapters.formulas import points_program
from euchre_core.chapters.scoring.outcomes import Outcome, Space
from euchre_core.chapters.scoring.spec import LineSpec
from euchre_core.kernel.program import Program
from euchre_core.language.formula import parse, words

LARGEST = 1_000_000_000


def points_of(line: LineSpec, outcome: Outcome, space: Space) -> int:
    """Return the points a line gives for an outcome; a line without points gives none.

    Raises:
        ArithmeticError: the formula divides by zero, or comes to a number beyond all scores.
    """
    if line.points is None or isinstance(line.points, int):
        return line.points or 0
    contract = outcome.contract
    values = [
        outcome.tricks,
        outcome.others(space.tricks),
        outcome.best_other,
        contract.tricks_bid,
        contract.value,
        space.tricks,
        space.players,
    ]
    number = _program(line.points).run(values)
    if abs(number) > LARGEST:
        raise OverflowError("beyond all scores")
    return number


def names_in(line: LineSpec) -> frozenset[str]:
    """Return the names that the formula of a line uses."""
    if not isinstance(line.points, str):
        return frozenset()
    return frozenset(name for name, _ in words(parse(line.points, "points")))


@lru_cache(maxsize=256)
def _program(formula: str) -> Program:
    return points_program(formula)
