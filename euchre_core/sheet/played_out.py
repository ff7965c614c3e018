"""Deals that are over, set up by hand and scored by the compiled rules: what the tables of points are read off."""

from __future__ import annotations

from euchre_core.chapters.auction.build_ladder import with_stuck
from euchre_core.chapters.finished import (
    FIRST,
    asks_for_first_tricks,
    circumstances,
    finished_deal,
    remember,
    remember_first_tricks,
    remember_lone_hand,
    undertake,
)
from euchre_core.chapters.scoring.outcomes import Contract
from euchre_core.chapters.scoring.phase import LineScoring
from euchre_core.chapters.sides import CALLED
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State
from euchre_core.variant.facts import Facts

MAKER = FIRST


class PlayedOut:
    """Scores deals of one game in which the first seat is maker.

    Args:
        facts: the finished game.
        rules: the same game, compiled.

    """

    def __init__(self, facts: Facts, rules: Rules) -> None:
        assert isinstance(rules.scoring, LineScoring)
        self.rules = rules
        self.scoring = rules.scoring
        self.tricks = facts.tricks
        auction = facts.spec.auction
        rungs = with_stuck(auction.rungs(facts.tricks), auction.stuck_rungs(facts.tricks))
        self.levels = {bid: level for level, bid in enumerate(rungs)}

    @property
    def is_called(self) -> bool:
        """Whether the maker gets a partner in the deal."""
        return self.scoring.side.kind == CALLED

    def points(self, contract: Contract, tricks: int, first: int = 0) -> list[int]:
        """Return what each seat scores when the maker's side has taken so many tricks.

        The others share the rest as evenly as can be. Where nobody is maker the tricks are those of the first seat.

        Args:
            contract: what was undertaken.
            tricks: those of the maker's side.
            first: how many of them it took in a row from the first on, or below zero the others; if nothing is said
                both took the first tricks by turns, the others the very first.

        """
        state = self._contract(contract)
        self._share_out(state, tricks)
        self._begin(state, first)
        points = self.scoring.points(state)
        return [points[self.rules.side_of[seat]] for seat in range(len(self.rules.seats))]

    def others(self, contract: Contract, tricks: int) -> list[int]:
        """Return how many tricks each of the others has then, in the order of their seats."""
        state = self._contract(contract)
        self._share_out(state, tricks)
        return [state.taken[seat] for seat in self.opponents(contract)]

    def opponents(self, contract: Contract) -> list[int]:
        """Return the seats that do not play with the first one."""
        allies = int(self._contract(contract).allies) if contract.has_maker else 1 | int(self.rules.partners[MAKER])
        return [seat for seat in range(len(self.rules.seats)) if not allies >> seat & 1]

    def partner(self, contract: Contract) -> int | None:
        """Return a seat that plays with the maker, if anybody does."""
        allies = int(self._contract(contract).allies)
        return next((seat for seat in range(1, len(self.rules.seats)) if allies >> seat & 1), None)

    def _contract(self, contract: Contract) -> State:
        rules = self.rules
        state = finished_deal(rules)
        if contract.trump:
            state.strain = rules.tables.strains.index(contract.trump)
        if not contract.has_maker:
            return state
        called = self.is_called and contract.alone not in ("maker", "both")
        level = self.levels[contract.bid] if contract.bid != "" else 0
        undertake(state, MAKER, level, 1 << len(rules.seats) // 2 if called else 0)
        for slot, value in circumstances(contract.alone, contract.stuck, contract.renege, contract.blind).items():
            remember(state, slot, value)
        if contract.lone_hand:
            remember_lone_hand(state, contract.lone_hand)
        return state

    def _share_out(self, state: State, tricks: int) -> None:
        """Give everybody his tricks."""
        others = self._others(state)
        each, more = divmod(self.tricks - tricks, len(others))
        state.taken[MAKER] = tricks
        for place, seat in enumerate(others):
            state.taken[seat] = each + (place < more)

    def _others(self, state: State) -> list[int]:
        allies = int(state.allies) or 1 | int(self.rules.partners[MAKER])
        return [seat for seat in range(len(self.rules.seats)) if not allies >> seat & 1]

    def runs(self, tricks: int) -> list[int]:
        """Return the beginnings that scoring lines can tell apart when the makers take so many tricks."""
        most = self.scoring.most_asked
        theirs = range(1, min(most, tricks) + 1)
        return [*theirs, *(-run for run in range(1, min(most, self.tricks - tricks) + 1))]

    def _begin(self, state: State, first: int) -> None:
        """Note who took the first tricks."""
        if not asks_for_first_tricks(state):
            return
        makers = int(state.allies)
        remember_first_tricks(state, [makers if first > 0 else ~makers] * abs(first), self.scoring.most_asked)
