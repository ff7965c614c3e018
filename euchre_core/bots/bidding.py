"""What to say in the auction, and whether the hand is worth keeping."""

from __future__ import annotations

from typing import Final, final

from euchre_core.kernel.action import Action

from .exchange_plans import chances_after_exchange
from .prospects import Hands, prospect_of
from .sight import Sight
from .worth import Worth, chances_of

MODEST: Final = 0.75
"""Who bids holds, on average, a hand that is good for this much less than he bids, or a better one."""
EFFECT: Final = 0.5
"""How many tricks a hand better by one trick makes or costs in another's contract."""
CONTRACT_LOST: Final = 0.25
"""What even the best contract of another is short of every trick, in tricks."""
LEAST_CHANCE: Final = 0.2
"""A bid that is less likely to be made is left alone."""
SWAP_BELOW: Final = 0.65
"""A hand is swapped if it is worse than this part of all hands: a better bid can be left, a worse hand cannot."""


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
        self.hands = hands
        self.stuck = stuck
        self.side = reading.side_of[sight.seat]
        self.rival = 1 if self.side == 0 else 0
        self.worth = Worth(reading, sight.scores, self.side)
        self.own = prospect_of(sight)
        self.levels = len(reading.must_take)
        self.mates_to_come = 0
        self.foes_to_come = 0
        for seat in range(reading.seats):
            if seat != sight.seat and not sight.memory.spoken >> seat & 1:
                if sight.is_mate(seat):
                    self.mates_to_come += 1
                else:
                    self.foes_to_come += 1

    def choose(self, legal: list[Action]) -> Action:
        """The bid, or the pass, that promises most."""
        best = legal[0]
        most = -1.0
        for action in legal:
            value = self.value_of_passing() if action.code < 0 else self.value_of_bidding(int(action.code))
            if value > most:
                most = value
                best = action
        return best

    def is_poor(self) -> bool:
        """Whether an unknown hand would be better."""
        if max(self.sight.level + 1, self.reading.first_level) >= self.levels and not self.stuck:
            return self.own.defence < self.hands.defence
        return self.own.with_partner < self.hands.best[int(len(self.hands.best) * SWAP_BELOW)]

    # -- a contract of one's own -------------------------------------------------------------------------------------

    def value_of_bidding(self, level: int) -> float:
        """What a bid is worth: it wins the contract, or a foe bids more."""
        chances = self.chances_of_own(level)
        makes = 0.0
        for tricks in range(self.reading.must_take[level], self.reading.tricks + 1):
            makes += chances[tricks]
        if makes < LEAST_CHANCE and not self.stuck:
            return -1.0
        won = self.worth.of(level, self.trump_for(level), int(self.stuck), self.side, chances)
        if self.foes_to_come == 0 or level + 1 >= self.levels:
            return won
        kept = (1.0 - self.outbid(level + 1)) ** self.foes_to_come
        return kept * won + (1.0 - kept) * self.value_of_theirs(level + 1, self.rival)

    def chances_of_own(self, level: int) -> list[float]:
        """How likely every number of tricks is in a contract of one's own."""
        reading = self.reading
        if reading.has_exchange(level):
            return chances_after_exchange(self.sight, level, self.trump_for(level))
        if reading.is_lone(level, self.sight.seat):
            return chances_of(self.own.lone, reading.tricks, True)
        return chances_of(self.own.with_partner, reading.tricks, False)

    def trump_for(self, level: int) -> int:
        """What to name as trump with a bid."""
        return self.own.lone_trump if self.reading.is_lone(level, self.sight.seat) else self.own.trump

    # -- others' contracts -------------------------------------------------------------------------------------------

    def outbid(self, level: int) -> float:
        """The chance that a given player to come bids at least this."""
        return self.hands.part_from(float(self.reading.must_take[level]))

    def value_of_theirs(self, level: int, maker: int) -> float:
        """What a contract of another player is worth, on a side that may be one's own.

        What they will take is guessed from what they bid, and from how much of it the own hand has.
        """
        reading = self.reading
        need = float(reading.must_take[level])
        mean = min(self.hands.mean_from(need - MODEST), reading.tricks - CONTRACT_LOST)
        excess = EFFECT * (self.own.defence - self.hands.defence)
        mean += excess if maker == self.side else -excess
        alone = reading.is_lone(level, self.sight.seat)
        return self.worth.of(level, -1, 0, maker, chances_of(mean, reading.tricks, alone))

    def value_of_passing(self) -> float:
        """What it is worth to leave the bidding to the others."""
        sight = self.sight
        following = max(sight.level + 1, self.reading.first_level)
        if sight.level >= 0:
            silence = self.value_of_theirs(sight.level, self.reading.side_of[sight.holder])
        elif self.reading.dealer_sticks and sight.dealer != sight.seat:
            silence = self.value_of_theirs(self.reading.lowest_stuck, self.reading.side_of[sight.dealer])
        else:
            silence = self.worth.now()
        to_come = self.foes_to_come + self.mates_to_come
        if to_come == 0 or following >= self.levels:
            return silence
        silent = (1.0 - self.outbid(following)) ** to_come
        others = self.foes_to_come * self.value_of_theirs(following, self.rival)
        if self.mates_to_come:
            others += self.mates_to_come * self.value_of_theirs(following, self.side)
        return silent * silence + (1.0 - silent) * others / to_come
