"""From a deal of the rules to masks: the cards still held, numbered by suit and strength."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from euchre_core.chapters.play.house import HouseTricks
from euchre_core.chapters.play.phase import Tricks
from euchre_core.chapters.scoring.phase import LineScoring
from euchre_core.kernel.action import Action
from euchre_core.kernel.pack import JOKER_SUIT, SUIT_SLOTS
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .stakes import Stakes, tallied
from .tricks import TrickSearch

ROOM: Final = 61
"""How many bits of a mask there are for cards, and a gap after each suit."""
MOST_SEATS: Final = 8
MOST_KEPT: Final = 1000


def is_plain(state: State) -> bool:
    """Whether nothing is left but to follow suit, and tricks are all that counts."""
    play = state.now.main
    scoring = state.rules.scoring
    if state.asked >= 0 or not isinstance(scoring, LineScoring) or scoring.most_asked > 0:
        return False
    if type(play) is Tricks:
        return True
    if type(play) is not HouseTricks or len(state.rules.seats) > MOST_SEATS:
        return False
    return not any(watcher.may_matter(state) for watcher in play.watchers)


@final
class Numbering:
    """The kinds of a pack under one strain, suit by suit, each from the lowest card to the highest."""

    def __init__(self, rules: Rules, strain: int) -> None:
        tables = rules.tables
        first = strain * tables.kinds
        self.suits: list[list[int]] = []
        for suit in range(SUIT_SLOTS):
            kinds = [kind for kind in range(tables.kinds) if tables.suit_of[first + kind] == suit]
            strengths = tables.strengths(strain, suit)
            self.suits.append(sorted(kinds, key=lambda kind: strengths[kind]))


NUMBERINGS: Final[dict[tuple[Rules, int], Numbering]] = {}


def numbering_of(rules: Rules, strain: int) -> Numbering:
    """The numbering of the kinds, made once."""
    found = NUMBERINGS.get((rules, strain))
    if found is None:
        if len(NUMBERINGS) >= MOST_KEPT:
            NUMBERINGS.clear()
        found = NUMBERINGS[rules, strain] = Numbering(rules, strain)
    return found


@final
class Table:
    """The cards that are held in a deal, as masks.

    Args:
        state: a plain deal.
        stakes: what tricks are worth in it.
        limit: how many positions are looked at at most.

    Attributes:
        fits: whether it can be searched so; if not, nothing else is to be used.
        search: the search.
    """

    def __init__(self, state: State, stakes: Stakes, limit: i64) -> None:
        rules = state.rules
        play = state.now.main
        self.planes: i64 = rules.pack.planes
        self.bits = [0] * len(rules.pack.kinds)
        self.hands = [0] * len(rules.seats)
        self.suits = [0] * SUIT_SLOTS
        self.equals: i64 = 0
        self.stakes = stakes
        self.place: i64 = 0
        self.held = self.in_play(state)
        self.on_table: i64 = best_on_table(state)
        for suit, kinds in enumerate(numbering_of(rules, int(state.strain)).suits):
            self.lay_out(state, suit, kinds)
        trump: i64 = rules.tables.trump_of[state.strain]
        joker: i64 = self.suits[JOKER_SUIT]
        trumps: i64 = self.suits[trump] if trump >= 0 else 0
        self.fits = self.place <= ROOM and (joker == 0 or trump == JOKER_SUIT)
        house = play if isinstance(play, HouseTricks) else None
        self.search = TrickSearch(
            self.hands,
            [suit for suit in self.suits if suit],
            trumps,
            self.equals,
            isinstance(play, Tricks) and play.last_equal_wins,
            house is not None and house.must_trump,
            rules.following[state.idle],
            stakes,
            limit,
        )

    def at(self, state: State) -> Moment:
        """Where a deal stands: this one, or what became of it."""
        return Moment(self, state)

    def in_play(self, state: State) -> i64:
        """The kinds of which anybody who plays holds one, as a mask."""
        found: i64 = 0
        for seat in range(len(state.rules.seats)):
            if not (state.idle >> seat) & 1:
                for plane in range(self.planes):
                    cards: i64 = state.cards[seat * self.planes + plane]
                    found |= cards
        return found

    def lay_out(self, state: State, suit: int, kinds: list[int]) -> None:
        """Give the cards of a suit their places, and leave a gap after them."""
        first = self.place
        for kind in kinds:
            if (self.held >> kind) & 1 or kind == self.on_table:
                self.lay_kind(state, kind)
        if self.place > first:
            self.suits[suit] = int(bit_at(self.place) - bit_at(first)) if self.place <= ROOM else 0
            self.place += 1

    def lay_kind(self, state: State, kind: i64) -> None:
        """Give the copies of a card their places, by seats; the one on the table last."""
        found: i64 = 0
        lowest = self.place
        for seat in range(len(state.rules.seats)):
            if not (state.idle >> seat) & 1:
                for _ in range(state.holds(seat, kind)):
                    if self.place < ROOM:
                        card = bit_at(self.place)
                        self.hands[seat] = int(self.hands[seat] | card)
                        found |= card
                    self.place += 1
        if kind == self.on_table:
            if self.place < ROOM:
                found |= bit_at(self.place)
            self.place += 1
        if self.place > lowest + 1 and self.place <= ROOM:
            self.equals |= bit_at(self.place - 1) - bit_at(lowest)
        self.bits[kind] = int(found)


@final
class Moment:
    """Where the play of a deal stands, as masks.

    Args:
        table: the cards of the deal.
        state: the deal, at the table's beginning or later.
    """

    def __init__(self, table: Table, state: State) -> None:
        self.table = table
        self.state = state
        self.left: i64 = 0
        self.seat: i64 = state.turn
        self.leader: i64 = state.leader
        self.winner: i64 = state.winning
        self.led: i64 = 0
        self.best: i64 = 0
        self.tally: i64 = tallied(state.taken, table.stakes.unit)
        for seat in range(len(state.rules.seats)):
            if not (state.idle >> seat) & 1:
                self.left |= self.held_by(seat)
        if state.count:
            self.led = table.suits[state.led]
            best = best_on_table(state)
            bits: i64 = table.bits[best] if best >= 0 else 0
            gone = bits & ~self.left
            self.best = gone & -gone

    def held_by(self, seat: i64) -> i64:
        """The cards of a seat."""
        table = self.table
        hand: i64 = table.hands[seat]
        found: i64 = 0
        for kind in range(len(table.bits)):
            bits: i64 = table.bits[kind]
            own = bits & hand
            for _ in range(self.state.holds(seat, kind) if own else 0):
                found |= own & -own
                own &= own - 1
        return found

    def reaches(self, kind: i64, rank: i64) -> bool:
        """Whether the first camp can reach a rank after the seat in turn has played a card."""
        table = self.table
        search = table.search
        hand: i64 = table.hands[self.seat]
        bits: i64 = table.bits[kind]
        own = bits & hand & self.left
        card = own & -own
        if not self.state.count:
            return search.played(self.left, self.seat, card, self.tally, rank)
        left = self.left ^ card
        if card & search.above(self.best, self.led):
            return search.goes_on(left, self.leader, self.seat, self.led, card, self.seat, self.tally, rank)
        return search.goes_on(left, self.leader, self.seat, self.led, self.best, self.winner, self.tally, rank)

    def can_reach(self, actions: list[Action], rank: i64) -> bool:
        """Whether the first camp can reach a rank when the seat in turn plays one of some cards."""
        is_first = self.table.stakes.camps.is_first(self.seat)
        for action in actions:
            if self.reaches(action.code, rank) == is_first:
                return is_first
        return not is_first

    def rank_after(self, kind: i64, guess: i64) -> i64:
        """The rank that comes of a card, first looked for at a guess."""
        least: i64 = self.table.stakes.low[self.tally]
        most: i64 = self.table.stakes.high[self.tally]
        trial = guess
        while least < most:
            if not least < trial <= most:
                trial = (least + most + 1) >> 1
            if self.reaches(kind, trial):
                least = trial
                trial += 1
            else:
                most = trial - 1
        return least


def bit_at(place: i64) -> i64:
    """The mask of one place."""
    bit: i64 = 1
    bit <<= place
    return bit


def best_on_table(state: State) -> i64:
    """The kind of the best card of the trick that is being played; -1 if there is none."""
    if not state.count or not state.best:
        return -1
    strengths = state.rules.tables.rows[state.strain * SUIT_SLOTS + state.led]
    for kind, strength in enumerate(strengths):
        if strength == state.best:
            return kind
    return -1
