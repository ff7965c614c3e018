"""Which line of the scoring counts: of all lines that fit an outcome, the narrowest.

A line is narrower than another if everything it fits the other fits too, but not the other way round. How a contract
can come out is finite, so this is computed: the outcomes of one contract are numbered, and what a line fits is a set of
outcome numbers, kept as the bits of one whole number.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from euchre_core.chapters.scoring.conditions import bid_fits as bid_fits
from euchre_core.chapters.scoring.conditions import count_fits as count_fits
from euchre_core.chapters.scoring.outcomes import LISTS, Contract, Outcome, Result, Space, View, Way
from euchre_core.chapters.scoring.spec import LineSpec, ScoringSpec
from euchre_core.chapters.values import trump_suits

RESULTS = ("points", "adds")
"""What a line gives; everything else in it is a condition."""
RANK = {"maker": 0, "partner": 0, "makers": 1, "defenders": 1, "dropped": 1, "everyone": 2}
"""Which list is narrower with the same conditions."""


@dataclass(frozen=True, slots=True)
class PlacedLine:
    """A line of the scoring, where it stands and what it fits.

    Args:
        role: the list it is written in.
        name: its name there.
        line: what the author wrote.
        fits: the outcomes it fits, as bits.
    """

    role: str
    name: str
    line: LineSpec
    fits: int

    @property
    def path(self) -> tuple[str, str, str]:
        """Where the line stands in the file."""
        return "scoring", self.role, self.name

    def stands_in_for(self, other: PlacedLine) -> bool:
        """Whether somewhere this line counts where the other would fit too, being the narrower one."""
        return other is not self and self.narrower_than(other) and bool(self.fits & other.fits)

    def narrower_than(self, other: PlacedLine) -> bool:
        """Whether everything this line fits the other fits too, but not the other way round.

        Where both fit the same, a line of the maker or his partner is narrower than one of the makers, that of makers
        or defenders narrower than one of everyone; and a line that states the other's conditions and more is narrower,
        even if in this game the rest always holds.
        """
        if self.fits != other.fits:
            return self.fits & other.fits == self.fits
        if RANK[self.role] != RANK[other.role]:
            return RANK[self.role] < RANK[other.role]
        return self.conditions > other.conditions

    @property
    def conditions(self) -> frozenset[str]:
        """The conditions the line states, as text."""
        said = ((key, getattr(self.line, key)) for key in type(self.line).model_fields if key not in RESULTS)
        return frozenset(f"{key}: {value}" for key, value in said if value is not None)


def place_lines(scoring: ScoringSpec, view: View, space: Space) -> list[PlacedLine]:
    """Return the lines that may count for those of a view, with the outcomes each fits.

    The narrowest come first: wherever no two lines clash, the first line that fits an outcome is the one that counts.
    """
    results: dict[tuple[int, Result], int] = {}
    ways = space.ways(view)
    for contract in space.contracts:
        if contract.has_maker and (contract.must_take, "made") not in results and not contract.renege:
            made = _bits(contract.result(way.makers, way.best_opponent) == "made" for way in ways)
            results[contract.must_take, "made"], results[contract.must_take, "set"] = made, ~made
    placed = [
        PlacedLine(role, name, line, _what_it_fits(line, view, space, results))
        for role in LISTS[view]
        for name, line in getattr(scoring, role).items()
    ]
    return sorted(placed, key=lambda one: (one.fits.bit_count(), RANK[one.role], -len(one.conditions)))


def ordered_lines(scoring: ScoringSpec, view: View, space: Space) -> list[tuple[str, LineSpec]]:
    """Return (``makers.special``, line) for every line that can count for this view; the first that fits counts."""
    return [(f"{one.role}.{one.name}", one.line) for one in place_lines(scoring, view, space) if one.fits]


def first_tricks_asked(scoring: ScoringSpec) -> int:
    """Return how many of the first tricks any line asks about."""
    return max([0, *(line.first_tricks.most for _, line in scoring.lines() if line.first_tricks is not None)])


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
        and _fits_tricks(line, outcome.tricks, outcome.best_other, outcome.first, tricks)
    )


def _what_it_fits(line: LineSpec, view: View, space: Space, results: dict[tuple[int, Result], int]) -> int:
    ways: list[Way] = space.ways(view)
    fitting_ways = _bits(_fits_tricks(line, way.own, way.best_other, way.first, space.tricks) for way in ways)
    found = ["0" * len(ways)] * len(space.contracts)
    for place, contract in enumerate(space.contracts):
        if not fits_contract(line, contract):
            continue
        here = fitting_ways & space.possible(view, contract)
        if line.result is not None:
            if contract.renege or not contract.has_maker:
                here = here if line.result == contract.result(0, 0) else 0
            else:
                here &= results.get((contract.must_take, line.result), 0)
        found[-1 - place] = f"{here:0{len(ways)}b}"
    return int("".join(found) or "0", 2)


def fits_contract(line: LineSpec, contract: Contract) -> bool:
    """Say whether the conditions of a line hold that are known before a card is played, or when a renege ends all."""
    return (
        (line.bid is None or (contract.has_maker and bid_fits(line.bid, contract.bid)))
        and (line.alone is None or _fits_alone(line.alone, contract))
        and (line.lone_hand is None or line.lone_hand == contract.lone_hand)
        and (line.stuck is None or line.stuck == contract.stuck)
        and (
            line.trump is None
            or contract.trump in trump_suits([line.trump] if isinstance(line.trump, str) else line.trump)
        )
        and (line.renege or "") == contract.renege
    )


def _fits_alone(wanted: str, contract: Contract) -> bool:
    if wanted == "blind":
        return contract.blind
    return contract.alone == wanted or (contract.alone == "both" and wanted in ("maker", "defender"))


def _fits_tricks(line: LineSpec, own: int, best_other: int, first: int, tricks: int) -> bool:
    return (
        (line.tricks is None or count_fits(line.tricks, own, tricks))
        and (line.best_other is None or count_fits(line.best_other, best_other, tricks))
        and (line.first_tricks is None or line.first_tricks.fits(first))
    )


def _bits(answers: Iterable[bool]) -> int:
    return int("".join("1" if answer else "0" for answer in answers)[::-1] or "0", 2)
