"""What a seat remembers of a deal: which cards are gone, who is void in what, and whose renege is proved."""

from __future__ import annotations

from typing import final

from euchre_core.kernel.event import EXCHANGED, MOVED, Event, Fact
from euchre_core.kernel.observation import Observation
from euchre_core.kernel.pack import JOKER_SUIT, SUIT_SLOTS

from .reading import Reading


@final
class Memory:
    """Built from an observation's history; knows nothing that the seat has not seen.

    Attributes:
        gone: the cards that nobody will play any more, one mask a plane.
        voids: for each seat the suits it did not follow, as a mask.
        spoken: the seats that have passed or bid, as a mask.
        proved: for each seat the tricks, as a mask, in which it certainly reneged and nobody has named it.
    """

    def __init__(self, reading: Reading, observation: Observation) -> None:
        self.reading = reading
        view = observation.view
        self.seat = observation.seat_number
        self.strain = int(view.strain)
        self.idle = int(view.idle)
        self.players = reading.seats - self.idle.bit_count()
        self.gone = [0] * reading.planes
        self.voids = [0] * reading.seats
        self.failed = [0] * (reading.seats * SUIT_SLOTS)
        self.proved = [0] * reading.seats
        self.spoken = 0
        self.led = 0
        self.count = 0
        self.trick = 0
        self.known: list[int] = []
        self.recall(observation.history, observation.dealt)
        self.bury(view.cards)

    def recall(self, history: list[Event], dealt: list[int]) -> None:
        """Go through everything seen since the deal."""
        play = self.reading.play
        auction = self.reading.auction
        for event in history:
            action = event.action
            if action.phase is play:
                self.note_play(int(action.mover), int(action.code))
            elif action.phase is auction:
                self.spoken |= 1 << int(action.mover)
            elif action.verb == "challenge":
                self.note_challenge(int(action.code))
            elif action.verb == "lead":
                self.led = int(action.code)
            if event.facts and action.phase is not play:
                self.note_moves(event.facts, dealt)

    def note_play(self, seat: int, card: int) -> None:
        """A card on the table: it is gone, and it may show that the seat is void in the suit led, or was not."""
        add_card(self.gone, 0, card)
        suit = self.reading.suit_of[self.strain * self.reading.kinds + card]
        if self.voids[seat] >> suit & 1:
            # It holds a suit it did not follow before: nobody is given cards during play, so it must have reneged.
            self.voids[seat] ^= 1 << suit
            self.proved[seat] |= self.failed[seat * SUIT_SLOTS + suit]
            self.failed[seat * SUIT_SLOTS + suit] = 0
        if self.count == 0 or self.led < 0:
            self.led = -1 if suit == JOKER_SUIT and not self.reading.trumps[self.strain] >> card & 1 else suit
        elif suit != self.led:
            self.voids[seat] |= 1 << self.led
            self.failed[seat * SUIT_SLOTS + self.led] |= 1 << self.trick
            if self.reading.must_trump and self.reading.named_trump[self.strain] not in (-1, suit):
                self.voids[seat] |= 1 << self.reading.named_trump[self.strain]
        self.count += 1
        if self.count == self.players:
            self.count = 0
            self.trick += 1

    def note_challenge(self, seat: int) -> None:
        """Whoever is named pays for every renege that can still be named, so none of these can be named again."""
        settled = self.window(self.reading.challenges[0].last_trick_only)
        self.proved[seat] &= ~settled
        for suit in range(SUIT_SLOTS):
            self.failed[seat * SUIT_SLOTS + suit] &= ~settled

    def window(self, last_trick_only: bool) -> int:
        """The tricks, as a mask, in which a renege can be named now."""
        if last_trick_only:
            return 1 << (self.trick - 1) if self.trick else 0
        return (1 << self.trick) - 1

    def note_moves(self, facts: list[Fact], dealt: list[int]) -> None:
        """Cards that changed places before the play, as far as the seat saw which."""
        planes = self.reading.planes
        if not self.known:
            self.known = [0] * (len(self.reading.rules.piles) * planes)
            for card in dealt:
                if card >= 0:
                    add_card(self.known, self.seat * planes, card)
        for fact in facts:
            source = int(fact.source) * planes
            target = int(fact.target) * planes
            if fact.kind == EXCHANGED:
                for plane in range(planes):
                    here = self.known[source + plane]
                    self.known[source + plane] = self.known[target + plane]
                    self.known[target + plane] = here
            elif fact.kind == MOVED and fact.card >= 0:
                drop_card(self.known, source, planes, int(fact.card))
                if target >= 0:
                    add_card(self.known, target, int(fact.card))

    def bury(self, seen: list[int]) -> None:
        """Known cards that lie in no hand, or with somebody who sits out, are gone.

        Args:
            seen: the cards of every pile the seat can look at now.
        """
        for pile in self.reading.elsewhere:
            self.bury_pile(pile, seen)
        if self.idle:
            for seat in range(self.reading.seats):
                if self.idle >> seat & 1 and seat != self.seat:
                    self.bury_pile(seat, seen)

    def bury_pile(self, pile: int, seen: list[int]) -> None:
        """The cards of a pile, as far as the seat knows them, are gone."""
        planes = self.reading.planes
        known = seen if seen[pile * planes] else self.known
        if known:
            for plane in range(planes):
                add_mask(self.gone, known[pile * planes + plane])


def add_card(cards: list[int], place: int, card: int) -> None:
    """Add a card to the pile that begins at this place, in the first plane that has not got it."""
    bit = 1 << card
    while cards[place] & bit:
        place += 1
    cards[place] |= bit


def drop_card(cards: list[int], place: int, planes: int, card: int) -> None:
    """Take a card out of the pile that begins at this place, if it is there."""
    bit = 1 << card
    for plane in range(place + planes - 1, place - 1, -1):
        if cards[plane] & bit:
            cards[plane] ^= bit
            return


def add_mask(cards: list[int], mask: int) -> None:
    """Add one of each kind of a mask to a pile."""
    for plane in range(len(cards)):
        both = cards[plane] & mask
        cards[plane] |= mask
        mask = both
