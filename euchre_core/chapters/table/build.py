"""From the table's settings to seats and sides."""

from __future__ import annotations

from euchre_core.chapters.context import Context

from .spec import TableSpec


def build(spec: TableSpec, context: Context) -> None:
    """Name the seats and put them on sides: four are N E S W, others A B C …; partners sit alternately."""
    context.seats = seat_names(spec.players)
    if spec.sides == "two_teams":
        context.side_of = [seat % 2 for seat in range(spec.players)]
        teams = ["".join(context.seats[side::2]) for side in (0, 1)]
        context.side_names = ["NS", "EW"] if spec.players == 4 else teams
    else:
        context.side_of = list(range(spec.players))
        context.side_names = list(context.seats)


def seat_names(players: int) -> list[str]:
    """The seats of a table, clockwise."""
    return list("NESW") if players == 4 else list("ABCDEFGH"[:players])
