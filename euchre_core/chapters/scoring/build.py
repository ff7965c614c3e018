"""From the lines an author wrote to lines whose conditions are masks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from euchre_core.chapters.context import Context
from euchre_core.chapters.formulas import points_program
from euchre_core.chapters.memory import (
    BROKEN_BY_DEFENDERS,
    BROKEN_BY_MAKERS,
    NOBODY_STUCK,
    RESULT_MADE,
    RESULT_SET,
    STUCK_DEALER,
    STUCK_JOKER_HOLDER,
)
from euchre_core.chapters.values import trump_suits
from euchre_core.kernel.layout import Slot

from .counters import Counter, counter_slot
from .line import ANY, LONE_KINDS, Line
from .lines import bid_fits, count_fits, first_tricks_asked, ordered_lines
from .order import FirstTricks, first_slots
from .outcomes import VIEWS, Space
from .phase import LineScoring
from .spec import LineSpec, ScoringSpec

RESULTS = {None: ANY, "no_maker": 1, "made": 1 << RESULT_MADE, "set": 1 << RESULT_SET}
ALONE = {
    # a bit for each of 0 to 7, which add 1 for a lone maker, 2 for a lone defender and 4 if it was said blind
    None: ANY,
    "nobody": 0b0000_0001,
    "maker": 0b1010_1010,
    "defender": 0b1100_1100,
    "both": 0b1000_1000,
    "blind": 0b1111_0000,
}
STUCK = {
    None: ANY,
    "nobody": 1 << NOBODY_STUCK,
    "dealer": 1 << STUCK_DEALER,
    "joker_holder": 1 << STUCK_JOKER_HOLDER,
}
BROKEN = {None: 0, "makers": BROKEN_BY_MAKERS, "defenders": BROKEN_BY_DEFENDERS}


def build(
    spec: ScoringSpec,
    space: Space,
    context: Context,
    *,
    has_ladder: bool,
    renege: int,
    false_challenge: int,
    charges_side: bool,
    counters: Mapping[str, tuple[int, int]],
) -> LineScoring:
    """The scoring of a game; `space` holds every outcome a deal can have.

    For each counter is said where it is full, or 0, and what it scores then.
    """
    context.counters = list(counters)
    context.add_slots([Slot(counter_slot(name), each_seat=True, lasting=True, each_game=True) for name in counters])
    rungs: list[int | str] = [rung if has_ladder else "" for rung in context.ladder]
    scoring = LineScoring(
        [
            [line(name, each, rungs, context) for name, each in ordered_lines(spec, view, space)]
            if view in space.views
            else []
            for view in VIEWS
        ],
        context.must_take,
        context.values,
        [rung if isinstance(rung, int) else max(0, need) if rung else 0
         for rung, need in zip(rungs, context.must_take, strict=True)],
        context.alone,
        context.side,
        "makers" in space.views,
        context.tricks,
        len(context.seats),
        renege,
        false_challenge,
        charges_side,
    )  # fmt: skip
    scoring.keepers = context.keepers
    scoring.counters = [
        Counter(name, place, full, points) for place, (name, (full, points)) in enumerate(counters.items())
    ]
    return scoring


def watch_first_tricks(spec: ScoringSpec, context: Context) -> None:
    """Let the play note who takes the first tricks, where a line asks for it."""
    most = first_tricks_asked(spec)
    if most:
        context.add_slots(first_slots())
        context.watchers.append(FirstTricks(most))


def line(name: str, spec: LineSpec, rungs: Sequence[int | str], context: Context) -> Line:
    """One line with its conditions as masks."""
    counts = range(context.tricks + 1)
    found = Line(
        name,
        ANY if spec.bid is None else mask(bid_fits(spec.bid, rung) for rung in rungs),
        RESULTS[spec.result],
        mask(spec.tricks is None or count_fits(spec.tricks, count, context.tricks) for count in counts),
        mask(spec.best_other is None or count_fits(spec.best_other, count, context.tricks) for count in counts),
        alone(spec, context),
        ANY if spec.trump is None else strains(spec.trump, context),
        STUCK[spec.stuck],
        BROKEN[spec.renege],
        points_program(spec.points if spec.points is not None else 0),
        (spec.first_tricks.makers or 0) if spec.first_tricks is not None else 0,
        (spec.first_tricks.defenders or 0) if spec.first_tricks is not None else 0,
    )
    if spec.adds:
        found.adds = [spec.adds.get(counter, 0) for counter in context.counters]
    return found


def alone(spec: LineSpec, context: Context) -> int:
    """The ways in which hands are played alone that a line asks for, as a mask: a plain lone hand first, then kinds."""
    if spec.alone is None and spec.lone_hand is None:
        return ANY
    fits = ALONE[spec.alone] & (1 << LONE_KINDS) - 1
    kinds = ["", *context.lone_kinds]
    return sum(fits << place * LONE_KINDS for place, kind in enumerate(kinds) if spec.lone_hand in (None, kind))


def strains(trump: str | Sequence[str], context: Context) -> int:
    """The strains a condition on trump names, as a mask."""
    named = trump_suits([trump] if isinstance(trump, str) else trump)
    return mask(strain in named for strain in context.tables.strains)


def mask(answers: Iterable[bool]) -> int:
    """Truth values as bits, the first lowest."""
    return sum(1 << place for place, answer in enumerate(answers) if answer)
