"""One guess where the cards lie that a seat has not seen.

Every card it has not seen is a variable. Moves carry the variables along, cards that were shown bind them, and proofs
of absence (a void shown, a better card withheld) narrow what they can be. Then the unseen cards are dealt to the
variables.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from .event import ABSENT, EXCHANGED, MOVED, OUT, PRESENT, SHOWN, UNSEEN, Event, Fact
from .pack import Pack, below, in_random_order

if TYPE_CHECKING:
    from .rules import Rules

UNKNOWN: Final = -1
DEALS: Final = 10
"""How many times the cards are simply dealt, to see whether they fit, before they are dealt so that they do."""


def beginning(rules: Rules, dealer: int, seat: int, dealt: list[int]) -> tuple[list[list[int]], list[int]]:
    """The variables of each pile before anything has happened, and which cards they are.

    Args:
        rules: the rules.
        dealer: who dealt.
        seat: who looks on.
        dealt: the cards this seat was dealt, `UNKNOWN` where it has not looked at them.
    """
    first: list[list[int]] = []
    card: list[int] = []
    for pile in range(len(rules.piles)):
        known = dealt if pile == seat else [UNKNOWN] * rules.dealt(pile, dealer)
        first.append(list(range(len(card), len(card) + len(known))))
        card += known
    return first, card


@final
class Guess:
    """The piles as lists of variables, what each variable may be, and what it is.

    Args:
        pack: the cards.
        first: the variables of each pile at first, as `beginning` gives them; kept.
        card: of each variable which card it is; `UNKNOWN` where the seat has not seen it.
        rng: where the chance comes from.

    Attributes:
        may_be: of each variable which cards it can be.
        piles: the variables of each pile now; played_by: of each variable which pile has played it.
        hidden: which event of the history moved which variable without its being seen.
        is_chance: whether another guess could have taken another card where one was not seen.
        unseen: the cards that no variable is; open, bound: the unknown variables, and those that cannot be every card.
    """

    def __init__(self, pack: Pack, first: list[list[int]], card: list[int], rng: random.Random) -> None:
        self.pack = pack
        self.rng = rng
        self.card = card.copy()
        self.first = first
        self.everything: i64 = pack.everything
        self.may_be = [pack.everything] * len(card)
        self.piles = [pile.copy() for pile in first]
        self.played_by = [UNKNOWN] * len(card)
        self.hidden: list[tuple[int, int]] = []
        self.is_chance = False
        self.unseen: list[int] = []
        self.open: list[int] = []
        self.bound: list[int] = []

    # -- what is known -----------------------------------------------------------------------------------------------

    def follow(self, history: list[Event]) -> bool:
        """Carry the variables through the history; False if this way of choosing them leads nowhere."""
        for place, event in enumerate(history):
            for fact in event.facts:
                if not self.note(place, fact):
                    return False
        return self.look_for_unseen()

    def note(self, place: int, fact: Fact) -> bool:
        """Take in one fact."""
        source, target = int(fact.source), int(fact.target)
        if fact.kind == MOVED:
            variable = self.choose(source, int(fact.card), 1)
            if variable == UNKNOWN:
                return False
            self.piles[source].remove(variable)
            if target == OUT:
                self.played_by[variable] = source
            else:
                self.piles[target].append(variable)
            if fact.card == UNSEEN:
                self.hidden.append((place, variable))
        elif fact.kind == ABSENT:
            for variable in self.piles[source]:
                self.may_be[variable] &= ~int(fact.card)
        elif fact.kind == SHOWN:
            return self.choose(source, int(fact.card), target + 1) != UNKNOWN
        elif fact.kind == EXCHANGED:
            self.piles[source], self.piles[target] = self.piles[target], self.piles[source]
        elif fact.kind == PRESENT:
            self.let_there_be(source, int(fact.card))
        return True

    def let_there_be(self, pile: int, mask: int) -> None:
        """Make sure that a pile holds a card of a mask, or has played one; the replay judges whether it fits."""
        played = [variable for variable, by in enumerate(self.played_by) if by == pile]
        known = [self.card[variable] for variable in [*self.piles[pile], *played]]
        if any(card != UNKNOWN and mask >> card & 1 for card in known):
            return
        free = [v for v in self.piles[pile] if self.card[v] == UNKNOWN and self.may_be[v] & mask]
        if free:
            self.is_chance = True
            self.may_be[free[below(len(free), self.rng)]] &= mask

    def choose(self, pile: int, card: i64, copies: i64) -> int:
        """The variable of a pile that a fact about so many copies of a card is about; any one if it was not seen."""
        variables = self.piles[pile]
        if card == UNSEEN:
            self.is_chance = True
            return variables[below(len(variables), self.rng)] if variables else UNKNOWN
        free: i64 = 0
        for variable in variables:
            if self.card[variable] == card:
                copies -= 1
                if copies == 0:
                    return variable
            elif self.is_free(variable, card):
                free += 1
        if free == 0:
            return UNKNOWN
        chosen = below(free, self.rng)
        for variable in variables:
            if self.is_free(variable, card):
                if chosen == 0:
                    self.card[variable] = int(card)
                    return variable
                chosen -= 1
        return UNKNOWN

    def is_free(self, variable: i64, card: i64) -> bool:
        """Whether a variable is still unknown and may be a card."""
        may_be: i64 = self.may_be[variable]
        return self.card[variable] == UNKNOWN and (may_be >> card) & 1 == 1

    def look_for_unseen(self) -> bool:
        """Find the cards that no variable is; False if the variables are more cards than the pack has."""
        missing = [0] * len(self.pack.kinds)
        for card in self.card:
            if card != UNKNOWN:
                missing[card] += 1
        for card in self.pack.deck:
            if missing[card]:
                missing[card] -= 1
            else:
                self.unseen.append(card)
        for variable, card in enumerate(self.card):
            if card == UNKNOWN:
                self.open.append(variable)
                if self.may_be[variable] != self.everything:
                    self.bound.append(variable)
        return not any(missing)

    # -- what is not -------------------------------------------------------------------------------------------------

    def deal(self, rng: random.Random) -> list[int] | None:
        """Which card every variable is, with the unknown ones dealt; None if they do not come out."""
        if len(self.unseen) < len(self.open):
            return None
        cards = self.card.copy()
        for _ in range(DEALS):
            if self.deal_at_random(cards, rng):
                return cards
        return cards if self.deal_to_fit(cards, rng) else None

    def deal_at_random(self, cards: list[int], rng: random.Random) -> bool:
        """Deal the unseen cards; False if one of them cannot lie where it comes to lie."""
        unseen = in_random_order(self.unseen, rng)
        for place, variable in enumerate(self.open):
            cards[variable] = unseen[place]
        for variable in self.bound:
            may_be: i64 = self.may_be[variable]
            if not (may_be >> cards[variable]) & 1:
                return False
        return True

    def deal_to_fit(self, cards: list[int], rng: random.Random) -> bool:
        """Deal the unseen cards where they can lie, to the variables first that can be the fewest of them."""
        unseen = in_random_order(self.unseen, rng)
        owner = [UNKNOWN] * len(unseen)
        free = list(range(len(unseen)))
        for variable in self.most_bound_first(rng):
            found = self.first_of(free, variable, unseen)
            if found != UNKNOWN:
                owner[free.pop(found)] = variable
            elif self.place(variable, unseen, owner, set()):
                free = [place for place in free if owner[place] == UNKNOWN]
            else:
                return False
        for place, variable in enumerate(owner):
            if variable != UNKNOWN:
                cards[variable] = unseen[place]
        return True

    def most_bound_first(self, rng: random.Random) -> list[int]:
        """The unknown variables, those first that can be the fewest cards."""
        bound = in_random_order(self.bound, rng)
        bound.sort(key=lambda variable: self.may_be[variable].bit_count())
        return bound + [variable for variable in self.open if self.may_be[variable] == self.everything]

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
