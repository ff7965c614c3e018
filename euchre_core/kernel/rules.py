"""The compiled rules of one game: tables, steps and policies. Filled by `variant.compile`, never changed after."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, final

from mypy_extensions import i64

from .action import HIDDEN, Action
from .errors import InvalidAction
from .layout import Pile, Slot, lay_out_slots
from .pack import Pack, in_letters
from .phase import Phase, Step
from .standing import Standing, going_on
from .state import State
from .tables import Tables


class Scoring:
    """How a finished deal is scored."""

    def points(self, state: State) -> list[int]:
        """The points of each side for a deal that has been played out."""
        raise NotImplementedError


class Ending:
    """When a match is over."""

    start: int = 0

    @property
    def better(self) -> int:
        """1 where more points are better, -1 where fewer are."""
        return 1

    def opening(self, sides: int) -> Standing:
        """How a match of so many sides begins."""
        return going_on([self.start] * sides, [0] * sides, 0)

    def after(self, standing: Standing, state: State) -> Standing:
        """How the match stands after a deal.

        Args:
            standing: how it stood before the deal.
            state: the deal, which is over.
        """
        raise NotImplementedError


@final
class Rules:
    """The rules of one game.

    Attributes:
        name: what the game is called in files; title: in print.
        seats: the seats' names, clockwise; side_of: the side of each seat; side_names: the sides that score.
        team_of, partners: who sits together (a side that scores may be one player of a team), and for each seat the
            others of its team, as a mask.
        pack, tables: the cards, and what they are worth.
        piles, slots, steps: where cards lie, what is remembered, what happens in which order.
        tricks: how many tricks a deal has; digest: SHA-256 of `canonical`, the resolved settings as text.
        labels: how the game calls things, for tables that print ("Joker" may be "Benny").
    """

    def __init__(
        self,
        name: str,
        title: str,
        seats: list[str],
        side_of: list[int],
        side_names: list[str],
        pack: Pack,
        tables: Tables,
        piles: list[Pile],
        slots: list[Slot],
        tricks: int,
        digest: str,
        canonical: str,
    ) -> None:
        self.name = name
        self.title = title
        self.seats = seats
        self.side_of = side_of
        self.team_of = side_of
        self.partners = [0] * len(seats)
        self.side_names = side_names
        self.pack = pack
        self.tables = tables
        self.piles = piles
        self.viewers = [pile.viewers for pile in piles]
        self.slots = slots
        self.tricks: i64 = tricks
        self.digest = digest
        self.canonical = canonical
        self.labels: dict[str, str] = {}
        self.scoring = Scoring()
        self.ending = Ending()
        self.steps: list[Step] = []
        self.following = next_seats(len(seats))
        self.facts: dict[str, Any] = {}
        self.recipe: tuple[Callable[..., Any], tuple[Any, ...]] | None = None
        self.veils: dict[tuple[int, str, int], Action] = {}
        self.first_slots, self.slot_index = lay_out_slots(slots, len(seats))
        self.lasting = [
            self.slot_index[slot.name] + each
            for slot in slots
            if slot.lasting
            for each in range(len(seats) if slot.each_seat else 1)
        ]
        self.deal_phase = Phase("deal")
        self.deal_phase.rules = self
        self.before_all = Step("the deal", self.deal_phase, [])
        self.deals = [Action(self.deal_phase, "deal", "", -1, name, seat) for seat, name in enumerate(seats)]

    def assemble(self, steps: list[Step], scoring: Scoring, ending: Ending) -> None:
        """Give the rules their steps, scoring and ending; the last act of compiling."""
        self.steps = steps
        self.partners = [
            sum(1 << other for other, theirs in enumerate(self.team_of) if theirs == team and other != seat)
            for seat, team in enumerate(self.team_of)
        ]
        self.scoring = scoring
        self.ending = ending
        for place, step in enumerate(steps):
            for phase in step.phases:
                phase.bind(self, place)

    def veiled(self, action: Action) -> Action:
        """The action with its argument hidden."""
        key = (id(action.phase), action.verb, int(action.mover))
        if key not in self.veils:
            self.veils[key] = Action(action.phase, action.verb, HIDDEN, -1, action.seat, action.mover)
        return self.veils[key]

    def slot(self, name: str) -> int:
        """Where a slot stands in `State.slots` (for one of each seat: the first seat's)."""
        return self.slot_index[name]

    def seat(self, name: str) -> int:
        """The number of a seat.

        Raises:
            InvalidAction: there is no such seat.
        """
        if name not in self.seats:
            raise InvalidAction(f"there is no seat “{name}”; the seats are {' '.join(self.seats)}")
        return self.seats.index(name)

    def pile(self, name: str) -> int:
        """The number of a pile; a seat's name stands for its hand.

        Raises:
            InvalidAction: there is no such pile.
        """
        for place, pile in enumerate(self.piles):
            if pile.name == name:
                return place
        raise InvalidAction(f"there is no “{name}”; cards are dealt to {' '.join(self.dealt_names())}")

    def dealt_names(self) -> list[str]:
        """The piles that are dealt cards."""
        return [pile.name for pile in self.piles if pile.cards or pile.dealer_extra]

    def dealt(self, pile: int, dealer: int) -> int:
        """How many cards a pile is dealt when this seat deals."""
        return self.piles[pile].cards + (self.piles[pile].dealer_extra if pile == dealer else 0)

    def shuffled(self, rng: random.Random) -> list[int]:
        """The pack in random order, as kinds."""
        return self.pack.shuffled(rng)

    def shared_out(self, order: Sequence[int], dealer: int) -> list[list[int]]:
        """The cards of each pile when the pack is dealt in this order.

        Who gets which card of a shuffled pack makes no difference, so packets and rotation are left to the rule sheet.
        """
        cards = list(order)
        piles: list[list[int]] = []
        given = 0
        for pile in range(len(self.piles)):
            count = self.dealt(pile, dealer)
            hand = cards[given : given + count]
            hand.sort()
            piles.append(hand)
            given += count
        return piles

    def lay(self, dealer: int, piles: Sequence[Sequence[int]], before: list[int], lasting: list[int] | None) -> State:
        """A state with these cards in the piles, before its first step begins (`next_step`)."""
        planes = int(self.pack.planes)
        slots = self.first_slots.copy()
        if lasting is not None:
            for place in self.lasting:
                slots[place] = lasting[place]
        state = State(self, [0] * (len(self.piles) * planes), slots, [0] * len(self.seats), before, dealer)
        for pile, cards in enumerate(piles):
            for card in cards:
                state.put(pile, card)
        return state

    def begin_game(self, state: State) -> None:
        """Forget in a deal what lasts only for one game, since a new one begins."""
        for slot in self.slots:
            if slot.each_game:
                place = self.slot_index[slot.name]
                for each in range(place, place + (len(self.seats) if slot.each_seat else 1)):
                    state.slots[each] = slot.first

    def new_deal(
        self,
        dealer: str | None = None,
        seed: int | None = None,
        hands: Mapping[str, str | Sequence[str]] | None = None,
        before: Mapping[str, int] | None = None,
    ) -> State:
        """Deal the cards once.

        Args:
            dealer: the dealer's seat; the first seat if not given.
            seed: makes the shuffle repeatable.
            hands: cards for some or all piles, by name: a list of texts or one text with spaces. What is not given is
                dealt at random from the rest of the pack.
            before: the score of each side before this deal, where the game starts if not given.

        Raises:
            InvalidAction: an unknown seat, side or card, a card more often than the pack has it, or a hand of the
                wrong size.
        """
        deals = self.seat(dealer) if dealer is not None else 0
        scores = [self.ending.start] * len(self.side_names)
        for side, score in (before or {}).items():
            if side not in self.side_names:
                raise InvalidAction(f"there is no side “{side}”; the sides are {' '.join(self.side_names)}")
            scores[self.side_names.index(side)] = score
        state = self.lay(deals, self.given(deals, hands or {}, random.Random(seed)), scores, None)
        state.next_step()
        return state

    def given(self, dealer: int, hands: Mapping[str, str | Sequence[str]], rng: random.Random) -> list[list[int]]:
        """The piles with the given cards where they are given, and the rest of the pack in random order elsewhere."""
        rest = self.pack.cards()
        piles: list[list[int] | None] = [None] * len(self.piles)
        for name, cards in hands.items():
            pile = self.pile(name)
            texts = cards.split() if isinstance(cards, str) else list(cards)
            kinds = [self.card(text) for text in texts]
            if len(kinds) != self.dealt(pile, dealer):
                raise InvalidAction(f"{name} is dealt {self.dealt(pile, dealer)} cards, not {len(kinds)}")
            for kind in kinds:
                if kind not in rest:
                    raise InvalidAction(f"{self.pack.kinds[kind]} is given more often than the pack has it")
                rest.remove(kind)
            piles[pile] = sorted(kinds)
        rng.shuffle(rest)
        result: list[list[int]] = []
        for place, fixed in enumerate(piles):
            count = 0 if fixed is not None else self.dealt(place, dealer)
            result.append(fixed if fixed is not None else sorted(rest[:count]))
            rest = rest[count:]
        return result

    def card(self, text: str) -> int:
        """The kind with this text.

        Raises:
            InvalidAction: the pack has no such card.
        """
        kind = self.pack.index.get(in_letters(text))
        if kind is None:
            raise InvalidAction(f"there is no card “{text}” in this pack")
        return kind

    def __copy__(self) -> Rules:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Rules:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if self.recipe is None:
            raise TypeError("these rules were not made from a variant and cannot be pickled")
        return self.recipe

    def __repr__(self) -> str:
        return f"<Rules {self.name} {self.digest[:8]}>"


def next_seats(seats: int) -> list[list[int]]:
    """Who follows each seat clockwise, for every mask of seats that are passed over."""
    table: list[list[int]] = []
    for idle in range(1 << seats):
        row: list[int] = []
        for seat in range(seats):
            around = [(seat + step) % seats for step in range(1, seats + 1)]
            row.append(next((other for other in around if not idle >> other & 1), seat))
        table.append(row)
    return table
