"""Every outcome a deal can have, as the lines of the scoring see it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Any

from .bids import Bid
from .cards import SUITS, written_out
from .order import Start, fits_start
from .table import Table


@dataclass(frozen=True)
class Contract:
    """What was played: the bid (None: nobody was maker), trump, who was stuck, who was alone, who broke it off.

    Of a lone hand also whether it was declared blind, and of which kind it is.
    """

    bid: Bid | None
    trump: str
    stuck: str = "nobody"
    alone: str = "nobody"
    broken: str | None = None
    blind: bool = False
    kind: str | None = None


@dataclass(frozen=True)
class Tricks:
    """How the tricks fell, seen from one side: its own, the most of any other, what decides, all others, the first."""

    own: int
    best_other: int
    makers: int = 0
    best_single_opponent: int = 0
    others: int = 0
    start: Start | None = None


def result(contract: Contract, tricks: Tricks) -> str:
    """How the contract came out."""
    if contract.bid is None:
        return "no_maker"
    if contract.broken is not None:  # lost by a renege of the makers, made by one of the defenders
        return "set" if contract.broken == "makers" else "made"
    return "made" if contract.bid.is_made(tricks.makers, tricks.best_single_opponent) else "set"


def fits(table: Table, line: dict[str, Any], contract: Contract, tricks: Tricks) -> bool:
    """Whether all conditions of a line hold."""
    return fits_contract(table, line, contract) and fits_tricks(table, line, contract, tricks)


def fits_contract(table: Table, line: dict[str, Any], contract: Contract) -> bool:
    """Whether the conditions hold that ask for what was played."""
    if line["renege"] != contract.broken:
        return False
    who = [contract.alone] if contract.alone != "both" else ["maker", "defender", "both"]
    if contract.blind:
        who.append("blind")
    bid = None if contract.bid is None else contract.bid.name
    return (
        line["alone"] in (None, *who)
        and line["lone_hand"] in (None, contract.kind)
        and line["stuck"] in (None, contract.stuck)
        and (line["bid"] is None or any(is_bid(one, bid, table.tricks) for one in listed(line["bid"])))
        and (line["trump"] is None or contract.trump in written_out(listed(line["trump"])))
    )


def fits_tricks(table: Table, line: dict[str, Any], contract: Contract, tricks: Tricks) -> bool:
    """Whether the conditions hold that ask for the tricks and the result."""
    return (
        line["result"] in (None, result(contract, tricks))
        and is_count(line["tricks"], tricks.own, table.tricks)
        and is_count(line["best_other"], tricks.best_other, table.tricks)
        and fits_start(line["first_tricks"], tricks.start)
    )


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def is_bid(asked: int | str, name: int | str | None, tricks: int) -> bool:
    """Whether a bid is what a line asks for: that bid, one in a range, any with a name, any number."""
    if asked in ("special", "numbered"):
        return name is not None and name != "order" and isinstance(name, str) == (asked == "special")
    if isinstance(asked, str) and ".." in asked:
        first, last = asked.split("..")
        return isinstance(name, int) and int(first) <= name <= (tricks if last == "all" else int(last))
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


# -- what can happen ---------------------------------------------------------------------------------------------------


def contracts(table: Table) -> Iterator[Contract]:
    """Every contract that can be played, each broken off or not."""
    auction, play = table.settings["auction"], table.settings["play"]["renege"]
    broken = [None, "makers", "defenders"] if play["deal"] == "ends" and play["policy"] != "prevented" else [None]
    may_stick = auction["all_pass"] == "dealer_is_stuck" or auction["throw_ins"] != "unlimited"
    bids = [(bid, "nobody") for bid in table.ladder]
    bids += [(bid, "dealer") for bid in table.stuck_ladder if may_stick]
    bids += [(bid, "joker_holder") for bid in table.stuck_ladder if auction["all_pass"] == "joker_holder_is_stuck"]
    for (bid, stuck), how in product(bids, broken):
        for trump in trumps_of(table, bid):
            for alone in ways_to_be_alone(table, bid):
                for blind, kind in lone_hands(table, bid, alone, stuck):
                    yield Contract(bid, trump, stuck, alone, how, blind, kind)


def trumps_of(table: Table, bid: Bid) -> list[str]:
    """What can be trump with this bid."""
    if table.form == "ladder":
        return bid.trumps
    if table.form == "before_deal":
        return table.trumps
    second = table.settings["auction"]["second_circuit"]
    suits = [trump for trump in table.trumps if trump not in ("no_trump", "no_trump_low")]
    suits += [suit for suit in decided(table, nobody_is_maker=False) if suit not in suits]
    return [*suits, "no_trump"] if second == "other_suits_or_no_trump" else suits


def decided(table: Table, nobody_is_maker: bool) -> list[str]:
    """The suits that an upcard can make trump at once, with a maker or without."""
    decides: dict[str, str] = table.settings["auction"]["upcard_decides"] or {}
    kinds = [kind for kind, who in decides.items() if (who == "nobody_is_maker") == nobody_is_maker]
    return [suit for suit in SUITS if suit in kinds or any(kind not in SUITS for kind in kinds)]


def contracts_of_nobody(table: Table) -> Iterator[Contract]:
    """What is played when nobody is maker."""
    auction, renege = table.settings["auction"], table.settings["play"]["renege"]
    trumps = [*SUITS] if table.form == "none" else decided(table, nobody_is_maker=True)
    if table.form != "none" and auction["all_pass"] == "played_in_no_trump":
        trumps = [*trumps, "no_trump"]
    broken = [None, "defenders"] if renege["deal"] == "ends" and renege["policy"] != "prevented" else [None]
    for trump, how in product(trumps, broken):
        yield Contract(None, trump, broken=how)


def lone_hands(table: Table, bid: Bid, alone: str, stuck: str) -> list[tuple[bool, str | None]]:
    """Whether the lone hand may have been declared blind, and of which kind it may be; None is a plain one."""
    settings = table.settings["alone"]
    if alone not in ("maker", "both"):
        return [(False, None)]
    blind = [False, True] if settings["blind"] == "may" and stuck == "nobody" else [False]
    kinds = [None] if bid.alone else [None, *settings["kinds"]]
    return list(product(blind, kinds))


def ways_to_be_alone(table: Table, bid: Bid) -> list[str]:
    """Who can play alone with this bid."""
    alone = table.settings["alone"]
    may = alone["maker"] == "may" or alone["dealers_partner"] != "free" or alone["must_if"] is not None
    may = may or alone["blind"] != "never"
    maker = [True] if bid.alone else [False, True] if may else [False]
    called = table.settings["table"]["partner_is"]
    if table.seating == "called_partner" and called != "chosen_player":
        maker = [True] if bid.alone else [False, True]  # nobody else may have the card
    found = []
    for is_alone in maker:
        defends = alone["defender"] == "against_any_maker" or (alone["defender"] == "against_lone_maker" and is_alone)
        found.append("maker" if is_alone else "nobody")
        if defends:
            found.append("both" if is_alone else "defender")
    return found


@lru_cache(maxsize=1000)
def ways_to_share(table: Table, seen_by: str, broken: bool) -> list[Tricks]:
    """How the tricks can fall, seen by the makers, by another side, or by anybody where nobody is maker.

    A deal that is broken off leaves tricks that nobody has.
    """
    units = {"two_teams": 2, "individuals": len(table.seats)}.get(table.seating, 2)
    if seen_by == "nobody" and table.seating != "two_teams":
        units = len(table.seats)
    opponents = len(table.seats) - 1 if table.seating != "two_teams" else len(table.seats) // 2
    ways = set()
    for total in range(table.tricks + 1) if broken else [table.tricks]:
        for shares in all_shares(total, units):
            makers, others = shares[0], shares[1:]
            least = -(-max(others) // opponents) if units == 2 else max(others)
            if seen_by == "makers" or seen_by == "nobody":
                own, best_other = makers, max(others)
            else:
                own, best_other = others[0], max([makers, *others[1:]])
            for single in range(least, max(others) + 1):
                ways.add((own, best_other, makers, single))
    return [Tricks(*way) for way in sorted(ways)]


def all_shares(tricks: int, sides: int) -> Iterator[tuple[int, ...]]:
    """Every way in which so many sides can share so many tricks."""
    if sides == 1:
        yield (tricks,)
        return
    for first in range(tricks + 1):
        for rest in all_shares(tricks - first, sides - 1):
            yield (first, *rest)
