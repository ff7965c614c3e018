"""What is remembered of a deal: which cards are gone, who is void in what, and whose renege is proved."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from euchre_core.kernel.action import Action
from euchre_core.kernel.event import EXCHANGED, MOVED, Fact
from euchre_core.kernel.pack import JOKER_SUIT, SUIT_SLOTS, population, single

from .reading import Reading

if TYPE_CHECKING:
    from euchre_core.kernel.state import State


@final
class Notes:
    """What everybody has seen in a deal, noted action by action; and of the moves of cards, who saw which.

    The same for all seats: a bot makes them of its observation's history, and whoever plays all seats keeps one set.

    Attributes:
        gone: the cards that have been played, one mask a plane.
        voids: for each seat the suits it did not follow, as a mask.
        spoken: the seats that have passed or bid, as a mask.
        proved: for each seat the tricks, as a mask, in which it certainly reneged and nobody has named it.
        moves: how cards changed places before the play, and which piles did.
    """

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.gone = [0] * reading.planes
        self.voids = [0] * reading.seats
        self.failed = [0] * (reading.seats * SUIT_SLOTS)
        self.proved = [0] * reading.seats
        self.spoken: i64 = 0
        self.led: i64 = 0
        self.count: i64 = 0
        self.trick: i64 = 0
        self.idle: i64 = 0
        self.moves: list[Fact] = []
        self.buried: list[list[int] | None] = [None] * reading.seats

    def copy(self) -> Notes:
        """Independent notes, of the same deal so far."""
        twin = Notes(self.reading)
        twin.gone = self.gone.copy()
        twin.voids = self.voids.copy()
        twin.failed = self.failed.copy()
        twin.proved = self.proved.copy()
        twin.spoken = self.spoken
        twin.led = self.led
        twin.count = self.count
        twin.trick = self.trick
        twin.idle = self.idle
        twin.moves = self.moves.copy()
        return twin

    def note(self, action: Action, facts: list[Fact], view: State) -> None:
        """Note an action and the facts that came with it.

        Args:
            action: what was done, as it was seen.
            facts: what came with it.
            view: the deal after it, or later.
        """
        if action.phase is self.reading.play:
            self.note_play(action.mover, action.code, view)
            return
        if action.phase is self.reading.auction:
            self.spoken |= single(action.mover)
        elif action.verb == "challenge":
            self.note_challenge(int(action.code))
        elif action.verb == "lead":
            self.led = action.code
        if facts or view.idle != self.idle:
            self.note_moves(facts)
            self.forget_buried()
            self.idle = view.idle

    def forget_buried(self) -> None:
        """What each seat knows of the cards that lie in no hand has to be looked up again."""
        for seat in range(len(self.buried)):
            self.buried[seat] = None

    def note_moves(self, facts: list[Fact]) -> None:
        """Cards that changed places before the play, and piles that did."""
        for fact in facts:
            if fact.kind == EXCHANGED or fact.kind == MOVED:
                self.moves.append(fact)

    def note_play(self, seat: i64, card: i64, view: State) -> None:
        """A card on the table: it is gone, and it may show that the seat is void in the suit led, or was not."""
        reading = self.reading
        add_card(self.gone, 0, card)
        suit: i64 = reading.suit_of[view.strain * reading.kinds + card]
        voids: i64 = self.voids[seat]
        if (voids >> suit) & 1:
            self.note_renege(seat, suit)
        if self.count == 0 or self.led < 0:
            self.led = suit
            if suit == JOKER_SUIT and not is_in(reading.trumps[view.strain], card):
                self.led = -1
        elif suit != self.led:
            self.note_void(seat, suit, view.strain)
        self.count += 1
        if self.count == reading.seats - population(view.idle):
            self.count = 0
            self.trick += 1

    def note_renege(self, seat: i64, suit: i64) -> None:
        """It holds a suit it did not follow before: nobody is given cards during play, so it must have reneged."""
        self.voids[seat] ^= 1 << int(suit)
        self.proved[seat] |= self.failed[seat * SUIT_SLOTS + suit]
        self.failed[seat * SUIT_SLOTS + suit] = 0

    def note_void(self, seat: i64, suit: i64, strain: i64) -> None:
        """It did not follow suit; where one must trump then and it did not, it has no trumps either."""
        voids: i64 = self.voids[seat]
        voids |= single(self.led)
        place = seat * SUIT_SLOTS + self.led
        failed: i64 = self.failed[place]
        self.failed[place] = int(failed | single(self.trick))
        trump: i64 = self.reading.named_trump[strain]
        if self.reading.must_trump and trump != -1 and trump != suit:
            voids |= single(trump)
        self.voids[seat] = int(voids)

    def note_challenge(self, seat: int) -> None:
        """Whoever is named pays for every renege that can still be named, so none of these can be named again."""
        settled = int(self.window(self.reading.challenges[0].last_trick_only))
        self.proved[seat] &= ~settled
        for suit in range(SUIT_SLOTS):
            self.failed[seat * SUIT_SLOTS + suit] &= ~settled

    def window(self, last_trick_only: bool) -> int:
        """The tricks, as a mask, in which a renege can be named now."""
        trick = int(self.trick)
        if last_trick_only:
            return 1 << (trick - 1) if trick else 0
        return (1 << trick) - 1

    # -- what one seat knows besides ---------------------------------------------------------------------------------

    def gone_for(self, seat: i64, view: State, dealt: list[int]) -> list[int]:
        """The cards that, as far as a seat knows, nobody will play any more, one mask a plane.

        These are all that have been played, and those it knows of that lie in no hand or with somebody who sits out.

        Args:
            seat: whose knowledge it is.
            view: the deal; only piles that this seat may look at are looked at.
            dealt: for each seat the cards it was dealt, of which only those of this seat are looked at; an empty list
                if it has not seen them.
        """
        if not self.reading.elsewhere and not view.idle:
            return self.gone.copy()
        buried = self.buried[seat]
        if buried is None or view.open_piles:  # while the cards are played no others come there
            buried = self.look_for_buried(seat, view, dealt)
            self.buried[seat] = buried
        one: i64 = self.gone[0]
        other: i64 = buried[0]
        if self.reading.planes == 1:
            return [int(one | other)]
        gone = self.gone.copy()
        for plane in range(len(buried)):
            add_mask(gone, buried[plane])
        return gone

    def look_for_buried(self, seat: i64, view: State, dealt: list[int]) -> list[int]:
        """The cards that a seat knows to lie in no hand, or with somebody who sits out, one mask a plane."""
        found = [0] * self.reading.planes
        known = self.known_to(seat, dealt) if self.moves else []
        for pile in self.reading.elsewhere:
            self.bury(found, pile, seat, view, known)
        for other in range(self.reading.seats):
            if (view.idle >> other) & 1 and other != seat:
                self.bury(found, other, seat, view, known)
        return found

    def known_to(self, seat: i64, dealt: list[int]) -> list[int]:
        """Where the cards lie that changed places before the play, as far as a seat saw which."""
        planes = self.reading.planes
        known = [0] * (len(self.reading.rules.piles) * planes)
        if dealt:
            for place in range(seat * planes, (seat + 1) * planes):
                known[place] = dealt[place]
        for fact in self.moves:
            if fact.kind == EXCHANGED:
                for plane in range(planes):
                    one = fact.source * planes + plane
                    two = fact.target * planes + plane
                    known[one], known[two] = known[two], known[one]
            elif fact.card >= 0 and (fact.viewers >> seat) & 1:
                drop_card(known, fact.source * planes, planes, fact.card)
                if fact.target >= 0:
                    add_card(known, fact.target * planes, fact.card)
        return known

    def bury(self, found: list[int], pile: i64, seat: i64, view: State, known: list[int]) -> None:
        """Add the cards of a pile, as far as the seat sees or knows them."""
        planes = self.reading.planes
        seen = view.cards if may_look(view, seat, pile) and view.cards[pile * planes] else known
        if seen:
            for place in range(pile * planes, (pile + 1) * planes):
                add_mask(found, seen[place])


def may_look(view: State, seat: i64, pile: i64) -> bool:
    """Whether a seat may look at a pile now."""
    viewers: i64 = view.rules.viewers[pile]
    return (viewers >> seat) & 1 == 1 or (view.open_piles >> pile) & 1 == 1


def is_in(kinds: i64, card: i64) -> bool:
    """Whether a card is one of these kinds."""
    return (kinds >> card) & 1 == 1


def add_card(cards: list[int], place: i64, card: i64) -> None:
    """Add a card to the pile that begins at this place, in the first plane that has not got it."""
    bit: i64 = 1
    bit <<= card
    mask: i64 = cards[place]
    while mask & bit:
        place += 1
        mask = cards[place]
    cards[place] = int(mask | bit)


def drop_card(cards: list[int], place: i64, planes: i64, card: i64) -> None:
    """Take a card out of the pile that begins at this place, if it is there."""
    bit: i64 = 1
    bit <<= card
    plane = place + planes - 1
    while plane >= place:
        mask: i64 = cards[plane]
        if mask & bit:
            cards[plane] = int(mask ^ bit)
            return
        plane -= 1


def add_mask(cards: list[int], mask: i64) -> None:
    """Add one of each kind of a mask to a pile."""
    for plane in range(len(cards)):
        if not mask:
            return
        here: i64 = cards[plane]
        cards[plane] = int(here | mask)
        mask &= here
