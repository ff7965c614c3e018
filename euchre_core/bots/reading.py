"""What a bot reads in the rules, once, before it plays: suits and strengths, sides, and what a contract asks for."""

from __future__ import annotations

from typing import Final, final

from euchre_core.chapters.auction.phase import DEALER_IS_STUCK, LadderAuction
from euchre_core.chapters.exchange.phase import Exchange, Giving
from euchre_core.chapters.match.phase import Target
from euchre_core.chapters.play.phase import Tricks
from euchre_core.chapters.play.renege import Challenge
from euchre_core.chapters.scoring.phase import LineScoring
from euchre_core.chapters.trump.phase import NameTrump
from euchre_core.kernel.pack import SUIT_SLOTS
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.rules import Rules

FAR: Final = 1000
"""The target that is played for where the match has none to read."""


@final
class Outcomes:
    """The points of a contract for every number of tricks the makers may take.

    Attributes:
        makers: the makers' points; others: those of each other side, or their mean where there are several.
    """

    def __init__(self, makers: list[float], others: list[float]) -> None:
        self.makers = makers
        self.others = others


@final
class Reading:
    """The rules of one game, as a bot looks them up.

    Attributes:
        above: `above[strain * 5 + led][strength]`, the kinds that beat a card of that strength, as a mask.
        trumps: for each strain the kinds that are trumps; trump_suit: the suit they belong to.
        of_suit: `of_suit[strain * 5 + suit]`, the kinds of a suit.
        order: for each row of the tables the cards of the suit led, highest first, each as a mask of its own.
        full: for each plane the kinds of which the pack has more copies than that.
        mates: for each seat the seats of its side, itself included, as a mask; foes: how many play against it.
        must_take, alone, plans: for each rung of the ladder the tricks to take, whether the maker plays without his
            partners, and the steps of its exchange.
        strain_matters: whether what is trump changes the points.
        play, challenges: the phases in which cards are played, and a renege can be named.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.kinds = len(rules.pack.kinds)
        self.planes = int(rules.pack.planes)
        self.size = int(rules.pack.size)
        self.tricks = int(rules.tricks)
        self.seats = len(rules.seats)
        self.sides = len(rules.side_names)
        self.side_of = rules.side_of
        self.mates = [sides_mask(rules.side_of, side) for side in rules.side_of]
        self.foes = self.seats - self.mates[0].bit_count()
        self.strains = len(rules.tables.strains)
        self.suit_of = rules.tables.suit_of
        self.strength = rules.tables.strength
        self.of_suit = rules.tables.suit_mask
        self.full = [copies_mask(rules.pack.copies, plane) for plane in range(self.planes)]
        self.trumps = [self.trumps_of(strain) for strain in range(self.strains)]
        self.trump_suit = [self.suit_of_trumps(strain) for strain in range(self.strains)]
        self.read_steps(rules)
        self.above = [self.beaters(row) for row in range(self.strains * SUIT_SLOTS)]
        self.order = [self.from_the_top(row) for row in range(self.strains * SUIT_SLOTS)]
        self.outcomes: dict[int, Outcomes] = {}
        self.read_scoring(rules)

    def trumps_of(self, strain: int) -> int:
        """The kinds that win whatever was led."""
        mask = (1 << self.kinds) - 1
        for led in range(SUIT_SLOTS):
            for card in range(self.kinds):
                if self.strength[(strain * SUIT_SLOTS + led) * self.kinds + card] == 0:
                    mask &= ~(1 << card)
        return mask

    def suit_of_trumps(self, strain: int) -> int:
        """The suit all trumps belong to; one that nobody holds if there are none."""
        for card in range(self.kinds):
            if self.trumps[strain] >> card & 1:
                return self.suit_of[strain * self.kinds + card]
        return SUIT_SLOTS

    def beaters(self, row: int) -> list[int]:
        """For every strength the kinds that beat it; its own is one of them where the last of equal cards wins."""
        strengths = self.strength[row * self.kinds : (row + 1) * self.kinds]
        found: list[int] = []
        for strength in range(2 * self.kinds + 2):
            mask = 0
            for card, other in enumerate(strengths):
                if other > strength or (self.equal_wins and other == strength and strength > 0):
                    mask |= 1 << card
            found.append(mask)
        return found

    def from_the_top(self, row: int) -> list[int]:
        """The cards of the suit led, highest first, each as a mask of its own."""
        found: list[int] = []
        for strength in range(2 * self.kinds + 1, 0, -1):
            for card in range(self.kinds):
                if self.of_suit[row] >> card & 1 and self.strength[row * self.kinds + card] == strength:
                    found.append(1 << card)
        return found

    def read_steps(self, rules: Rules) -> None:
        """Find the steps a bot must know of."""
        self.equal_wins = False
        self.plans: list[list[Giving]] = []
        self.auction: Phase | None = None
        self.first_level = 0
        self.dealer_sticks = False
        self.lowest_stuck = 0
        self.play: Phase | None = None
        self.challenges: list[Challenge] = []
        self.choices = list(range(self.strains))
        for step in rules.steps:
            for phase in step.phases:
                if isinstance(phase, LadderAuction):
                    self.auction = phase
                    self.first_level = int(phase.first)
                    self.dealer_sticks = phase.all_pass == DEALER_IS_STUCK
                    self.lowest_stuck = phase.stuck_may.index(True) if True in phase.stuck_may else 0
                elif isinstance(phase, Tricks):
                    self.play = phase
                    self.equal_wins = phase.last_equal_wins
                elif isinstance(phase, Exchange):
                    self.plans = phase.plans
                elif isinstance(phase, NameTrump):
                    self.choices = phase.choices
                elif isinstance(phase, Challenge):
                    self.challenges.append(phase)

    def read_scoring(self, rules: Rules) -> None:
        """Find what the makers must take, what alters the points, and where the match ends."""
        scoring = rules.scoring
        self.scoring: LineScoring | None = None
        self.must_take: list[int] = []
        self.alone: list[bool] = []
        self.strain_matters = False
        if isinstance(scoring, LineScoring):
            self.scoring = scoring
            self.must_take = scoring.must_take
            self.alone = scoring.alone
            every = (1 << self.strains) - 1
            for line in scoring.makers + scoring.defenders:
                if line.strains & every != every:
                    self.strain_matters = True
        ending = rules.ending
        self.sign = 1
        self.target = FAR
        self.makers_first = False
        if isinstance(ending, Target):
            self.sign = 1 if ending.target >= ending.start else -1
            self.target = ending.target
            self.makers_first = ending.makers_first

    def is_lone(self, level: int, seat: int) -> bool:
        """Whether a seat would play a contract without partners."""
        return self.alone[level] or self.mates[seat] == 1 << seat

    def has_exchange(self, level: int) -> bool:
        """Whether cards are exchanged with this bid."""
        return level < len(self.plans) and len(self.plans[level]) > 0


def sides_mask(side_of: list[int], side: int) -> int:
    """The seats of a side, as a mask."""
    mask = 0
    for seat, other in enumerate(side_of):
        if other == side:
            mask |= 1 << seat
    return mask


def copies_mask(copies: list[int], plane: int) -> int:
    """The kinds of which there are more copies than this."""
    mask = 0
    for card, count in enumerate(copies):
        if count > plane:
            mask |= 1 << card
    return mask
