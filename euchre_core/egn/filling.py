"""Cards that nobody has told: found, where what is told leaves one possibility, else chosen so that all of it fits.

Every card that a seat ever held is an `Item` with the kinds it can be. Who did not follow suit held no card of that
suit then: that narrows the items he still held. What is left is a matching of items with kinds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from euchre_core.kernel.pack import SUIT_SLOTS
from euchre_core.kernel.tables import Tables

BEFORE_PLAY = -1
NEVER = 1000
"""When an item leaves a hand that is not played."""
MOST_TRIES = 500


@dataclass(eq=False)
class Item:
    """A card as far as it is told.

    Args:
        kinds: what it can be, as a mask; path: where it is told; text: how it is written ("" if it is not).
        leaves: the number of the play with which it leaves the hand, or `BEFORE_PLAY` or `NEVER`.
        said: the kind that is told although it cannot have been this card, or -1; why: why it cannot.
    """

    kinds: int
    path: str
    text: str = ""
    leaves: int = NEVER
    said: int = -1
    why: str = ""

    def cannot_be(self, kinds: int, why: str) -> None:
        """It is told as a card that it cannot have been; it was one of these, and the engine will say so in time."""
        self.said, self.kinds, self.why = self.kinds.bit_length() - 1, kinds, why

    @property
    def is_known(self) -> bool:
        """Whether it can be one kind only."""
        return self.kinds.bit_count() == 1


@dataclass(eq=False)
class Played:
    """A card that was played: by whom, in which trick (from 0), and whether it was led."""

    seat: int
    item: Item
    trick: int
    is_led: bool


class Unfillable(Exception):
    """No deal of the cards fits; `gave_up` says that the search was stopped before that was certain."""

    def __init__(self, gave_up: bool) -> None:
        super().__init__("no deal of the cards fits")
        self.gave_up = gave_up


Required = Sequence[tuple[int, Sequence[int]]]
"""Kinds, each as a mask, that must be given to one of these items."""


class Matching:
    """A different kind for every item out of those it can be. Every kind is there once.

    Args:
        kinds: what each item can be.
    """

    def __init__(self, kinds: Sequence[int]) -> None:
        self.kinds = kinds
        self.item_of: dict[int, int] = {}
        self.kind_of: dict[int, int] = {}

    def covers(self, kind: int, items: Sequence[int], tried: set[int]) -> bool:
        """Give a kind to one of these items, moving other kinds if need be."""
        for item in items:
            if item in tried or not self.kinds[item] >> kind & 1:
                continue
            tried.add(item)
            other = self.kind_of.get(item)
            if other is None or self.covers(other, self.owners[other], tried):
                self.item_of[kind], self.kind_of[item] = item, kind
                return True
        return False

    def places(self, item: int, tried: set[int]) -> bool:
        """Give an item a kind, moving other items if need be; no kind that is given is ever left over again."""
        mask = self.kinds[item]
        while mask:
            kind = (mask & -mask).bit_length() - 1
            mask &= mask - 1
            if kind in tried:
                continue
            tried.add(kind)
            if kind not in self.item_of or self.places(self.item_of[kind], tried):
                self.item_of[kind], self.kind_of[item] = item, kind
                return True
        return False

    def find(self, required: Required) -> list[int] | None:
        """A kind for every item, or None if there is none.

        Once the required kinds have their items, they keep some item whatever is moved; that it is one of the right
        seat is seen to by taking them away from all others first.
        """
        self.owners = {mask.bit_length() - 1: items for mask, items in required}
        for kind, items in self.owners.items():
            if not self.covers(kind, items, set()):
                return None
        # Those with the fewest possibilities first, so that the others are chosen around them.
        for item in sorted(range(len(self.kinds)), key=lambda each: (self.kinds[each].bit_count(), each)):
            if item not in self.kind_of and not self.places(item, set()):
                return None
        return [self.kind_of[item] for item in range(len(self.kinds))]


class Filling:
    """The search for a deal that fits.

    Args:
        tables: the suits; strain: what is trump.
        items: the cards that are told or missing; held: for each seat the places of its items among them.
        required: the kinds that must be among certain items.
    """

    def __init__(
        self,
        tables: Tables,
        strain: int,
        items: Sequence[Item],
        held: Sequence[Sequence[int]],
        required: Sequence[tuple[int, Sequence[Item]]],
    ) -> None:
        self.items = items
        self.held = held
        self.plays: Sequence[Played] = ()
        first = max(strain, 0) * SUIT_SLOTS
        self.suits = [tables.suit_mask[first + suit] for suit in range(SUIT_SLOTS)]
        self.place_of = {id(item): place for place, item in enumerate(items)}
        self.required = [(mask, [self.place_of[id(item)] for item in owners]) for mask, owners in required]
        self.tries = 0
        self.known_leads: set[int] = set()

    def kinds(self, plays: Sequence[Played]) -> list[int]:
        """A kind for every item; the plays, in order, narrow what the items can be.

        If that leaves nothing, somebody has reneged. Then the plays are left to the engine, which finds out who.

        Raises:
            Unfillable: there is none.
        """
        kinds = [item.kinds for item in self.items]
        for mask, owners in self.required:
            for place in range(len(kinds)):
                kinds[place] &= ~mask if place not in owners else -1
        if not all(kinds):
            raise Unfillable(gave_up=False)
        self.plays = plays
        self.known_leads = {play.trick for play in plays if play.is_led and self.is_of_one_suit(play.item)}
        found = self.settle(0, kinds, 0)
        if found is None and self.tries < MOST_TRIES:
            found = Matching(kinds).find(self.required)
        if found is None:
            raise Unfillable(gave_up=self.tries >= MOST_TRIES)
        return found

    def is_of_one_suit(self, item: Item) -> bool:
        """Whether it is known of which suit a card is."""
        return any(not item.kinds & ~suit for suit in self.suits)

    def settle(self, number: int, kinds: list[int], led: int) -> list[int] | None:
        """Go through the plays from this one on; what is known needs no decision."""
        while number < len(self.plays):
            play = self.plays[number]
            options = list(self.options(play, number, kinds, 0 if play.is_led else led))
            if len(options) != 1:
                return self.decide(number, options, led)
            kinds, led = options[0]
            number += 1
        self.tries += 1
        return Matching(kinds).find(self.required)

    def decide(self, number: int, options: list[tuple[list[int], int]], led: int) -> list[int] | None:
        """Try the ways in which a card that is not known could have been played."""
        for kinds, suit in options:
            self.tries += 1
            if self.tries >= MOST_TRIES:
                return None
            if Matching(kinds).find(self.required) is not None:
                found = self.settle(number + 1, kinds, suit)
                if found is not None:
                    return found
        return None

    def options(self, play: Played, number: int, kinds: list[int], led: int) -> Iterator[tuple[list[int], int]]:
        """What a play can mean, with the suit that is led then: for a lead which suit it is, else following or not."""
        place = self.place_of[id(play.item)]
        mine = kinds[place]
        if play.is_led:
            for suit in self.suits:
                if mine & suit:
                    yield [*kinds[:place], mine & suit, *kinds[place + 1 :]], suit
            return
        if mine & led or not led:
            yield [*kinds[:place], mine & led if led else mine, *kinds[place + 1 :]], led
        if led and mine & ~led:
            narrowed = self.without(led, play, number, kinds)
            if narrowed is not None:
                narrowed[place] = mine & ~led
                yield narrowed, led

    def without(self, led: int, play: Played, number: int, kinds: list[int]) -> list[int] | None:
        """The items of whoever did not follow suit have none of it.

        What is known to be of it is his renege, if the suit that was led and the card he played are known too; what is
        of it only by a choice made before shows that the choice was wrong.
        """
        narrowed = kinds.copy()
        for place in self.held[play.seat]:
            if self.items[place].leaves > number and narrowed[place] & led:
                rest = narrowed[place] & ~led
                if rest:
                    narrowed[place] = rest
                elif self.items[place].kinds & ~led or play.item.kinds & led or play.trick not in self.known_leads:
                    return None
        return narrowed
