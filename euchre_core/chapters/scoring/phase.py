"""Points: for each side, of all lines that fit, the narrowest counts, alone."""

from __future__ import annotations

from typing import Final, final

from euchre_core.kernel.program import Program
from euchre_core.kernel.rules import Scoring
from euchre_core.kernel.state import State

ANY: Final = -1
"""A condition that is not made; as a mask it has every bit."""
MADE: Final = 1
SET: Final = 0


@final
class Line:
    """One line of the scoring, its conditions as masks of what fits (`ANY`: everything).

    Args:
        name: where it stands, such as `makers.made`.
        levels: the rungs of the ladder.
        result: `MADE`, `SET` or `ANY`.
        tricks: numbers of tricks taken by the side that is scored.
        best_other: numbers of tricks taken by the best other side.
        alone: bit 0 nobody plays alone, bit 1 the maker does.
        strains: what is trump.
        stuck: bit 0 nobody was stuck, bit 1 the dealer was.
        points: the formula.
    """

    def __init__(
        self,
        name: str,
        levels: int,
        result: int,
        tricks: int,
        best_other: int,
        alone: int,
        strains: int,
        stuck: int,
        points: Program,
    ) -> None:
        self.name = name
        self.levels = levels
        self.result = result
        self.tricks = tricks
        self.best_other = best_other
        self.alone = alone
        self.strains = strains
        self.stuck = stuck
        self.points = points


@final
class LineScoring(Scoring):
    """Scores a deal by lines.

    Args:
        makers, defenders: the lines of each, the narrowest first.
        must_take: for each rung of the ladder the tricks the makers must take.
        values: what each rung is worth.
        bids: the tricks bid with each rung.
        alone: which rungs are played alone.
        renege: the points charged for each renege; false_challenge: those for a wrong challenge.
        players: how many play.
    """

    def __init__(
        self,
        makers: list[Line],
        defenders: list[Line],
        must_take: list[int],
        values: list[int],
        bids: list[int],
        alone: list[bool],
        renege: int,
        false_challenge: int,
        players: int,
    ) -> None:
        self.makers = makers
        self.defenders = defenders
        self.must_take = must_take
        self.values = values
        self.bids = bids
        self.alone = alone
        self.renege = renege
        self.false_challenge = false_challenge
        self.players = players

    def points(self, state: State) -> list[int]:
        """The points of each side, reneges included."""
        rules = state.rules
        stuck = state.slots[rules.slot_index["stuck"]] if "stuck" in rules.slot_index else 0
        taken = side_tricks(state)
        points = self.score(state.level, state.strain, stuck, rules.side_of[state.holder], taken, rules.tricks)
        if "charged" in rules.slot_index:
            charged = rules.slot_index["charged"]
            wrong = rules.slot_index["false challenges"]
            for seat, side in enumerate(rules.side_of):
                points[side] += self.renege * state.slots[charged + seat]
                points[side] += self.false_challenge * state.slots[wrong + seat]
        return points

    def score(self, level: int, strain: int, stuck: int, makers: int, taken: list[int], tricks: int) -> list[int]:
        """The points of each side for one outcome, without reneges.

        Args:
            level: the rung that was bid.
            strain: what was trump, or -1 if it does not matter.
            stuck: 1 if the dealer was stuck.
            makers: the side with the contract.
            taken: the tricks each side took.
            tricks: how many there were.
        """
        result = MADE if taken[makers] >= self.must_take[level] else SET
        points: list[int] = []
        for side, own in enumerate(taken):
            best_other = max([0] + [taken[other] for other in range(len(taken)) if other != side])
            lines = self.makers if side == makers else self.defenders
            line = self.counting(lines, level, strain, stuck, result, own, best_other)
            if line is None:
                points.append(0)
            else:
                values = [own, tricks - own, best_other, self.bids[level], self.values[level], tricks, self.players]
                points.append(line.points.run(values))
        return points

    def counting(
        self, lines: list[Line], level: int, strain: int, stuck: int, result: int, own: int, best_other: int
    ) -> Line | None:
        """The line that counts: the first that fits, since the narrowest come first."""
        for line in lines:
            if (
                (line.levels >> level) & 1
                and (line.result == ANY or line.result == result)
                and (line.tricks >> own) & 1
                and (line.best_other >> best_other) & 1
                and (line.alone >> int(self.alone[level])) & 1
                and (strain < 0 or (line.strains >> strain) & 1)
                and (line.stuck >> stuck) & 1
            ):
                return line
        return None


def side_tricks(state: State) -> list[int]:
    """The tricks of each side."""
    taken = [0] * len(state.rules.side_names)
    for seat, side in enumerate(state.rules.side_of):
        taken[side] += state.taken[seat]
    return taken
