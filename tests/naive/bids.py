"""What can be bid, and what each bid is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .cards import written_out
from .formula import work_out

LOSE_ALL = "none"
MORE_THAN_EACH = "more_than_each_opponent"


@dataclass(frozen=True)
class Bid:
    """A bid and what goes with it.

    Attributes:
        name: how it stands on the ladder: a number or a name; said: the words that make it: "bid 4", "moon".
        must_take: the tricks the makers must take; `none`, or more than each opponent.
        tricks: the tricks bid; values: what it is worth with each trump that may go with it, lowest trump first.
        alone: whether the maker's partners lay their cards down.
        exchange: the exchange that goes with it; leads: who leads, if the bid says so.
        partners: how many partners the maker chooses.
        over: the bids of which one must be the highest so far, if it says so; by: who may make it.
    """

    name: int | str
    said: str
    must_take: int | str
    tricks: int
    values: tuple[tuple[str, int], ...]
    alone: bool = False
    exchange: str | None = None
    leads: str | None = None
    partners: int = 1
    over: tuple[int | str, ...] | None = None
    by: tuple[str, int | str] | None = None

    @property
    def trumps(self) -> list[str]:
        """What may be trump with this bid, lowest first."""
        return [trump for trump, _ in self.values]

    def value(self, trump: str) -> int:
        """What it is worth."""
        return dict(self.values).get(trump, 0)

    def is_made(self, makers: int, best_single_opponent: int) -> bool:
        """Whether the contract came out with so many tricks."""
        if self.must_take == LOSE_ALL:
            return makers == 0
        if self.must_take == MORE_THAN_EACH:
            return makers > best_single_opponent
        return makers >= int(self.must_take)


def turn_up_contract(settings: dict[str, Any], tricks: int) -> Bid:
    """The only contract of a turn-up game, whoever makes trump, and whatever is trump."""
    must_take = settings["auction"]["must_take"]
    if must_take == "most":
        must_take = tricks // 2 + 1
    trumps = written_out(["suits", *settings["trump"]["choices"], "no_trump"])
    return Bid("order", "order", must_take, 0, tuple((trump, 0) for trump in trumps))


def ladder_of(settings: dict[str, Any], rungs: list[int | str], tricks: int) -> list[Bid]:
    """A ladder written out, lowest first."""
    return [bid_named(settings, name, tricks) for name in names_of(rungs, tricks)]


def names_of(rungs: Any, tricks: int) -> list[int | str]:
    """Bids written out: `3..5` is 3, 4, 5, and `all` is the number of tricks."""
    names: list[int | str] = []
    for rung in rungs if isinstance(rungs, list) else [rungs]:
        if isinstance(rung, str) and ".." in rung:
            first, last = rung.split("..")
            names += range(int(first), (tricks if last == "all" else int(last)) + 1)
        else:
            names.append(rung)
    return names


def bid_named(settings: dict[str, Any], name: int | str, tricks: int) -> Bid:
    """What goes with a bid. A number must take its number; a name says what, and is worth that if it says no more."""
    facts = facts_of(settings["auction"]["bids"], str(name))
    own = settings["auction"]["bids"].get(str(name), {})
    must_take = name if facts.get("must_take") is None else facts["must_take"]
    must_take = tricks if must_take == "all" else must_take
    bid_tricks = name if isinstance(name, int) else 0 if must_take == LOSE_ALL else int(must_take)
    trumps = written_out(facts.get("trump") or settings["trump"]["choices"])
    every = written_out(settings["trump"]["choices"])
    trumps = [trump for trump in every if trump in trumps] + [trump for trump in trumps if trump not in every]
    by = own.get("by")
    over = own.get("over")
    return Bid(
        name=name,
        said=f"bid {name}" if isinstance(name, int) else name,
        must_take=must_take,
        tricks=bid_tricks,
        values=tuple((trump, worth(settings, name, facts, bid_tricks, trump, tricks)) for trump in trumps),
        alone=facts.get("plays") == "alone",
        exchange=facts.get("exchange"),
        leads=facts.get("leads"),
        partners=facts.get("partners") or 1,
        over=None if over is None else tuple(names_of(over, tricks)),
        by=None if by is None else by_whom(by),
    )


def by_whom(by: dict[str, Any]) -> tuple[str, int | str]:
    """`{partner_of: bid}` or `{opponents_of: bid}`."""
    ((who, bid),) = [(who, bid) for who, bid in by.items() if bid is not None]
    return who, bid


def worth(
    settings: dict[str, Any], name: int | str, facts: dict[str, Any], bid_tricks: int, trump: str, tricks: int
) -> int:
    """What a bid is worth in this trump: what it says itself, or what all numbers are worth, or its tricks."""
    if facts.get("value") is not None:
        return int(facts["value"])
    if isinstance(name, str):
        return bid_tricks
    trump_values: dict[str, int] = settings["trump"]["values"] or {}
    names = {"bid": bid_tricks, "all": tricks, "trump_value": trump_value(trump_values, trump)}
    return work_out(settings["auction"]["value"], names)


def trump_value(values: dict[str, int], trump: str) -> int:
    """The value of a trump; the choices may be written in groups (`suits`, `red`)."""
    for choice, value in values.items():
        if trump == choice:
            return value
    for choice, value in values.items():
        if trump in written_out([choice]):
            return value
    return 0


def facts_of(bids: dict[str, dict[str, Any]], name: str) -> dict[str, Any]:
    """What the settings say about a bid; what it does not say itself it takes from the bid it is `like`."""
    facts: dict[str, Any] = dict(bids.get(name, {}))
    if facts.get("like") is not None:
        for key, value in facts_of(bids, str(facts["like"])).items():
            if facts.get(key) in (None, "with_partner", "never"):
                facts[key] = value
    return facts
