"""A seat's look at the table: its hand, the trick, and which cards are still unseen."""

from __future__ import annotations

from typing import final

from euchre_core.chapters.memory import ALONE, CALLED_CARD, MAKER_ALONE, STUCK
from euchre_core.chapters.sides import CALLED, INDIVIDUALS, TEAMS
from euchre_core.kernel.observation import Observation
from euchre_core.kernel.pack import SUIT_SLOTS

from .memory import Memory, add_mask
from .reading import Reading


@final
class Sight:
    """Made for one decision, of nothing but an observation.

    Attributes:
        view: what he sees of the deal; seat: who looks; hand: his cards, one mask a plane,
            with those that lie face up in front of him.
        left: the unseen cards, one mask a plane, so that each bit is one card; unseen: how many there are.
        holder, level, strain, idle, dealer: the contract, who sits out and who dealt, as in the state.
        mates, makers: who plays with him, himself included, and who plays with the maker, both as masks of seats.
        led, best, winning, count, leader: the trick, as in the state; row: the row of the tables for the suit led.
    """

    def __init__(self, reading: Reading, observation: Observation) -> None:
        view = observation.view
        self.reading = reading
        self.view = view
        self.seat = observation.seat_number
        self.hand = view.cards[self.seat * reading.planes : (self.seat + 1) * reading.planes]
        for pile in reading.face_up[self.seat]:
            for plane in range(reading.planes):
                add_mask(self.hand, view.cards[pile * reading.planes + plane])
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
        self.everybody = (1 << reading.seats) - 1
        self.find_sides()
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

    def find_sides(self) -> None:
        """Find who plays with whom in this deal, as far as this seat can tell."""
        contracts = self.reading.contracts
        own = 1 << self.seat
        self.mates = contracts.mates[self.seat]
        self.makers = int(self.view.allies)
        if contracts.kind == TEAMS:
            self.makers = contracts.mates[self.holder] if self.holder >= 0 else 0
        elif contracts.kind == INDIVIDUALS or self.holder < 0:
            return
        elif contracts.kind == CALLED:
            self.find_partner(own)
        elif not self.makers & own:
            self.mates = self.everybody & ~self.makers
        if self.makers & own:
            self.mates = self.makers

    def find_partner(self, own: int) -> None:
        """Tell who plays with a maker who called a card: only its holder knows before it is played."""
        index = self.reading.rules.slot_index
        called = self.slots[index[CALLED_CARD]] - 1 if CALLED_CARD in index else -1
        alone = self.slots[index[ALONE]] & MAKER_ALONE if ALONE in index else 0
        known = self.makers & (self.makers - 1) != 0 or alone
        if not known and called >= 0 and self.seat != self.holder and self.hand[0] >> called & 1:
            self.makers |= own
        elif not self.makers & own and (known or self.reading.seats > 4):
            # Of more than four players most of the others do not play with the maker either.
            self.mates = self.everybody & ~self.makers

    def is_mate(self, seat: int) -> bool:
        """Whether a seat plays on the same side, or is the same."""
        return seat >= 0 and self.mates >> seat & 1 == 1

    @property
    def plays_alone(self) -> int:
        """Who plays alone in this deal, as bits."""
        place = self.reading.rules.slot_index.get(ALONE, -1)
        alone = self.slots[place] if place >= 0 else 0
        return self.reading.contracts.lone(self.level, alone)

    @property
    def stuck(self) -> int:
        """Who was forced to speak, as in the slot."""
        place = self.reading.rules.slot_index.get(STUCK, -1)
        return self.slots[place] if place >= 0 else 0
