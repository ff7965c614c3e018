"""Numbers as people read them: `74.1 %`, `+0.12`, with what they may be off by."""

from __future__ import annotations

import math
from typing import Final

from .estimates import Estimate
from .measure import Measure

MINUS: Final = "−"
MOST_DECIMALS: Final = 4
UNKNOWN: Final = "±?"
"""Instead of a margin, where nothing is known of how far off a figure is."""
AT_LEAST: Final = "≥"


def figure(measure: Measure, value: float, decimals: int | None = None) -> str:
    """A value of a measure: a rate in percent with one decimal, a mean with two, if nothing else is said."""
    places = (1 if measure.is_rate else 2) if decimals is None else decimals
    return f"{_hundredfold(measure, value):.{places}f}{' %' if measure.is_rate else ''}".replace("-", MINUS)


def margin(measure: Measure, estimate: Estimate) -> str:
    """Half the width of an interval, after `±`; of a rate in percent without saying so again."""
    if not estimate.has_interval:
        return UNKNOWN
    return f"±{_hundredfold(measure, estimate.margin):.{decimals_of(measure, estimate)}f}"


def change(measure: Measure, estimate: Estimate) -> str:
    """A difference with its sign; of rates in points of a hundred."""
    text = f"{_hundredfold(measure, estimate.value):+.{decimals_of(measure, estimate)}f}"
    return text.replace("-", MINUS) if text.strip("+-0.") else text.strip("+-")


def estimated(measure: Measure, estimate: Estimate | None, at_least: bool = False) -> str:
    """An estimate with its margin; a dash where there is none.

    Args:
        measure: what is estimated.
        estimate: the estimate, if there is one.
        at_least: whether it is more than that, as matches were stopped.
    """
    if estimate is None:
        return "–"
    return f"{AT_LEAST if at_least else ''}{figure(measure, estimate.value)} {margin(measure, estimate)}"


def changed(measure: Measure, estimate: Estimate) -> str:
    """A difference with its margin."""
    return f"{change(measure, estimate)} {margin(measure, estimate)}"


def counted(number: int, what: str) -> str:
    """How many of something there are: `1 deal`, `20,000 deals`, `2 matches`."""
    plural = f"{what}es" if what.endswith("ch") else f"{what}s"
    return f"{number:,} {what if number == 1 else plural}"


def _hundredfold(measure: Measure, value: float) -> float:
    return 100 * value if measure.is_rate else value


def decimals_of(measure: Measure, estimate: Estimate) -> int:
    """As many decimals as the margin has before its first digit that is not zero; one for a rate, two for a mean.

    Without a margin as many as the value itself has.
    """
    least = 1 if measure.is_rate else 2
    off = _hundredfold(measure, estimate.margin or abs(estimate.value))
    if off <= 0:
        return least
    return min(MOST_DECIMALS, max(least, -math.floor(math.log10(off))))
