"""Estimates with their intervals, from whole numbers."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from statistics import NormalDist
from typing import Final

SURE: Final = 0.95
"""How sure an interval is if nothing else is said."""
FEW: Final = 20
"""Of fewer units no interval is made of how much they differ: that itself is not known well enough."""


def quantile(sure: float) -> float:
    """How many standard errors an interval reaches to each side: 1.96 for 0.95.

    Args:
        sure: the chance that such an interval holds the true value, between 0 and 1.
    """
    return NormalDist().inv_cdf(0.5 + sure / 2)


NORMAL_95: Final = quantile(SURE)


@lru_cache(maxsize=1024)
def student(sure: float, units: int) -> float:
    """The same where the standard error itself is made of so many units, from 20 (Student, 1908).

    The first terms of its expansion (M. Abramowitz and I. A. Stegun, 26.7.5); they are right to four digits.
    """
    z, freedom = quantile(sure), units - 1
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A rate, a mean or a difference, with its interval.

    Attributes:
        value: the estimate itself; low, high: the ends of the interval.
        n: of how many observations it was made.
        has_interval: whether anything is known of how far off it may be. Not so where there were too few units, or all
            were alike: both ends are then the value itself.
    """

    value: float
    low: float
    high: float
    n: int
    has_interval: bool = True

    @classmethod
    def around(cls, value: float, margin: float | None, n: int) -> Estimate:
        """An estimate with as much on both sides of it; None where that is not known."""
        return cls(value, value - (margin or 0), value + (margin or 0), n, margin is not None)

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


@dataclass(slots=True)
class Sums:
    """What is added up of a ratio of two whole numbers over independent units (deals, or matches).

    A rate is such a ratio (how often, of how many), and so is a mean (how many points, of how many deals).

    Attributes:
        x, n: both numbers; xx, xn, nn: their squares and their product.
    """

    x: int = 0
    n: int = 0
    xx: int = 0
    xn: int = 0
    nn: int = 0

    @classmethod
    def of_values(cls, n: int, total: int, squares: int) -> Sums:
        """The sums of so many units with one value each: of the values, and of their squares."""
        return cls(total, n, squares, total, n)

    def note(self, x: int, n: int, times: int = 1) -> None:
        """Add the numbers of one unit, or of several that are alike."""
        self.x += x * times
        self.n += n * times
        self.xx += x * x * times
        self.xn += x * n * times
        self.nn += n * n * times

    def add(self, other: Sums) -> None:
        """Add the sums of other units."""
        self.x += other.x
        self.n += other.n
        self.xx += other.xx
        self.xn += other.xn
        self.nn += other.nn

    @property
    def units(self) -> Fraction:
        """How many units of equal weight these are worth (L. Kish, 1965): where each has one case, just how many."""
        return Fraction(self.n * self.n, self.nn)

    def spread(self) -> Fraction:
        """The sum of the squares of what each unit adds to the error of the ratio (its linear residuals)."""
        ratio = Fraction(self.x, self.n)
        return (self.xx - 2 * ratio * self.xn + ratio * ratio * self.nn) / (self.n * self.n)


@dataclass(slots=True)
class Products:
    """What is added up of two ratios that are measured on the same units: the products across."""

    xx: int = 0
    xn: int = 0
    nx: int = 0
    nn: int = 0

    def note(self, first: tuple[int, int], second: tuple[int, int], times: int = 1) -> None:
        """Add the numbers of one unit: `x` and `n` of the first ratio, and of the second."""
        self.xx += first[0] * second[0] * times
        self.xn += first[0] * second[1] * times
        self.nx += first[1] * second[0] * times
        self.nn += first[1] * second[1] * times

    def add(self, other: Products) -> None:
        """Add the products of other units."""
        self.xx += other.xx
        self.xn += other.xn
        self.nx += other.nx
        self.nn += other.nn

    def spread(self, first: Sums, second: Sums) -> Fraction:
        """The sum of the products of the residuals of both ratios; see `Sums.spread`."""
        one, two = Fraction(first.x, first.n), Fraction(second.x, second.n)
        return (self.xx - two * self.xn - one * self.nx + one * two * self.nn) / (first.n * second.n)

    def differing(self, first: Sums, second: Sums) -> int:
        """The sum of the squares by which the numbers of the units differ: no fewer than the units that differ."""
        return first.xx + second.xx - 2 * self.xx + first.nn + second.nn - 2 * self.nn


