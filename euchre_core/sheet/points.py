"""What a deal brings, as a table: every row is a deal that the compiled rules have scored.

A game of few contracts is told in full, outcomes that bring the same in one row. Where there are many bids, some of
them stand for all: the lowest and the highest number, and each bid with a name, just made, just missed, and with all
the tricks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial

from euchre_core.chapters.memory import LOSE_ALL, MORE_THAN_EACH
from euchre_core.chapters.scoring.outcomes import Contract
from euchre_core.chapters.sentence import title
from euchre_core.kernel.rules import Rules
from euchre_core.language.translation import later, later_as, say, say_as, sentence
from euchre_core.sheet.document import Table
from euchre_core.sheet.played_out import MAKER, PlayedOut
from euchre_core.sheet.words import strain_word
from euchre_core.variant.facts import Facts

MOST_ROWS = 14
"""How long a table that tells everything may be."""

_ALONE = {
    # Translators: this and the next few say how a deal was played, in a short column of a table.
    "maker": later_as("a hand", "alone"),
    "defender": later_as("a hand", "against a lone defender"),
    "both": later_as("a hand", "alone against a lone defender"),
}
_STUCK = {"dealer": later("dealer stuck"), "joker_holder": later("joker holder stuck")}
_RENEGE = {"makers": later("makers renege"), "defenders": later("defenders renege")}


@dataclass(frozen=True)
class Scored:
    """How some deals came out that bring the same.

    Args:
        contract: what the makers undertook.
        fewest, most: the tricks of their side.
        others: the tricks of each of the others, where that tells more.
        points: what the maker, his partner and each of the others score; None where there is no such player.
        first: how many of the first tricks the makers took in a row, or below zero the others, where that matters.
    """

    contract: Contract
    fewest: int
    most: int
    others: tuple[int, ...]
    points: tuple[tuple[int, ...] | None, ...]
    first: int = 0


def points_tables(facts: Facts, rules: Rules) -> list[Table]:
    """Lay out what deals bring.

    Args:
        facts: the finished game.
        rules: the same game, compiled.

    """
    points = Points(facts, rules)
    return [table for table in (points.with_maker(), points.without_maker()) if table is not None]


class Points:
    """The tables of points of one game."""

    def __init__(self, facts: Facts, rules: Rules) -> None:
        self.facts = facts
        self.tricks = facts.tricks
        self.deals = PlayedOut(facts, rules)
        self.teams = facts.teams_score
        contracts = facts.space.contracts
        self.contracts = [each for each in contracts if each.has_maker]
        self.free = [each for each in contracts if not each.has_maker and not each.renege]

    # -- somebody is maker -------------------------------------------------------------------------------------------

    def with_maker(self) -> Table | None:
        """Lay out the deals that somebody is maker of."""
        if not self.contracts:
            return None
        rows = [row for contract in self.contracts for row in self.all_of(contract)]
        chosen = len(rows) > MOST_ROWS
        if chosen:
            rows = [row for contract in self.chosen() for row in self.some_of(contract)]
        asks_more = any(line.best_other is not None for _, line in self.facts.lines)
        return self.table(self.caption(chosen=chosen or self.tells_others or asks_more), rows)

    def caption(self, *, chosen: bool) -> str:
        """Say what the table shows, and which way the scores run where they run down."""
        down = not self.facts.spec.match.counts_up
        told = {
            (False, False): later("What a deal brings"),
            (True, False): later("What some deals bring, as examples"),
            (False, True): later("What a deal brings; scores run down, so that less is better"),
            (True, True): later("What some deals bring, as examples; scores run down, so that less is better"),
        }
        return sentence(lambda: say(told[chosen, down]))

    def all_of(self, contract: Contract) -> Iterator[Scored]:
        """Every outcome of a contract, those that bring the same in one."""
        if contract.renege:
            yield self.scored(contract, 0)
            return
        last: Scored | None = None
        for tricks in range(self.tricks + 1):
            row = self.scored(contract, tricks)
            if last is not None and not row.others and row.points == last.points:
                last = replace(last, most=tricks)
                continue
            if last is not None:
                yield last
            last = row
        if last is not None:
            yield last
        for tricks in range(self.tricks + 1):
            yield from self.beginnings(contract, tricks)

    def beginnings(self, contract: Contract, tricks: int) -> Iterator[Scored]:
        """The same number of tricks, where it brings something else if one side took the first ones in a row."""
        brought = {self.scored(contract, tricks).points}
        for first in self.deals.runs(tricks):
            row = self.scored(contract, tricks, first)
            if row.points not in brought:
                brought.add(row.points)
                yield row

    def some_of(self, contract: Contract) -> Iterator[Scored]:
        """Just missed, just made, and with all tricks."""
        if contract.renege:
            yield self.scored(contract, 0)
            return
        if contract.must_take == LOSE_ALL:
            wanted = [0, 1]
        else:
            enough = self.fewest_that_make(contract)
            wanted = [enough - 1, enough, self.tricks]
        for tricks in dict.fromkeys(each for each in wanted if 0 <= each <= self.tricks):
            yield self.scored(contract, tricks)
            yield from self.beginnings(contract, tricks)

    def fewest_that_make(self, contract: Contract) -> int:
        """The fewest tricks that make a contract when the others share the rest evenly."""
        if contract.must_take != MORE_THAN_EACH:
            return contract.must_take
        return next(each for each in range(self.tricks + 1) if each > max(self.deals.others(contract, each), default=0))

    def chosen(self) -> list[Contract]:
        """Return the contracts that stand for all: for each way to play and each kind of bid the first and the last."""
        kinds: dict[object, list[Contract]] = {}
        for each in self.contracts:
            name = "" if isinstance(each.bid, int) else each.bid
            kinds.setdefault((name, each.alone, each.stuck, each.blind, each.lone_hand, each.renege), []).append(each)
        found: list[Contract] = []
        first = self.contracts[0]
        for several in kinds.values():
            low, high = several[0], several[-1]
            is_plain = (low.alone, low.stuck, low.renege) == (first.alone, "nobody", "")
            found += [low, high] if is_plain and low != high else [low]
        return found

    def scored(self, contract: Contract, tricks: int, first: int = 0) -> Scored:
        """Score one deal."""
        points = self.deals.points(contract, tricks, first)
        partner = None if self.teams else self.deals.partner(contract)
        each = [points[seat] for seat in self.deals.opponents(contract)]
        theirs = (each[0],) if len(set(each)) == 1 else tuple(each)
        others = tuple(self.deals.others(contract, tricks)) if self.tells_others and not contract.renege else ()
        own, his = (points[MAKER],), None if partner is None else (points[partner],)
        return Scored(contract, tricks, tricks, others, (own, his, theirs), first)

    @cached_property
    def tells_others(self) -> bool:
        """Whether it matters what each single opponent took."""
        if any(each.must_take == MORE_THAN_EACH for each in self.contracts):
            return True
        return any(
            len({points[seat] for seat in self.deals.opponents(contract)}) > 1
            for contract in self.contracts
            for points in map(partial(self.deals.points, contract), range(self.tricks))
        )

    # -- nobody is maker ---------------------------------------------------------------------------------------------

    def without_maker(self) -> Table | None:
        """Lay out the deals that nobody is maker of, by the tricks of one side."""
        if not self.free:
            return None
        rows = []
        for contract in self.free:
            for row in self.all_of_free(contract):
                rows.append((self.label(contract), counted(row.fewest, row.most), signed(row.points[0])))
        head = (
            sentence(lambda: say_as("a deal that was played", "Deal")),
            sentence(lambda: say("Tricks taken")),
            sentence(lambda: say("Points")),
        )
        return without_empty(
            Table(sentence(lambda: say("What a deal without a maker brings each side")), head, tuple(rows))
        )

    def all_of_free(self, contract: Contract) -> Iterator[Scored]:
        """Every number of tricks of one side, those that bring the same in one."""
        last: Scored | None = None
        for tricks in range(self.tricks + 1):
            points = (self.deals.points(contract, tricks)[MAKER],)
            if last is not None and last.points == (points,):
                last = replace(last, most=tricks)
                continue
            if last is not None:
                yield last
            last = Scored(contract, tricks, tricks, (), (points,))
        if last is not None:
            yield last

    # -- as a table --------------------------------------------------------------------------------------------------

    def table(self, caption: str, rows: Sequence[Scored]) -> Table:
        """Lay rows out; columns that say nothing are left out."""
        plain = len({self.label(row.contract) for row in rows}) > 1
        several = bool(self.facts.partners) and self.teams
        # Translators: these head columns of a table, of bids and of numbers; short words are best.
        head = (
            sentence(lambda: say("Contract")),
            sentence(lambda: say("Tricks taken")),
            sentence(lambda: say("Others took")),
            sentence(lambda: say("Makers score")) if several else sentence(lambda: say("Maker scores")),
            sentence(lambda: say("Partner scores")),
            sentence(lambda: say("Defenders score")) if several else sentence(lambda: say("Others score")),
        )
        return without_empty(Table(caption, head, tuple(self.row(row, plain) for row in rows)))

    def row(self, row: Scored, plain: bool) -> tuple[str, ...]:
        """One line of the table."""
        label = self.label(row.contract) or (sentence(lambda: say_as("a hand", "not alone")) if plain else "")
        return (label, tricks_of(row), ", ".join(map(str, row.others)), *map(signed, row.points))

    def label(self, contract: Contract) -> str:
        """Say what the makers undertook, as far as it tells contracts apart."""
        parts = [title(str(contract.bid))] if contract.bid != "" else []
        parts += [strain_word(contract.trump)] if contract.trump else []
        if contract.alone != "nobody" and contract.bid not in self.facts.lone_bids:
            parts.append(sentence(lambda: say_as(*_ALONE[contract.alone])))
        parts += [sentence(lambda: say_as("a hand", "blind"))] if contract.blind else []
        parts += [title(contract.lone_hand)] if contract.lone_hand else []
        parts += [sentence(lambda: say(_STUCK[contract.stuck]))] if contract.stuck != "nobody" else []
        return ", ".join(parts)


def tricks_of(row: Scored) -> str:
    """Say how the tricks fell, or that a renege ended the deal."""
    if row.contract.renege:
        return sentence(lambda: say(_RENEGE[row.contract.renege]))
    tricks = counted(row.fewest, row.most)
    if row.first > 0:
        return sentence(lambda: say("{tricks}, the first {number} in a row", tricks=tricks, number=row.first))
    if row.first < 0:
        return sentence(lambda: say("{tricks}, none of the first {number}", tricks=tricks, number=-row.first))
    return tricks


def counted(fewest: int, most: int) -> str:
    """Write a number of tricks, or a range of them."""
    return str(fewest) if fewest == most else f"{fewest}–{most}"


def signed(points: Iterable[int] | None) -> str:
    """Write points with their sign: +4, 0, -2."""
    return "" if points is None else ", ".join(f"{each:+d}" if each else "0" for each in points)


def without_empty(table: Table) -> Table:
    """Leave out the columns in which no row says anything."""
    kept = [place for place in range(len(table.head)) if any(row[place] for row in table.rows)]
    return Table(
        table.caption,
        tuple(table.head[place] for place in kept),
        tuple(tuple(row[place] for place in kept) for row in table.rows),
    )
