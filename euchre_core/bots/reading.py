"""What a bot reads in the rules, once, before it plays: suits and strengths, sides, and what a contract asks for."""

from __future__ import annotations

from typing import Final, final

from euchre_core.chapters.auction.ladder import LadderAuction
from euchre_core.chapters.auction.passed_out import DEALER_IS_STUCK
from euchre_core.chapters.auction.turn_up import TurnUpAuction
from euchre_core.chapters.deal.phase import EVERY_MAKER, LONE_MAKER, MAKER_WITH_PARTNERS, TakeKitty, TakeUpcard
from euchre_core.chapters.exchange.giving import Giving
from euchre_core.chapters.exchange.occasions import BidExchange, LoneMakerExchange
from euchre_core.chapters.match.phase import MatchEnd
from euchre_core.chapters.play.columns import ColumnTricks
from euchre_core.chapters.play.house import HouseTricks
from euchre_core.chapters.play.phase import Tricks
from euchre_core.chapters.play.renege import Challenge
from euchre_core.chapters.questions import UPCARD
from euchre_core.kernel.pack import SUIT_SLOTS
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.rules import Rules

from .contracts import Contracts

FAR: Final = 1000
"""The target that is played for where the match has none to read."""
BEYOND: Final = 1000000
"""Farther from the target than any score."""
KITTY_ALONE: Final = 0.4
KITTY_TOGETHER: Final = 0.27
"""What a card of the kitty is worth in tricks to a maker without partners, and with them."""
FACE_DOWN: Final = 0.4
"""What a card is worth in tricks that lies under another one in front of the player."""
NOBODY_TAKES: Final = -1
"""In place of who takes the upcard."""


