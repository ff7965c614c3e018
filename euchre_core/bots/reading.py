"""What a bot reads in the rules, once, before it plays: suits and strengths, sides, and what a contract asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from euchre_core.chapters.auction.ladder import LadderAuction
from euchre_core.chapters.auction.passed_out import DEALER_IS_STUCK
from euchre_core.chapters.auction.turn_up import TurnUpAuction
from euchre_core.chapters.deal.phase import EVERY_MAKER, LONE_MAKER, MAKER_WITH_PARTNERS, TakeKitty, TakeUpcard
from euchre_core.chapters.exchange.giving import Giving
from euchre_core.chapters.exchange.occasions import BidExchange, LoneMakerExchange
from euchre_core.chapters.match.phase import MatchEnd
from euchre_core.chapters.memory import ALONE, STUCK
from euchre_core.chapters.play.columns import ColumnTricks
from euchre_core.chapters.play.house import HouseTricks
from euchre_core.chapters.play.phase import Tricks
from euchre_core.chapters.play.renege import Challenge
from euchre_core.chapters.questions import UPCARD, UPCARD_SUIT
from euchre_core.kernel.pack import SUIT_SLOTS
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.rules import Rules

from .contracts import Contracts
from .spread import Spreads

if TYPE_CHECKING:
    from .worth import Worth

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
        own_row, own_strength: by `[strain * kinds + card]`, the row of the card's own suit, and its strength in it;
            own_beaters, own_higher: the kinds that beat it there, and those of them that are of its suit;
            own_place: how high it stands in the suit, from 0 to 1; sizes: for each row the number of kinds of the suit.
        order: for each row of the tables the cards of the suit led, highest first, each as a mask of its own.
        full: for each plane the kinds of which the pack has more copies than that.
        contracts: what the game's contracts ask for and are worth.
        mates: for each seat the seats that sit with it, itself included, as a mask; foes: how many play against
            a maker.
        face_up: for each seat the piles of the cards that lie face up in front of it; face_down: what those under them
            are worth in tricks; on_the_table: all these piles; elsewhere: the piles that nobody plays from.
        plans: for each rung of the ladder the steps of its exchange; lone_plan: those of a maker who plays alone.
        tricks_may_hurt: whether there are deals in which one may not want to take tricks.
        all_tricks: the tricks of a deal; partners_part: how many of the others play with a maker, as a part of 1.
        spreads: how unseen cards are spread; worths: what contracts are worth at the scores that came up.
        play, challenges: the phases in which cards are played, and a renege can be named.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.kinds: i64 = len(rules.pack.kinds)
        self.planes: i64 = rules.pack.planes
        self.size: i64 = rules.pack.size
        self.tricks: i64 = rules.tricks
        self.seats: i64 = len(rules.seats)
        self.everybody: i64 = (1 << len(rules.seats)) - 1
        self.side_of = rules.side_of
        self.contracts = Contracts(rules)
        self.mates = self.contracts.mates
        self.foes: i64 = self.contracts.foes
        self.all_tricks = float(self.contracts.tricks)
        self.partners_part = (self.contracts.seats - 1 - self.contracts.foes) / (self.contracts.seats - 1.0)
        self.spreads = Spreads(self.contracts.tricks, self.contracts.foes, int(rules.pack.size))
        self.choices = self.contracts.choices
        self.strains = len(rules.tables.strains)
        self.suit_of = rules.tables.suit_of
        self.strength = rules.tables.strength
        self.of_suit = rules.tables.suit_mask
        self.full = [copies_mask(rules.pack.copies, plane) for plane in range(int(self.planes))]
        self.trumps = [self.trumps_of(strain) for strain in range(self.strains)]
        self.trump_suit = [self.suit_of_trumps(strain) for strain in range(self.strains)]
        self.named_trump = [int(suit) for suit in rules.tables.trump_of]
        self.read_steps(rules)
        self.above = [self.beaters(row) for row in range(self.strains * SUIT_SLOTS)]
        self.order = [self.from_the_top(row) for row in range(self.strains * SUIT_SLOTS)]
        self.read_own_suits()
        self.worths: dict[int, Worth] = {}
        self.alone_slot = rules.slot_index.get(ALONE, -1)
        self.stuck_slot = rules.slot_index.get(STUCK, -1)
        self.suit_slot = rules.slot_index.get(UPCARD_SUIT, -1)
        self.read_ending(rules)
        self.tricks_may_hurt = self.contracts.some_lose_all or self.target_loses or self.sign < 0

    def read_own_suits(self) -> None:
        """Look up for every card how it stands where its own suit is led."""
        kinds = len(self.rules.pack.kinds)
        self.own_row: list[int] = []
        self.own_strength: list[int] = []
        self.own_beaters: list[int] = []
        self.own_higher: list[int] = []
        self.own_place: list[float] = []
        self.sizes = [mask.bit_count() for mask in self.of_suit]
        for place, suit in enumerate(self.suit_of):
            row = place // kinds * SUIT_SLOTS + suit
            strength = self.strength[row * kinds + place % kinds]
            self.own_row.append(row)
            self.own_strength.append(strength)
            self.own_beaters.append(self.above[row][strength])
            higher = self.above[row][strength] & self.of_suit[row]
            self.own_higher.append(higher)
            self.own_place.append(1.0 - higher.bit_count() / (1 + self.sizes[row]))

    def trumps_of(self, strain: int) -> int:
        """The kinds that win whatever was led."""
        kinds = len(self.rules.pack.kinds)
        mask = (1 << kinds) - 1
        for led in range(SUIT_SLOTS):
            for card in range(kinds):
                if self.strength[(strain * SUIT_SLOTS + led) * kinds + card] == 0:
                    mask &= ~(1 << card)
        return mask

    def suit_of_trumps(self, strain: int) -> int:
        """The suit all trumps belong to; one that nobody holds if there are none."""
        kinds = len(self.rules.pack.kinds)
        for card in range(kinds):
            if self.trumps[strain] >> card & 1:
                return self.suit_of[strain * kinds + card]
        return SUIT_SLOTS

    def beaters(self, row: int) -> list[int]:
        """For every strength the kinds that beat it; its own is one of them where the last of equal cards wins."""
        kinds = len(self.rules.pack.kinds)
        strengths = self.strength[row * kinds : (row + 1) * kinds]
        found: list[int] = []
        for strength in range(2 * kinds + 2):
            mask = 0
            for card, other in enumerate(strengths):
                if other > strength or (self.equal_wins and other == strength and strength > 0):
                    mask |= 1 << card
            found.append(mask)
        return found

    def from_the_top(self, row: int) -> list[int]:
        """The cards of the suit led, highest first, each as a mask of its own."""
        kinds = len(self.rules.pack.kinds)
        found: list[int] = []
        for strength in range(2 * kinds + 1, 0, -1):
            for card in range(kinds):
                if self.of_suit[row] >> card & 1 and self.strength[row * kinds + card] == strength:
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
        self.better = int(ending.better)
        self.out = float(BEYOND)
        if isinstance(ending, MatchEnd):
            self.sign = int(ending.sign)
            self.target_loses = ending.target_loses
            if ending.has_target:
                self.target = int(ending.target)
            if ending.loses_at > -BEYOND:
                self.out = float(self.sign * self.target - ending.loses_at)

    def is_lone(self, level: i64, seat: i64) -> bool:
        """Whether a seat would play a contract without partners."""
        return self.contracts.is_lone(level, seat)

    def help_of_kitty(self, lone: bool) -> float:
        """How many tricks a kitty is worth that a maker takes and has not seen yet."""
        if self.kitty_goes_to == (MAKER_WITH_PARTNERS if lone else LONE_MAKER):
            return 0.0
        return self.kitty * (KITTY_ALONE if lone else KITTY_TOGETHER)

    def has_exchange(self, level: i64) -> bool:
        """Whether cards are exchanged with this bid."""
        return level < len(self.plans) and len(self.plans[level]) > 0


def copies_mask(copies: list[int], plane: int) -> int:
    """The kinds of which there are more copies than this."""
    mask = 0
    for card, count in enumerate(copies):
        if count > plane:
            mask |= 1 << card
    return mask
