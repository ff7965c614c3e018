"""Estimates with their intervals, from whole numbers."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from statistics import NormalDist
from typing import Final

SURE: Final = 0.95
"""How sure an interval is if nothing else is said."""


def quantile(sure: float) -> float:
    """How many standard errors an interval reaches to each side: 1.96 for 0.95.

    Args:
        sure: the chance that such an interval holds the true value, between 0 and 1.
    """
    return NormalDist().inv_cdf(0.5 + sure / 2)


NORMAL_95: Final = quantile(SURE)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A rate, a mean or a difference, with its interval.

    Attributes:
        value: the estimate itself; low, high: the ends of the interval.
        n: of how many observations it was made.
    """

    value: float
    low: float
    high: float
    n: int

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


def rate(times: int, n: int, normal: float = NORMAL_95) -> Estimate:
    """How often something happens, with Wilson's score interval (E. B. Wilson, 1927).

    Args:
        times: how often it happened, from 0 to `n`.
        n: how often it could have happened, from 1.
        normal: how many standard errors the interval reaches, see `quantile`.

    Raises:
        ValueError: the numbers are outside their ranges.
    """
    if not 0 <= times <= n or n < 1:
        raise ValueError(f"nothing can happen {times} times out of {n}")
    share, square = times / n, normal**2
    middle = (share + square / (2 * n)) / (1 + square / n)
    margin = normal / (1 + square / n) * math.sqrt(share * (1 - share) / n + square / (4 * n * n))
    low = 0.0 if times == 0 else middle - margin
    high = 1.0 if times == n else middle + margin
    return Estimate(share, low, high, n)


def mean(sums: Sums, units: int, normal: float = NORMAL_95) -> Estimate:
    """A mean with its normal interval. Values in the same unit need not be independent of each other.

    Args:
        sums: the sums of the values, and of how many there are in each unit.
        units: how many units there are.
        normal: as for `rate`.

    Raises:
        ValueError: there are no values, or fewer than two units.
    """
    if units < 2 or sums.n < 1:
        raise ValueError(f"no interval can be made of {sums.n} values in {units} units")
    margin = normal * math.sqrt(sums.spread() * units / (units - 1))
    value = sums.x / sums.n
    return Estimate(value, value - margin, value + margin, sums.n)


def difference(first: Sums, second: Sums, products: Products | None, units: int, normal: float = NORMAL_95) -> Estimate:
    """By how much the second ratio is greater than the first, with its normal interval.

    Args:
        first: the sums of the one.
        second: those of the other.
        products: where both were measured on the same units, the products across: what the units have in common
            cancels out. None where the units have nothing to do with each other.
        units: how many units there are of each.
        normal: as for `rate`.

    Raises:
        ValueError: one of them has no values, or there are fewer than two units.
    """
    if units < 2 or not (first.n and second.n):
        raise ValueError(f"no interval can be made of {first.n} and {second.n} values in {units} units")
    spread = first.spread() + second.spread()
    if products is not None:
        spread -= 2 * products.spread(first, second)
    margin = normal * math.sqrt(spread * units / (units - 1))
    value = float(Fraction(second.x, second.n) - Fraction(first.x, first.n))
    return Estimate(value, value - margin, value + margin, min(first.n, second.n))