@final
class Reading:
    """The rules of one game, as a bot looks them up.

    Attributes:
        above: `above[strain * 5 + led][strength]`, the kinds that beat a card of that strength, as a mask.
        trumps: for each strain the kinds that are trumps; trump_suit: the suit they belong to.
        of_suit: `of_suit[strain * 5 + suit]`, the kinds of a suit.
        order: for each row of the tables the cards of the suit led, highest first, each as a mask of its own.
        full: for each plane the kinds of which the pack has more copies than that.
        contracts: what the game's contracts ask for and are worth.
        mates: for each seat the seats that sit with it, itself included, as a mask; foes: how many play against
            a maker.
        face_up: for each seat the piles of the cards that lie face up in front of it; face_down: what those under them
            are worth in tricks; on_the_table: all these piles; elsewhere: the piles that nobody plays from.
        plans: for each rung of the ladder the steps of its exchange; lone_plan: those of a maker who plays alone.
        tricks_may_hurt: whether there are deals in which one may not want to take tricks.
        play, challenges: the phases in which cards are played, and a renege can be named.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.kinds = len(rules.pack.kinds)
        self.planes = int(rules.pack.planes)
        self.size = int(rules.pack.size)
        self.tricks = int(rules.tricks)
        self.seats = len(rules.seats)
        self.side_of = rules.side_of
        self.contracts = Contracts(rules)
        self.mates = self.contracts.mates
        self.foes = self.contracts.foes
        self.choices = self.contracts.choices
        self.strains = len(rules.tables.strains)
        self.suit_of = rules.tables.suit_of
        self.strength = rules.tables.strength
        self.of_suit = rules.tables.suit_mask
        self.full = [copies_mask(rules.pack.copies, plane) for plane in range(self.planes)]
        self.trumps = [self.trumps_of(strain) for strain in range(self.strains)]
        self.trump_suit = [self.suit_of_trumps(strain) for strain in range(self.strains)]
        self.named_trump = [int(suit) for suit in rules.tables.trump_of]
        self.read_steps(rules)
        self.above = [self.beaters(row) for row in range(self.strains * SUIT_SLOTS)]
        self.order = [self.from_the_top(row) for row in range(self.strains * SUIT_SLOTS)]
        self.read_ending(rules)
        self.tricks_may_hurt = self.contracts.some_lose_all or self.target_loses or self.sign < 0

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
        self.must_trump = False
        self.plans: list[list[Giving]] = []
        self.lone_plan: list[Giving] = []
        self.auction: Phase | None = None
        self.first_level = 0
        self.dealer_sticks = False
        self.lowest_stuck = 0
        self.taker = NOBODY_TAKES
        self.face_up: list[list[int]] = [[] for _ in range(self.seats)]
        self.on_the_table: list[int] = []
        self.face_down = 0.0
        self.kitty = 0
        self.kitty_goes_to = EVERY_MAKER
        self.play: Phase | None = None
        self.challenges: list[Challenge] = []
        for step in rules.steps:
            for phase in step.phases:
                self.read_speaking(phase)
                self.read_cards(phase)
        self.upcard = -1
        self.elsewhere: list[int] = []
        for place, pile in enumerate(rules.piles):
            if pile.name == UPCARD:
                self.upcard = place
            if place >= self.seats and place not in self.on_the_table:
                self.elsewhere.append(place)

    def read_speaking(self, phase: Phase) -> None:
        """Find what an auction, and a challenge, ask for."""
        if isinstance(phase, Challenge):
            self.challenges.append(phase)
        elif isinstance(phase, (LadderAuction, TurnUpAuction)):
            self.auction = phase
            self.dealer_sticks = phase.passed_out.rule == DEALER_IS_STUCK
            if isinstance(phase, LadderAuction):
                self.first_level = int(phase.first)
                self.lowest_stuck = phase.stuck_may.index(True) if True in phase.stuck_may else 0

    def read_cards(self, phase: Phase) -> None:
        """Find how cards are played, taken and exchanged."""
        if isinstance(phase, Tricks):
            self.play = phase
            self.equal_wins = phase.last_equal_wins
            self.must_trump = isinstance(phase, HouseTricks) and phase.must_trump
            if isinstance(phase, ColumnTricks):
                self.face_up = phase.open
                self.on_the_table = [pile for piles in phase.open for pile in piles]
                self.face_down = FACE_DOWN * phase.columns
        elif isinstance(phase, BidExchange):
            self.plans = phase.plans
        elif isinstance(phase, LoneMakerExchange):
            self.lone_plan = phase.plans[0]
        elif isinstance(phase, TakeKitty):
            self.kitty = phase.discards
            self.kitty_goes_to = phase.who
        elif isinstance(phase, TakeUpcard):
            self.taker = phase.taker

    def read_ending(self, rules: Rules) -> None:
        """Find where the match ends."""
        ending = rules.ending
        self.sign = 1
        self.target = FAR
        self.target_loses = False
        self.out = float(BEYOND)
        if isinstance(ending, MatchEnd):
            self.sign = int(ending.sign)
            self.target_loses = ending.target_loses
            if ending.has_target:
                self.target = int(ending.target)
            if ending.loses_at > -BEYOND:
                self.out = float(self.sign * self.target - ending.loses_at)

    def is_lone(self, level: int, seat: int) -> bool:
        """Whether a seat would play a contract without partners."""
        return self.contracts.is_lone(level, seat)

    def help_of_kitty(self, lone: bool) -> float:
        """How many tricks a kitty is worth that a maker takes and has not seen yet."""
        if self.kitty_goes_to == (MAKER_WITH_PARTNERS if lone else LONE_MAKER):
            return 0.0
        return self.kitty * (KITTY_ALONE if lone else KITTY_TOGETHER)

    def has_exchange(self, level: int) -> bool:
        """Whether cards are exchanged with this bid."""
        return level < len(self.plans) and len(self.plans[level]) > 0


def copies_mask(copies: list[int], plane: int) -> int:
    """The kinds of which there are more copies than this."""
    mask = 0
    for card, count in enumerate(copies):
        if count > plane:
            mask |= 1 << card
    return mask
