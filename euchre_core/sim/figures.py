"""Numbers as people read them: `74.1 %`, `+0.12`, with what they may be off by."""

from __future__ import annotations

import math
from typing import Final

from .estimates import Estimate
from .measure import Measure

MINUS: Final = "−"
MOST_DECIMALS: Final = 4


def figure(measure: Measure, value: float) -> str:
    """A value of a measure: a rate in percent, a mean with two decimals."""
    text = f"{100 * value:.1f} %" if measure.is_rate else f"{value:.2f}"
    return text.replace("-", MINUS)


def margin(measure: Measure, estimate: Estimate) -> str:
    """Half the width of an interval, after `±`; of a rate in percent without saying so again."""
    return f"±{_hundredfold(measure, estimate.margin):.{_decimals(measure, estimate)}f}"


def change(measure: Measure, estimate: Estimate) -> str:
    """A difference with its sign; of rates in points of a hundred."""
    text = f"{_hundredfold(measure, estimate.value):+.{_decimals(measure, estimate)}f}"
    return text.replace("-", MINUS) if text.strip("+-0.") else text.strip("+-")


def estimated(measure: Measure, estimate: Estimate | None) -> str:
    """An estimate with its margin; a dash where there is none."""
    return "–" if estimate is None else f"{figure(measure, estimate.value)} {margin(measure, estimate)}"


def changed(measure: Measure, estimate: Estimate) -> str:
    """A difference with its margin."""
    return f"{change(measure, estimate)} {margin(measure, estimate)}"


def counted(number: int, what: str) -> str:
    """How many of something there are: `1 deal`, `20,000 deals`, `2 matches`."""
    plural = f"{what}es" if what.endswith("ch") else f"{what}s"
    return f"{number:,} {what if number == 1 else plural}"


def _hundredfold(measure: Measure, value: float) -> float:
    return 100 * value if measure.is_rate else value


def _decimals(measure: Measure, estimate: Estimate) -> int:
    """As many decimals as the margin has before its first digit that is not zero; one for a rate, two for a mean."""
    least = 1 if measure.is_rate else 2
    off = _hundredfold(measure, estimate.margin)
    if off <= 0:
        return least
    return min(MOST_DECIMALS, max(least, -math.floor(math.log10(off))))
