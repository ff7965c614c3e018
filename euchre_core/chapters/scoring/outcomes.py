"""How a deal can come out, as far as scoring goes: contracts, and the ways in which tricks can fall."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple

from euchre_core.chapters.memory import LOSE_ALL, MORE_THAN_EACH

View = Literal["makers", "maker", "partner", "defenders", "dropped", "everyone"]
"""Who is scored: a side with the contract, or of it the maker himself and his partner where each player scores; a
defender; who dropped out; and anybody where nobody is maker."""
VIEWS: tuple[View, ...] = ("makers", "maker", "partner", "defenders", "dropped", "everyone")

LISTS: dict[View, tuple[str, ...]] = {
    "makers": ("makers", "everyone"),
    "maker": ("maker", "makers", "everyone"),
    "partner": ("partner", "makers", "everyone"),
    "defenders": ("defenders", "everyone"),
    "dropped": ("dropped",),
    "everyone": ("everyone",),
}
"""The lists of the scoring whose lines may count for each of them, the narrowest first."""

Alone = Literal["nobody", "maker", "defender", "both"]
Stuck = Literal["nobody", "dealer", "joker_holder"]
Result = Literal["made", "set", "no_maker"]


@dataclass(frozen=True, slots=True)
class Contract:
    """What the makers undertook.

    Args:
        bid: the bid as it stands on the ladder; empty where there is no ladder.
        must_take: the tricks they must take, `LOSE_ALL` or `MORE_THAN_EACH`.
        value: what the bid is worth.
        alone: who plays alone; stuck: who was forced to bid.
        trump: what is trump; empty where no line asks for it and no value depends on it.
        renege: whose renege ended the deal; empty if none did.
        has_maker: whether anybody is maker.
        blind: whether a maker who plays alone said so before he had seen his cards.
        lone_hand: which kind of lone hand he plays, by name; empty for a plain one.
    """

    bid: int | str
    must_take: int
    value: int
    alone: Alone = "nobody"
    stuck: Stuck = "nobody"
    trump: str = ""
    renege: Literal["", "makers", "defenders"] = ""
    has_maker: bool = True
    blind: bool = False
    lone_hand: str = ""

    @property
    def tricks_bid(self) -> int:
        """The tricks bid, as formulas call them: the number that was said; for a bid with a name those it must take."""
        return self.bid if isinstance(self.bid, int) else max(0, self.must_take) if self.bid else 0

    def result(self, makers_tricks: int, best_opponent: int) -> Result:
        """How the contract comes out when the makers take so many tricks and the best single opponent so many."""
        if not self.has_maker:
            return "no_maker"
        if self.renege:
            return "set" if self.renege == "makers" else "made"
        if self.must_take == LOSE_ALL:
            is_made = makers_tricks == 0
        elif self.must_take == MORE_THAN_EACH:
            is_made = makers_tricks > best_opponent
        else:
            is_made = makers_tricks >= self.must_take
        return "made" if is_made else "set"


class Way(NamedTuple):
    """How the tricks can fall for one who is scored.

    Args:
        makers: the makers' tricks; own: his own side's; best_other: the best other side's.
        best_opponent: the most that one opponent of the maker took by himself; 0 where no contract asks for it.
        first: how many tricks the makers took in a row from the first on, or below zero the others, as far as a line
            asks for it.
    """

    makers: int
    own: int
    best_other: int
    best_opponent: int = 0
    first: int = 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a contract came out, seen from one side."""

    contract: Contract
    makers_tricks: int
    tricks: int
    best_other: int
    best_opponent: int = 0
    first: int = 0

    @property
    def result(self) -> Result:
        """Whether the makers took what they had to."""
        return self.contract.result(self.makers_tricks, self.best_opponent)

    def others(self, tricks: int) -> int:
        """The tricks of everybody else, of so many in a deal; where a renege ended it, of those played."""
        return self.best_other if self.contract.renege else tricks - self.tricks


