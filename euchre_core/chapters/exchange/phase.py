"""Exchanges: cards that change hands after trump is named, step by step."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.event import EVERYONE
from euchre_core.kernel.giving import copies, free_cards, in_pack_order
from euchre_core.kernel.layout import OWNER, Slot
from euchre_core.kernel.pack import SUIT_SLOTS, lowest
from euchre_core.kernel.phase import CardPhase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

PLAYER: Final = 0
PARTNER: Final = 1
DISCARD: Final = 2
"""Who takes part in an exchange; the player is the maker."""

ANY_CARDS: Final = 0
BEST_TRUMPS: Final = 1
BEST_CARDS: Final = 2


@final
class Giving:
    """One step of an exchange.

    Args:
        giver, receiver: `PLAYER`, `PARTNER` or, to receive, `DISCARD`.
        cards: how many are given.
        choose: `ANY_CARDS`; `BEST_TRUMPS`, the highest trumps and then any cards; `BEST_CARDS`, the highest trumps and
            then the highest cards.
        kept: whether a card received in this exchange may not be given.
        delivered: the step after which the receiver gets the cards; a later one if he gives his own unseen.
        open: whether everybody sees the cards.
    """

    def __init__(
        self, giver: int, receiver: int, cards: int, choose: int, kept: bool, delivered: int, is_open: bool
    ) -> None:
        self.giver = giver
        self.receiver = receiver
        self.cards = cards
        self.choose = choose
        self.kept = kept
        self.delivered = delivered
        self.is_open = is_open


def exchange_slots(planes: int) -> list[Slot]:
    """Which step it is, how many cards it still takes, the last free card given, and the cards received (by plane)."""
    received = [Slot(f"received {plane}", each_seat=True, viewers=OWNER) for plane in range(planes)]
    return [Slot("exchange step"), Slot("to give"), Slot("last given", each_seat=True, viewers=OWNER), *received]


class Exchange(CardPhase):
    """The exchange that goes with the bid.

    Args:
        plans: for each rung of the ladder the steps of its exchange, none for most.
        names: for each rung the name of its exchange, for reasons.
        discards: the name of the pile of discards.
    """

    def __init__(self, plans: list[list[Giving]], names: list[str], discards: str) -> None:
        super().__init__("exchange", "give")
        self.plans = plans
        self.names = names
        self.discards_name = discards

    def bind(self, rules: Rules, step: int) -> None:
        """Find slots and piles."""
        super().bind(rules, step)
        self.place = rules.slot("exchange step")
        self.to_give = rules.slot("to give")
        self.last = rules.slot("last given")
        self.received = [rules.slot(f"received {plane}") for plane in range(int(rules.pack.planes))]
        self.discards = rules.pile(self.discards_name)
        self.offered = [rules.pile(offer_pile(seat)) for seat in rules.seats]

    def begin(self, state: State) -> bool:
        """The first step, if the bid has an exchange."""
        if not self.plans[state.level]:
            return False
        self.start(state, 0)
        return True

    def start(self, state: State, place: int) -> None:
        """Begin a step."""
        giving = self.plans[state.level][place]
        state.slots[self.place] = place
        state.slots[self.to_give] = giving.cards
        state.turn = self.seat_of(state, giving.giver)
        state.slots[self.last + state.turn] = 0

    def seat_of(self, state: State, role: int) -> i64:
        """The player is the maker; his partner is the next seat of his side."""
        seat = state.holder
        if role == PARTNER:
            seats: i64 = len(self.rules.seats)
            seat = (seat + 1) % seats
            while self.rules.side_of[seat] != self.rules.side_of[state.holder]:
                seat = (seat + 1) % seats
        return seat

    def giving(self, state: State) -> Giving:
        """The step going on."""
        return self.plans[state.level][state.slots[self.place]]

    def barred(self, state: State, giving: Giving) -> list[int]:
        """The cards the giver may not give because he has just received them."""
        if not giving.kept:
            return []
        return [state.slots[slot + state.turn] for slot in self.received]

    def legal_cards(self, state: State) -> i64:
        """The cards that may be given next."""
        giving = self.giving(state)
        barred = self.barred(state, giving)
        if giving.choose != ANY_CARDS:
            forced = self.best(state, free_cards(state, state.turn, barred), giving.choose)
            if forced:
                return self.forced_in_order(state, forced, barred)
        last = state.slots[self.last + state.turn]
        return in_pack_order(state, state.turn, barred, last, state.slots[self.to_give])

    def forced_in_order(self, state: State, forced: i64, barred: list[int]) -> i64:
        """Of equally high cards of several suits, those that may be given next in pack order."""
        last: i64 = state.slots[self.last + state.turn]
        if not forced >> last or self.height(state, lowest(forced)) != self.height(state, last):
            last = 0  # the last card given was a higher one
        tied = (forced >> last) << last
        wanted: i64 = 0
        for card in range(self.kinds):
            if (tied >> card) & 1:
                wanted += copies(state, state.turn, barred, card)
        wanted = min(wanted, state.slots[self.to_give])
        found: i64 = 0
        behind: i64 = 0
        place = self.kinds - 1
        while place >= 0:
            if (tied >> place) & 1:
                behind += copies(state, state.turn, barred, place)
                if behind >= wanted:
                    bit: i64 = 1
                    found |= bit << place
            place -= 1
        return found

    def best(self, state: State, cards: i64, choose: int) -> i64:
        """The highest trump among the cards; without one, nothing, or the highest cards of any suit."""
        trumps = cards & self.trumps(state)
        if trumps:
            cards = trumps
        elif choose == BEST_TRUMPS:
            return 0
        highest: i64 = 0
        found: i64 = 0
        card: i64 = 0
        while cards >> card:
            if (cards >> card) & 1:
                height = self.height(state, card)
                if height > highest:
                    highest = height
                    found = 0
                if height == highest:
                    bit: i64 = 1
                    found |= bit << card
            card += 1
        return found

    def trumps(self, state: State) -> i64:
        """Every card that is a trump now."""
        return self.rules.tables.suit_mask[state.strain * SUIT_SLOTS + state.strain]

    def height(self, state: State, card: i64) -> i64:
        """How high a card stands in its own effective suit."""
        tables = self.rules.tables
        suit: i64 = tables.suit_of[state.strain * self.kinds + card]
        return tables.strength[(state.strain * SUIT_SLOTS + suit) * self.kinds + card]

    def apply(self, state: State, action: Action) -> None:
        """Hand the card over, now or when the other has chosen too, and go on."""
        giving = self.giving(state)
        place = state.slots[self.place]
        forced = giving.choose != ANY_CARDS and self.is_forced(state, giving)
        viewers = EVERYONE if giving.is_open else 0
        if giving.receiver == DISCARD:
            state.move(action.code, action.mover, self.discards, viewers)
        elif giving.delivered > place:
            state.move(action.code, action.mover, self.offered[action.mover], viewers)
        else:
            self.hand_over(state, action.code, action.mover, self.seat_of(state, giving.receiver), viewers)
        if state.journal is not None and (forced or giving.choose == BEST_TRUMPS):
            self.prove_best(state, giving, action)
        if not forced or giving.choose == BEST_CARDS:
            state.slots[self.last + action.mover] = action.code
        state.slots[self.to_give] -= 1
        if state.slots[self.to_give] == 0:
            self.finish(state, place)

    def is_forced(self, state: State, giving: Giving) -> bool:
        """Whether the giver has no choice but his best."""
        free = free_cards(state, state.turn, self.barred(state, giving))
        return self.best(state, free, giving.choose) != 0

    def hand_over(self, state: State, card: i64, source: i64, receiver: i64, viewers: i64) -> None:
        """Move a card into the receiver's hand, who remembers that he received it."""
        state.move(card, source, receiver, viewers)
        bit: i64 = 1
        bit <<= card
        for slot in self.received:
            mask: i64 = state.slots[slot + receiver]
            if not mask & bit:
                state.slots[slot + receiver] = mask | bit
                return

    def prove_best(self, state: State, giving: Giving, action: Action) -> None:
        """Who saw the card knows that the giver keeps no higher trump."""
        trumps = self.trumps(state)
        better: i64 = 0
        for card in range(self.kinds):
            if (trumps >> card) & 1:
                bit: i64 = 1
                bit <<= card
                if not (trumps >> action.code) & 1 or self.height(state, card) > self.height(state, action.code):
                    better |= bit
        viewers: i64 = EVERYONE
        # A higher trump may still be there if he has just received it; only the two know that.
        received = self.barred(state, giving)
        for plane in received:
            better &= ~plane
        if any(received) or not giving.is_open:
            viewers = 1 << action.mover
            if giving.receiver != DISCARD and giving.delivered <= state.slots[self.place]:
                viewers |= 1 << self.seat_of(state, giving.receiver)
        state.note_absent(action.mover, better, viewers)

    def finish(self, state: State, place: int) -> None:
        """Deliver what was waiting for this step, then begin the next one."""
        plan = self.plans[state.level]
        for before in range(place):
            if plan[before].delivered == place and plan[before].receiver != DISCARD:
                self.deliver(state, plan[before])
        if place + 1 < len(plan):
            self.start(state, place + 1)
        else:
            state.next_step()

    def deliver(self, state: State, giving: Giving) -> None:
        """Hand over the cards that were laid aside face down."""
        pile = self.offered[self.seat_of(state, giving.giver)]
        viewers = EVERYONE if giving.is_open else 0
        for card in range(self.kinds):
            for _ in range(state.holds(pile, card)):
                self.hand_over(state, card, pile, self.seat_of(state, giving.receiver), viewers)

    def why_not(self, state: State, action: Action) -> Reason:
        """Not held, just received, not the best, or out of order."""
        giving = self.giving(state)
        key = f"exchange.{self.names[state.level]}"
        held = state.holds(action.mover, action.code)
        if not held:
            return Reason(f"you do not hold {action.argument}", key)
        for plane in self.barred(state, giving):
            held -= (plane >> action.code) & 1
        if held <= 0:
            return Reason("a card just received may not go back", f"{key}.received")
        if giving.choose != ANY_CARDS and self.is_forced(state, giving):
            best = [each.argument for each in self.legal(state)]
            return Reason(f"you must give your best, which is {' or '.join(best)}", f"{key}.choose")
        return Reason("several cards are given in the order of the pack", key)


def offer_pile(seat: str) -> str:
    """The name of the pile where a seat's cards wait until the other has chosen too."""
    return f"{seat} offers"
