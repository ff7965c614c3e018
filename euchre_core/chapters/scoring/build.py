"""From the lines an author wrote to lines whose conditions are masks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from euchre_core.chapters.context import Context
from euchre_core.chapters.formulas import points_program
from euchre_core.chapters.values import trump_suits

from .lines import Role, Space, bid_fits, count_fits, ordered_lines
from .phase import ANY, MADE, SET, Line, LineScoring
from .spec import LineSpec, ScoringSpec

RESULTS = {None: ANY, "made": MADE, "set": SET, "no_maker": 2}
NOT_YET = 0
"""The mask of a condition that no outcome of the built games meets."""


def build(spec: ScoringSpec, space: Space, renege: int, false_challenge: int, context: Context) -> LineScoring:
    """The scoring of a game; `space` holds every outcome a deal can have."""
    return LineScoring(
        lines(spec, "makers", space, context),
        lines(spec, "defenders", space, context),
        context.must_take,
        context.values,
        [rung if isinstance(rung, int) else context.must_take[level] for level, rung in enumerate(context.ladder)],
        context.alone,
        renege,
        false_challenge,
        len(context.seats),
    )


def lines(spec: ScoringSpec, role: Role, space: Space, context: Context) -> list[Line]:
    """The lines for one role, the narrowest first."""
    return [line(name, each, context) for name, each in ordered_lines(spec, role, space)]


def line(name: str, spec: LineSpec, context: Context) -> Line:
    """One line with its conditions as masks."""
    counts = range(context.tricks + 1)
    return Line(
        name,
        mask(spec.bid is None or bid_fits(spec.bid, rung) for rung in context.ladder),
        RESULTS[spec.result],
        mask(spec.tricks is None or count_fits(spec.tricks, count, context.tricks) for count in counts),
        mask(spec.best_other is None or count_fits(spec.best_other, count, context.tricks) for count in counts),
        {None: ANY, "nobody": 1, "maker": 2}.get(spec.alone, NOT_YET),
        ANY if spec.trump is None else strains(spec.trump, context),
        {None: ANY, "nobody": 1, "dealer": 2}.get(spec.stuck, NOT_YET),
        points_program(spec.points if spec.points is not None else 0),
    )


def strains(trump: str | Sequence[str], context: Context) -> int:
    """The strains a condition on trump names, as a mask."""
    named = trump_suits([trump] if isinstance(trump, str) else trump)
    return mask(strain in named for strain in context.tables.strains)


def mask(answers: Iterable[bool]) -> int:
    """Truth values as bits, the first lowest."""
    return sum(1 << place for place, answer in enumerate(answers) if answer)
