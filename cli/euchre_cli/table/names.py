"""What seats and sides are called, and who does what."""

from __future__ import annotations

from typing import Final

from euchre_core.chapters.sentence import capital
from euchre_core.kernel.rules import Rules

COMPASS: Final = {"N": "North", "E": "East", "S": "South", "W": "West"}
NOBODY: Final = -1
"""The seat of somebody who only watches."""


class Names:
    """The names at one table, from where somebody sits.

    Args:
        rules: what is played.
        you: the seat of whoever reads this; `NOBODY` if he only watches.
    """

    def __init__(self, rules: Rules, you: int) -> None:
        self.rules = rules
        self.you = you

    def seat(self, seat: int) -> str:
        """A player within a sentence: `North`, `B`, or `you`."""
        return "you" if seat == self.you else self.full(seat)

    def full(self, seat: int) -> str:
        """A player's seat in full."""
        return in_full(self.rules, seat)

    def does(self, seat: int, verb: str) -> str:
        """The beginning of a sentence: `North passes`, `You pass`."""
        return capital(self.clause(seat, verb))

    def clause(self, seat: int, verb: str) -> str:
        """The same within a sentence: `North passes`, `you pass`."""
        if seat == self.you:
            return f"you {verb}"
        first, space, rest = verb.partition(" ")
        return f"{self.full(seat)} {third_person(first)}{space}{rest}"

    def side(self, side: int) -> str:
        """A side: `North–South`, `A–C–E`, or a single player; with `you` where you are in it."""
        members = [seat for seat, each in enumerate(self.rules.side_of) if each == side]
        if members == [self.you]:
            return "you"
        joined = "–".join(self.full(seat) for seat in members)
        return f"{joined} (you)" if self.you in members else joined

    def is_yours(self, side: int) -> bool:
        """Whether you play on this side."""
        return self.you != NOBODY and self.rules.side_of[self.you] == side

    def by_side(self, values: list[int], signed: bool = False) -> str:
        """A number for each side: `you 4 · B 0 · C 2`."""
        return " · ".join(
            f"{self.side(side)} {value:+d}" if signed and value else f"{self.side(side)} {value}"
            for side, value in enumerate(values)
        )

    def briefly(self, values: list[int]) -> str:
        """A number for each side, in letters: `NS 4, EW 2`."""
        alone = [self.you != NOBODY and name == self.rules.seats[self.you] for name in self.rules.side_names]
        names = ["you" if is_you else name for is_you, name in zip(alone, self.rules.side_names, strict=True)]
        return ", ".join(f"{name} {value}" for name, value in zip(names, values, strict=True))


def in_full(rules: Rules, seat: int) -> str:
    """A seat in full: four sit at the points of the compass, any other number at letters, the fifth of which is E."""
    name = rules.seats[seat]
    return COMPASS[name] if "N" in rules.seats else name


def third_person(verb: str) -> str:
    """`pass` for others: `passes`."""
    irregular = {"are": "is", "have": "has", "do": "does"}
    if verb in irregular:
        return irregular[verb]
    return f"{verb}es" if verb.endswith(("s", "sh", "ch", "x", "o")) else f"{verb}s"
