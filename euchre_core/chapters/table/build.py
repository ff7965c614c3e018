"""From the table's settings to seats and sides."""

from __future__ import annotations

from euchre_core.chapters.context import Context
from euchre_core.chapters.sides import AGAINST_ALL, CALLED, INDIVIDUALS, TEAMS, Sides

from .spec import TableSpec

SIDES = {"two_teams": TEAMS, "individuals": INDIVIDUALS, "maker_against_all": AGAINST_ALL, "called_partner": CALLED}


def build(spec: TableSpec, context: Context) -> None:
    """Name the seats and put them on sides: four are N E S W, others A B C …; partners sit alternately."""
    context.seats = seat_names(spec.players)
    context.side = Sides(SIDES[spec.sides])
    if spec.sides == "two_teams":
        context.side_of = [seat % 2 for seat in range(spec.players)]
        teams = ["".join(context.seats[side::2]) for side in (0, 1)]
        context.side_names = ["NS", "EW"] if spec.players == 4 else teams
    else:
        context.side_of = list(range(spec.players))
        context.side_names = list(context.seats)
    context.team_of = context.side_of


def seat_names(players: int) -> list[str]:
    """The seats of a table, clockwise."""
    return list("NESW") if players == 4 else list("ABCDEFGH"[:players])
