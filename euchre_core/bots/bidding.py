"""What to say in the auction, and whether the hand is worth keeping."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from euchre_core.chapters.auction.ladder import LadderAuction
from euchre_core.kernel.action import Action

from .exchange_plans import chances_after_exchange
from .losing import chances_of_losing
from .prospects import Hands, best_of
from .sight import Sight
from .worth import EFFECT, at_least, worth_at

MODEST: Final = 0.75
"""Who bids holds, on average, a hand that is good for this much less than he bids, or a better one."""
CONTRACT_LOST: Final = 0.25
"""What even the best contract of another is short of every trick, in tricks."""
LEAST_CHANCE: Final = 0.2
"""A bid that is less likely to be made is left alone."""
SWAP_BELOW: Final = 0.65
"""A hand is swapped if it is worse than this part of all hands: a better bid can be left, a worse hand cannot."""

LOSING_BID: Final = 0.04
LOST: Final = 0.6
"""How often another bids to lose every trick, and how often he does lose them."""


@mypyc_attr(acyclic=True)
@final
class Auction:
    """The auction as one seat sees it. All values are the standing that its side may expect.

    Args:
        sight: what the seat sees.
        hands: what hands are like in this game.
        stuck: whether the seat must bid.
    """

    def __init__(self, sight: Sight, hands: Hands, stuck: bool) -> None:
        reading = sight.reading
        self.sight = sight
        self.reading = reading
        self.contracts = reading.contracts
        self.hands = hands
        self.stuck = stuck
        self.side = reading.side_of[sight.seat]
        self.rival: i64 = (sight.seat + 1) % reading.seats
        self.mate: i64 = sight.seat
        self.worth = worth_at(reading, sight.scores, self.side)
        self.own = sight.prospect
        self.levels: i64 = self.contracts.levels
        self.first_level: i64 = reading.first_level
        self.mates_to_come = 0
        self.foes_to_come = 0
        for seat in range(reading.seats):
            if seat == sight.seat:
                continue
            if not sight.is_mate(seat):
                self.rival = seat
            else:
                self.mate = seat
            if self.may_speak(seat):
                if sight.is_mate(seat):
                    self.mates_to_come += 1
                else:
                    self.foes_to_come += 1

    def may_speak(self, seat: i64) -> bool:
        """Whether a seat has yet to speak, or may speak again."""
        auction = self.reading.auction
        if isinstance(auction, LadderAuction) and auction.passed >= 0 and not auction.may_return:
            passed: i64 = self.sight.slots[auction.passed]
            return not (passed >> seat) & 1
        return not (self.sight.notes.spoken >> seat) & 1

    def choose(self, legal: list[Action]) -> Action:
        """The bid, or the pass, that promises most."""
        best = legal[0]
        most = -1.0
        for action in legal:
            code = action.code
            value = (
                self.value_of_passing() if code < 0 else self.value_of_bidding(code % self.levels, code // self.levels)
            )
            if value > most:
                most = value
                best = action
        return best

    def is_poor(self) -> bool:
        """Whether an unknown hand would be better."""
        if max(self.sight.level + 1, self.first_level) >= self.levels and not self.stuck:
            return self.own.defence < self.hands.defence
        return self.own.with_partner < self.hands.best[int(len(self.hands.best) * SWAP_BELOW)]

    # -- a contract of one's own -------------------------------------------------------------------------------------

    def value_of_bidding(self, level: i64, named: i64) -> float:
        """What a bid is worth: it wins the contract, or a foe bids more.

        Args:
            level: the rung.
            named: the strain that is named with it, from 1; 0 if none is.
        """
        won = self.value_of_contract(level, named - 1 if named else self.trump_for(level))
        if won < 0.0 or self.foes_to_come == 0 or level + 1 >= self.levels:
            return won
        kept: float = (1.0 - self.outbid(level + 1)) ** self.foes_to_come
        return kept * won + (1.0 - kept) * self.value_of_theirs(level + 1, self.rival)

    def value_of_contract(self, level: i64, strain: i64) -> float:
        """What a contract of one's own is worth; below zero if it is not likely enough to be made."""
        reading = self.reading
        seat = self.sight.seat
        alone = self.contracts.lone(level, 0)
        lone = reading.is_lone(level, seat)
        needed = self.contracts.need(level)
        if self.contracts.loses_all(level) or reading.has_exchange(level):
            chances = self.chances_of_own(level, strain, lone)
            makes = chances[0] if self.contracts.loses_all(level) else sum(chances[needed:])
            if makes < self.least_chance():
                return -1.0
            return self.worth.of(level, strain, self.sight.stuck, alone, seat, chances)
        mean = self.own.alone_in[strain] if lone else self.own.together_in[strain]
        mean = mean + reading.help_of_kitty(lone) + reading.face_down
        if at_least(needed, mean, reading.all_tricks, lone) < self.least_chance():
            return -1.0
        return self.worth.of_mean(level, strain, self.sight.stuck, alone, seat, mean, lone)

    def least_chance(self) -> float:
        """How likely a bid must be to be made; who must bid has no choice."""
        return 0.0 if self.stuck or self.reading.target_loses else LEAST_CHANCE

    def chances_of_own(self, level: i64, strain: i64, lone: bool) -> list[float]:
        """How likely every number of tricks is in a contract to lose all, or with an exchange."""
        reading = self.reading
        if self.contracts.loses_all(level):
            return chances_of_losing(self.sight, int(strain))
        help_of_kitty = reading.help_of_kitty(lone)
        return chances_after_exchange(self.sight, reading.plans[level], self.sight.hand, strain, lone, help_of_kitty)

    def trump_for(self, level: i64) -> int:
        """What to name as trump with a bid."""
        values = self.own.alone_in if self.reading.is_lone(level, self.sight.seat) else self.own.together_in
        return best_of(values, self.contracts.strains_of[level])

    # -- others' contracts -------------------------------------------------------------------------------------------

    def outbid(self, level: i64) -> float:
        """The chance that a given player to come bids at least this."""
        if self.contracts.loses_all(level):
            return LOSING_BID
        return self.hands.part_from(float(self.contracts.need(level)))

    def value_of_theirs(self, level: i64, maker: i64) -> float:
        """What a contract of another player is worth, who may be on one's own side.

        What they will take is guessed from what they bid, and from how much of it the own hand has.
        """
        reading = self.reading
        alone = self.contracts.lone(level, 0)
        if self.contracts.loses_all(level):
            return self.worth.of(level, -1, 0, alone, maker, [LOST, 1.0 - LOST] + [0.0] * (reading.tricks - 1))
        need = float(self.contracts.need(level))
        mean = min(self.hands.mean_from(need - MODEST), reading.all_tricks - CONTRACT_LOST)
        excess = EFFECT * (self.own.defence - self.hands.defence)
        mean += excess if self.sight.is_mate(maker) else -excess
        return self.worth.of_mean(level, -1, 0, alone, maker, mean, reading.is_lone(level, self.sight.seat))

    def value_of_passing(self) -> float:
        """What it is worth to leave the bidding to the others."""
        sight = self.sight
        following = max(sight.level + 1, self.first_level)
        if sight.level >= 0:
            silence = self.value_of_theirs(sight.level, sight.holder)
        elif self.reading.dealer_sticks and sight.dealer != sight.seat:
            silence = self.value_of_theirs(self.reading.lowest_stuck, sight.dealer)
        else:
            silence = self.worth.now()
        to_come = self.foes_to_come + self.mates_to_come
        if to_come == 0 or following >= self.levels:
            return silence
        silent = (1.0 - self.outbid(following)) ** to_come
        others = self.foes_to_come * self.value_of_theirs(following, self.rival)
        if self.mates_to_come:
            others += self.mates_to_come * self.value_of_theirs(following, self.mate)
        return silent * silence + (1.0 - silent) * others / to_come
