"""Full states that one seat cannot tell from the real one.

The history is first played through with unknown cards (`guess.py`). Then the unseen cards are dealt, and the whole
history is replayed with the real rules; a deal in which some action would have been impossible (a forced card that is
not the best), or to which whoever goes along does not agree, is dealt again.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, final

from .action import Action
from .companion import Companion
from .dealing import Dealing
from .event import MOVED, OUT, SHOWN, Event, noticed
from .guess import Guess, beginning
from .layout import EVERYBODY
from .phase import CardPhase

if TYPE_CHECKING:
    from .rules import Rules
    from .state import State

TRIES: Final = 1000


@final
class Sampler:
    """Draws states for a seat at one moment of a deal, as many as are wanted.

    Args:
        view: the deal as the seat sees it.
        seat: whose view it is.
        dealt: the cards it was dealt.
        history: what it has seen since.
        lasting: what is remembered from one deal of the match to the next.
    """

    def __init__(
        self, view: State, seat: int, dealt: list[int], history: list[Event], lasting: list[int] | None
    ) -> None:
        self.view = view
        self.seat = seat
        self.history = history
        self.lasting = lasting
        self.acts: list[Action | None] = [event.action for event in history[1:]]
        self.runs = runs_of_hidden(history)
        self.first, self.card = beginning(view.rules, int(view.dealer), seat, dealt)
        self.seen = [noticed(event.facts, seat) for event in history]
        self.are_plays = [is_unnoticed_play(event, seen) for event, seen in zip(history, self.seen, strict=True)]
        main = view.now.main
        self.is_blind = main.all_are_blind or (main.is_blind and view.turn == seat)
        self.open_slots = open_slots(view.rules)
        self.only_guess: Guess | None = None

    def draw(self, rng: random.Random, companion: Companion) -> State:
        """Deal the unknown cards so that everything the seat saw could have happened.

        Where no such deal is found in many tries (several hidden gifts in a row, each of which had to be the best
        card), the cards fit everything that lies open, but one of those gifts may not have been the best.

        Args:
            rng: where the chance comes from.
            companion: sees every deal that is tried, and may want another one.

        Raises:
            RuntimeError: the history contradicts itself.
        """
        for attempt in range(TRIES):
            dealing = self.deal(rng)
            state = self.replay(dealing, attempt % 2 == 0, companion) if dealing is not None else None
            if state is not None and self.looks_the_same(state):
                return state
        for _ in range(TRIES):
            dealing = self.deal(rng)
            if dealing is not None:
                return self.as_it_stands(dealing)
        raise RuntimeError(f"no deal fits what {self.view.rules.seats[self.seat]} has seen")

    def deal(self, rng: random.Random) -> Dealing | None:
        """The unknown cards, dealt once; None if they do not come out."""
        guess = self.guess(rng)
        cards = guess.deal(rng) if guess is not None else None
        return Dealing(guess, cards, rng) if guess is not None and cards is not None else None

    def guess(self, rng: random.Random) -> Guess | None:
        """A guess that has followed the history; None if it led nowhere. Where there is but one it is made once."""
        if self.only_guess is not None:
            return self.only_guess
        guess = Guess(self.view.rules.pack, self.first, self.card, rng)
        if not guess.follow(self.history):
            return None
        if not guess.is_chance:
            self.only_guess = guess
        return guess

    # -- the deal again, with other cards ----------------------------------------------------------------------------

    def replay(self, dealing: Dealing, in_order: bool, companion: Companion) -> State | None:
        """Play the history on these cards; None if an action of it is not possible, or not agreed to."""
        if not companion.dealt(dealing):
            return None
        state = self.begun([dealing.pile(pile) for pile in range(len(self.first))], companion)
        if state is None:
            return None
        acts = self.actions(dealing, in_order) if self.runs else self.acts
        for place, action in enumerate(acts, 1):
            if state.is_over:
                return None
            is_hidden = self.history[place].action.is_hidden
            if is_hidden:
                action = self.hidden(state, place, action, dealing.rng, companion)
            if action is None or not state.permits(action) or not companion.agrees(state, action, is_hidden):
                return None
            state.journal = None if self.are_plays[place] else []
            action.phase.apply(state, action)
            facts = state.journal if state.journal is not None else []
            state.journal = None
            companion.took(state, action, facts)
            if not self.are_plays[place] and noticed(facts, self.seat) != self.seen[place]:
                return None  # another card was given than was guessed, and is missed where cards are shown
        return state

    def hidden(
        self, state: State, place: int, guessed: Action | None, rng: random.Random, companion: Companion
    ) -> Action | None:
        """A hidden action: the one guessed, or another, since nobody who looks on saw it."""
        action = companion.instead(state, guessed)
        if action is not guessed and action is not None and self.is_seen_later(state, place, action):
            action = guessed
        veiled = self.history[place].action
        choices = [action for action in state.legal_actions if action.verb == veiled.verb]
        if action in choices or not choices or state.turn != veiled.mover:
            return action
        return rng.choice(choices)

    def is_seen_later(self, state: State, place: int, action: Action) -> bool:
        """Whether somebody who gave a card away at a place of the history would lack it when he shows it later."""
        if action.code < 0:
            return False
        shown = 0
        for event in self.history[place + 1 :]:
            for fact in event.facts:
                if fact.kind in (MOVED, SHOWN) and fact.source == action.mover and fact.card == action.code:
                    shown += 1
        return shown > 0 and shown >= state.holds(action.mover, action.code)

    def begun(self, piles: list[list[int]], companion: Companion) -> State | None:
        """The deal with these cards before the first action; None if the seat would have seen something else."""
        view = self.view
        state = view.rules.lay(int(view.dealer), piles, view.before, self.lasting)
        state.played = view.played
        if state.played == 0:
            view.rules.begin_game(state)
        companion.laid(state)
        state.journal = []
        state.next_step()
        facts = state.journal
        state.journal = None
        seen, again = self.seen[0], noticed(facts, self.seat)
        if again != seen[max(0, len(seen) - len(again)) :]:  # what lay face up from the start comes before
            return None
        companion.began(state, facts)
        return state

    def actions(self, dealing: Dealing, in_order: bool) -> list[Action | None]:
        """The actions of the history with the hidden cards filled in.

        Several cards given in a row are given in pack order (unless `in_order` is off: a forced best card comes first).
        """
        acts = self.acts.copy()
        card_of = {place: dealing.cards[variable] for place, variable in reversed(dealing.guess.hidden)}
        for run in self.runs:
            given = sorted([card_of[place] for place in run])
            if not in_order:
                dealing.rng.shuffle(given)
            for place, card in zip(run, given, strict=True):
                acts[place - 1] = with_card(self.history[place].action, card)
        return acts

    def as_it_stands(self, dealing: Dealing) -> State:
        """The present moment with the cards as they were dealt to the variables, without a replay."""
        state = self.view.copy()
        for pile, variables in enumerate(dealing.guess.piles):
            for place in range(pile * int(state.planes), (pile + 1) * int(state.planes)):
                state.cards[place] = 0
            for variable in variables:
                state.put(pile, dealing.cards[variable])
        return state

    def looks_the_same(self, state: State) -> bool:
        """Whether the seat sees in a state what it sees: its cards, what is remembered openly, the trick."""
        view = self.view
        if state.turn != view.turn or state.step != view.step or state.is_over != view.is_over:
            return False
        if state.taken != view.taken or state.results != view.results or state.holder != view.holder:
            return False
        if state.allies != view.allies or state.idle != view.idle or state.asked != view.asked:
            return False
        for place in self.open_slots:
            if state.slots[place] != view.slots[place]:
                return False
        return self.is_blind or self.holds_the_same(state)

    def holds_the_same(self, state: State) -> bool:
        """Whether the seat has the same cards in a state."""
        planes = int(self.view.planes)
        for place in range(self.seat * planes, (self.seat + 1) * planes):
            if state.cards[place] != self.view.cards[place]:
                return False
        return True


def open_slots(rules: Rules) -> list[int]:
    """The places of all that is remembered of a deal openly."""
    places: list[int] = []
    for slot in rules.slots:
        if slot.viewers == EVERYBODY:
            first = rules.slot_index[slot.name]
            places += range(first, first + (len(rules.seats) if slot.each_seat else 1))
    return places


def runs_of_hidden(history: list[Event]) -> list[list[int]]:
    """The events in which a card was given unseen, those together in which somebody gave several in a row."""
    runs: list[list[int]] = []
    for place, event in enumerate(history):
        if place and event.action.is_hidden:
            if runs and runs[-1][-1] == place - 1 and history[place - 1].action is event.action:
                runs[-1].append(place)
            else:
                runs.append([place])
    return runs


def is_unnoticed_play(event: Event, seen: list[tuple[int, int, int, int]]) -> bool:
    """Whether an event is a card that was played, and nothing else was shown with it."""
    return len(event.facts) > 0 and event.facts[0].kind == MOVED and event.facts[0].target == OUT and not seen


def with_card(action: Action, card: int) -> Action | None:
    """The action a hidden one stands for, if it is about this card."""
    phase = action.phase
    if isinstance(phase, CardPhase) and action.verb == phase.verb:
        return phase.by_card[action.mover * phase.kinds + card]
    for known in phase.vocabulary(action.mover):
        if known.verb == action.verb and known.code == card:
            return known
    return None
