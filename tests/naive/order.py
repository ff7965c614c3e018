"""The order in which tricks fell: who took the first ones, and how many in a row."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .deal import Deal
    from .outcomes import Tricks
    from .table import Table

Start = tuple[str, int]
"""Who began, `makers` or `defenders`, and with how many tricks in a row."""


def start_of(deal: Deal) -> Start | None:
    """How the tricks of a deal began; None where nobody is maker or no trick was played."""
    if deal.maker is None or not deal.winners:
        return None
    who = ["makers" if seat in deal.makers() else "defenders" for seat in deal.winners]
    other = next((place for place, one in enumerate(who) if one != who[0]), len(who))
    return who[0], other


def fits_start(asked: dict[str, Any] | None, start: Start | None) -> bool:
    """Whether the tricks began as a line asks."""
    wanted = {who: number for who, number in (asked or {}).items() if number is not None}
    return all(start is not None and start[0] == who and start[1] >= number for who, number in wanted.items())


def asks_start(table: Table) -> bool:
    """Whether any line asks who took the first tricks."""
    return any(line["first_tricks"] for lines in table.settings["scoring"].values() for line in lines.values())


def with_starts(table: Table, tricks: Tricks, is_broken: bool, seen_by: str) -> Iterator[Tricks]:
    """The same tricks for every way in which they can have begun."""
    if seen_by == "nobody" or not asks_start(table):
        yield tricks
        return
    others = table.tricks - tricks.makers
    if is_broken and table.seating != "individuals":  # of two sides the other one, of those played so far
        others = tricks.own if seen_by == "defenders" else tricks.best_other
    taken = {"makers": tricks.makers, "defenders": others}
    if not any(taken.values()):
        yield tricks
    for who, rest in (("makers", others), ("defenders", tricks.makers)):
        runs = range(1, taken[who] + 1) if rest else [taken[who]]
        yield from (replace(tricks, start=(who, run)) for run in runs if run)
