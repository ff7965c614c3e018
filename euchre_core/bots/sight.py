"""A seat's look at the table: its hand, the trick, and which cards are still unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64, mypyc_attr

from euchre_core.chapters.memory import ALONE, CALLED_CARD, MAKER_ALONE
from euchre_core.chapters.sides import CALLED, INDIVIDUALS, TEAMS
from euchre_core.kernel.observation import Observation, is_blind
from euchre_core.kernel.pack import SUIT_SLOTS, population

from .estimate import Estimate
from .memory import Notes, add_card, add_mask, may_look
from .prospects import Prospect
from .reading import Reading

if TYPE_CHECKING:
    from euchre_core.kernel.state import State


@mypyc_attr(acyclic=True)  # made anew for every decision: kept out of the garbage collector
@final
class Sight:
    """Made for one decision of one seat.

    Args:
        reading: the rules.
        view: the deal: an observation's view of it, or the whole of it. Of its piles none is looked at that the seat
            may not look at, and of its slots only those that everybody may see.
        seat: who looks.
        notes: what everybody has seen.
        dealt: for each seat the cards it was dealt, one mask a plane, all seats in a row; only those of this seat are
            looked at.

    Attributes:
        hand: his cards, one mask a plane, with those that lie face up in front of him.
        left: the unseen cards, one mask a plane, so that each bit is one card; unseen: how many there are.
        holder, level, strain, idle, dealer: the contract, who sits out and who dealt, as in the state.
        mates, makers: who plays with him, himself included, and who plays with the maker, both as masks of seats.
        led, best, winning, count, leader: the trick, as in the state; row: the row of the tables for the suit led.
    """

    def __init__(self, reading: Reading, view: State, seat: i64, notes: Notes, dealt: list[int]) -> None:
        self.reading = reading
        self.view = view
        self.seat: i64 = seat
        self.notes = notes
        self.holder: i64 = view.holder
        self.level: i64 = view.level
        self.strain: i64 = view.strain
        self.idle: i64 = view.idle
        self.dealer: i64 = view.dealer
        self.scores = view.before
        self.taken = view.taken
        self.slots = view.slots
        self.tricks_left: i64 = view.tricks_left
        self.led: i64 = view.led
        self.best: i64 = view.best
        self.winning: i64 = view.winning
        self.count: i64 = view.count
        self.leader: i64 = view.leader
        self.row: i64 = view.strain * SUIT_SLOTS + view.led
        self.one_pack = reading.planes == 1
        self.estimates: list[Estimate | None] = []
        self.prospects: Prospect | None = None
        blind = is_blind(view, seat)
        self.hand = [0] * reading.planes if blind else self.cards_in(seat)
        if reading.on_the_table:
            for pile in reading.face_up[seat]:
                for mask in self.cards_in(pile):
                    add_mask(self.hand, mask)
        self.find_sides()
        self.left = notes.gone_for(seat, view, [] if blind else dealt)
        self.unseen: i64 = 0
        self.look_for_unseen()

    def cards_in(self, pile: i64) -> list[int]:
        """The cards of a pile, one mask a plane; none where this seat may not look at it."""
        planes = self.reading.planes
        if not may_look(self.view, self.seat, pile):
            return [0] * planes
        if planes == 1:
            return [self.view.cards[pile]]
        return self.view.cards[pile * planes : (pile + 1) * planes]

    def look_for_unseen(self) -> None:
        """Find the cards that are neither in the hand nor gone."""
        if self.one_pack:
            every: i64 = self.reading.full[0]
            gone: i64 = self.left[0]
            held: i64 = self.hand[0]
            rest = every & ~(gone | held)
            self.left[0] = int(rest)
            self.unseen = population(rest)
            return
        for plane in range(len(self.hand)):
            add_mask(self.left, self.hand[plane])
        for plane in range(len(self.hand)):
            full: i64 = self.reading.full[plane]
            seen: i64 = self.left[plane]
            self.left[plane] = full & ~seen
            self.unseen += population(full & ~seen)

    def count_left(self, kinds: i64) -> i64:
        """How many unseen cards are of these kinds."""
        mask: i64 = self.left[0]
        count = population(mask & kinds)
        if not self.one_pack:
            for plane in range(1, len(self.left)):
                mask = self.left[plane]
                count += population(mask & kinds)
        return count

    def count_held(self, kinds: i64) -> i64:
        """How many cards of the hand are of these kinds."""
        mask: i64 = self.hand[0]
        count = population(mask & kinds)
        if not self.one_pack:
            for plane in range(1, len(self.hand)):
                mask = self.hand[plane]
                count += population(mask & kinds)
        return count

    def estimate(self, strain: i64) -> Estimate:
        """What the hand would be good for with this as trump; worked out once."""
        if not self.estimates:
            self.estimates = [None] * self.reading.strains
        found = self.estimates[strain]
        if found is None:
            found = Estimate(self.reading, self.hand, self.left, self.unseen, strain)
            self.estimates[strain] = found
        return found

    @property
    def prospect(self) -> Prospect:
        """What the hand is good for, whatever would be trump; worked out once."""
        found = self.prospects
        if found is None:
            found = Prospect(self.reading, self.hand, self.left, self.unseen)
            self.prospects = found
        return found

    # -- who plays with whom -----------------------------------------------------------------------------------------

    def find_sides(self) -> None:
        """Find who plays with whom in this deal, as far as this seat can tell."""
        contracts = self.reading.contracts
        own: i64 = 1
        own <<= self.seat
        self.mates: i64 = contracts.mates[self.seat]
        self.makers: i64 = self.view.allies
        if contracts.kind == TEAMS:
            self.makers = contracts.mates[self.holder] if self.holder >= 0 else 0
        elif contracts.kind == INDIVIDUALS or self.holder < 0:
            return
        elif contracts.kind == CALLED:
            self.find_partner(own)
        elif not self.makers & own:
            self.mates = self.reading.everybody & ~self.makers
        if self.makers & own:
            self.mates = self.makers

    def find_partner(self, own: i64) -> None:
        """Tell who plays with a maker who called a card: only its holder knows before it is played."""
        index = self.reading.rules.slot_index
        called = self.slots[index[CALLED_CARD]] - 1 if CALLED_CARD in index else -1
        alone = self.slots[index[ALONE]] & MAKER_ALONE if ALONE in index else 0
        known = self.makers & (self.makers - 1) != 0 or alone
        if not known and called >= 0 and self.seat != self.holder and self.hand[0] >> called & 1:
            self.makers |= own
        elif not self.makers & own and (known or self.reading.seats > 4):
            # Of more than four players most of the others do not play with the maker either.
            self.mates = self.reading.everybody & ~self.makers

    def is_mate(self, seat: i64) -> bool:
        """Whether a seat plays on the same side, or is the same."""
        return seat >= 0 and (self.mates >> seat) & 1 == 1

    @property
    def plays_alone(self) -> int:
        """Who plays alone in this deal, as bits."""
        alone = self.slots[self.reading.alone_slot] if self.reading.alone_slot >= 0 else 0
        return self.reading.contracts.lone(self.level, alone)

    @property
    def stuck(self) -> int:
        """Who was forced to speak, as in the slot."""
        return self.slots[self.reading.stuck_slot] if self.reading.stuck_slot >= 0 else 0


def seen_through(reading: Reading, observation: Observation) -> Sight:
    """What a seat sees that has nothing but its observation."""
    view = observation.view
    notes = Notes(reading)
    for event in observation.history:
        notes.note(event.action, event.facts, view)
    seat = observation.seat_number
    dealt = [0] * (reading.seats * reading.planes)
    for card in observation.dealt:
        if card >= 0:
            add_card(dealt, seat * reading.planes, card)
    return Sight(reading, view, seat, notes, dealt)
