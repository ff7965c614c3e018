"""A seat's look at the table: its hand, the trick, and which cards are still unseen."""

from __future__ import annotations

from typing import final

from euchre_core.kernel.observation import Observation
from euchre_core.kernel.pack import SUIT_SLOTS

from .memory import Memory, add_mask
from .reading import Reading


@final
class Sight:
    """Made for one decision, of nothing but an observation.

    Attributes:
        seat: who looks; hand: his cards, one mask a plane.
        left: the unseen cards, one mask a plane, so that each bit is one card; unseen: how many there are.
        holder, level, strain, idle, dealer: the contract, who sits out and who dealt, as in the state.
        led, best, winning, count, leader: the trick, as in the state; row: the row of the tables for the suit led.
    """

    def __init__(self, reading: Reading, observation: Observation) -> None:
        view = observation.view
        self.reading = reading
        self.seat = observation.seat_number
        self.hand = view.cards[self.seat * reading.planes : (self.seat + 1) * reading.planes]
        self.holder = int(view.holder)
        self.level = int(view.level)
        self.strain = int(view.strain)
        self.idle = int(view.idle)
        self.dealer = int(view.dealer)
        self.scores = view.before
        self.taken = view.taken
        self.slots = view.slots
        self.tricks_left = int(view.tricks_left)
        self.led = int(view.led)
        self.best = int(view.best)
        self.winning = int(view.winning)
        self.count = int(view.count)
        self.leader = int(view.leader)
        self.row = self.strain * SUIT_SLOTS + self.led
        self.memory = Memory(reading, observation)
        self.look_for_unseen()

    def look_for_unseen(self) -> None:
        """Find the cards that are neither in the hand nor gone."""
        seen = self.memory.gone.copy()
        for mask in self.hand:
            add_mask(seen, mask)
        self.left: list[int] = []
        self.unseen = 0
        for plane, full in enumerate(self.reading.full):
            mask = full & ~seen[plane]
            self.left.append(mask)
            self.unseen += mask.bit_count()

    def count_left(self, kinds: int) -> int:
        """How many unseen cards are of these kinds."""
        count = 0
        for mask in self.left:
            count += (mask & kinds).bit_count()
        return count

    def count_held(self, kinds: int) -> int:
        """How many cards of the hand are of these kinds."""
        count = 0
        for mask in self.hand:
            count += (mask & kinds).bit_count()
        return count

    def is_mate(self, seat: int) -> bool:
        """Whether a seat is on the same side, or is the same."""
        return self.reading.mates[self.seat] >> seat & 1 == 1
