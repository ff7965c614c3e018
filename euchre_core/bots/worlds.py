"""Worlds a seat cannot tell from the real one, the likelier ones oftener: who passed or bid had a reason."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, final

from euchre_core.kernel.action import Action
from euchre_core.kernel.companion import Companion
from euchre_core.kernel.dealing import Dealing
from euchre_core.kernel.event import EXCHANGED, MOVED, OUT, Fact
from euchre_core.kernel.observation import Observation

from .at_once import AtOnce
from .evidence import DOUBT, Evidence, Moment, how_rare, likelihood, likelihood_beside
from .memory import may_look

if TYPE_CHECKING:
    from euchre_core.kernel.state import State

SEARCHED: Final = 4
"""How many times more patiently the cards of the first seat are dealt again than those of the others."""

HABIT: Final = 0.8
"""In how many worlds it is tried first that somebody gave away unseen what the heuristic would have given."""


@final
class Worlds:
    """Draws worlds for one decision of a seat.

    Args:
        real: what the seat sees of the real deal.
        rng: where the chance comes from.
        patience: after how many worlds that were left one is content with a less likely one, from 1.
    """

    def __init__(self, real: Observation, rng: random.Random, patience: int) -> None:
        self.real = real
        self.rng = rng
        self.sampler = real.sampler()
        self.witness = Witness(real.seat_number, rng, patience)

    def draw(self) -> AtOnce:
        """A world, with the heuristic at all its seats.

        Raises:
            RuntimeError: what was seen contradicts itself.
        """
        witness = self.witness
        witness.wait_anew()
        state = self.sampler.draw(self.rng, witness)
        seats = witness.seats
        return seats if seats is not None and seats.state is state else AtOnce.seen_by(self.real, state)


@final
class Witness(Companion):
    """Goes along in worlds, and leaves those in which the others would hardly have done what they did.

    Cards are kept with the chance that everybody would have done with them what he did: seat by seat, as far as that
    depends on nothing but the cards it was dealt, and then for the whole world. Cards that were played say nothing here
    but what they prove.

    Args:
        own: the seat for which worlds are drawn; its own actions tell nothing about the others.
        rng: where the chance comes from.
        patience: after how many worlds that were left one is content with a less likely one.

    Attributes:
        seats: the heuristic at all seats of the last world.
        evidence: for each seat its decisions that have come up and can be judged by its cards alone.
    """

    def __init__(self, own: int, rng: random.Random, patience: int) -> None:
        self.patience = patience
        self.own = own
        self.rng = rng
        self.seats: AtOnce | None = None
        self.masks: list[int] = []
        self.evidence: list[Evidence] = []
        self.judged = 0
        self.heard = 0
        self.touched = 0
        self.is_open = True
        self.usual: Action | None = None
        self.wait_anew()

    def wait_anew(self) -> None:
        """Begin to look for another world."""
        self.worlds = 0
        self.ease = 1.0
        self.luck = 0.0
        self.likely = 1.0

    def dealt(self, dealing: Dealing) -> bool:
        """Begin with another world: deal again to every seat until it would have done with its cards what it did.

        The seats whose cards are the rarest come first; those of the last can hardly change any more.
        """
        self.worlds += 1
        if self.worlds > self.patience:
            self.worlds = 1
            self.ease *= DOUBT
        self.luck = self.rng.random() * self.ease
        self.likely = 1.0
        self.judged = sum([len(each.moments) for each in self.evidence])
        self.evidence.sort(key=how_rare, reverse=True)
        kept = 0
        for each in self.evidence:
            if not self.look_for_cards(dealing, each, kept):
                return False
            kept |= 1 << each.seat
        return True

    def look_for_cards(self, dealing: Dealing, evidence: Evidence, kept: int) -> bool:
        """Deal again to a seat until its cards fit what it did; False if that takes too long.

        Args:
            dealing: the deal, which is changed.
            evidence: what the seat did.
            kept: the seats whose cards are settled, as a mask.
        """
        seat = evidence.seat
        own = dealing.unknown_in(1 << seat)
        others = dealing.unknown_in(-1 ^ (kept | 1 << seat))
        tries = self.patience if kept else SEARCHED * self.patience
        while not evidence.fits(dealing.pile(seat), self.rng.random() * self.ease):
            tries -= 1
            if tries <= 0 or not others:
                return False
            dealing.trade(own, others)
        return True

    def laid(self, state: State) -> None:
        """Keep in mind what the seats were dealt."""
        self.seats = None
        self.masks = state.cards[: len(state.rules.seats) * int(state.planes)]
        self.heard = 0
        self.touched = 0
        self.is_open = True

    def began(self, state: State, facts: list[Fact]) -> None:
        """Seat the heuristic at every place."""
        seats = AtOnce(state)
        seats.dealt = self.masks
        seats.notes.note_moves(facts)
        self.seats = seats
        self.touch(facts)

    def instead(self, state: State, hidden: Action | None) -> Action | None:
        """Mostly what the heuristic would have given away in this world."""
        self.is_open = False
        seats = self.seats
        if seats is None or self.rng.random() >= HABIT:
            self.usual = None
            return hidden
        self.usual = seats.choose()
        return self.usual

    def agrees(self, state: State, action: Action, was_hidden: bool) -> bool:
        """Whether this world is still likely enough, if that is done."""
        seats = self.seats
        if seats is None or action.mover == self.own or action.phase is seats.mind.reading.play:
            return True
        if was_hidden:
            if self.usual is not None:
                self.likely *= likelihood_beside(seats.mind.reading, self.usual, action)
            return self.likely > self.luck
        if self.is_open and self.knows_what_was_dealt(state, action.mover):
            self.heard += 1
            if self.heard <= self.judged:
                return True
            self.evidence_of(action.mover).moments.append(Moment(seats.copy(state.copy()), action))
        self.likely *= likelihood(seats, action)
        return self.likely > self.luck

    def evidence_of(self, seat: int) -> Evidence:
        """The evidence about a seat."""
        for each in self.evidence:
            if each.seat == seat:
                return each
        self.evidence.append(Evidence(seat))
        return self.evidence[-1]

    def knows_what_was_dealt(self, state: State, mover: int) -> bool:
        """Whether all that a seat knows is the cards it was dealt and what the own seat knows as well."""
        if self.touched >> mover & 1:
            return False
        planes = int(state.planes)
        for pile in range(len(state.rules.piles)):
            is_empty = not state.cards[pile * planes]
            if pile != mover and not is_empty and may_look(state, mover, pile) and not may_look(state, self.own, pile):
                return False
        return True

    def took(self, state: State, action: Action, facts: list[Fact]) -> None:
        """Let every seat see what was done."""
        seats = self.seats
        if seats is None:
            return
        seats.notes.note(action, facts, state)
        if action.phase is seats.mind.reading.play:
            self.touched |= 1 << action.mover
        self.touch(facts)

    def touch(self, facts: list[Fact]) -> None:
        """Remember whose cards are not any more those they were dealt."""
        for fact in facts:
            if fact.kind in (MOVED, EXCHANGED):
                for pile in (int(fact.source), int(fact.target)):
                    if pile != OUT:
                        self.touched |= 1 << pile
