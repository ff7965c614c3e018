"""When an exchange takes place: with a bid, for a lone maker, for a lone defender, and after a claim."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from euchre_core.chapters.memory import ALONE, CLAIMED_EXCHANGE, CLAIMER, LONE_DEFENDER, LONE_KIND, MAKER_ALONE
from euchre_core.chapters.sides import Sides
from euchre_core.kernel.action import Action
from euchre_core.kernel.errors import Reason
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .giving import Giving
from .phase import Exchange


@final
class BidExchange(Exchange):
    """The exchange that goes with the bid: one plan for each."""

    def which(self, state: State) -> i64:
        """That of the maker's bid."""
        return state.level if state.holder >= 0 else -1

    def player(self, state: State) -> i64:
        """The maker."""
        return state.holder


@final
class LoneMakerExchange(Exchange):
    """The exchange of a maker who plays alone, though his bid does not say so: a plan for each kind of lone hand.

    Args:
        plans, names, discards, side: see `Exchange`.
        lone_bids: which bids are played alone anyway.
    """

    def __init__(
        self, plans: list[list[Giving]], names: list[str], discards: str, side: Sides, lone_bids: list[bool]
    ) -> None:
        super().__init__(plans, names, discards, side)
        self.lone_bids = lone_bids

    def bind(self, rules: Rules, step: int) -> None:
        """Find the slot."""
        super().bind(rules, step)
        self.alone = rules.slot(ALONE)
        self.kind = rules.slot_index.get(LONE_KIND, -1)

    def which(self, state: State) -> i64:
        """That of the kind of lone hand he plays, if he is alone."""
        if state.holder < 0 or not state.slots[self.alone] & MAKER_ALONE or self.lone_bids[state.level]:
            return -1
        return state.slots[self.kind] if self.kind >= 0 else 0

    def player(self, state: State) -> i64:
        """The maker."""
        return state.holder


@final
class LoneDefenderExchange(Exchange):
    """The exchange of a defender who plays alone."""

    def bind(self, rules: Rules, step: int) -> None:
        """Find the slot."""
        super().bind(rules, step)
        self.defender = rules.slot(LONE_DEFENDER)

    def which(self, state: State) -> i64:
        """The only one, if there is such a defender."""
        return 0 if state.slots[self.defender] else -1

    def player(self, state: State) -> i64:
        """The lone defender."""
        return state.slots[self.defender] - 1


class ClaimedExchange(Exchange):
    """The exchange that a claim has brought about: one plan for each exchange that can be claimed."""

    def bind(self, rules: Rules, step: int) -> None:
        """Find the slots."""
        super().bind(rules, step)
        self.claimed = rules.slot(CLAIMED_EXCHANGE)
        self.claimer = rules.slot(CLAIMER)

    def which(self, state: State) -> i64:
        """The one that was claimed and has not been made yet."""
        return state.slots[self.claimed] - 1

    def player(self, state: State) -> i64:
        """The claimer."""
        return state.slots[self.claimer] - 1

    def begin(self, state: State) -> bool:
        """The first step; an exchange in which nobody has anything to decide is over at once."""
        if super().begin(state):
            return True
        state.slots[self.claimed] = 0
        return False

    def over(self, state: State) -> None:
        """It has been made."""
        state.slots[self.claimed] = 0
        state.next_step()


@final
class OwnTurnExchange(ClaimedExchange):
    """The same in a player's turn to speak: when it has been made it is his turn again."""

    def permits(self, state: State, action: Action) -> bool:
        """Only once it has been claimed."""
        return state.asked >= 0 and super().permits(state, action)

    def why_not(self, state: State, action: Action) -> Reason:
        """Nobody has claimed an exchange, or not such a card."""
        if state.asked < 0:
            return Reason("no exchange of cards has been claimed", "claims")
        return super().why_not(state, action)

    def arrive(self, state: State) -> bool:
        """Begin, if the player in turn has just claimed an exchange."""
        if state.slots[self.claimed]:
            claimer = self.player(state)
            if self.begin(state):
                state.question(self, state.turn)
            else:
                state.turn = claimer
        return False

    def ask(self, state: State, giving: Giving, seat: i64) -> bool:
        """Give the word to a giver; nothing else can be done meanwhile."""
        if not super().ask(state, giving, seat):
            return False
        if state.asked >= 0:
            state.question(self, seat)
        return True

    def over(self, state: State) -> None:
        """It has been made, and the claimer speaks."""
        claimer = self.player(state)
        state.slots[self.claimed] = 0
        state.answered(claimer)
