"""The heuristic at every seat of a deal at once, straight from its state: what simulations play with.

Takes the same decisions as `HeuristicBot` does through observations, by the same functions, without making any. Of the
state nothing is looked at that the seat in turn may not see.
"""

from __future__ import annotations

from typing import final

from euchre_core.kernel.action import Action
from euchre_core.kernel.observation import Observation
from euchre_core.kernel.pack import lowest
from euchre_core.kernel.state import State

from .heuristic import Mind, mind_for
from .memory import Notes, add_card
from .sight import Sight


@final
class AtOnce:
    """The heuristic at all seats of one deal.

    Args:
        state: a deal at its beginning: laid and not begun yet (`Rules.lay`), or begun without an action (of a deal
            in which cards change places before the first action, the seats then do not know which).

    Attributes:
        state: the deal, which `take` changes.
        notes: what everybody has seen of it.
        dealt: the cards that each seat was dealt, one mask a plane, all seats in a row.
    """

    def __init__(self, state: State) -> None:
        self.mind: Mind = mind_for(state.rules)
        self.state = state
        self.notes = Notes(self.mind.reading)
        self.dealt = state.cards[: self.mind.reading.seats * self.mind.reading.planes]
        if state.step < 0:
            state.journal = []
            state.next_step()
            self.notes.note_moves(state.journal)
            state.journal = None

    @staticmethod
    def seen_by(observation: Observation, world: State) -> AtOnce:
        """All seats in the middle of a deal as one of them knows it; that one knows all that it really knows.

        Args:
            observation: what the seat has seen.
            world: a state it cannot tell from the real one, such as `Observation.sample_state` gives.
        """
        seats = AtOnce(world)
        for event in observation.history:
            seats.notes.note(event.action, event.facts, world)
        planes = seats.mind.reading.planes
        seats.dealt = [0] * len(seats.dealt)
        for card in observation.dealt:
            if card >= 0:
                add_card(seats.dealt, observation.seat_number * planes, card)
        return seats

    def copy(self, state: State) -> AtOnce:
        """The same seats with the same notes at another state of the deal, such as a copy or another sampled world."""
        twin = AtOnce(state)
        twin.notes = self.notes.copy()
        twin.dealt = self.dealt
        return twin

    def choose(self) -> Action:
        """The heuristic's action for the seat in turn; the deal must not be over."""
        state = self.state
        quick = state.now.quick
        if quick is None:
            legal = state.choices()
            return legal[0] if len(legal) == 1 else self.mind.choose(self.look(), legal)
        cards = quick.legal_cards(state)
        if not cards & (cards - 1):
            card = lowest(cards)
        elif quick is self.mind.reading.play:
            card = self.mind.card_to_play(self.look(), cards)
        else:
            return self.mind.choose(self.look(), quick.as_actions(state.turn, cards))
        return quick.by_card[state.turn * quick.kinds + card]

    def look(self) -> Sight:
        """What the seat in turn sees."""
        return Sight(self.mind.reading, self.state, self.state.turn, self.notes, self.dealt)

    def take(self, action: Action) -> None:
        """Take an action, which must be one of the legal ones, and let everybody see it."""
        state = self.state
        state.offered = None
        state.cards_offered = 0
        if action.phase is self.mind.reading.play:
            action.phase.apply(state, action)
            self.notes.note_play(action.mover, action.code, state)
            return
        state.journal = []
        action.phase.apply(state, action)
        self.notes.note(action, state.journal, state)
        state.journal = None

    def play_out(self) -> int:
        """Play the deal to its end; how many actions that took."""
        actions = 0
        while not self.state.is_over:
            self.take(self.choose())
            actions += 1
        return actions
