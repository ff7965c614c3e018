"""What to say in the auction, whether to swap or claim, and what to name as trump."""

from __future__ import annotations

from typing import Final, final

from euchre_core.kernel.action import Action

from .prospects import Hands, Prospect
from .sight import Sight
from .worth import Worth, chances_of


@final
class Tuning:
    """What is not in the rules: how the others bid, and how much that tells."""

    def __init__(self, margin: float, foe_bid: float, mate_bid: float, foe_pass: float, mate_pass: float, defence: float, support: float, bump: float, swap: float, greed: float) -> None:
        self.margin = margin
        self.foe_bid = foe_bid
        self.mate_bid = mate_bid
        self.foe_pass = foe_pass
        self.mate_pass = mate_pass
        self.defence = defence
        self.support = support
        self.bump = bump
        self.swap = swap
        self.greed = greed


TUNING: Final = [Tuning(0.3, -0.2, 0.3, 0.05, -0.1, 0.5, 0.4, 0.3, 0.5, 0.0)]


@final
class Auction:
    """One seat's view of an auction in progress."""

    def __init__(self, sight: Sight, hands: Hands, stuck: bool) -> None:
        reading = sight.reading
        self.sight = sight
        self.reading = reading
        self.hands = hands
        self.tuning = TUNING[0]
        self.stuck = 1 if stuck else 0
        self.side = reading.side_of[sight.seat]
        self.worth = Worth(reading, sight.before, self.side)
        self.own = Prospect(reading, sight.hand, sight.left, sight.unseen)
        self.shift = self.what_others_said()
        self.mates_to_come = 0
        self.foes_to_come = 0
        for seat in range(reading.seats):
            if seat != sight.seat and not sight.spoken >> seat & 1:
                if reading.mates[sight.seat] >> seat & 1:
                    self.mates_to_come += 1
                else:
                    self.foes_to_come += 1

    def what_others_said(self) -> float:
        """How many tricks better or worse the own hand gets by what the others said."""
        sight = self.sight
        own = self.reading.mates[sight.seat]
        shift = 0.0
        for seat in range(self.reading.seats):
            if seat == sight.seat or not sight.spoken >> seat & 1:
                continue
            if sight.bids >> seat & 1:
                shift += self.tuning.mate_bid if own >> seat & 1 else self.tuning.foe_bid
            else:
                shift += self.tuning.mate_pass if own >> seat & 1 else self.tuning.foe_pass
        return shift

    def choose(self, legal: list[Action]) -> Action:
        """The bid, or the pass, with the best prospect."""
        best = legal[0]
        most = -1.0
        for action in legal:
            value = self.value_of_passing() if action.code < 0 else self.value_of_bidding(int(action.code))
            if value > most:
                most = value
                best = action
        return best

    def value_of_bidding(self, level: int) -> float:
        """The standing to be expected if one bids this, outbid or not."""
        won = self.value_of_contract(level)
        if level + 1 >= len(self.reading.must_take):
            return won
        outbid = self.outbid(level + 1)
        if self.foes_to_come == 0 or outbid == 0.0:
            return won
        kept = (1.0 - outbid) ** self.foes_to_come
        return kept * won + (1.0 - kept) * self.value_of_theirs(level + 1, self.foe_side(-1), False)

    def value_of_contract(self, level: int) -> float:
        """The standing to be expected of a contract of one's own."""
        reading = self.reading
        alone = reading.alone[level] or reading.mates[self.sight.seat].bit_count() == 1
        mean = self.own.lone if alone else self.own.with_partner
        strain = self.own.lone_trump if alone else self.own.trump
        if reading.alone[level] and reading.plans and reading.plans[level]:
            mean += 0.6
        chances = chances_of(mean + self.shift, reading.tricks, alone)
        return self.worth.of(level, strain, self.stuck, self.side, chances)

    def value_of_theirs(self, level: int, side: int, said: bool) -> float:
        """The standing to be expected of another's contract."""
        reading = self.reading
        need = float(reading.must_take[level])
        mean = min(max(need - 1.0, self.hands.mean_from(need - self.tuning.bump)), reading.tricks - 0.25)
        excess = self.own.defence - self.hands.defence
        if side == self.side:
            mean += self.tuning.support * excess
        else:
            mean -= self.tuning.defence * excess
        alone = reading.alone[level] or reading.mates[self.sight.seat].bit_count() == 1
        return self.worth.of(level, -1, 0, side, chances_of(mean, reading.tricks, alone))

    def foe_side(self, holder: int) -> int:
        """The side of the holder, or any other side."""
        if holder >= 0:
            return self.reading.side_of[holder]
        return 1 if self.side == 0 else 0

    def outbid(self, level: int) -> float:
        """The chance that a given player to come bids at least this."""
        return self.hands.part_from(self.reading.must_take[level] + self.tuning.margin)

    def value_of_passing(self) -> float:
        """The standing to be expected if one passes."""
        sight = self.sight
        level = sight.level
        following = level + 1
        nobody = self.worth.now()
        if level >= 0:
            nobody = self.value_of_theirs(level, self.reading.side_of[sight.holder], True)
        else:
            following = self.reading.first_level
        to_come = self.foes_to_come + self.mates_to_come
        if to_come == 0 or following >= len(self.reading.must_take):
            return nobody
        outbid = self.outbid(following)
        silent = (1.0 - outbid) ** to_come
        theirs = self.value_of_theirs(following, self.foe_side(-1), False)
        ours = self.value_of_theirs(following, self.side, False) if self.mates_to_come else 0.0
        others = (self.foes_to_come * theirs + self.mates_to_come * ours) / to_come
        return silent * nobody + (1.0 - silent) * others - self.tuning.greed