@dataclass(frozen=True)
class Space:
    """Everything that can happen in a deal of one game, as far as scoring goes.

    Args:
        tricks: how many tricks a deal has.
        sides: how many sides count their tricks where somebody is maker; free_sides: where nobody is.
        players: how many play.
        contracts: every contract there can be.
        views: from whose sides outcomes are looked at.
        side_size: how many opponents of the maker play together, at most.
        lone_maker_has_partner: whether a maker who plays alone has a partner who scores.
        counts_broken: whether it matters who took the tricks before a renege ended the deal.
        first_tricks: how many of the first tricks a line asks about; 0 if none does.
    """

    tricks: int
    sides: int
    players: int
    contracts: tuple[Contract, ...]
    views: tuple[View, ...] = ("makers", "defenders")
    free_sides: int = 2
    side_size: int = 1
    lone_maker_has_partner: bool = True
    counts_broken: bool = False
    first_tricks: int = 0

    @cached_property
    def _ways(self) -> dict[View, tuple[list[Way], int, int]]:
        return {}

    def _counted(self, view: View) -> tuple[list[Way], int, int]:
        """All ways, and as bits those of deals that are played out and those of broken ones."""
        if view not in self._ways:
            whole, broken = self._whole_ways(view), self._broken_ways(view)
            is_whole = (1 << len(whole)) - 1
            self._ways[view] = [*whole, *broken], is_whole, ((1 << len(broken)) - 1) << len(whole)
        return self._ways[view]

    def ways(self, view: View) -> list[Way]:
        """How the tricks can fall for one of this view: first in a deal that is played out, then in a broken one."""
        return self._counted(view)[0]

    def _whole_ways(self, view: View) -> list[Way]:
        found: set[Way] = set()
        for makers in range(self.tricks + 1) if view != "everyone" else (0,):
            for way in self._own_ways(view, makers, self.tricks - makers):
                found.update(self._beginnings(way, self.tricks - makers) if view != "everyone" else [way])
        return sorted(found)

    def _beginnings(self, way: Way, others: int) -> Iterator[Way]:
        """The same way for every number of tricks that the makers, or the others, can have begun with."""
        if self.first_tricks == 0 or way.makers + others == 0:
            yield way
            return
        for sign, own, rest in ((1, way.makers, others), (-1, others, way.makers)):
            most = min(own, self.first_tricks)
            for run in range(1 if rest else max(most, 1), most + 1):
                yield way._replace(first=sign * run)

    def _own_ways(self, view: View, makers: int, rest: int) -> Iterator[Way]:
        if view in ("makers", "maker", "partner"):
            for best in _best_of(rest, self.sides - 1):
                yield from self._opponents(Way(makers, makers, best), best)
        elif view == "defenders":
            for own in range(rest + 1):
                for best in _best_of(rest - own, self.sides - 2):
                    yield from self._opponents(Way(makers, own, max(makers, best)), max(own, best))
        elif view == "dropped":
            for best in _best_of(rest, self.sides - 1):
                yield from self._opponents(Way(makers, 0, max(makers, best)), best)
        else:
            for own in range(rest + 1):
                yield from (Way(0, own, best) for best in _best_of(rest - own, self.free_sides - 1))

    @cached_property
    def asks_each(self) -> bool:
        """Whether a contract asks how many tricks each single opponent took."""
        return any(contract.must_take == MORE_THAN_EACH for contract in self.contracts)

    def _opponents(self, way: Way, best: int) -> Iterator[Way]:
        """The same way for every number of tricks that the best single opponent can have of those of the best side."""
        if not self.asks_each:
            yield way
            return
        for each in range(-(-best // self.side_size), best + 1):
            yield way._replace(best_opponent=each)

    def _broken_ways(self, view: View) -> list[Way]:
        if not any(contract.renege for contract in self.contracts):
            return []
        if not self.counts_broken or view == "everyone":
            return [Way(0, 0, 0)]
        found: set[Way] = set()
        for makers in range(self.tricks + 1):
            for own in range(self.tricks - makers + 1):
                if view == "defenders":
                    rest = self.tricks - makers - own if self.sides > 2 else 0
                    found.update(Way(makers, own, max(makers, best)) for best in range(rest + 1))
                elif view == "dropped":
                    found.add(Way(makers, 0, max(makers, own)))
                else:
                    found.add(Way(makers, makers, own))
        if self.sides > 2:
            return sorted(each for way in found for each in self._beginnings(way, self.tricks - way.makers))
        return sorted(each for way in found for each in self._beginnings(way, _others(view, way)))

    def possible(self, view: View, contract: Contract) -> int:
        """The ways, as bits, that can happen with a contract; none if it has nobody of this view."""
        if contract.has_maker == (view == "everyone"):
            return 0
        if view == "partner" and contract.alone in ("maker", "both") and not self.lone_maker_has_partner:
            return 0
        _, whole, broken = self._counted(view)
        return broken if contract.renege else whole

    def outcomes(self, view: View, numbers: int, names: Collection[str] | None = None) -> Iterator[Outcome]:
        """Yield the outcomes whose numbers are the bits of ``numbers``, contract by contract.

        Args:
            view: from whose side.
            numbers: the outcomes, as bits.
            names: the names a formula uses; of contracts that mean the same for it only one is given. None: all are.

        """
        ways = self.ways(view)
        fitting = bin(numbers)[:1:-1]
        told: dict[tuple[int, int], int] = {}
        for place, contract in enumerate(self.contracts):
            here = int(fitting[place * len(ways) : (place + 1) * len(ways)][::-1] or "0", 2)
            if names is not None:
                alike = (contract.tricks_bid if "bid" in names else 0, contract.value if "value" in names else 0)
                here &= ~told.get(alike, 0)
                told[alike] = told.get(alike, 0) | here
            for way in _places(here):
                yield Outcome(contract, *ways[way])


def _others(view: View, way: Way) -> int:
    """How many tricks the other of two sides took, seen from one of them."""
    return way.own if view == "defenders" else way.best_other


def _best_of(tricks: int, sides: int) -> range:
    """How many tricks the best of so many sides can have when they share these; none if nobody can take them."""
    if sides <= 0:
        return range(1) if tricks == 0 else range(0)
    return range(-(-tricks // sides), tricks + 1)


def _places(bits: int) -> list[int]:
    return [place for place, bit in enumerate(bin(bits)[:1:-1]) if bit == "1"] if bits else []
