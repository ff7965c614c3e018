"""Deals that are over, set up by hand and scored by the compiled rules: what the tables of points are read off."""

from __future__ import annotations

from euchre_core.chapters.auction.build_ladder import with_stuck
from euchre_core.chapters.memory import (
    ALONE,
    BLIND,
    BROKEN,
    BROKEN_BY_DEFENDERS,
    BROKEN_BY_MAKERS,
    DEFENDER_ALONE,
    LONE_KIND,
    MAKER_ALONE,
    NOBODY_STUCK,
    STUCK,
    STUCK_DEALER,
    STUCK_JOKER_HOLDER,
    TRUE_ALLIES,
)
from euchre_core.chapters.scoring.order import BITS, FIRST_TRICKS
from euchre_core.chapters.scoring.outcomes import Contract
from euchre_core.chapters.scoring.phase import LineScoring
from euchre_core.chapters.sides import CALLED
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State
from euchre_core.variant.facts import Facts

MAKER = 0
_ALONE = {"nobody": 0, "maker": MAKER_ALONE, "defender": DEFENDER_ALONE, "both": MAKER_ALONE | DEFENDER_ALONE}
_STUCK = {"nobody": NOBODY_STUCK, "dealer": STUCK_DEALER, "joker_holder": STUCK_JOKER_HOLDER}
_BROKEN = {"": 0, "makers": BROKEN_BY_MAKERS, "defenders": BROKEN_BY_DEFENDERS}


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
        self._begin(state, tricks, first)
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
        state = rules.lay(MAKER, [[] for _ in rules.piles], [rules.ending.start] * len(rules.side_names), None)
        state.tricks_left = 0
        if contract.trump:
            state.strain = rules.tables.strains.index(contract.trump)
        if not contract.has_maker:
            return state
        state.set_holder(MAKER)
        state.level = self.levels[contract.bid] if contract.bid != "" else 0
        if self.is_called and contract.alone not in ("maker", "both"):
            state.allies |= 1 << len(rules.seats) // 2
        self._note(state, TRUE_ALLIES, int(state.allies))
        self._note(state, ALONE, _ALONE[contract.alone])
        self._note(state, BLIND, int(contract.blind))
        self._note(state, STUCK, _STUCK[contract.stuck])
        self._note(state, BROKEN, _BROKEN[contract.renege])
        if contract.lone_hand:
            self._note(state, LONE_KIND, rules.facts["lone_kinds"].index(contract.lone_hand) + 1)
        return state

    def _note(self, state: State, slot: str, value: int) -> None:
        if slot in self.rules.slot_index:
            state.slots[self.rules.slot_index[slot]] = value

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

    def _begin(self, state: State, tricks: int, first: int) -> None:
        """Note who took the first tricks."""
        if FIRST_TRICKS not in self.rules.slot_index or state.holder < 0:
            return
        makers, others = tricks, self.tricks - tricks
        order: list[bool] = []
        while makers + others:
            begun = len(order) < abs(first)
            is_makers = first > 0 if begun else not (order or [True])[-1]
            is_makers = is_makers if (makers if is_makers else others) else not is_makers
            order.append(is_makers)
            makers, others = makers - is_makers, others - (not is_makers)
        seat = {True: MAKER, False: self._others(state)[0]}
        noted = [seat[is_makers] + 1 for is_makers in order[: min(self.scoring.most_asked, self.tricks - 1)]]
        self._note(state, FIRST_TRICKS, sum(each << (BITS * place) for place, each in enumerate(noted)))
