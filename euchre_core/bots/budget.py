"""How long a search may go on, and how that is written after the name of a bot: `montecarlo:samples=200:seconds=2`."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import Final, final

SAMPLES: Final = 40
"""How many worlds are looked into if nobody says."""
MOST_SAMPLES: Final = 10_000
MOST_SECONDS: Final = 60
"""The most that can be written after the name of a bot."""


@final
class Budget:
    """How much may be spent on one decision.

    Args:
        samples: how many worlds are looked into at most, from 1; no limit if None, which needs `seconds`.
        seconds: after how long no further world is begun, more than 0; no limit if None. The first is always begun.
        clock: where the time comes from.

    Raises:
        ValueError: one of them is too small, or both are missing.
    """

    def __init__(
        self,
        samples: int | None = SAMPLES,
        seconds: float | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        if samples is None and seconds is None:
            raise ValueError("a search needs a limit: samples, seconds or both")
        if samples is not None and samples < 1:
            raise ValueError(f"samples must be at least 1, not {samples}")
        if seconds is not None and not 0.0 < seconds < math.inf:
            raise ValueError(f"seconds must be more than 0, not {seconds:g}")
        self.samples = samples
        self.seconds = seconds
        self.clock = clock
        self.began = 0.0

    def begin(self) -> None:
        """Begin a decision."""
        if self.seconds is not None:
            self.began = self.clock()

    def allows(self, done: int) -> bool:
        """Whether another world may be looked into when so many have been."""
        if self.samples is not None and done >= self.samples:
            return False
        return done == 0 or self.part_spent(done) < 1.0

    def part_spent(self, done: int) -> float:
        """How much of the budget is spent when so many worlds have been looked into, as a part of 1."""
        spent = done / self.samples if self.samples is not None else 0.0
        if self.seconds is not None:
            spent = max(spent, (self.clock() - self.began) / self.seconds)
        return spent


def budget_written(options: Sequence[str]) -> Budget:
    """The budget that is meant by `samples=200` and `seconds=2`; with seconds alone there is no limit of samples.

    Raises:
        ValueError: one of them says neither, no number, or more than anybody would wait for.
    """
    samples: int | None = None
    seconds: float | None = None
    for option in options:
        name, _, value = option.partition("=")
        if name == "samples":
            samples = int(number(name, value, MOST_SAMPLES))
        elif name == "seconds":
            seconds = number(name, value, MOST_SECONDS)
        else:
            raise ValueError(f"there is no option “{option}”; a search takes samples=N and seconds=S")
    return Budget(samples, seconds)


def number(name: str, value: str, most: int) -> float:
    """The number after an option.

    Raises:
        ValueError: it is none, or too large.
    """
    try:
        found = float(value)
    except ValueError:
        raise ValueError(f"{name} is a number, not “{value}”") from None
    if not found <= most:
        raise ValueError(f"{name} is at most {most}, not {value}")
    return found