def rate(sums: Sums, sure: float = SURE) -> Estimate:
    """How often something happens, with Wilson's score interval (E. B. Wilson, 1927).

    Cases in the same unit need not be independent of each other: the interval is that of as many independent cases as
    would be as uncertain (E. L. Korn and B. I. Graubard, 1998). Where each unit has one case, those are all of them.

    Args:
        sums: how often it happened in each unit, and how often it could have happened.
        sure: the chance that such an interval holds the true value, between 0 and 1.

    Raises:
        ValueError: the numbers are impossible.
    """
    if not 0 <= sums.x <= sums.n or sums.n < 1:
        raise ValueError(f"nothing can happen {sums.x} times out of {sums.n}")
    share, square = sums.x / sums.n, quantile(sure) ** 2
    n = independent_cases(sums, sure)
    middle = (share + square / (2 * n)) / (1 + square / n)
    margin = quantile(sure) / (1 + square / n) * math.sqrt(share * (1 - share) / n + square / (4 * n * n))
    low = 0.0 if sums.x == 0 else middle - margin
    high = 1.0 if sums.x == sums.n else middle + margin
    return Estimate(share, low, high, sums.n)


def independent_cases(sums: Sums, sure: float) -> float:
    """How many independent cases would tell as much of a rate as these do.

    Of what never or always happens, and of a few units, it cannot be seen how alike the cases of a unit are: then each
    unit counts as one case.
    """
    units = sums.units
    if units == sums.n:
        return sums.n
    if sums.x in (0, sums.n) or units < FEW:
        return float(units)
    apart = Fraction(sums.x * (sums.n - sums.x), sums.n * sums.n * (sums.n - 1))
    fewer = apart / (sums.spread() * units / (units - 1)) if sums.spread() else Fraction(1)
    unsure = quantile(sure) / student(sure, int(units))
    return sums.n * min(1.0, float(fewer) * unsure**2)


def mean(sums: Sums, sure: float = SURE) -> Estimate:
    """A mean with its interval by Student's distribution; values in the same unit may depend on each other.

    Args:
        sums: the sums of the values, and of how many there are in each unit.
        sure: as for `rate`.

    Raises:
        ValueError: there are no values.
    """
    if sums.n < 1:
        raise ValueError("no mean can be made of no values")
    return Estimate.around(sums.x / sums.n, margin(sums.spread(), sums.units, sure), sums.n)


def difference(first: Sums, second: Sums, products: Products | None, sure: float = SURE) -> Estimate:
    """By how much the second ratio is greater than the first, with its interval by Student's distribution.

    Args:
        first: the sums of the one.
        second: those of the other.
        products: where both were measured on the same units, the products across: what the units have in common
            cancels out, and what is the same in all of them differs by exactly nothing; but nothing is known of how
            far off a difference is that comes from a few units. None where the units have nothing to do with each
            other.
        sure: as for `rate`.

    Raises:
        ValueError: one of them has no values.
    """
    if not (first.n and second.n):
        raise ValueError(f"no difference can be made of {first.n} and {second.n} values")
    spread, units = first.spread() + second.spread(), min(first.units, second.units)
    value = float(Fraction(second.x, second.n) - Fraction(first.x, first.n))
    n = min(first.n, second.n)
    if products is not None:
        spread -= 2 * products.spread(first, second)
        differing = products.differing(first, second)
        if not differing:
            return Estimate(value, value, value, n)
        units = min(units, Fraction(differing)) if differing < FEW else units
    return Estimate.around(value, margin(spread, units, sure), n)


def margin(spread: Fraction, units: Fraction, sure: float) -> float | None:
    """Half an interval, from the squares of what each unit adds to the error; None of few units, or of none apart."""
    if units < FEW or not spread:
        return None
    return student(sure, int(units)) * math.sqrt(spread * units / (units - 1))
