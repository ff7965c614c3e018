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
        seat: who looks; hand: his cards, one mask a plane; held: the kinds he holds.
        left: the unseen cards, one mask a plane: each bit is one card; unseen: how many there are.
        spare: the chance that a given unseen card is not with a given player who has yet to play to the trick.
        strain, row: what is trump, and the row of the tables for the suit led; trumps, trump_suit: what is trump.
        foes, mates: the players behind the seat in this trick, against it and on its side.
        makers: whether the seat is on the makers' side; alone_against: whether each defender plays for himself.
    """

    def __init__(self, reading: Reading, observation: Observation) -> None:
        view = observation.view
        self.reading = reading
        self.seat = observation.seat_number
        self.memory = Memory(reading, observation)
        planes = reading.planes
        self.hand = view.cards[self.seat * planes : (self.seat + 1) * planes]
        self.held = self.hand[0]
        self.strain = int(view.strain)
        self.holder = int(view.holder)
        self.level = int(view.level)
        self.idle = int(view.idle)
        self.dealer = int(view.dealer)
        self.before = view.before
        self.taken = view.taken
        self.tricks_left = int(view.tricks_left)
        self.led = int(view.led)
        self.best = int(view.best)
        self.winning = int(view.winning)
        self.count = int(view.count)
        self.leader = int(view.leader)
        self.spoken = self.memory.spoken
        self.bids = self.memory.bids
        self.look_for_unseen()

    def look_for_unseen(self) -> None:
        """Count the cards that are neither in the hand nor gone."""
        reading = self.reading
        seen = self.memory.gone.copy()
        for mask in self.hand:
            add_mask(seen, mask)
        self.left: list[int] = []
        self.unseen = 0
        for plane, full in enumerate(reading.full):
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

    def look_at_trick(self) -> None:
        """See who has yet to play to the trick, and what is at stake in it."""
        reading = self.reading
        own = reading.mates[self.seat]
        self.foes: list[int] = []
        self.mates: list[int] = []
        seat = self.seat + 1 if self.seat + 1 < reading.seats else 0
        stop = self.leader if self.count else self.seat
        while seat != stop:
            if not self.idle >> seat & 1:
                if own >> seat & 1:
                    self.mates.append(seat)
                else:
                    self.foes.append(seat)
            seat = seat + 1 if seat + 1 < reading.seats else 0
        self.spare = 1.0 - self.tricks_left / self.unseen if self.unseen > self.tricks_left else 0.0
        self.makers = bool(own >> self.holder & 1)
        self.trumps = reading.trumps[self.strain]
        self.trump_suit = reading.trump_suit[self.strain]
        self.row = self.strain * SUIT_SLOTS + self.led
