"""Points: for each side, of all lines that fit, the narrowest counts, alone."""

from __future__ import annotations

from typing import final

from euchre_core.chapters.keeping import Keeper
from euchre_core.chapters.memory import (
    BLIND,
    BROKEN,
    BROKEN_BY_MAKERS,
    CHARGED,
    DROPPED,
    FALSE_CHALLENGES,
    LONE_KIND,
    LOSE_ALL,
    MORE_THAN_EACH,
    RESULT,
    RESULT_MADE,
    RESULT_SET,
    STUCK,
)
from euchre_core.chapters.sides import AGAINST_ALL, CALLED, Sides
from euchre_core.kernel.rules import Rules, Scoring
from euchre_core.kernel.state import State

from .alike import MOST_COUNTED, MOST_SEATS, Alike
from .counters import Counter
from .line import (
    ANY,
    BLIND_MAKER,
    DEFENDERS,
    EVERYONE,
    LEFT,
    LONE_KINDS,
    MAKER,
    MAKERS,
    PARTNER,
    Line,
    Result,
    best_besides,
    tricks_at,
    tricks_of_units,
    unit_of,
)
from .order import FIRST_TRICKS, opening_run


@final
class LineScoring(Scoring):
    """Scores a deal by lines.

    Args:
        lines: for each way to be scored (`MAKERS` to `EVERYONE`) the lines, the narrowest first.
        must_take: for each rung of the ladder the tricks the makers must take.
        values: what each rung is worth with each strain.
        bids: the tricks bid with each rung.
        alone: which rungs are played alone.
        side: who plays together in a deal.
        teams_score: whether those who play together keep one score.
        all_tricks: how many tricks a deal has; players: how many play.
        renege: the points charged for each renege; false_challenge: those for a wrong challenge.
        charges_side: whether all who play together are charged, or the player.
    """

    def __init__(
        self,
        lines: list[list[Line]],
        must_take: list[int],
        values: list[list[int]],
        bids: list[int],
        alone: list[bool],
        side: Sides,
        teams_score: bool,
        all_tricks: int,
        players: int,
        renege: int,
        false_challenge: int,
        charges_side: bool,
    ) -> None:
        self.lines = lines
        self.must_take = must_take
        self.values = values
        self.bids = bids
        self.alone = alone
        self.side = side
        self.teams_score = teams_score
        self.all_tricks = all_tricks
        self.players = players
        self.renege = renege
        self.false_challenge = false_challenge
        self.charges_side = charges_side
        self.most_asked = max([0] + [max(line.makers_first, line.defenders_first) for each in lines for line in each])
        self.keepers: list[Keeper] = []
        self.counters: list[Counter] = []
        self.rules: Rules | None = None
        self.alike: Alike | None = None

    def prepare(self, rules: Rules) -> None:
        """Look up, once, what is the same in every deal of a game."""
        self.rules = rules
        for counter in self.counters:
            counter.bind(rules)
        index = rules.slot_index
        self.result_slot = index.get(RESULT, -1)
        self.broken_slot = index.get(BROKEN, -1)
        self.blind_slot = index.get(BLIND, -1)
        self.kind_slot = index.get(LONE_KIND, -1)
        self.stuck_slot = index.get(STUCK, -1)
        self.dropped_slot = index.get(DROPPED, -1)
        self.first_slot = index.get(FIRST_TRICKS, -1)
        self.charged_slot = index.get(CHARGED, -1)
        self.wrong_slot = index.get(FALSE_CHALLENGES, -1)
        self.seats_of = [
            sum([1 << seat for seat, other in enumerate(rules.side_of) if other == side])
            for side in range(len(rules.side_names))
        ]
        teams = [int(rules.partners[seat]) | 1 << seat for seat in range(len(rules.seats))]
        self.teams = [team for seat, team in enumerate(teams) if team not in teams[:seat]]
        self.alike = None if self.notes_something() else Alike(rules)

    def notes_something(self) -> bool:
        """Whether more counts, or must be written down, than the contract and how many tricks everybody took."""
        slots = [self.result_slot, self.broken_slot, self.blind_slot, self.kind_slot, self.dropped_slot]
        if max([*slots, self.first_slot, self.charged_slot]) >= 0 or self.keepers or self.counters:
            return True
        room = self.players <= MOST_SEATS and max(self.all_tricks, len(self.must_take)) <= MOST_COUNTED
        return self.side.kind == CALLED or not room

    def points(self, state: State) -> list[int]:
        """The points of each side, reneges included; deals that came out alike share the list."""
        if self.rules is not state.rules:
            self.prepare(state.rules)
        alike = self.alike
        if alike is None:
            return self.work_out(state)
        key = alike.key(state)
        found = alike.points.get(key)
        if found is None:
            found = self.work_out(state)
            alike.keep(key, found)
        return found

    def work_out(self, state: State) -> list[int]:
        """Score a deal; how the contract came out is noted where that matters."""
        units = self.units_of(state)
        taken = tricks_of_units(units, state.taken)
        makers = int(self.side.makers(state))
        deal = self.result_of(state, makers)
        if self.result_slot >= 0:
            state.slots[self.result_slot] = deal.result
        points: list[int] = []
        for side, seats in enumerate(self.seats_of):
            role = self.role_of(state, seats, makers)
            place = -1 if role == LEFT else unit_of(units, seats)
            own = tricks_at(taken, place)
            best_other = best_besides(taken, place)
            points.append(self.worth(role, deal, own, best_other))
            for counter in self.counters:
                points[side] += counter.count(state, side, self.counting(self.lines[role], deal, own, best_other))
        if self.charged_slot >= 0:
            self.charge_reneges(state, units, points)
        for keeper in self.keepers:
            keeper.keep(state, deal.result)
        return points

    def line_of(self, state: State, side: int) -> Line | None:
        """The line that counts for a side, by its number, or None if it scores nothing."""
        return self.first_of(self.lines_of(state, side), state, side)

    def lines_of(self, state: State, side: int) -> list[Line]:
        """The lines that a side is scored by, the narrowest first."""
        if self.rules is not state.rules:
            self.prepare(state.rules)
        return self.lines[self.role_of(state, self.seats_of[side], int(self.side.makers(state)))]

    def first_of(self, lines: list[Line], state: State, side: int) -> Line | None:
        """The first of these lines that fits how the deal came out for a side."""
        if self.rules is not state.rules:
            self.prepare(state.rules)
        units = self.units_of(state)
        taken = tricks_of_units(units, state.taken)
        makers = int(self.side.makers(state))
        is_left = self.role_of(state, self.seats_of[side], makers) == LEFT
        place = -1 if is_left else unit_of(units, self.seats_of[side])
        return self.counting(lines, self.result_of(state, makers), tricks_at(taken, place), best_besides(taken, place))

    # -- how the deal came out ---------------------------------------------------------------------------------------

    def units_of(self, state: State) -> list[int]:
        """Who shares tricks in a deal; where the seating settles it, it has been looked up."""
        return self.side.units(state) if self.side.kind >= AGAINST_ALL else self.teams

    def result_of(self, state: State, makers: int) -> Result:
        """How a deal came out for these makers."""
        alone = int(self.side.lone(state))
        broken = state.slots[self.broken_slot] if self.broken_slot >= 0 else 0
        if state.holder < 0:
            return Result(-1, int(state.strain), alone, 0, broken, sum(state.taken), 0)
        level = int(state.level)
        if self.alone[level]:
            alone |= 1
        if self.blind_slot >= 0 and state.slots[self.blind_slot]:
            alone |= BLIND_MAKER
        if self.kind_slot >= 0:
            alone += LONE_KINDS * state.slots[self.kind_slot]
        stuck = state.slots[self.stuck_slot] if self.stuck_slot >= 0 else 0
        own = 0
        best_opponent = 0
        played = 0
        for seat, tricks in enumerate(state.taken):
            played += tricks
            if makers >> seat & 1:
                own += tricks
            elif tricks > best_opponent:
                best_opponent = tricks
        result = RESULT_SET if broken == BROKEN_BY_MAKERS else RESULT_MADE
        if broken == 0:
            result = self.came_out(level, own, best_opponent)
        first = 0
        if self.first_slot >= 0:
            first = opening_run(state.slots[self.first_slot], self.most_asked, makers, state.taken)
        return Result(level, int(state.strain), alone, stuck, broken, played, result, first)

    def came_out(self, level: int, makers: int, best_opponent: int) -> int:
        """Whether a contract was made with so many tricks."""
        needed = self.must_take[level]
        if needed == LOSE_ALL:
            is_made = makers == 0
        elif needed == MORE_THAN_EACH:
            is_made = makers > best_opponent
        else:
            is_made = makers >= needed
        return RESULT_MADE if is_made else RESULT_SET

    def role_of(self, state: State, seats: int, makers: int) -> int:
        """How those who keep one score are scored."""
        if self.dropped_slot >= 0 and seats & ~state.slots[self.dropped_slot] == 0:
            return LEFT
        if state.holder < 0:
            return EVERYONE
        if seats & makers == 0:
            return DEFENDERS
        if self.teams_score:
            return MAKERS
        return MAKER if seats >> state.holder & 1 else PARTNER

    def charge_reneges(self, state: State, units: list[int], points: list[int]) -> None:
        """Take the points off that reneges and wrong challenges cost."""
        for seat in range(self.players):
            charge = self.renege * state.slots[self.charged_slot + seat]
            charge += self.false_challenge * state.slots[self.wrong_slot + seat]
            if charge != 0:
                who = units[unit_of(units, 1 << seat)] if self.charges_side else 1 << seat
                for side, seats in enumerate(self.seats_of):
                    if seats & who:
                        points[side] += charge

    # -- what it is worth --------------------------------------------------------------------------------------------

    def worth(self, role: int, deal: Result, own: int, best_other: int) -> int:
        """The points of one who is scored, without reneges."""
        line = self.counting(self.lines[role], deal, own, best_other)
        if line is None:
            return 0
        bid = self.bids[deal.level] if deal.level >= 0 else 0
        value = self.values[deal.level][max(deal.strain, 0)] if deal.level >= 0 else 0
        return line.points.run([own, deal.tricks - own, best_other, bid, value, self.all_tricks, self.players])

    def counting(self, lines: list[Line], deal: Result, own: int, best_other: int) -> Line | None:
        """The line that counts: the first that fits, since the narrowest come first."""
        for line in lines:
            if (
                (line.levels == ANY or (deal.level >= 0 and (line.levels >> deal.level) & 1))
                and (line.results >> deal.result) & 1
                and (line.tricks >> own) & 1
                and (line.best_other >> best_other) & 1
                and (line.alone >> deal.alone) & 1
                and (deal.strain < 0 or (line.strains >> deal.strain) & 1)
                and (line.stuck >> deal.stuck) & 1
                and line.broken == deal.broken
                and line.fits_first(deal.first)
            ):
                return line
        return None
