"""From the table's settings to seats, sides and the way to a partner."""

from __future__ import annotations

from euchre_core.chapters.context import Context
from euchre_core.chapters.memory import ALONE
from euchre_core.chapters.sides import AGAINST_ALL, CALLED, INDIVIDUALS, TEAMS, Sides
from euchre_core.kernel.layout import Slot
from euchre_core.kernel.pack import SUITS
from euchre_core.kernel.phase import Phase

from .phase import TO_CHOOSE, BestTrump, CallCard, ChoosePartner, Revealed, called_slots
from .spec import TableSpec

SIDES = {
    "two_teams": TEAMS,
    "individuals": INDIVIDUALS,
    "maker_against_all": AGAINST_ALL,
    "called_partner": CALLED,
}


def build(spec: TableSpec, context: Context) -> None:
    """Name the seats and put them on sides: four are N E S W, others A B C …; partners sit alternately."""
    context.seats = seat_names(spec.players)
    context.side = Sides(SIDES[spec.sides])
    context.team_of = [seat % 2 if spec.sides == "two_teams" else seat for seat in range(spec.players)]
    if spec.sides == "two_teams" and spec.scores == "each_side":
        context.side_of = context.team_of
        teams = ["".join(context.seats[side::2]) for side in (0, 1)]
        context.side_names = ["NS", "EW"] if spec.players == 4 else teams
    else:
        context.side_of = list(range(spec.players))
        context.side_names = list(context.seats)


def seat_names(players: int) -> list[str]:
    """The seats of a table, clockwise."""
    return list("NESW") if players == 4 else list("ABCDEFGH"[:players])


def build_partner(spec: TableSpec, context: Context) -> Phase | None:
    """The way in which the maker gets a partner; None where partners sit together or there are none."""
    if spec.sides != "called_partner":
        return None
    if spec.partner_is == "chosen_player":
        context.add_slots([Slot(TO_CHOOSE), Slot(ALONE)])
        return ChoosePartner(context.bid_partners or [1] * max(1, len(context.ladder)))
    context.add_slots(called_slots())
    context.watchers.append(Revealed())
    if spec.partner_is == "holder_of_called_ace":
        return CallCard(sum(1 << kind for kind, rank in enumerate(context.pack.ranks) if rank == "A"))
    if spec.partner_is == "holder_of_called_card":
        return CallCard((1 << len(context.pack.kinds)) - 1)
    if spec.partner_is == "holder_of_best_trump":
        return BestTrump(highest_trumps(context), known_only_in_play=False)
    return BestTrump(right_bowers(context), known_only_in_play=True)


def highest_trumps(context: Context) -> list[int]:
    """The highest trump of each strain, -1 without trumps."""
    tables = context.tables
    found: list[int] = []
    for strain, trump in enumerate(tables.trump_of):
        heights = tables.strengths(strain, trump) if trump >= 0 else [0] * tables.kinds
        cards = [card for card in range(tables.kinds) if tables.trumps[strain] >> card & 1]
        found.append(max(cards, key=heights.__getitem__, default=-1))
    return found


def right_bowers(context: Context) -> list[int]:
    """The jack of trumps for each strain, -1 without trumps or where it is not in the pack."""
    jacks = {context.pack.suits[kind]: kind for kind, rank in enumerate(context.pack.ranks) if rank == "J"}
    return [jacks.get(trump, -1) if 0 <= trump < len(SUITS) else -1 for trump in context.tables.trump_of]
