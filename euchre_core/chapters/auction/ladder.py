"""The auction of bids that rise: whose turn it is, and when it is over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euchre_core.chapters.memory import NOBODY_STUCK, STUCK_DEALER
from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.layout import Slot
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .bids import BID_STRAIN, HIGHER_VALUE, Bids, bidder_slot
from .rung import Rung
from .speaking import speaking_slots

ONE_EACH: Final = 0
TWO_EACH: Final = 1
CONTINUING: Final = 2
"""How long the bidding goes on."""

AGAIN: Final = "spoken again"
PASSED: Final = "passed"
"""The slots of who has spoken twice, and of who has passed (since the last bid, where one may return)."""


def ladder_slots(rungs: list[Rung], turns: int, trump_in_bid: bool) -> list[Slot]:
    """What has been said, as far as the rules of this auction ask for it."""
    slots = speaking_slots()
    if turns == TWO_EACH:
        slots.append(Slot(AGAIN))
    if turns != ONE_EACH:
        slots.append(Slot(PASSED))
    if trump_in_bid:
        slots.append(Slot(BID_STRAIN))
    return slots + [Slot(bidder_slot(rung.of)) for rung in rungs if rung.of >= 0]


class LadderAuction(Bids):
    """Players bid in turn; how often everybody speaks is the game's choice.

    `turns` is `ONE_EACH`, `TWO_EACH` or `CONTINUING`.
    """

    def bind(self, rules: Rules, step: int) -> None:
        """Make the actions and find the slots."""
        super().bind(rules, step)
        self.again = rules.slot_index.get(AGAIN, -1)
        self.passed = rules.slot_index.get(PASSED, -1)

    def begin(self, state: State) -> bool:
        """The first player speaks, unless the upcard has decided already."""
        if state.strain >= 0:
            return False
        seat = self.opener(state)
        if not self.has_something_to_say(state, seat):
            seat = self.next_speaker(state, seat)
        self.turn_to(state, seat, self.stuck_at(state, seat))
        return True

    def apply(self, state: State, action: Action) -> None:
        """Note what was said and give the word to the next player, or close the auction."""
        if action.code >= 0:
            self.note_bid(state, action)
        elif self.passed >= 0:
            state.slots[self.passed] |= 1 << action.mover
        if self.again >= 0 and (state.slots[self.spoken] >> action.mover) & 1:
            state.slots[self.again] |= 1 << action.mover
        state.slots[self.spoken] |= 1 << action.mover
        speaker = self.next_speaker(state, action.mover)
        if speaker >= 0:
            self.turn_to(state, speaker, self.stuck_at(state, speaker))
        elif state.level < 0:
            self.nobody_spoke_up(state)
        else:
            self.close(state)

    def note_bid(self, state: State, bid: Action) -> None:
        """The bid is the highest now."""
        if state.level >= 0:
            state.slots[self.stuck] = NOBODY_STUCK
        state.level = bid.code % self.levels
        state.holder = bid.mover
        if self.bid_strain >= 0:
            state.slots[self.bid_strain] = bid.code // self.levels
        if self.bidders[state.level] >= 0:
            state.slots[self.bidders[state.level]] = bid.mover + 1
        if self.may_return and self.passed >= 0:
            state.slots[self.passed] = 0

    def open_seats(self, state: State) -> i64:
        """Who may still speak, as a mask; the highest bidder need not."""
        if self.turns == ONE_EACH:
            done: i64 = state.slots[self.spoken]
        else:
            done = state.slots[self.passed]
            if self.turns == TWO_EACH:
                again: i64 = state.slots[self.again]
                # Before the first bid a pass of the first round closes nothing for who may return.
                done = again if self.may_return and state.level < 0 else done | again
        if state.holder >= 0:
            done |= 1 << state.holder
        return self.everybody & ~done

    def next_speaker(self, state: State, seat: i64) -> i64:
        """Who speaks next, or -1.

        A seat that, by what everybody can see, could do nothing but pass is passed over and is not out: it speaks later
        if others give it something to say. The auction is over early when nobody is left but such seats; it stays open
        for what else one might do in one's turn, such as a swap (catalogue GA12).
        """
        seats: i64 = len(self.rules.seats)
        left = self.open_seats(state)
        for _ in range(seats):
            seat = (seat + 1) % seats
            if (left >> seat) & 1 and self.has_something_to_say(state, seat):
                return seat
        return -1

    def has_something_to_say(self, state: State, seat: i64) -> bool:
        """Whether by what everybody can see a seat could do more than pass."""
        if self.is_plain:
            return state.level < self.levels - 1 or self.more_to_do(state, seat)
        for bid in self.bids[seat]:
            if self.may_bid(state, bid):
                return True
        return self.more_to_do(state, seat)

    def stuck_at(self, state: State, seat: i64) -> int:
        """Whether a seat about to speak is the dealer, and nobody else is left who could still bid."""
        if state.level >= 0:
            return NOBODY_STUCK
        bit: i64 = 1
        bit <<= seat
        others = self.open_seats(state) & ~bit
        for other in range(len(self.rules.seats)):
            if (others >> other) & 1 and self.has_something_to_say(state, other):
                return NOBODY_STUCK
        may_pass_again = self.turns == TWO_EACH and self.may_return and not state.slots[self.spoken] & bit
        return self.dealers_chance(state, seat, not may_pass_again)

    def close(self, state: State) -> None:
        """The highest bidder is the maker."""
        if self.bid_strain >= 0:
            state.strain = self.strain_bid(state)
        self.make(state, state.holder, self.rungs[state.level].alone)

    # -- reasons -----------------------------------------------------------------------------------------------------

    def why_not(self, state: State, action: Action) -> Reason:
        """A stuck player must bid; a bid must be higher, and of those that may be made now."""
        if self.is_stuck(state):
            if action.code < 0:
                return Reason(f"{self.stuck_words(state)}: he must bid", "auction.all_pass")
            if not self.rungs[action.code % self.levels].may_be_stuck:
                who = "dealer" if state.slots[self.stuck] == STUCK_DEALER else "player"
                return Reason(f"a stuck {who} may not bid this", "auction.stuck_ladder")
        reason = self.for_other_reasons(state, action)
        if reason is not None:
            return reason
        level = action.code % self.levels
        rung = self.rungs[level]
        if not rung.is_open and not self.is_stuck(state):
            return Reason("only a stuck dealer may bid this", "auction.stuck_ladder")
        if not self.is_stuck(state) and not self.outbids(state, level, action.code // self.levels - 1):
            return self.too_low(state)
        if not self.is_over(state, rung):
            return Reason("the highest bid so far is not one this may be bid over", f"auction.bids.{rung.text}.over")
        if not self.is_by(state, rung, action.mover):
            return Reason("you are not one of those who may bid this", f"auction.bids.{rung.text}.by")
        return Reason("your hand is not one that may make this trump", "trump.needs")

    def for_other_reasons(self, state: State, action: Action) -> Reason | None:
        """What the hand obliges one to, and what earlier deals forbid."""
        if action.code < 0:
            return Reason("with your hand you must bid", "auction.must_call_if")
        if self.is_silent(state, action.mover):
            return Reason("you were the maker in the deal before", "auction.caller_again")
        if self.is_barred(state, action):
            return Reason("no suit that goes with it may be trump after what came before", "trump.barred")
        return None

    def too_low(self, state: State) -> Reason:
        """The bid is not more than the highest so far."""
        highest = self.rungs[state.level].text
        if self.trump_in_bid and len(self.rungs[state.level].strains) > 1:
            highest = f"{highest} {self.rules.tables.strains[self.strain_bid(state)]}"
        if self.rungs[state.level].text.isdecimal():
            highest = f"bid {highest}"
        if self.beats == HIGHER_VALUE:
            return Reason(f"a bid must be worth more than the last, which was {highest}", "auction.beats")
        return Reason(f"a bid must be higher than the last, which was {highest}", "auction.ladder")
