"""What is found when a game is tried: a rule of every card game that this one does not keep."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_core.game.record import Record


@dataclass(frozen=True)
class Breach:
    """An invariant that does not hold, and where.

    Attributes:
        invariant: its name, one of `INVARIANTS`; text: what was found instead.
        deal, action: where: the deal of the match and the action in it, both from 1 (action 0: before the first).
        seed: makes the match again; players: who played it.
        record: the match so far, to be replayed.
    """

    invariant: str
    text: str
    deal: int
    action: int
    seed: int
    players: str
    record: Record

    def __str__(self) -> str:
        return f"{self.invariant}: {self.text} (deal {self.deal}, action {self.action}, seed {self.seed})"


@dataclass(frozen=True)
class Conformance:
    """What came of trying a game.

    Attributes:
        name: the game; matches, deals, actions: how much was played.
        unfinished: how many matches were stopped at the limit of deals.
        breaches: the invariants that do not hold, each once, where it was first seen.
    """

    name: str
    matches: int
    deals: int
    actions: int
    unfinished: int
    breaches: tuple[Breach, ...]

    @property
    def is_fine(self) -> bool:
        """Whether every invariant held."""
        return not self.breaches
