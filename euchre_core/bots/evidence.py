"""What the others did before the play, as evidence of the cards they were dealt."""

from __future__ import annotations

from typing import Final, final

from euchre_core.chapters.auction.ladder import LadderAuction
from euchre_core.chapters.auction.turn_up import TurnUpAuction
from euchre_core.kernel.action import Action
from euchre_core.kernel.phase import CardPhase

from .at_once import AtOnce
from .memory import add_card
from .reading import Reading

DOUBT: Final = 0.05
ALIKE: Final = 0.3
"""How likely somebody does what the heuristic would not have done with his cards, beside what it would have done, and
how likely if it is much the same."""


@final
class Moment:
    """A decision of another seat, taken when all it knew was the cards it was dealt and what everybody knows.

    Such a decision can be judged in every other world without playing that as far.

    Args:
        seats: the heuristic at all seats just before it; kept.
        action: what was decided.
    """

    def __init__(self, seats: AtOnce, action: Action) -> None:
        seats.dealt = seats.dealt.copy()
        self.seats = seats
        self.action = action
        self.mover = action.mover
        self.planes = seats.mind.reading.planes
        self.known: dict[tuple[int, ...], float] = {}

    def likelihood(self, own: list[int]) -> float:
        """How likely the action is with these cards, one mask a plane."""
        held = tuple(own)
        found = self.known.get(held)
        if found is None:
            seats = self.seats
            first = self.mover * self.planes
            seats.state.cards[first : first + self.planes] = own
            seats.dealt[first : first + self.planes] = own
            found = likelihood(seats, self.action)
            self.known[held] = found
        return found


@final
class Evidence:
    """What a seat has done by its cards alone, and how often they are others with which it would not have done that.

    Args:
        seat: whose actions these are.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.moments: list[Moment] = []
        self.tried = 1
        self.left = 0

    def fits(self, cards: list[int], luck: float) -> bool:
        """Whether the seat is likely enough to have done what it did with some cards."""
        planes = [0] * self.moments[0].planes
        for card in cards:
            add_card(planes, 0, card)
        self.tried += 1
        likely = 1.0
        for place, moment in enumerate(self.moments):
            likely *= moment.likelihood(planes)
            if likely <= luck:
                self.left += 1
                if place:  # what rules out most comes first
                    self.moments[place - 1 : place + 1] = [moment, self.moments[place - 1]]
                return False
        return True


def how_rare(evidence: Evidence) -> float:
    """In what part of the deals a seat would have done something else."""
    return evidence.left / evidence.tried


def likelihood(seats: AtOnce, action: Action) -> float:
    """How likely the seat in turn is to do something, which the heuristic would do or not."""
    state = seats.state
    state.offered = None
    state.cards_offered = 0
    seats.notes.forget_buried()
    return likelihood_beside(seats.mind.reading, seats.choose(), action)


def likelihood_beside(reading: Reading, usual: Action, action: Action) -> float:
    """How likely somebody does something where the heuristic would do something else, or the same."""
    if usual is action:
        return 1.0
    return ALIKE if are_alike(reading, usual, action) else DOUBT


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
