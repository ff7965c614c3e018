"""Worlds a seat cannot tell from the real one, the likelier ones oftener: who passed or bid had a reason."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, final

from euchre_core.chapters.auction.ladder import LadderAuction
from euchre_core.chapters.auction.turn_up import TurnUpAuction
from euchre_core.kernel.action import Action
from euchre_core.kernel.companion import Companion
from euchre_core.kernel.event import Fact
from euchre_core.kernel.observation import Observation
from euchre_core.kernel.phase import CardPhase

from .at_once import AtOnce
from .reading import Reading

if TYPE_CHECKING:
    from euchre_core.kernel.state import State

DOUBT: Final = 0.05
ALIKE: Final = 0.3
"""How likely somebody does what the heuristic would not have done with his cards, beside what it would have done, and
how likely if it is much the same."""

HABIT: Final = 0.8
"""In how many worlds it is tried first that somebody gave away unseen what the heuristic would have given."""


def draw(real: Observation, rng: random.Random, patience: int) -> AtOnce:
    """A world, with the heuristic at all its seats.

    Args:
        real: what a seat sees of the real deal.
        rng: where the chance comes from.
        patience: after how many worlds that were left one is content with a less likely one, from 1.

    Raises:
        RuntimeError: what was seen contradicts itself.
    """
    witness = Witness(real.seat_number, rng, patience)
    state = real.sample_with(rng, witness)
    seats = witness.seats
    return seats if seats is not None and seats.state is state else AtOnce.seen_by(real, state)


@final
class Witness(Companion):
    """Goes along in worlds, and leaves those in which the others would hardly have done what they did.

    A world is kept with the chance that everybody would have done in it what he did. Cards that were played say nothing
    here but what they prove.

    Args:
        own: the seat for which worlds are drawn; its own actions tell nothing about the others.
        rng: where the chance comes from.
        patience: after how many worlds that were left one is content with a less likely one.

    Attributes:
        seats: the heuristic at all seats of the last world.
    """

    def __init__(self, own: int, rng: random.Random, patience: int) -> None:
        self.patience = patience
        self.own = own
        self.rng = rng
        self.seats: AtOnce | None = None
        self.dealt: list[int] = []
        self.worlds = 0
        self.ease = 1.0
        self.luck = 0.0
        self.likely = 1.0

    def laid(self, state: State) -> None:
        """Begin with another world."""
        self.seats = None
        self.dealt = state.cards[: len(state.rules.seats) * int(state.planes)]
        self.worlds += 1
        if self.worlds > self.patience:
            self.worlds = 1
            self.ease *= DOUBT
        self.luck = self.rng.random() * self.ease
        self.likely = 1.0

    def began(self, state: State, facts: list[Fact]) -> None:
        """Seat the heuristic at every place."""
        seats = AtOnce(state)
        seats.dealt = self.dealt
        seats.notes.note_moves(facts)
        self.seats = seats

    def instead(self, state: State, hidden: Action | None) -> Action | None:
        """Mostly what the heuristic would have given away in this world."""
        seats = self.seats
        return hidden if seats is None or self.rng.random() >= HABIT else seats.choose()

    def agrees(self, state: State, action: Action) -> bool:
        """Whether this world is still likely enough, if that is done."""
        seats = self.seats
        if seats is None or action.mover == self.own or action.phase is seats.mind.reading.play:
            return True
        usual = seats.choose()
        if usual is not action:
            self.likely *= ALIKE if are_alike(seats.mind.reading, usual, action) else DOUBT
        return self.likely > self.luck

    def took(self, state: State, action: Action, facts: list[Fact]) -> None:
        """Let every seat see what was done."""
        if self.seats is not None:
            self.seats.notes.note(action, facts, state)


def are_alike(reading: Reading, one: Action, other: Action) -> bool:
    """Whether two actions say much the same: bids in the same suit, calls of it alone and together, other cards."""
    phase = one.phase
    if phase is not other.phase or one.code < 0 or other.code < 0:
        return False
    if isinstance(phase, LadderAuction):
        return one.code // reading.contracts.levels == other.code // reading.contracts.levels
    if isinstance(phase, TurnUpAuction):
        return one.code % (reading.strains + 1) == other.code % (reading.strains + 1)
    return isinstance(phase, CardPhase)
