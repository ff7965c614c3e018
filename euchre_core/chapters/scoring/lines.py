"""Which line of the scoring counts: of all lines that fit an outcome, the narrowest.

A line is narrower than another if everything it fits the other fits too, but not the other way round. How a contract
can come out is finite, so this is computed: the outcomes of one contract are numbered, and what a line fits is a set of
outcome numbers, kept as the bits of one whole number.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from euchre_core.chapters.scoring.conditions import bid_fits as bid_fits
from euchre_core.chapters.scoring.conditions import count_fits as count_fits
from euchre_core.chapters.scoring.spec import LineSpec, ScoringSpec
from euchre_core.chapters.values import trump_suits

Role = Literal["makers", "defenders"]


@dataclass(frozen=True, slots=True)
class Contract:
    """What the makers undertook.

    Args:
        bid: the bid as it stands on the ladder.
        must_take: the tricks they must take.
        value: what the bid is worth.
        alone: who plays alone.
        stuck: whether the dealer was forced to bid.
        trump: the trump suit; empty where no line asks for it.
    """

    bid: int | str
    must_take: int
    value: int
    alone: Literal["nobody", "maker"] = "nobody"
    stuck: Literal["nobody", "dealer"] = "nobody"
    trump: str = ""

    @property
    def tricks_bid(self) -> int:
        """The tricks bid, as formulas call them: the number that was said; for a bid with a name those it must take."""
        return self.bid if isinstance(self.bid, int) else self.must_take


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a contract came out, seen from one side."""

    contract: Contract
    makers_tricks: int
    tricks: int
    best_other: int

    @property
    def result(self) -> Literal["made", "set"]:
        """Whether the makers took what they had to."""
        return "made" if self.makers_tricks >= self.contract.must_take else "set"


