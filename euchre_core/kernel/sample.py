"""A full state that one seat cannot tell from the real one.

The history is first played through with unknown cards: every card the seat has not seen is a variable, moves carry the
variables along, cards that were shown bind them, and proofs of absence (a void shown, a better card withheld) narrow
what they can be. Then the unseen cards are dealt to the variables, and the whole history is replayed with the real
rules; a deal in which some action would have been impossible (a forced card that is not the best) is dealt again.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, final

from .action import Action
from .companion import Companion
from .event import ABSENT, EXCHANGED, MOVED, OUT, PRESENT, SHOWN, UNSEEN, Event, Fact, noticed
from .layout import EVERYBODY

if TYPE_CHECKING:
    from .state import State

TRIES: Final = 1000
UNKNOWN: Final = -1


def sample(
    view: State,
    seat: int,
    dealt: list[int],
    history: list[Event],
    lasting: list[int] | None,
    rng: random.Random,
    companion: Companion,
) -> State:
    """Deal the unknown cards so that everything the seat saw could have happened.

    Where no such deal is found in many tries (several hidden gifts in a row, each of which had to be the best card),
    the cards fit everything that lies open, but one of those gifts may not have been the best.

    Raises:
        RuntimeError: the history contradicts itself.
    """
    for attempt in range(TRIES):
        guess = Guess(view, seat, dealt, lasting, rng)
        if not guess.follow(history) or not guess.deal_the_rest():
            continue
        state = guess.replay(history, attempt % 2 == 0, companion)
        if state is not None and looks_the_same(state, view, seat):
            return state
    for _ in range(TRIES):
        guess = Guess(view, seat, dealt, lasting, rng)
        if guess.follow(history) and guess.deal_the_rest():
            return guess.as_it_stands()
    raise RuntimeError(f"no deal fits what {view.rules.seats[seat]} has seen")


def looks_the_same(state: State, view: State, seat: int) -> bool:
    """Whether the seat sees in the state what it sees in its view: its cards, what is remembered openly, the trick."""
    rules, planes = view.rules, int(view.planes)
    if state.turn != view.turn or state.step != view.step or state.is_over != view.is_over:
        return False
    if state.taken != view.taken or state.results != view.results or state.holder != view.holder:
        return False
    if state.allies != view.allies or state.idle != view.idle or state.asked != view.asked:
        return False
    own = range(seat * planes, (seat + 1) * planes)
    is_blind = view.now.main.all_are_blind or (view.now.main.is_blind and view.turn == seat)
    if not is_blind and any(state.cards[place] != view.cards[place] for place in own):
        return False
    for slot in rules.slots:
        first = rules.slot_index[slot.name]
        open_to_all = range(first, first + (len(rules.seats) if slot.each_seat else 1))
        if slot.viewers == EVERYBODY and any(state.slots[place] != view.slots[place] for place in open_to_all):
            return False
    return True


@final
class Guess:
    """One attempt: the piles as lists of variables, what each variable may be, and what it is."""

    def __init__(self, view: State, seat: int, dealt: list[int], lasting: list[int] | None, rng: random.Random) -> None:
        self.view = view
        self.lasting = lasting
        self.rules = view.rules
        self.seat = seat
        self.rng = rng
        self.card: list[int] = []
        self.may_be: list[int] = []
        self.first: list[list[int]] = []
        self.moved: list[tuple[int, int]] = []
        self.everything = (1 << len(self.rules.pack.kinds)) - 1
        for pile in range(len(self.rules.piles)):
            known = dealt if pile == seat else [UNKNOWN] * self.rules.dealt(pile, int(view.dealer))
            self.first.append(list(range(len(self.card), len(self.card) + len(known))))
            self.card += known
            self.may_be += [self.everything] * len(known)
        self.piles = [pile.copy() for pile in self.first]
        self.played: list[list[int]] = [[] for _ in self.first]

    def follow(self, history: list[Event]) -> bool:
        """Carry the variables through the history; False if this way of choosing them leads nowhere."""
        return all(self.note(place, fact) for place, event in enumerate(history) for fact in event.facts)

    def note(self, place: int, fact: Fact) -> bool:
        """Take in one fact."""
        source, target = int(fact.source), int(fact.target)
        if fact.kind == EXCHANGED:
            self.piles[source], self.piles[target] = self.piles[target], self.piles[source]
        elif fact.kind == ABSENT:
            for variable in self.piles[source]:
                self.may_be[variable] &= ~int(fact.card)
        elif fact.kind == PRESENT:
            self.let_there_be(source, int(fact.card))
        elif fact.kind == SHOWN:
            return self.choose(source, int(fact.card), target + 1) != UNKNOWN
        elif fact.kind == MOVED:
            variable = self.choose(source, int(fact.card), 1)
            if variable == UNKNOWN:
                return False
            self.piles[source].remove(variable)
            if target == OUT:
                self.played[source].append(variable)
            else:
                self.piles[target].append(variable)
            self.moved.append((place, variable))
        return True

    def let_there_be(self, pile: int, mask: int) -> None:
        """Make sure that a pile holds a card of a mask, or has played one; the replay judges whether it fits."""
        known = [self.card[variable] for variable in [*self.piles[pile], *self.played[pile]]]
        if any(card != UNKNOWN and mask >> card & 1 for card in known):
            return
        free = [v for v in self.piles[pile] if self.card[v] == UNKNOWN and self.may_be[v] & mask]
        if free:
            self.may_be[self.rng.choice(free)] &= mask

    def choose(self, pile: int, card: int, copies: int) -> int:
        """The variable of a pile that a fact about so many copies of a card is about; any one if it was not seen."""
        variables = self.piles[pile]
        if card == UNSEEN:
            return self.rng.choice(variables) if variables else UNKNOWN
        bound = [variable for variable in variables if self.card[variable] == card]
        if len(bound) >= copies:
            return bound[0]
        free = [v for v in variables if self.card[v] == UNKNOWN and self.may_be[v] >> card & 1]
        if not free:
            return UNKNOWN
        chosen = self.rng.choice(free)
        self.card[chosen] = card
        return chosen

    def deal_the_rest(self) -> bool:
        """Give every unknown variable one of the unseen cards it may be; False if they do not come out."""
        unseen = self.shuffled_unseen()
        if unseen is None:
            return False
        owner = [UNKNOWN] * len(unseen)
        free = list(range(len(unseen)))
        for variable in self.most_bound_first():
            found = self.first_of(free, variable, unseen)
            if found != UNKNOWN:
                owner[free.pop(found)] = variable
            elif self.place(variable, unseen, owner, set()):
                free = [place for place in free if owner[place] == UNKNOWN]
            else:
                return False
        for place, variable in enumerate(owner):
            if variable != UNKNOWN:
                self.card[variable] = unseen[place]
        return True

    def shuffled_unseen(self) -> list[int] | None:
        """The cards that no variable is, in random order; None if the variables are more cards than the pack has."""
        missing = [0] * len(self.rules.pack.kinds)
        for card in self.card:
            if card != UNKNOWN:
                missing[card] += 1
        unseen: list[int] = []
        for card in self.rules.pack.shuffled(self.rng):
            if missing[card]:
                missing[card] -= 1
            else:
                unseen.append(card)
        return None if any(missing) else unseen

    def most_bound_first(self) -> list[int]:
        """The unknown variables, those first that can be the fewest cards."""
        bound: list[int] = []
        others: list[int] = []
        for variable, card in enumerate(self.card):
            if card == UNKNOWN:
                (others if self.may_be[variable] == self.everything else bound).append(variable)
        if len(bound) > 1:
            self.rng.shuffle(bound)
            bound.sort(key=lambda variable: self.may_be[variable].bit_count())
        return bound + others

    def first_of(self, free: list[int], variable: int, unseen: list[int]) -> int:
        """The place among the free cards of the first one that a variable may be; `UNKNOWN` if it may be none."""
        may_be = self.may_be[variable]
        for place, each in enumerate(free):
            if may_be >> unseen[each] & 1:
                return place
        return UNKNOWN

    def place(self, variable: int, unseen: list[int], owner: list[int], tried: set[int]) -> bool:
        """Find a card for a variable, moving others to another card if need be (augmenting paths)."""
        for place, card in enumerate(unseen):
            if place not in tried and self.may_be[variable] >> card & 1:
                tried.add(place)
                if owner[place] == UNKNOWN or self.place(owner[place], unseen, owner, tried):
                    owner[place] = variable
                    return True
        return False

    def as_it_stands(self) -> State:
        """The present moment with the cards as they were dealt to the variables, without a replay."""
        state = self.view.copy()
        for pile, variables in enumerate(self.piles):
            for place in range(pile * int(state.planes), (pile + 1) * int(state.planes)):
                state.cards[place] = 0
            for variable in variables:
                state.put(pile, self.card[variable])
        return state

    def replay(self, history: list[Event], in_order: bool, companion: Companion) -> State | None:
        """Play the history on these cards; None if an action of it is not possible, or not agreed to."""
        cards = [[self.card[variable] for variable in pile] for pile in self.first]
        state = self.rules.lay(int(self.view.dealer), cards, self.view.before, self.lasting)
        state.played = self.view.played
        if state.played == 0:
            self.rules.begin_game(state)
        companion.laid(state)
        state.journal = []
        state.next_step()
        facts = state.journal
        state.journal = None
        seen, again = noticed(history[0].facts, self.seat), noticed(facts, self.seat)
        if again != seen[max(0, len(seen) - len(again)) :]:  # what lay face up from the start comes before
            return None
        companion.began(state, facts)
        for event, action in zip(history[1:], self.actions(history, in_order), strict=True):
            if state.is_over:
                return None
            if event.action.is_hidden:
                action = self.hidden(state, event.action, companion.instead(state, action))
            if action is None or not state.permits(action) or not companion.agrees(state, action):
                return None
            if not self.take(state, action, event.facts, companion):
                return None  # another card was given than was guessed, and is missed where cards are shown
        return state

    def take(self, state: State, action: Action, facts: list[Fact], companion: Companion) -> bool:
        """Take an action; False if other cards would have been seen with it than those of the facts."""
        seen = noticed(facts, self.seat)
        is_played = len(facts) > 0 and facts[0].kind == MOVED and facts[0].target == OUT and not seen
        state.journal = None if is_played else []
        action.phase.apply(state, action)
        found = state.journal if state.journal is not None else []
        state.journal = None
        companion.took(state, action, found)
        return is_played or noticed(found, self.seat) == seen

    def hidden(self, state: State, hidden: Action, guessed: Action | None) -> Action | None:
        """A hidden action: the one guessed, or another where that is not allowed, since nobody who looks on saw it."""
        choices = [action for action in state.legal_actions if action.verb == hidden.verb]
        if guessed in choices or not choices or state.turn != hidden.mover:
            return guessed
        return self.rng.choice(choices)

    def actions(self, history: list[Event], in_order: bool) -> list[Action | None]:
        """The actions of the history with the hidden cards filled in.

        Several cards given in a row are given in pack order (unless `in_order` is off: a forced best card comes first).
        """
        acts = [event.action for event in history[1:]]
        if not any(action.is_hidden for action in acts):
            return list(acts)
        cards = {place - 1: self.card[variable] for place, variable in reversed(self.moved)}
        run: list[int] = []
        for place, action in enumerate([*acts, None]):
            if action is not None and action.is_hidden and (not run or acts[run[-1]] is action):
                run.append(place)
                continue
            given = sorted(cards[each] for each in run)
            if not in_order:
                self.rng.shuffle(given)
            cards.update(zip(run, given, strict=True))
            run = [place] if action is not None and action.is_hidden else []
        return [with_card(action, cards[place]) if action.is_hidden else action for place, action in enumerate(acts)]


def with_card(action: Action, card: int) -> Action | None:
    """The action a hidden one stands for, if it is about this card."""
    for known in action.phase.vocabulary(action.mover):
        if known.verb == action.verb and known.code == card:
            return known
    return None
