"""Whether to make the upcard trump, or something else once it is turned down, and whether to do so alone."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from euchre_core.chapters.auction.turn_up import TurnUpAuction
from euchre_core.chapters.deal.phase import TO_DEALER
from euchre_core.chapters.memory import MAKER_ALONE
from euchre_core.kernel.action import Action
from euchre_core.kernel.pack import lowest, population

from .estimate import Estimate
from .exchange_plans import chances_after_exchange
from .memory import add_card, drop_card
from .prospects import Hands
from .reading import NOBODY_TAKES
from .sight import Sight
from .wants import least_wanted
from .worth import EFFECT, worth_at

CALLS: Final = 0.2
"""How often a given player calls when it is his turn."""
HELP: Final = 0.15
HELP_OF_HEIGHT: Final = 0.45
"""What an upcard is worth, in tricks, that goes to a partner, and how much more the highest trump is."""
HARM: Final = 0.2
HARM_OF_HEIGHT: Final = 0.4
"""What it costs if it goes to a foe."""
MODEST: Final = 0.4
"""A caller is good for this much less than he needs, or for more."""


@mypyc_attr(acyclic=True)
@final
class Calling:
    """The two circuits of a turn-up auction as one seat sees them. All values are the standing its side may expect."""

    def __init__(self, sight: Sight, hands: Hands) -> None:
        reading = sight.reading
        self.sight = sight
        self.reading = reading
        self.hands = hands
        self.worth = worth_at(reading, sight.scores, reading.side_of[sight.seat])
        self.upcard: i64 = -1
        self.suit: i64 = -1
        if reading.upcard >= 0:
            turned: i64 = sight.cards_in(reading.upcard)[0]
            if turned:
                self.upcard = lowest(turned)
                self.suit = sight.slots[reading.suit_slot] - 1
        self.theirs = [-1.0] * reading.seats

    def choose(self, legal: list[Action]) -> Action:
        """The call, or the pass, that promises most."""
        best = legal[0]
        most = -1.0
        for action in legal:
            value = self.value_of_passing() if action.code < 0 else self.value_of_calling(action.code)
            if value > most:
                most = value
                best = action
        return best

    # -- a call of one's own -----------------------------------------------------------------------------------------

    def value_of_calling(self, code: i64) -> float:
        """What it is worth to be maker.

        Args:
            code: as in the phase: a strain, or for the upcard the number of strains; that number and 1 more if alone.
        """
        strains: i64 = self.reading.strains
        strain = code % (strains + 1)
        ordering = strain == strains
        return self.value_of_contract(self.suit if ordering else strain, ordering, code > strains)

    def value_of_contract(self, strain: i64, ordering: bool, alone: bool) -> float:
        """What it is worth to be maker in a strain; an upcard that is ordered up goes to somebody."""
        sight = self.sight
        reading = self.reading
        lone = alone or reading.is_lone(0, sight.seat)
        says = MAKER_ALONE if alone else 0
        change = reading.help_of_kitty(lone)
        hand = sight.hand
        if ordering and reading.taker != NOBODY_TAKES:
            taker = sight.dealer if reading.taker == TO_DEALER else sight.seat
            if taker == sight.seat:
                hand = self.hand_with_upcard(strain)
            elif not sight.is_mate(taker):
                change -= HARM + HARM_OF_HEIGHT * self.height(strain)
            elif not lone:
                change += HELP + HELP_OF_HEIGHT * self.height(strain)
        if alone and reading.lone_plan:
            chances = chances_after_exchange(sight, reading.lone_plan, hand, strain, True, change)
            return self.worth.of(0, strain, sight.stuck, says, sight.seat, chances)
        if hand is sight.hand:
            found = sight.estimate(strain)
        else:
            found = Estimate(reading, hand, sight.left, sight.unseen, strain)
        mean = (found.lone if lone else found.with_partner) + change
        return self.worth.of_mean(0, strain, sight.stuck, says, sight.seat, mean, lone)

    def hand_with_upcard(self, strain: i64) -> list[int]:
        """The hand once the upcard has been taken and a card discarded for it."""
        hand = self.sight.hand.copy()
        add_card(hand, 0, self.upcard)
        drop_card(hand, 0, self.reading.planes, least_wanted(self.reading, hand, strain))
        return hand

    def height(self, strain: i64) -> float:
        """How high the upcard stands among the trumps: 1 is the highest."""
        place = strain * self.reading.kinds + self.upcard
        row: i64 = self.reading.own_row[place]
        bit: i64 = 1
        bit <<= self.upcard
        higher: i64 = self.reading.own_higher[place]
        return 1.0 - float(population(higher & ~bit)) / float(self.reading.sizes[row])

    # -- others' calls -----------------------------------------------------------------------------------------------

    def value_of_passing(self) -> float:
        """What it is worth to leave the call to the others, and to speak later if it comes to that."""
        sight = self.sight
        reading = self.reading
        value = self.worth.now()
        if self.is_first_circuit():
            value = max(value, self.best_later())
        elif reading.dealer_sticks and sight.dealer != sight.seat:
            value = self.value_of_theirs(sight.dealer)
        seat = sight.dealer
        while seat != sight.seat:
            value = CALLS * self.value_of_theirs(seat) + (1.0 - CALLS) * value
            seat = seat - 1 if seat else reading.seats - 1
        return value

    def is_first_circuit(self) -> bool:
        """Whether the upcard may still be ordered up."""
        auction = self.reading.auction
        return isinstance(auction, TurnUpAuction) and self.sight.slots[auction.circuit] == 0

    def best_later(self) -> float:
        """The best that one could name in the second circuit."""
        auction = self.reading.auction
        best = 0.0
        if isinstance(auction, TurnUpAuction):
            possible = auction.possible(self.sight.view, 1)
            if possible and not self.reading.contracts.strain_matters:
                possible = [self.strongest(possible)]
            for strain in possible:
                best = max(best, self.value_of_contract(strain, False, False))
        return best

    def strongest(self, strains: list[int]) -> int:
        """With which trump the hand is good for most tricks."""
        lone = self.reading.is_lone(0, self.sight.seat)
        best = strains[0]
        most = -1000.0
        for strain in strains:
            found = self.sight.estimate(strain)
            tricks = found.lone if lone else found.with_partner
            if tricks > most:
                most = tricks
                best = strain
        return best

    def value_of_theirs(self, maker: i64) -> float:
        """What another player's contract is worth, who may be one's own partner; for his partner it is the same."""
        side = self.reading.side_of[maker]
        if self.theirs[side] < 0.0:
            contracts = self.reading.contracts
            mean = min(self.hands.mean_from(float(contracts.need(0)) - MODEST), self.reading.all_tricks - 0.5)
            excess = EFFECT * (self.own_defence() - self.hands.defence)
            mean += excess if self.sight.is_mate(maker) else -excess
            self.theirs[side] = self.worth.of_mean(0, -1, 0, 0, maker, mean, self.reading.is_lone(0, maker))
        return self.theirs[side]

    def own_defence(self) -> float:
        """How strong the hand is in tricks, on average or with the upcard's suit as trump."""
        if self.suit >= 0 and self.is_first_circuit():
            return self.sight.estimate(self.suit).lone
        total = 0.0
        for strain in self.reading.choices:
            total += self.sight.estimate(strain).lone
        return total / float(len(self.reading.choices))
