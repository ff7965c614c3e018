"""The auction of a turn-up game: order the upcard up, or, once it is turned down, name something else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euchre_core.chapters.keeping import BarredSuits
from euchre_core.chapters.lone_calls import BY_ONESELF, TOGETHER, LoneCalls
from euchre_core.chapters.memory import ORDERED
from euchre_core.chapters.questions import UPCARD_SUIT, HandQuestion
from euchre_core.chapters.sides import Sides
from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.layout import Slot
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .passed_out import PassedOut
from .speaking import Speaking, speaking_slots

OTHER_SUITS: Final = 0
ANY_SUIT: Final = 1
NOT_PLAYED: Final = 2
"""What may be named in the second circuit, apart from no trump."""

SUITS_TURNED: Final = 6
"""How many values the slot of the upcard's suit has."""

CIRCUIT: Final = "circuit"
"""The slot of the circuit: 0 while the upcard may be ordered up, 1 once it is turned down."""


def turn_up_slots() -> list[Slot]:
    """Who has spoken, in which circuit."""
    return [*speaking_slots(), Slot(CIRCUIT)]


class TurnUpAuction(Speaking):
    """One circuit in which the upcard may be ordered up, and another in which something else may be named.

    The code of a name is its strain, of an order the number of strains; of either played alone by 1 + the number of
    strains more. Of a pass it is -1.

    Args:
        suits: the suits that may be trump.
        second: `OTHER_SUITS`, `ANY_SUIT` or `NOT_PLAYED`; no_trumps: the strains without trump that may be named then.
        needs: the hand that one needs to make a suit trump, if any.
        lone_calls: who may play alone, if anybody may.
        dealer_opens, passed_out, side: see `Speaking`.

    Attributes:
        may_be_ordered: whether the circuit about the upcard is played.
        barred: the suits that earlier deals have barred, if that is played.
    """

    def __init__(
        self,
        suits: list[int],
        second: int,
        no_trumps: list[int],
        needs: HandQuestion | None,
        lone_calls: LoneCalls | None,
        dealer_opens: bool,
        passed_out: PassedOut,
        side: Sides,
    ) -> None:
        super().__init__(dealer_opens, passed_out, side)
        self.suits = suits
        self.second = second
        self.no_trumps = no_trumps
        self.may_be_ordered = True
        self.barred: BarredSuits | None = None
        self.needs = needs
        self.lone_calls = lone_calls
        self.left: dict[int, list[int]] = {}

    def bind(self, rules: Rules, step: int) -> None:
        """Make the actions and find the slots."""
        super().bind(rules, step)
        self.circuit = rules.slot(CIRCUIT)
        self.suit_slot = rules.slot(UPCARD_SUIT)
        self.ordered = rules.slot(ORDERED)
        seats = list(range(len(rules.seats)))
        free = self.lone_calls is None or (self.lone_calls.allowed is None and self.lone_calls.duty is None)
        free = free and self.needs is None and self.duty is None
        self.is_looked_up = free and self.barred is None and self.last_maker < 0
        self.looked_up: list[list[Action] | None] = [None] * (len(seats) * len(seats) * SUITS_TURNED * 4)
        names = rules.tables.strains
        self.order: i64 = len(names)
        self.ordering = [self.act("order", "", len(names), seat) for seat in seats]
        self.ordering_alone = [self.act("order", "alone", 2 * len(names) + 1, seat) for seat in seats]
        self.naming = [[self.act("name", name, strain, seat) for strain, name in enumerate(names)] for seat in seats]
        self.naming_alone = [
            [self.act("name", f"{name} alone", strain + len(names) + 1, seat) for strain, name in enumerate(names)]
            for seat in seats
        ]

    # -- what may be made trump --------------------------------------------------------------------------------------

    def upcard_suit(self, state: State) -> int:
        """The suit of the upcard."""
        return state.slots[self.suit_slot] - 1

    def possible(self, state: State, circuit: int) -> list[int]:
        """What may be made trump in a circuit, by what everybody can see; not to be changed."""
        turned = self.upcard_suit(state)
        if self.barred is not None:
            return self.left_over(turned, circuit, self.barred.free(state, self.suits))
        place = circuit * SUITS_TURNED + turned + 1
        found = self.left.get(place)
        if found is None:
            found = self.left_over(turned, circuit, self.suits)
            self.left[place] = found
        return found

    def left_over(self, turned: int, circuit: int, suits: list[int]) -> list[int]:
        """What of some suits, and without trump, a circuit leaves."""
        if circuit == 0:
            return [turned] if turned in suits and self.may_be_ordered else []
        if self.second == NOT_PLAYED:
            return []
        return [suit for suit in suits if suit != turned or self.second == ANY_SUIT] + self.no_trumps

    def fitting(self, state: State, seat: i64, circuit: int) -> list[int]:
        """What a seat may make trump with its hand; if it must speak and nothing fits, anything that is possible."""
        possible = self.possible(state, circuit)
        if self.needs is None:
            return possible
        fit = [
            strain
            for strain in possible
            if self.rules.tables.trump_of[strain] < 0 or self.needs.fits_with(state, seat, strain)
        ]
        return possible if self.is_stuck(state) and not fit else fit

    def begin(self, state: State) -> bool:
        """The first player speaks, unless the upcard has decided already."""
        if state.strain >= 0:
            return False
        self.begin_circuit(state, 0)
        return True

    def begin_circuit(self, state: State, circuit: int) -> None:
        """Everybody may speak once; a circuit in which nothing can be said does not take place."""
        if circuit > 1:
            self.passed_out.close(state)
        elif not self.possible(state, circuit):
            self.begin_circuit(state, circuit + 1)
        else:
            state.slots[self.circuit] = circuit
            state.slots[self.spoken] = 0
            self.speak(state, self.opener(state))

    def speak(self, state: State, seat: i64) -> None:
        """Give a seat the word; the dealer is stuck if all others have spoken and no circuit is left."""
        bit: i64 = 1
        others = self.everybody & ~(bit << seat)
        spoken: i64 = state.slots[self.spoken]
        is_last = spoken & others == others and not self.another_circuit(state)
        self.turn_to(state, seat, self.dealers_chance(state, seat, is_last))

    def another_circuit(self, state: State) -> bool:
        """Whether the second circuit is still to come."""
        return state.slots[self.circuit] == 0 and len(self.possible(state, 1)) > 0

    def legal(self, state: State) -> list[Action]:
        """What may be said; where no hand and no score has a part in it, it has been looked up before."""
        if not self.is_looked_up:
            return self.calls(state)
        turned: i64 = state.slots[self.suit_slot]
        circuit: i64 = state.slots[self.circuit]
        place = (state.turn * len(self.passing) + state.dealer) * SUITS_TURNED + turned
        place = (place * 2 + circuit) * 2 + (1 if self.is_stuck(state) else 0)
        found = self.looked_up[place]
        if found is None:
            found = self.calls(state)
            self.looked_up[place] = found
        return found

    def calls(self, state: State) -> list[Action]:
        """Pass, unless one must call; order the upcard up, or name what is left; alone, where the call says that."""
        seat = state.turn
        circuit = state.slots[self.circuit]
        choices: i64 = TOGETHER
        if self.lone_calls is not None:
            choices = self.lone_calls.choices(state, seat, circuit == 0)
            if choices == 0 and self.is_stuck(state):
                choices = TOGETHER  # who must speak, and may do so only alone where the score forbids it, need not be
        if self.is_silent(state, seat):
            return [self.passing[seat]]
        found: list[Action] = []
        strains = self.fitting(state, seat, circuit)
        if choices & TOGETHER:
            found += [self.ordering[seat] if circuit == 0 else self.naming[seat][strain] for strain in strains]
        if choices & BY_ONESELF:
            found += [
                self.ordering_alone[seat] if circuit == 0 else self.naming_alone[seat][strain] for strain in strains
            ]
        must = self.is_stuck(state) or (len(found) > 0 and self.is_obliged(state, seat))
        return found if must else [self.passing[seat], *found]

    def apply(self, state: State, action: Action) -> None:
        """Somebody is maker, or the next player speaks."""
        if action.code < 0:
            self.pass_on(state, action.mover)
            return
        code = action.code % (self.order + 1)
        state.slots[self.ordered] = int(code == self.order)
        state.strain = self.upcard_suit(state) if code == self.order else code
        state.level = 0
        self.make(state, action.mover, action.code > self.order)

    def pass_on(self, state: State, seat: i64) -> None:
        """The next player speaks; after the last the upcard is turned down, or nobody has spoken up."""
        state.slots[self.spoken] |= 1 << seat
        if state.slots[self.spoken] != self.everybody:
            seats: i64 = len(self.rules.seats)
            self.speak(state, (seat + 1) % seats)
        elif self.another_circuit(state):
            self.begin_circuit(state, 1)
        else:
            self.nobody_spoke_up(state)

    # -- reasons -----------------------------------------------------------------------------------------------------

    def why_not(self, state: State, action: Action) -> Reason:
        """A stuck player must speak; and what may be said depends on the circuit, the upcard and the hand."""
        circuit = state.slots[self.circuit]
        if action.code < 0:
            if not self.is_stuck(state):
                return Reason("with your hand you must make trump", "auction.must_call_if")
            return Reason(f"{self.stuck_words(state)}: he must make trump", "auction.all_pass")
        if self.is_silent(state, action.mover):
            return Reason("you were the maker in the deal before", "auction.caller_again")
        code = action.code % (self.order + 1)
        if code == self.order and circuit == 1:
            key = "auction.form" if self.may_be_ordered else "auction.first_circuit"
            return Reason("the upcard has been turned down", key)
        if code != self.order and circuit == 0:
            return Reason("a suit may be named once the upcard is turned down", "auction.form")
        strain = int(code) if code != self.order else self.upcard_suit(state)
        if strain not in self.possible(state, circuit):
            if strain == self.upcard_suit(state) and circuit == 1:
                return Reason("the suit that was turned down may not be named", "auction.second_circuit")
            key = "trump.barred" if strain in self.suits else "trump.choices"
            return Reason(f"{self.rules.tables.strains[strain]} may not be trump here", key)
        if strain not in self.fitting(state, action.mover, circuit):
            return Reason("your hand is not one that may make this trump", "trump.needs")
        if action.code > self.order:
            return Reason("you may not play alone", "alone.maker")
        return Reason("you may only do so if you play alone", "alone.dealers_partner")

    def vocabulary(self, seat: i64) -> list[Action]:
        """A pass, orders and names."""
        words = [self.passing[seat], self.ordering[seat], *self.naming[seat]]
        return words if self.lone_calls is None else [*words, self.ordering_alone[seat], *self.naming_alone[seat]]