@dataclass(frozen=True)
class Space:
    """Everything that can happen in a deal of one game, as far as scoring goes.

    Args:
        tricks: how many tricks a deal has.
        sides: how many sides count their tricks.
        players: how many play.
        contracts: every contract there can be.
    """

    tricks: int
    sides: int
    players: int
    contracts: tuple[Contract, ...]

    @cached_property
    def made_by_makers(self) -> list[tuple[int, int, int]]:
        """How the tricks can fall, seen from the makers: their tricks, again their tricks, the best other's."""
        others = self.sides - 1
        return [
            (own, own, best)
            for own in range(self.tricks + 1)
            for best in range(-(-(self.tricks - own) // others), self.tricks - own + 1)
        ]

    @cached_property
    def met_by_defenders(self) -> list[tuple[int, int, int]]:
        """How the tricks can fall, seen from a defender: the makers' tricks, his own, the best other's."""
        others = self.sides - 2
        ways = []
        for makers in range(self.tricks + 1):
            for own in range(self.tricks - makers + 1):
                rest = self.tricks - makers - own
                if others > 0:
                    ways += [(makers, own, max(makers, best)) for best in range(-(-rest // others), rest + 1)]
                elif rest == 0:
                    ways.append((makers, own, makers))
        return sorted(set(ways))

    def ways(self, role: Role) -> list[tuple[int, int, int]]:
        """How the tricks can fall for this role: (the makers' tricks, own tricks, the best other side's tricks)."""
        return self.made_by_makers if role == "makers" else self.met_by_defenders

    def outcomes(self, role: Role, numbers: int, names: Collection[str] | None = None) -> Iterator[Outcome]:
        """Yield the outcomes whose numbers are the bits of ``numbers``, contract by contract.

        Args:
            role: from whose side.
            numbers: the outcomes, as bits.
            names: the names a formula uses; of contracts that mean the same for it only one is given. None: all are.

        """
        ways = self.ways(role)
        every_way = (1 << len(ways)) - 1
        told: dict[tuple[int, int], int] = {}
        for place, contract in enumerate(self.contracts):
            here = numbers >> place * len(ways) & every_way
            if names is not None:
                alike = (contract.tricks_bid if "bid" in names else 0, contract.value if "value" in names else 0)
                here &= ~told.get(alike, 0)
                told[alike] = told.get(alike, 0) | here
            for way in _places(here):
                yield Outcome(contract, *ways[way])


@dataclass(frozen=True, slots=True)
class PlacedLine:
    """A line of the scoring, where it stands and what it fits.

    Args:
        role: the list it is written in.
        name: its name there.
        line: what the author wrote.
        fits: the outcomes it fits, as bits.
    """

    role: Literal["makers", "defenders", "everyone"]
    name: str
    line: LineSpec
    fits: int

    @property
    def path(self) -> tuple[str, str, str]:
        """Where the line stands in the file."""
        return "scoring", self.role, self.name

    def narrower_than(self, other: PlacedLine) -> bool:
        """Whether everything this line fits the other fits too, but not the other way round.

        Where both fit the same, the line of makers or defenders is narrower than one of everyone, and a line that
        states the other's conditions and more is narrower, even if in this game the rest always holds.
        """
        if self.fits != other.fits:
            return self.fits & other.fits == self.fits
        if self.role != other.role:
            return other.role == "everyone"
        return self.conditions > other.conditions

    @property
    def conditions(self) -> frozenset[str]:
        """The conditions the line states, as text."""
        said = ((key, getattr(self.line, key)) for key in type(self.line).model_fields if key != "points")
        return frozenset(f"{key}: {value}" for key, value in said if value is not None)


def place_lines(scoring: ScoringSpec, role: Role, space: Space) -> list[PlacedLine]:
    """Return the lines that may count for makers, or for defenders, with the outcomes each fits.

    The narrowest come first: wherever no two lines clash, the first line that fits an outcome is the one that counts.
    """
    ways = space.ways(role)
    made = {
        must_take: _bits(makers >= must_take for makers, _, _ in ways)
        for must_take in {contract.must_take for contract in space.contracts}
    }
    placed = []
    for name, line in getattr(scoring, role).items():
        placed.append(PlacedLine(role, name, line, _what_it_fits(line, space, ways, made)))
    for name, line in scoring.everyone.items():
        placed.append(PlacedLine("everyone", name, line, _what_it_fits(line, space, ways, made)))
    return sorted(placed, key=lambda one: (one.fits.bit_count(), one.role == "everyone", -len(one.conditions)))


def ordered_lines(scoring: ScoringSpec, role: Role, space: Space) -> list[tuple[str, LineSpec]]:
    """Return (``makers.special``, line) for every line that can count for this role; the first that fits counts."""
    return [(f"{one.role}.{one.name}", one.line) for one in place_lines(scoring, role, space) if one.fits]


def where_it_counts(line: PlacedLine, placed: list[PlacedLine]) -> int:
    """Return the outcomes, as bits, that a line fits and no narrower one does."""
    numbers = line.fits
    for other in placed:
        if other is not line and other.narrower_than(line):
            numbers &= ~other.fits
    return numbers


def fits_outcome(line: LineSpec, outcome: Outcome, tricks: int) -> bool:
    """Say whether all conditions of a line hold; ``tricks`` is the number of tricks in the deal."""
    return (
        fits_contract(line, outcome.contract)
        and (line.result is None or line.result == outcome.result)
        and _fits_tricks(line, outcome.tricks, outcome.best_other, tricks)
    )


def _what_it_fits(line: LineSpec, space: Space, ways: list[tuple[int, int, int]], made: dict[int, int]) -> int:
    fitting_ways = _bits(_fits_tricks(line, own, best_other, space.tricks) for _, own, best_other in ways)
    numbers = 0
    for place, contract in enumerate(space.contracts):
        if not fits_contract(line, contract):
            continue
        here = fitting_ways
        if line.result == "made":
            here &= made[contract.must_take]
        elif line.result == "set":
            here &= ~made[contract.must_take]
        elif line.result == "no_maker":
            here = 0
        numbers |= here << place * len(ways)
    return numbers


def fits_contract(line: LineSpec, contract: Contract) -> bool:
    """Say whether the conditions of a line hold that are known before a card is played."""
    return (
        (line.bid is None or bid_fits(line.bid, contract.bid))
        and (line.alone is None or line.alone == contract.alone)
        and (line.stuck is None or line.stuck == contract.stuck)
        and (
            line.trump is None
            or contract.trump in trump_suits([line.trump] if isinstance(line.trump, str) else line.trump)
        )
    )


def _fits_tricks(line: LineSpec, own: int, best_other: int, tricks: int) -> bool:
    return (line.tricks is None or count_fits(line.tricks, own, tricks)) and (
        line.best_other is None or count_fits(line.best_other, best_other, tricks)
    )


def _places(bits: int) -> list[int]:
    return [place for place, bit in enumerate(bin(bits)[:1:-1]) if bit == "1"] if bits else []


def _bits(answers: Iterator[bool]) -> int:
    return int("".join("1" if answer else "0" for answer in answers)[::-1] or "0", 2)
