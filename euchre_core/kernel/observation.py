"""What one seat may know of a deal."""

from __future__ import annotations

import random
from typing import final

from .companion import Companion
from .event import MOVED, OUT, UNSEEN, Event
from .layout import EVERYBODY, OWNER
from .legal import LegalActions
from .rules import Rules
from .sample import Sampler
from .state import State


@final
class Observation:
    """Exactly what one seat may know: its cards, what lies open, and everything it has seen since the deal.

    Built from what may be seen: the state inside has the piles and slots this seat may look at and nothing else, so
    the legal actions worked out from it cannot depend on anything hidden.
    """

    def __init__(
        self, state: State, seat: int, dealt: list[int], history: list[Event], lasting: list[int] | None
    ) -> None:
        self.rules = state.rules
        self.seat_number = seat
        self.view = view(state, seat)
        self.dealt = [UNSEEN] * len(dealt) if is_blind(state, seat) else dealt
        self.history = history
        self.lasting = lasting

    @property
    def seat(self) -> str:
        """Whose observation this is."""
        return self.rules.seats[self.seat_number]

    @property
    def to_act(self) -> str | None:
        """Whose turn it is."""
        return self.view.to_act

    @property
    def dealer(self) -> str:
        """Who dealt."""
        return self.rules.seats[self.view.dealer]

    @property
    def hand(self) -> list[str]:
        """The seat's own cards, in pack order."""
        return self.view.hand(self.seat)

    @property
    def trump(self) -> str | None:
        """What is trump, once it is named."""
        return self.rules.tables.strains[self.view.strain] if self.view.strain >= 0 else None

    @property
    def holder(self) -> str | None:
        """Who has the contract, or the highest claim to it so far."""
        return self.rules.seats[self.view.holder] if self.view.holder >= 0 else None

    @property
    def tricks(self) -> dict[str, int]:
        """The tricks each seat has taken."""
        return dict(zip(self.rules.seats, self.view.taken, strict=True))

    @property
    def scores(self) -> dict[str, int]:
        """The score of each side before this deal."""
        return dict(zip(self.rules.side_names, self.view.before, strict=True))

    @property
    def trick(self) -> list[tuple[str, str]]:
        """The cards of the trick on the table, in the order they were played, as seat and card."""
        played = [
            (event.seat, self.rules.pack.kinds[fact.card])
            for event in self.history
            for fact in event.facts
            if fact.kind == MOVED and fact.target == OUT
        ]
        return played[len(played) - self.view.count :] if self.view.count else []

    @property
    def legal_actions(self) -> LegalActions:
        """What this seat may do now; empty while it is not its turn."""
        if self.view.turn != self.seat_number:
            return LegalActions(self.view, [])
        return self.view.legal_actions

    def sample_state(self, rng: random.Random) -> State:
        """A full state that this seat cannot tell from the real one.

        The unknown cards are dealt at random so that everything seen could have happened: voids shown, cards given and
        taken, what a seat knows of cards it gave away. Not every such state is equally likely to be drawn.

        Args:
            rng: where the chance comes from.
        """
        return self.sampler().draw(rng, Companion())

    def sampler(self) -> Sampler:
        """What draws such states; for many it is quicker, and it can be told which of them are wanted."""
        return Sampler(self.view, self.seat_number, self.dealt, self.history, self.lasting)

    def __repr__(self) -> str:
        return f"<Observation of {self.seat}: {' '.join(self.hand)}; {self.to_act} to act>"


def is_blind(state: State, seat: int) -> bool:
    """Whether a seat must decide something before it looks at its hand."""
    main = state.now.main
    return (main.all_are_blind or (main.is_blind and state.turn == seat)) and not state.is_over


def view(state: State, seat: int) -> State:
    """A state that holds only what a seat may look at now."""
    rules = state.rules
    planes = int(rules.pack.planes)
    seen = State(
        rules, [0] * len(state.cards), rules.first_slots.copy(), state.taken.copy(), state.before, state.dealer
    )
    for pile, viewers in enumerate(rules.viewers):
        if pile == seat and is_blind(state, seat):
            continue
        if viewers >> seat & 1 or state.open_piles >> pile & 1:
            for place in range(pile * planes, (pile + 1) * planes):
                seen.cards[place] = state.cards[place]
    for slot in rules.slots:
        place = rules.slot_index[slot.name]
        if slot.viewers == EVERYBODY:
            for each in range(place, place + (len(rules.seats) if slot.each_seat else 1)):
                seen.slots[each] = state.slots[each]
        elif slot.viewers == OWNER and slot.each_seat:
            seen.slots[place + seat] = state.slots[place + seat]
    seen.turn, seen.step, seen.now = state.turn, state.step, state.now
    seen.allies, seen.asked, seen.open_piles, seen.played = state.allies, state.asked, state.open_piles, state.played
    seen.holder, seen.level, seen.strain, seen.idle = state.holder, state.level, state.strain, state.idle
    seen.leader, seen.led, seen.best, seen.winning = state.leader, state.led, state.best, state.winning
    seen.count, seen.tricks_left, seen.at_once = state.count, state.tricks_left, state.at_once
    seen.is_over, seen.passes_deal, seen.results = state.is_over, state.passes_deal, state.results
    seen.is_scored = state.is_scored
    return seen


__all__ = ["Observation", "Rules", "view"]
