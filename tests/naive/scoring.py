"""Points: for each side, of all lines that fit, the narrowest counts, alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from .deal import Deal
from .formula import work_out
from .order import start_of, with_starts
from .outcomes import (
    Contract,
    Tricks,
    contracts,
    contracts_of_nobody,
    fits,
    fits_contract,
    fits_tricks,
    result,
    ways_to_share,
)
from .partners import has_partner
from .table import Table

ROLES: dict[str, tuple[str, ...]] = {
    "makers": ("makers", "everyone"),
    "maker": ("maker", "makers", "everyone"),
    "partner": ("partner", "makers", "everyone"),
    "defenders": ("defenders", "everyone"),
    "dropped": ("dropped",),
    "nobody": ("everyone",),
}
"""Whose lines are looked at, the narrower role first."""

Place = tuple[str, str]
"""Where a line stands: for whom it is, and its name."""


def points(deal: Deal) -> dict[str, int]:
    """The points of each side for a deal that was played, reneges included."""
    if deal.scored is not None:
        return dict(deal.scored)
    table = deal.table
    contract = contract_of(deal)
    scored: dict[str, int] = {}
    for side in table.sides:
        seat = next(seat for seat in table.seats if table.side_of[seat] == side)
        scored[side] = worth(table, role_of(deal, seat), contract, tricks_of(deal, seat))
    renege = deal.settings("play")["renege"]
    for seat in table.seats:
        charged = renege["points"] * deal.reneges[seat] + renege["false_challenge"] * deal.false_challenges[seat]
        for side in who_is_charged(deal, seat):
            scored[side] += charged
    return scored


def who_is_charged(deal: Deal, seat: str) -> set[str]:
    """Whose score a renege is charged to."""
    if deal.settings("play")["renege"]["charged_to"] == "player":
        return {deal.table.side_of[seat]}
    return {deal.table.side_of[other] for other in unit_of(deal, seat)}


def contract_of(deal: Deal) -> Contract:
    """What was played."""
    assert deal.trump is not None
    alone = {(True, True): "both", (True, False): "maker", (False, True): "defender", (False, False): "nobody"}
    called_nobody = deal.table.seating == "called_partner" and len(deal.makers()) == 1
    who = alone[deal.alone or called_nobody, deal.lone_defender is not None]
    return Contract(deal.bid, deal.trump, deal.stuck, who, deal.broken, deal.blind, deal.kind)


def units(deal: Deal) -> list[list[str]]:
    """The sides of the deal, who share their tricks."""
    table = deal.table
    if table.seating in ("maker_against_all", "called_partner") and deal.maker is not None:
        makers = deal.makers()
        return [makers, [seat for seat in table.seats if seat not in makers]]
    return [list(team) for team in dict.fromkeys(tuple(table.team(seat)) for seat in table.seats)]


def unit_of(deal: Deal, seat: str) -> list[str]:
    """The side of the deal that a seat belongs to."""
    return next(unit for unit in units(deal) if seat in unit)


def tricks_of(deal: Deal, seat: str) -> Tricks:
    """How the tricks fell, seen by one seat."""
    taken = {tuple(unit): sum(deal.tricks[one] for one in unit) for unit in units(deal)}
    everything = sum(taken.values())
    mine = tuple(unit_of(deal, seat))
    own = taken[mine]
    best_other = max([count for unit, count in taken.items() if unit != mine], default=0)
    if seat in deal.dropped and deal.table.each_player_scores:
        own, best_other = 0, max(taken.values())  # he has laid his cards down, and his side plays on without him
    makers = sum(deal.tricks[one] for one in deal.makers())
    single = max([deal.tricks[one] for one in deal.table.seats if one not in deal.makers()], default=0)
    return Tricks(own, best_other, makers, single, everything - own, start_of(deal))


def role_of(deal: Deal, seat: str) -> str:
    """Which lines are for the side of this seat."""
    if deal.maker is None:
        return "nobody"
    side = [one for one in deal.table.seats if deal.table.side_of[one] == deal.table.side_of[seat]]
    if all(one in deal.dropped for one in side):
        return "dropped"
    if seat not in deal.makers():
        return "defenders"
    if not deal.table.each_player_scores:
        return "makers"
    return "maker" if seat == deal.maker else "partner"


def added(deal: Deal) -> dict[str, dict[str, int]]:
    """What a deal that was played adds to the counters of each side."""
    table, contract = deal.table, contract_of(deal)
    found: dict[str, dict[str, int]] = {}
    for side in table.sides:
        seat = next(seat for seat in table.seats if table.side_of[seat] == side)
        lines = lines_that_count(table, role_of(deal, seat), contract, tricks_of(deal, seat))
        assert len({str(line_at(table, place)["adds"]) for place in lines}) <= 1
        found[side] = line_at(table, lines[0])["adds"] if lines else {}
    return found


def lines_that_count(table: Table, role: str, contract: Contract, tricks: Tricks) -> list[Place]:
    """The narrowest of the lines that fit; several only where they give the same."""
    fitting = [place for place in places_of(table, role) if fits(table, line_at(table, place), contract, tricks)]
    return [one for one in fitting if not any(narrower(table, role, other, one) for other in fitting)]


def worth(table: Table, role: str, contract: Contract, tricks: Tricks) -> int:
    """What the line that counts gives; no line fits: no points."""
    narrowest = lines_that_count(table, role, contract, tricks)
    names = {
        "tricks": tricks.own,
        "others": tricks.others,
        "best_other": tricks.best_other,
        "bid": 0 if contract.bid is None else contract.bid.tricks,
        "value": 0 if contract.bid is None else contract.bid.value(contract.trump),
        "all": table.tricks,
        "players": len(table.seats),
    }
    given = {work_out(line_at(table, place)["points"], names) for place in narrowest}
    assert len(given) <= 1, f"lines that are neither narrower give different points: {narrowest}, {contract}, {tricks}"
    return given.pop() if given else 0


def places_of(table: Table, role: str) -> list[Place]:
    """The lines that are looked at for a role."""
    return [(whom, name) for whom in ROLES[role] for name in table.settings["scoring"][whom]]


def line_at(table: Table, place: Place) -> dict[str, Any]:
    """The line that stands there."""
    line: dict[str, Any] = table.settings["scoring"][place[0]][place[1]]
    return line


def narrower(table: Table, role: str, one: Place, other: Place) -> bool:
    """Whether everything `one` fits `other` fits too, but not the other way round.

    If they fit the same: the line for the narrower role is narrower, and one that states all conditions of the other
    and more is narrower, even if in this game the rest always holds.
    """
    fitting = what_fits(table, role)
    if fitting[one] != fitting[other]:
        return fitting[one] < fitting[other]
    if one[0] != other[0]:
        return ROLES[role].index(one[0]) < ROLES[role].index(other[0])
    return conditions(line_at(table, one)).items() > conditions(line_at(table, other)).items()


def conditions(line: dict[str, Any]) -> dict[str, str]:
    """The conditions a line states."""
    return {name: str(value) for name, value in line.items() if name not in ("points", "adds") and value is not None}


@lru_cache(maxsize=200)
def what_fits(table: Table, role: str) -> dict[Place, frozenset[int]]:
    """For every line, the outcomes it fits, by their number."""
    places = places_of(table, role)
    outcomes = list(different_outcomes(table, role, places))
    return {
        place: frozenset(
            number
            for number, (contract, tricks) in enumerate(outcomes)
            if fits_tricks(table, line_at(table, place), contract, tricks)
            and fits_contract(table, line_at(table, place), contract)
        )
        for place in places
    }


def different_outcomes(table: Table, role: str, places: list[Place]) -> Iterator[tuple[Contract, Tricks]]:
    """Every outcome there can be; of contracts that no line tells apart, only one."""
    seen = set()
    for contract in contracts_of_nobody(table) if role == "nobody" else contracts(table):
        told_apart = tuple(fits_contract(table, line_at(table, place), contract) for place in places)
        looks = (None if contract.bid is None else contract.bid.must_take, contract.broken, told_apart)
        if looks in seen or (role == "partner" and not has_partner(table, contract)):
            continue
        seen.add(looks)
        seen_by = role if role in ("makers", "nobody") else "makers" if role in ("maker", "partner") else "defenders"
        is_broken = contract.broken is not None
        for tricks in ways_to_share(table, seen_by, is_broken):
            yield from ((contract, one) for one in with_starts(table, tricks, is_broken, seen_by))


__all__ = ["Contract", "Tricks", "contract_of", "points", "result", "tricks_of", "worth"]
