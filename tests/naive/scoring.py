"""Points: for each side, of all lines that fit, the narrowest counts, alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from .cards import suits_named
from .deal import Deal
from .formula import work_out
from .table import Bid, Table


@dataclass(frozen=True)
class Outcome:
    """How a contract came out for one side: its own tricks, those of the makers and of the best other side."""

    bid: Bid
    trump: str
    stuck: bool
    tricks: int
    makers: int
    best_other: int


def points(deal: Deal) -> dict[str, int]:
    """The points of each side for a deal that was played out, reneges included."""
    assert deal.bid is not None and deal.maker is not None and deal.trump is not None
    table = deal.table
    taken = dict.fromkeys(table.sides, 0)
    for seat in table.seats:
        taken[table.side_of[seat]] += deal.tricks[seat]
    makers = table.side_of[deal.maker]
    result: dict[str, int] = {}
    for side in table.sides:
        best_other = max(taken[other] for other in table.sides if other != side)
        outcome = Outcome(deal.bid, deal.trump, deal.stuck, taken[side], taken[makers], best_other)
        result[side] = worth(table, "makers" if side == makers else "defenders", outcome)
    renege = deal.settings("play")["renege"]
    for seat in table.seats:
        result[table.side_of[seat]] += renege["points"] * deal.reneges[seat]
        result[table.side_of[seat]] += renege["false_challenge"] * deal.false_challenges[seat]
    return result


def worth(table: Table, role: str, outcome: Outcome) -> int:
    """What the line that counts gives; no line fits: no points."""
    places = [(whom, name) for whom in (role, "everyone") for name in table.settings["scoring"][whom]]
    fitting = [place for place in places if fits(table, line_at(table, place), outcome)]
    narrowest = [one for one in fitting if not any(narrower(table, role, other, one) for other in fitting)]
    names = {
        "tricks": outcome.tricks,
        "others": table.tricks - outcome.tricks,
        "best_other": outcome.best_other,
        "bid": outcome.bid.tricks,
        "value": outcome.bid.value,
        "all": table.tricks,
        "players": len(table.seats),
    }
    given = {work_out(line_at(table, place)["points"], names) for place in narrowest}
    assert len(given) <= 1, f"lines that are neither narrower give different points for {outcome}: {narrowest}"
    return given.pop() if given else 0


def fits(table: Table, line: dict[str, Any], outcome: Outcome) -> bool:
    """Whether all conditions of a line hold."""
    result = "made" if outcome.makers >= outcome.bid.must_take else "set"
    alone = "maker" if outcome.bid.alone else "nobody"
    stuck = "dealer" if outcome.stuck else "nobody"
    return (
        line["result"] in (None, result)
        and line["alone"] in (None, alone)
        and line["stuck"] in (None, stuck)
        and (line["bid"] is None or any(is_bid(one, outcome.bid.name) for one in listed(line["bid"])))
        and (line["trump"] is None or outcome.trump in suits_named(listed(line["trump"])))
        and is_count(line["tricks"], outcome.tricks, table.tricks)
        and is_count(line["best_other"], outcome.best_other, table.tricks)
    )


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def is_bid(asked: int | str, name: int | str) -> bool:
    """Whether a bid is what a line asks for: that bid, one in a range, any with a name, any number."""
    if asked in ("special", "numbered"):
        return isinstance(name, str) == (asked == "special")
    if isinstance(asked, str) and ".." in asked:
        first, last = asked.split("..")
        return isinstance(name, int) and int(first) <= name and (last == "all" or name <= int(last))
    return asked == name


def is_count(asked: Any, count: int, tricks: int) -> bool:
    """Whether a number of tricks is what a line asks for: a number, `all`, a range, or one of a list; nothing: any."""
    if asked is None:
        return True
    for one in listed(asked):
        first, last = str(one).split("..") if ".." in str(one) else (str(one), str(one))
        low, high = (tricks if end == "all" else int(end) for end in (first, last))
        if low <= count <= high:
            return True
    return False


Place = tuple[str, str]
"""Where a line stands: for whom it is, and its name."""


def line_at(table: Table, place: Place) -> dict[str, Any]:
    """The line that stands there."""
    line: dict[str, Any] = table.settings["scoring"][place[0]][place[1]]
    return line


@lru_cache(maxsize=1000)
def narrower(table: Table, role: str, one: Place, other: Place) -> bool:
    """Whether everything `one` fits `other` fits too, but not the other way round.

    If they fit the same: a line for a role is narrower than one for everyone, and one that states all conditions of the
    other and more is narrower, even if in this game the rest always holds.
    """
    one_line, other_line = line_at(table, one), line_at(table, other)
    only_one = only_other = False
    for outcome in outcomes(table, role):
        fits_one, fits_other = fits(table, one_line, outcome), fits(table, other_line, outcome)
        only_one = only_one or (fits_one and not fits_other)
        only_other = only_other or (fits_other and not fits_one)
    if only_one or only_other:
        return not only_one
    if one[0] != other[0]:
        return other[0] == "everyone"
    return conditions(one_line).items() > conditions(other_line).items()


def conditions(line: dict[str, Any]) -> dict[str, str]:
    """The conditions a line states."""
    return {name: str(value) for name, value in line.items() if name != "points" and value is not None}


def outcomes(table: Table, role: str) -> Iterator[Outcome]:
    """Every outcome there can be, seen from one side: each bid, stuck or not, each trump, each share of the tricks."""
    may_be_stuck = table.settings["auction"]["all_pass"] == "dealer_is_stuck"
    contracts = [(bid, False) for bid in table.ladder]
    contracts += [(bid, True) for bid in table.stuck_ladder if may_be_stuck]
    for bid, stuck in contracts:
        for trump in table.trumps:
            for makers, own, best_other in ways_to_share(table.tricks, len(table.sides), role == "makers"):
                yield Outcome(bid, trump, stuck, own, makers, best_other)


@lru_cache(maxsize=64)
def ways_to_share(tricks: int, sides: int, seen_by_makers: bool) -> list[tuple[int, int, int]]:
    """How the tricks can fall: those of the makers, of the side that is looked at, and of the best other side."""
    ways = set()
    for shares in all_shares(tricks, sides):
        makers, own = (shares[0], shares[0]) if seen_by_makers else (shares[0], shares[1])
        others = shares[1:] if seen_by_makers else (shares[0], *shares[2:])
        ways.add((makers, own, max(others)))
    return sorted(ways)


def all_shares(tricks: int, sides: int) -> Iterator[tuple[int, ...]]:
    """Every way in which so many sides can share so many tricks."""
    if sides == 1:
        yield (tricks,)
        return
    for first in range(tricks + 1):
        for rest in all_shares(tricks - first, sides - 1):
            yield (first, *rest)
