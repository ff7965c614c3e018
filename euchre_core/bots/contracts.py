"""The contracts of a game: what each asks for, who would play together, and what every way it can come out is worth."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from euchre_core.chapters.auction.ladder import LadderAuction
from euchre_core.chapters.auction.turn_up import TurnUpAuction
from euchre_core.chapters.memory import LOSE_ALL, MAKER_ALONE, MORE_THAN_EACH, RESULT_MADE, RESULT_SET
from euchre_core.chapters.scoring.line import DEFENDERS, EVERYONE, LEFT, MAKER, MAKERS, PARTNER, Result
from euchre_core.chapters.scoring.phase import LineScoring
from euchre_core.chapters.sides import CALLED, INDIVIDUALS, TEAMS, Sides
from euchre_core.chapters.trump.phase import NameTrump
from euchre_core.kernel.rules import Rules

NO_MAKER: Final = 0
"""How a deal came out that had no maker."""


@final
class Outcomes:
    """The points of a contract for every number of tricks the makers may take.

    Attributes:
        makers: the maker's points; partners: those of a partner who keeps a score of his own.
        others: those of each other side, or their mean where there are several.
        number: which of the game's outcomes they are.
    """

    def __init__(self, number: int, makers: list[float], partners: list[float], others: list[float]) -> None:
        self.number: i64 = number
        self.makers = makers
        self.partners = partners
        self.others = others


@final
class Contracts:
    """The contracts of one game.

    Attributes:
        kind: which sides a deal has, as in `Sides`; rivals: how many sides a maker's side has against it.
        mates: for each seat the seats that play with it as long as nobody is maker, itself included, as a mask.
        foes: how many play against a maker and his partners.
        some_lose_all: whether there is a contract to lose every trick.
        levels: how many rungs there are; must_take, alone: for each the tricks to take, and whether it is played alone.
        strains_of: for each rung what may be trump with it; choices: whatever may be trump.
        strain_matters: whether what is trump changes the points.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.tricks = int(rules.tricks)
        self.seats = len(rules.seats)
        self.strains = len(rules.tables.strains)
        self.side = Sides(TEAMS)
        self.scoring: LineScoring | None = None
        self.must_take: list[int] = []
        self.alone: list[bool] = []
        self.strain_matters = False
        scoring = rules.scoring
        if isinstance(scoring, LineScoring):
            self.scoring = scoring
            self.side = scoring.side
            self.must_take = scoring.must_take
            self.alone = scoring.alone
            self.strain_matters = self.trump_alters_points(scoring)
        self.levels = len(self.must_take)
        self.some_lose_all = LOSE_ALL in self.must_take
        self.kind = self.side.kind
        self.read_sides()
        self.read_trump()
        self.outcomes: dict[int, Outcomes] = {}

    def trump_alters_points(self, scoring: LineScoring) -> bool:
        """Whether a line asks what is trump, or a bid is worth more in one suit than in another."""
        every = (1 << self.strains) - 1
        for lines in scoring.lines:
            for line in lines:
                if line.strains & every != every:
                    return True
        return any(min(values) != max(values) for values in scoring.values)

    def read_sides(self) -> None:
        """Find who plays with whom while nobody is maker, and against how many a maker plays."""
        partners = self.rules.partners
        self.mates: list[int] = []
        self.likely_mates: list[list[float]] = []
        for seat in range(self.seats):
            self.mates.append(1 << seat | (partners[seat] if self.kind == TEAMS else 0))
        self.rivals = 1
        if self.kind == TEAMS:
            self.foes = self.seats - self.mates[0].bit_count()
            self.rivals = self.seats // self.mates[0].bit_count() - 1
        elif self.kind == CALLED:
            self.foes = max(1, self.seats - 2)
        else:
            self.foes = self.seats - 1
            if self.kind == INDIVIDUALS:
                self.rivals = self.seats - 1

        unknown = 1.0 / (self.seats - 1) if self.kind == CALLED else 0.0
        for mates in self.mates:
            self.likely_mates.append([1.0 if mates >> seat & 1 else unknown for seat in range(self.seats)])
        self.plays_for_himself = [mates == 1 << seat and self.kind != CALLED for seat, mates in enumerate(self.mates)]
        self.partner_parts = [self.parts_beside(maker) for maker in range(self.seats)]

    def parts_beside(self, maker: int) -> list[float]:
        """For each side that scores how likely it is that it would play with a maker; -1 for his own."""
        found = [-1.0] * len(self.rules.side_names)
        for seat, side in enumerate(self.rules.side_of):
            if side != self.rules.side_of[maker]:
                found[side] = self.likely_mates[maker][seat]
        return found

    def read_trump(self) -> None:
        """Find what may be trump, with each bid and at all."""
        every = list(range(self.strains))
        self.choices = every
        self.strains_of = [every for _ in range(self.levels)]
        for step in self.rules.steps:
            main = step.main
            if isinstance(main, LadderAuction) and main.trump_in_bid:
                self.strains_of = [rung.strains for rung in main.rungs]
                self.choices = sorted({strain for strains in self.strains_of for strain in strains})
            elif isinstance(main, TurnUpAuction):
                self.choices = main.suits + main.no_trumps
                self.strains_of = [self.choices for _ in range(self.levels)]
            elif isinstance(main, NameTrump):
                self.choices = main.choices
                self.strains_of = main.by_bid

    # -- what a contract asks for ------------------------------------------------------------------------------------

    def need(self, level: i64) -> int:
        """How many tricks a contract takes, as far as that is a number; none for one that must lose them all."""
        needed = self.must_take[level]
        if needed == MORE_THAN_EACH:
            return self.tricks // 2 if self.rivals > 1 or self.foes > 1 else self.tricks // 2 + 1
        return max(needed, 0)

    def loses_all(self, level: i64) -> bool:
        """Whether a contract is one that must not take a trick."""
        return level >= 0 and self.must_take[level] == LOSE_ALL

    def is_lone(self, level: i64, seat: i64) -> bool:
        """Whether a seat would play a contract without partners."""
        return self.alone[level] or self.plays_for_himself[seat]

    # -- what it is worth --------------------------------------------------------------------------------------------

    def outcomes_of(self, level: i64, strain: i64, stuck: int, alone: int) -> Outcomes:
        """The points of a contract for every number of tricks; worked out once and kept.

        Args:
            level: the rung that was bid; -1 where nobody is maker, and the tricks are those of any player.
            strain: what is trump, or -1 if that is not known.
            stuck: who was forced to bid, as in the slot.
            alone: who plays alone, as in the slot.
        """
        if not self.strain_matters:
            strain = -1
        place = (((int(level) + 1) * 3 + stuck) * (self.strains + 1) + int(strain) + 1) * 4 + alone
        found = self.outcomes.get(place)
        if found is None:
            found = self.work_out(int(level), int(strain), stuck, alone)
            self.outcomes[place] = found
        return found

    def work_out(self, level: int, strain: int, stuck: int, alone: int) -> Outcomes:
        """Score every number of tricks; what the makers do not take is shared out among the others by chance."""
        makers: list[float] = []
        partners: list[float] = []
        others: list[float] = []
        scoring = self.scoring
        for tricks in range(self.tricks + 1):
            if scoring is None:
                makers.append(0.0)
                partners.append(0.0)
                others.append(0.0)
                continue
            rest = self.tricks - tricks
            best = rest if self.rivals == 1 else -(-rest // self.rivals)
            total = [0.0, 0.0, 0.0]
            for result, chance in self.results(level, tricks):
                if chance > 0.0:
                    deal = Result(level, strain, self.lone(level, alone), stuck, 0, self.tricks, result)
                    role = EVERYONE if level < 0 else MAKERS if scoring.teams_score else MAKER
                    total[0] += chance * scoring.worth(role, deal, tricks, best)
                    if not scoring.teams_score and level >= 0:
                        total[1] += chance * scoring.worth(PARTNER, deal, tricks, best)
                    total[2] += chance * self.worth_of_share(scoring, deal, tricks)
            makers.append(total[0])
            partners.append(total[1] if not scoring.teams_score else total[0])
            others.append(total[2])
        return Outcomes(len(self.outcomes), makers, partners, others)

    def lone(self, level: i64, alone: int) -> int:
        """Who plays alone, with a bid that says so counted."""
        return alone | MAKER_ALONE if level >= 0 and self.alone[level] else alone

    def worth_of_share(self, scoring: LineScoring, deal: Result, tricks: int) -> float:
        """The mean points of another side when the makers take so many tricks."""
        rest = self.tricks - tricks
        role = EVERYONE if deal.level < 0 else DEFENDERS
        if self.rivals == 1:
            return float(scoring.worth(role, deal, rest, tricks))
        total = 0.0
        for own, chance in enumerate(shares(rest, self.rivals)):
            best = max(tricks, -(-(rest - own) // (self.rivals - 1)))
            total += chance * scoring.worth(role, deal, own, best)
        return total

    def results(self, level: int, tricks: int) -> list[tuple[int, float]]:
        """How a contract may have come out with so many tricks: by chance where the others' shares matter."""
        if level < 0 or self.scoring is None:
            return [(NO_MAKER, 1.0)]
        rest = self.tricks - tricks
        if self.must_take[level] != MORE_THAN_EACH:
            return [(self.scoring.came_out(level, tricks, rest), 1.0)]
        made = all_below(rest, self.foes, tricks)
        return [(RESULT_MADE, made), (RESULT_SET, 1.0 - made)]

    def points_of_defender(self, level: int, strain: int, stuck: int, makers: int, tricks: int) -> float:
        """What a single defender scores with so many tricks, when the makers take so many."""
        if self.scoring is None or level < 0:
            return 0.0
        rest = self.tricks - makers - tricks
        result = self.scoring.came_out(level, makers, max(tricks, rest))
        deal = Result(level, strain, 0, stuck, 0, self.tricks, result)
        return float(self.scoring.worth(DEFENDERS, deal, tricks, max(makers, rest)))

    def points_of_dropping(self, level: int, strain: int, stuck: int, makers: int) -> float:
        """What somebody scores who has dropped out, when the makers take so many tricks."""
        if self.scoring is None or level < 0:
            return 0.0
        result = self.scoring.came_out(level, makers, self.tricks - makers)
        deal = Result(level, strain, 0, stuck, 0, self.tricks, result)
        return float(self.scoring.worth(LEFT, deal, 0, max(makers, self.tricks - makers)))


def shares(count: int, among: int) -> list[float]:
    """The chances that one of so many gets 0, 1 … of some tricks, each of which any of them gets with equal chance."""
    part = 1.0 / among
    found = [1.0]
    for _ in range(count):
        following = [0.0] * (len(found) + 1)
        for own, chance in enumerate(found):
            following[own] += chance * (1.0 - part)
            following[own + 1] += chance * part
        found = following
    return found


def all_below(count: int, among: int, limit: int) -> float:
    """The chance that none of so many gets as many as the limit of some tricks."""
    if limit <= 0:
        return 0.0
    if among <= 1:
        return 1.0 if count < limit else 0.0
    total = 0.0
    for own, chance in enumerate(shares(count, among)):
        if own < limit and chance > 0.0:
            total += chance * all_below(count - own, among - 1, limit)
    return total
