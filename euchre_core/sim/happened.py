"""What happened in a deal or a match, as far as it is counted."""

from __future__ import annotations

from typing import Final, NamedTuple

from euchre_core.chapters.auction.ladder import LadderAuction
from euchre_core.chapters.memory import BLIND, BROKEN, DECIDED, ORDERED
from euchre_core.chapters.scoring.phase import LineScoring
from euchre_core.kernel.pack import SUITS
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

PLAYED: Final = 0
PASSED_ON: Final = 1
DEALT_AGAIN: Final = 2
SCORED_UNPLAYED: Final = 3
"""How a deal ended: played out; thrown in, and the next player deals, or the same one; scored without a trick."""

NOBODY: Final = -1


class DealKind(NamedTuple):
    """One deal, as far as it is counted; deals that are alike in all of this are counted together.

    Attributes:
        ended: `PLAYED` and so on.
        dealer, holder: seats; the holder of the contract is `NOBODY` where there was none.
        makers: the holder and whoever plays with him, as a mask of seats.
        bid, trump: their places in `Readings.bids` and `Readings.trumps`, or `NOBODY`.
        alone, stuck: as in the slots of these names.
        is_made: whether the makers did what they undertook.
        tricks: how many they took.
        points: those of each side.
    """

    ended: int
    dealer: int
    holder: int
    makers: int
    bid: int
    trump: int
    alone: int
    stuck: int
    is_made: bool
    tricks: int
    points: tuple[int, ...]


class Name(NamedTuple):
    """How something is called: in programs, and in sentences."""

    key: str
    title: str


ORDER, NAME, TURNED, NAMED_BLIND = range(4)
"""Places of what may be said where nothing rises."""
CALLS: Final = (
    Name("order", "upcard ordered up"),
    Name("name", "trump named"),
    Name("turned", "decided by the upcard"),
    Name("blind", "blind"),
)
A_SUIT: Final = Name("suit", "a suit")


class Readings:
    """Reads off a finished deal what is counted; made once for a game.

    Attributes:
        bids: what can be bid or called; trumps: what can be trump, all suits together first.
    """

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules.scoring, LineScoring)
        self.rules = rules
        self.scoring = rules.scoring
        self.side = rules.scoring.side
        auction = next((step.main for step in rules.steps if isinstance(step.main, LadderAuction)), None)
        self.has_ladder = auction is not None
        self.bids = list(CALLS) if auction is None else bid_names(auction)
        others = [strain for strain in rules.tables.strains if strain not in SUITS]
        self.trumps = [A_SUIT, *(Name(strain, strain.replace("_", " ")) for strain in others)]
        self.trump_of = [1 + others.index(strain) if strain in others else 0 for strain in rules.tables.strains]
        self.ordered, self.decided, self.blind, self.broken = (
            rules.slot_index.get(name, NOBODY) for name in (ORDERED, DECIDED, BLIND, BROKEN)
        )

    def deal(self, state: State) -> DealKind:
        """What happened in a deal, which is over."""
        points = tuple(state.results or ())
        dealer, holder = int(state.dealer), int(state.holder)
        if not state.is_scored:
            ended = PASSED_ON if state.passes_deal else DEALT_AGAIN
            return DealKind(ended, dealer, NOBODY, 0, NOBODY, NOBODY, 0, 0, False, 0, points)
        ended = PLAYED if any(state.taken) or self.is_set(state, self.broken) else SCORED_UNPLAYED
        if holder < 0 or ended != PLAYED:
            return DealKind(ended, dealer, NOBODY, 0, NOBODY, NOBODY, 0, 0, False, 0, points)
        makers = int(self.side.makers(state))
        came = self.scoring.result_of(state, makers)
        tricks = sum([taken for seat, taken in enumerate(state.taken) if makers >> seat & 1])
        trump = self.trump_of[state.strain] if state.strain >= 0 else NOBODY
        return DealKind(
            ended, dealer, holder, makers, self.bid(state), trump, came.alone & 3, came.stuck, came.result == 1, tricks,
            points,
        )  # fmt: skip

    def bid(self, state: State) -> int:
        """What the contract was bid or called with, as a place in `bids`."""
        if self.has_ladder:
            return int(state.level)
        if self.is_set(state, self.decided):
            return TURNED
        if self.is_set(state, self.blind):
            return NAMED_BLIND
        return ORDER if self.is_set(state, self.ordered) else NAME

    @staticmethod
    def is_set(state: State, slot: int) -> bool:
        """Whether a slot that the game may not have says yes."""
        return slot >= 0 and state.slots[slot] != 0


def bid_names(auction: LadderAuction) -> list[Name]:
    """How the bids of a ladder are called."""
    names = [rung.text for rung in auction.rungs]
    return [Name(name, f"bid {name}" if name.isdecimal() else name.replace("_", " ")) for name in names]


class MatchKind(NamedTuple):
    """One match, as far as it is counted.

    Attributes:
        deals: how many there were; first_dealer: a seat.
        ended: `won`, `shared`, `lost` by everybody, or `stopped`.
        winner: the side that won, if one alone did; else `NOBODY`.
        half_time: the side that alone was ahead after half of the deals, or `NOBODY`.
        came_back: whether the winner had once been far behind.
    """

    deals: int
    first_dealer: int
    ended: str
    winner: int
    half_time: int
    came_back: bool
