"""The bids of a ladder: which may be made now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euchre_core.chapters.keeping import BarredSuits
from euchre_core.chapters.memory import NOBODY_STUCK
from euchre_core.chapters.questions import HandQuestion
from euchre_core.chapters.sides import Sides
from euchre_core.kernel.action import Action
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .passed_out import PassedOut
from .rung import ANYONE, NOT_NAMED, PARTNER_OF, Rung
from .speaking import Speaking

HIGHER_BID: Final = 0
HIGHER_BID_OR_SUIT: Final = 1
HIGHER_VALUE: Final = 2
"""What outbids another bid."""

BID_STRAIN: Final = "bid strain"
"""The slot of the trump named with the highest bid, as its number from 1."""


def bidder_slot(level: int) -> str:
    """The slot of the seat, from 1, that made this bid last."""
    return f"bidder {level}"


class Bids(Speaking):
    """What may be bid in an auction, and what each bid is.

    Args:
        rungs: every bid, lowest first, also those that only a stuck player may make.
        turns, may_return: how often everybody speaks, and whether one may bid after passing; see `LadderAuction`.
        beats: `HIGHER_BID`, `HIGHER_BID_OR_SUIT` or `HIGHER_VALUE`.
        trump_in_bid: whether the bid names trump.
        order: the strains, the lowest first.
        needs: the hand that one needs to make a suit trump, if any.
        dealer_opens, passed_out, side: see `Speaking`.

    Attributes:
        first: where the bids begin that everybody may make.
        barred: the suits that earlier deals have barred, if that is played.
    """

    def __init__(
        self,
        rungs: list[Rung],
        turns: int,
        may_return: bool,
        beats: int,
        trump_in_bid: bool,
        order: list[int],
        needs: HandQuestion | None,
        dealer_opens: bool,
        passed_out: PassedOut,
        side: Sides,
    ) -> None:
        super().__init__(dealer_opens, passed_out, side)
        self.rungs = rungs
        self.ladder = [rung.text for rung in rungs]
        self.stuck_may = [rung.may_be_stuck for rung in rungs]
        self.levels: i64 = len(rungs)
        self.first: i64 = next(level for level, rung in enumerate(rungs) if rung.is_open)
        self.turns = turns
        self.may_return = may_return
        self.beats = beats
        self.trump_in_bid = trump_in_bid
        self.order = order
        self.needs = needs
        plain = beats == HIGHER_BID and needs is None and not trump_in_bid
        self.is_plain = (
            plain
            and all(not rung.over and rung.made_by == ANYONE for rung in rungs)
            and all(rung.is_open for rung in rungs[self.first :])
        )
        self.barred: BarredSuits | None = None

    def bind(self, rules: Rules, step: int) -> None:
        """Make the actions and find the slots."""
        super().bind(rules, step)
        if self.barred is not None or self.last_maker >= 0:
            self.is_plain = False
        self.bid_strain = rules.slot_index.get(BID_STRAIN, -1)
        self.bidders = [rules.slot_index.get(bidder_slot(level), -1) for level in range(len(self.rungs))]
        self.bids = [self.bid_actions(seat) for seat in range(len(rules.seats))]
        self.rising = [
            [[self.passing[seat], *bids[max(level, int(self.first)) :]] for level in range(len(self.rungs) + 1)]
            for seat, bids in enumerate(self.bids)
        ]

    def bid_actions(self, seat: int) -> list[Action]:
        """Every bid of a seat: the ladder upwards, each bid with every trump that may be named with it."""
        found: list[Action] = []
        for level, rung in enumerate(self.rungs):
            if not self.trump_in_bid:
                found.append(self.bid_action(rung.text, "", level, seat))
            for strain in rung.strains if self.trump_in_bid else []:
                name = self.rules.tables.strains[strain] if len(rung.strains) > 1 else ""
                found.append(self.bid_action(rung.text, name, level + len(self.rungs) * (strain + 1), seat))
        return found

    def bid_action(self, text: str, trump: str, code: int, seat: int) -> Action:
        """A number is bid ("bid 4", "bid 7 hearts"); a bid with a name is said ("moon", "alone hearts")."""
        if text.isdecimal():
            return self.act("bid", f"{text} {trump}" if trump else text, code, seat)
        return self.act(text, trump, code, seat)

    def legal(self, state: State) -> list[Action]:
        """Pass, unless stuck or obliged to bid; or any bid that outbids the last."""
        seat = state.turn
        if self.is_stuck(state):
            may = [bid for bid in self.bids[seat] if self.may_bid(state, bid)]
            fit = [bid for bid in may if self.has_the_hand(state, bid)]
            return fit if fit else may
        if self.is_plain and self.duty is None:
            return self.rising[seat][state.level + 1]
        if self.is_plain:
            found = self.bids[seat][max(state.level + 1, self.first) :]
        else:
            found = [bid for bid in self.bids[seat] if self.may_bid(state, bid) and self.has_the_hand(state, bid)]
        return found if found and self.is_obliged(state, seat) else [self.passing[seat], *found]

    def permits(self, state: State, action: Action) -> bool:
        """Whether the action is legal."""
        if action.code < 0:
            return not self.is_stuck(state) and (self.duty is None or action in self.legal(state))
        if not self.may_bid(state, action):
            return False
        return self.needs is None or self.has_the_hand(state, action) or action in self.legal(state)

    def may_bid(self, state: State, bid: Action) -> bool:
        """Whether the bid is possible by what everybody can see."""
        level = bid.code % self.levels
        rung = self.rungs[level]
        if self.is_silent(state, bid.mover) or self.is_barred(state, bid):
            return False
        if state.level < 0 and state.slots[self.stuck] != NOBODY_STUCK:
            if not rung.may_be_stuck:
                return False
        elif not rung.is_open or not self.outbids(state, level, bid.code // self.levels - 1):
            return False
        return self.is_over(state, rung) and self.is_by(state, rung, bid.mover)

    def is_barred(self, state: State, bid: Action) -> bool:
        """Whether every trump the bid names or leaves open is barred; who is stuck and has no other may bid it."""
        if self.barred is None:
            return False
        named = int(bid.code // self.levels - 1)
        strains = self.rungs[bid.code % self.levels].strains if named < 0 else [named]
        if self.barred.free(state, strains):
            return False
        if not self.is_stuck(state):
            return True
        return any(
            rung.may_be_stuck and not rung.over and rung.made_by == ANYONE and self.barred.free(state, rung.strains)
            for rung in self.rungs
        )

    def outbids(self, state: State, level: i64, strain: i64) -> bool:
        """Whether a bid is more than the highest so far."""
        if state.level < 0:
            return True
        if self.beats == HIGHER_VALUE:
            highest = self.rungs[state.level].worth[max(self.strain_bid(state), 0)]
            return self.rungs[level].worth[max(strain, 0)] > highest
        if self.beats == HIGHER_BID_OR_SUIT and level == state.level:
            return self.order.index(strain) > self.order.index(self.strain_bid(state))
        return level > state.level

    def strain_bid(self, state: State) -> int:
        """The trump named with the highest bid, or -1."""
        return state.slots[self.bid_strain] - 1 if self.bid_strain >= 0 else NOT_NAMED

    def is_over(self, state: State, rung: Rung) -> bool:
        """Whether the highest bid is one that this one may be made over."""
        return not rung.over or (state.level >= 0 and rung.over[state.level])

    def is_by(self, state: State, rung: Rung, seat: i64) -> bool:
        """Whether a seat is one of those who may make the bid."""
        if rung.made_by == ANYONE:
            return True
        bidder: i64 = state.slots[self.bidders[rung.of]] - 1
        if bidder < 0 or bidder == seat:
            return False
        partners: i64 = self.rules.partners[bidder]
        is_partner = (partners >> seat) & 1 == 1
        return is_partner if rung.made_by == PARTNER_OF else not is_partner

    def has_the_hand(self, state: State, bid: Action) -> bool:
        """Whether the hand allows a trump that the bid names or leaves open."""
        if self.needs is None:
            return True
        named = bid.code // self.levels - 1
        for strain in self.rungs[bid.code % self.levels].strains if named < 0 else [named]:
            if self.rules.tables.trump_of[strain] < 0 or self.needs.fits_with(state, bid.mover, strain):
                return True
        return False

    def vocabulary(self, seat: i64) -> list[Action]:
        """A pass and every bid."""
        return [self.passing[seat], *self.bids[seat]]
