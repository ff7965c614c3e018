"""Whether to make the upcard trump, or something else once it is turned down, and whether to do so alone."""

from __future__ import annotations

from typing import Final, final

from euchre_core.chapters.auction.turn_up import TurnUpAuction
from euchre_core.chapters.deal.phase import TO_DEALER
from euchre_core.chapters.memory import MAKER_ALONE
from euchre_core.chapters.questions import UPCARD_SUIT
from euchre_core.kernel.action import Action
from euchre_core.kernel.pack import SUIT_SLOTS, lowest

from .estimate import Estimate
from .exchange_plans import chances_after_exchange
from .memory import add_card, drop_card
from .prospects import Hands
from .reading import NOBODY_TAKES
from .sight import Sight
from .wants import least_wanted
from .worth import EFFECT, Worth, chances_of

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


@final
class Calling:
    """The two circuits of a turn-up auction as one seat sees them. All values are the standing its side may expect."""

    def __init__(self, sight: Sight, hands: Hands) -> None:
        reading = sight.reading
        self.sight = sight
        self.reading = reading
        self.hands = hands
        self.worth = Worth(reading, sight.scores, reading.side_of[sight.seat])
        self.upcard = -1
        self.suit = -1
        place = reading.upcard * reading.planes
        if reading.upcard >= 0 and sight.view.cards[place]:
            self.upcard = int(lowest(sight.view.cards[place]))
            self.suit = sight.slots[reading.rules.slot(UPCARD_SUIT)] - 1

    def choose(self, legal: list[Action]) -> Action:
        """The call, or the pass, that promises most."""
        best = legal[0]
        most = -1.0
        for action in legal:
            value = self.value_of_passing() if action.code < 0 else self.value_of_calling(int(action.code))
            if value > most:
                most = value
                best = action
        return best

    # -- a call of one's own -----------------------------------------------------------------------------------------

    def value_of_calling(self, code: int) -> float:
        """What it is worth to be maker.

        Args:
            code: as in the phase: a strain, or for the upcard the number of strains; that number and 1 more if alone.
        """
        strains = self.reading.strains
        strain = code % (strains + 1)
        ordering = strain == strains
        return self.value_of_contract(self.suit if ordering else strain, ordering, code > strains)

    def value_of_contract(self, strain: int, ordering: bool, alone: bool) -> float:
        """What it is worth to be maker in a strain."""
        seat = self.sight.seat
        lone = alone or self.reading.is_lone(0, seat)
        chances = self.chances_as_maker(strain, ordering, lone, alone)
        return self.worth.of(0, strain, self.sight.stuck, MAKER_ALONE if alone else 0, seat, chances)

    def chances_as_maker(self, strain: int, ordering: bool, lone: bool, alone: bool) -> list[float]:
        """How likely every number of tricks is for the maker; an upcard that is ordered up goes to somebody."""
        sight = self.sight
        reading = self.reading
        hand = sight.hand
        change = reading.help_of_kitty(lone)
        if ordering and reading.taker != NOBODY_TAKES:
            taker = sight.dealer if reading.taker == TO_DEALER else sight.seat
            height = self.height(strain)
            if taker == sight.seat:
                hand = hand.copy()
                add_card(hand, 0, self.upcard)
                drop_card(hand, 0, reading.planes, least_wanted(reading, hand, strain))
            elif not sight.is_mate(taker):
                change -= HARM + HARM_OF_HEIGHT * height
            elif not lone:
                change += HELP + HELP_OF_HEIGHT * height
        if alone and reading.lone_plan:
            return chances_after_exchange(sight, reading.lone_plan, hand, strain, True, change)
        found = Estimate(reading, hand, sight.left, sight.unseen, strain)
        return chances_of((found.lone if lone else found.with_partner) + change, reading.tricks, lone)

    def height(self, strain: int) -> float:
        """How high the upcard stands among the trumps: 1 is the highest."""
        order = self.reading.order[
            strain * SUIT_SLOTS + self.reading.suit_of[strain * self.reading.kinds + self.upcard]
        ]
        return 1.0 - order.index(1 << self.upcard) / len(order)

    # -- others' calls -----------------------------------------------------------------------------------------------

    def value_of_passing(self) -> float:
        """What it is worth to leave the call to the others, and to speak later if it comes to that."""
        sight = self.sight
        reading = self.reading
        value = self.worth.now()
        first = self.is_first_circuit()
        if first:
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
            for strain in auction.possible(self.sight.view, 1):
                best = max(best, self.value_of_contract(strain, False, False))
        return best

    def value_of_theirs(self, maker: int) -> float:
        """What another player's contract is worth, who may be one's own partner."""
        need = float(self.reading.contracts.need(0))
        mean = min(self.hands.mean_from(need - MODEST), self.reading.tricks - 0.5)
        excess = EFFECT * (self.own_defence() - self.hands.defence)
        mean += excess if self.sight.is_mate(maker) else -excess
        chances = chances_of(mean, self.reading.tricks, self.reading.is_lone(0, maker))
        return self.worth.of(0, -1, 0, 0, maker, chances)

    def own_defence(self) -> float:
        """How strong the hand is in tricks, on average or with the upcard's suit as trump."""
        strains = [self.suit] if self.is_first_circuit() and self.suit >= 0 else self.reading.choices
        total = 0.0
        for strain in strains:
            total += Estimate(self.reading, self.sight.hand, self.sight.left, self.sight.unseen, strain).lone
        return total / len(strains)
