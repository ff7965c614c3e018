"""Naming trump."""

from __future__ import annotations

from mypy_extensions import i64

from euchre_core.chapters.keeping import LAST_SUIT, BarredSuits
from euchre_core.chapters.lone_calls import BY_ONESELF, TOGETHER, LoneCalls
from euchre_core.chapters.memory import ALONE, MAKER_ALONE
from euchre_core.chapters.questions import HandQuestion
from euchre_core.chapters.sides import Sides
from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State


class NameTrump(Phase):
    """The maker names trump (catalogue G12, B14), and says with it whether he plays alone, where that is the way.

    The code of a name is its strain; played alone it is the number of strains more.

    Args:
        choices: the strains that may be named, in the order of the table's choices.
        by_bid: for each rung of the ladder those of them that may be named with it.
        needs: the hand that one needs to make a suit trump, if any.
        lone_calls: who may play alone, if anybody may; side: who plays together.

    Attributes:
        barred: the suits that earlier deals have barred, if that is played.
    """

    def __init__(
        self,
        choices: list[int],
        by_bid: list[list[int]],
        needs: HandQuestion | None,
        lone_calls: LoneCalls | None,
        side: Sides,
    ) -> None:
        super().__init__("trump.choices")
        self.choices = choices
        self.by_bid = by_bid
        self.needs = needs
        self.lone_calls = lone_calls
        self.side = side
        self.barred: BarredSuits | None = None

    def bind(self, rules: Rules, step: int) -> None:
        """Make the actions."""
        super().bind(rules, step)
        self.strains: i64 = len(rules.tables.strains)
        self.alone_slot = rules.slot_index.get(ALONE, -1)
        self.last_suit = rules.slot_index.get(LAST_SUIT, -1)
        seats = list(range(len(rules.seats)))
        self.naming = [[self.act("name", name, code, seat) for code, name in self.named()] for seat in seats]
        self.naming_alone = [
            [self.act("name", f"{name} alone", code + len(rules.tables.strains), seat) for code, name in self.named()]
            for seat in seats
        ]

    def named(self) -> list[tuple[int, str]]:
        """Every choice with its name."""
        return [(strain, self.rules.tables.strains[strain]) for strain in self.choices]

    def begin(self, state: State) -> bool:
        """The maker's turn, unless trump is made, or there is only one thing he could say."""
        if state.strain >= 0 or state.holder < 0:
            return False
        possible = self.possible(state)
        if len(possible) == 1 and self.lone_choices(state) == TOGETHER:
            state.strain = possible[0]
            state.note_automatic(self.naming[state.holder][self.choices.index(possible[0])])
            return False
        state.turn = state.holder
        return True

    def possible(self, state: State) -> list[int]:
        """What may be named with the bid, by what everybody can see; anything that goes with it if all is barred."""
        possible = self.by_bid[state.level]
        if self.last_suit >= 0 and state.slots[self.last_suit] - 1 in possible:
            return [state.slots[self.last_suit] - 1]
        free = possible if self.barred is None else self.barred.free(state, possible)
        return free if free else possible

    def lone_choices(self, state: State) -> i64:
        """Whether the maker may name trump with partners, and alone; nothing is left to say of a bid that says it."""
        if self.lone_calls is None or (self.alone_slot >= 0 and state.slots[self.alone_slot] & MAKER_ALONE):
            return TOGETHER
        choices = self.lone_calls.choices(state, state.holder, False)
        return choices if choices else TOGETHER

    def fitting(self, state: State) -> list[int]:
        """What the maker may name with his hand; if nothing fits, anything that goes with his bid."""
        possible = self.possible(state)
        if self.needs is None:
            return possible
        fit = [
            strain
            for strain in possible
            if self.rules.tables.trump_of[strain] < 0 or self.needs.fits_with(state, state.holder, strain)
        ]
        return fit if fit else possible

    def legal(self, state: State) -> list[Action]:
        """Any of the choices."""
        strains = self.fitting(state)
        if self.lone_calls is None and len(strains) == len(self.choices):
            return self.naming[state.turn]
        choices = self.lone_choices(state)
        found = [name for name in self.naming[state.turn] if int(name.code) in strains] if choices & TOGETHER else []
        if choices & BY_ONESELF:
            found += [name for name in self.naming_alone[state.turn] if int(name.code - self.strains) in strains]
        return found

    def apply(self, state: State, action: Action) -> None:
        """That is trump now."""
        state.strain = action.code % self.strains
        if action.code >= self.strains:
            self.side.maker_plays_alone(state)
        state.next_step()

    def why_not(self, state: State, action: Action) -> Reason:
        """Not one of the choices, not with this bid, or not with this hand."""
        strain = int(action.code % self.strains)
        name = self.rules.tables.strains[strain]
        if strain not in self.by_bid[state.level]:
            return Reason(f"{name} may not be named with this bid", "auction.bids")
        if strain not in self.possible(state):
            key = "trump.named" if self.last_suit >= 0 else "trump.barred"
            return Reason(f"{name} may not be trump after what came before", key)
        if strain not in self.fitting(state):
            return Reason(f"your hand is not one that may make {name} trump", "trump.needs")
        return Reason("you may not choose here whether you play alone", "alone.maker")

    def vocabulary(self, seat: i64) -> list[Action]:
        """Every choice."""
        return self.naming[seat] if self.lone_calls is None else [*self.naming[seat], *self.naming_alone[seat]]
