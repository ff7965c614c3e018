"""What somebody may do at his turn, with a number for each choice."""

from __future__ import annotations

from itertools import count, takewhile
from typing import Final

from euchre_core.chapters.auction.ladder import LadderAuction
from euchre_core.chapters.columns import open_pile
from euchre_core.kernel.action import Action
from euchre_core.kernel.observation import Observation
from euchre_core.kernel.phase import CardPhase

from .faces import Faces
from .names import Names
from .questions import asking
from .together import Together, together


class Choices:
    """The choices at one turn.

    Cards are numbered as they lie in the hand. Elsewhere a choice keeps its number whatever may be done at the moment,
    and a bid of a number has that number: `4` and `bid 4` are the same.

    Args:
        seen: what the player may know.
        faces, names: how cards and players are called.
    """

    def __init__(self, seen: Observation, faces: Faces, names: Names) -> None:
        self.seen = seen
        self.faces = faces
        self.names = names
        self.legal: Final = list(seen.legal_actions)
        self.main: Final = asking(seen)
        phases = [self.main] if seen.view.asked >= 0 else seen.view.now.phases
        self.vocabulary: Final = [action for phase in phases for action in phase.vocabulary(seen.view.turn)]
        self.together: Final[Together | None] = together(seen, self.main)
        self.suits: Final = faces.sorted_hand(seen.hand, seen.view.strain)
        self.on_table: Final = faces.sorted_hand(face_up(seen, seen.seat), seen.view.strain)
        self.numbers: Final = number_cards(self) if self.are_cards else number_words(self.vocabulary)

    @property
    def are_cards(self) -> bool:
        """Whether a card is wanted."""
        return isinstance(self.main, CardPhase)

    def cards(self) -> dict[str, Action]:
        """The cards that may be chosen: those that are legal now, and those that may go together with them."""
        if self.together is None:
            found = [action for action in self.legal if action.phase is self.main and action.argument]
        else:
            found = self.together.actions(list(dict.fromkeys(self.together.cards)), self.vocabulary)
        return {action.argument: action for action in found}

    def only_one(self) -> Action | None:
        """The only thing that can be done at all, by the rules or against them; None if there are several."""
        can_be_done = [action for action in self.vocabulary if self.seen.view.permits(action)]
        return self.legal[0] if self.legal == can_be_done and len(can_be_done) == 1 else None

    def in_a_sentence(self, action: Action) -> str:
        """A choice with its verb, where the list leaves it out: `name clubs`, `bid misere`."""
        if action.verb in ("choose", "challenge"):
            return self.in_words(action)
        is_named_bid = isinstance(action.phase, LadderAuction) and action.verb in action.phase.ladder
        return f"{'bid ' if is_named_bid else ''}{self.faces.within(action.text.replace('_', ' '))}"

    def in_words(self, action: Action) -> str:
        """A choice as the list shows it."""
        if action.verb in ("name", "lead"):
            return action.argument.replace("_", " ")
        if action.verb == "choose":
            return f"choose {self.names.seat(self.seen.rules.seats.index(action.argument))}"
        if action.verb == "challenge":
            return f"challenge {self.names.seat(action.code)}"
        return self.faces.within(action.text.replace("_", " "))

    def hand(self) -> list[str]:
        """The hand by suits, the cards that may be played with their numbers, trumps marked."""
        return self.marked(self.suits)

    def columns(self) -> list[tuple[str, list[str]]]:
        """Where cards lie in columns: what lies face up before each player, himself first, with his name."""
        rows = [("On table", self.marked(self.on_table))] if self.on_table else []
        for place, seat in enumerate(self.seen.rules.seats):
            suits = self.faces.sorted_hand(face_up(self.seen, seat), self.seen.view.strain)
            if suits and seat != self.seen.seat:
                rows.append((self.names.full(place), [self.faces.cards(suit) for suit in suits]))
        return rows

    def marked(self, suits_held: list[list[str]]) -> list[str]:
        """Cards by suits, those that may be played with their numbers, trumps marked."""
        number_of = {action.argument: number for number, action in self.numbers.items() if action.phase is self.main}
        told: set[str] = set()
        suits = []
        for suit in suits_held:
            cards = []
            for text in suit:
                number = number_of.get(text) if self.are_cards and text not in told else None
                told.add(text)
                mark = "°" if self.faces.is_trump(text, self.seen.view.strain) else ""
                cards.append(f"{f'{number}) ' if number else ''}{self.faces.card(text)}{mark}")
            suits.append("  ".join(cards))
        return suits

    def numbering(self) -> str:
        """How the choices are numbered, in words."""
        if self.are_cards:
            beyond = ", and then of those you do not hold" if self.elsewhere else ""
            return f"The numbers are those of the cards you may choose, as they lie in your hand{beyond}."
        if any(action.argument.isdecimal() for action in self.vocabulary):
            return (
                "A bid of so many tricks has that number: 4 is “bid 4”. Everything else has a number that is free, and "
                "keeps it; the numbers of what you may not say now are left out."
            )
        return "A choice keeps its number; the numbers of what you may not say now are left out."

    def holds(self, action: Action) -> bool:
        """Whether an action names a card that lies before the player, where its number stands."""
        return any(action.argument in suit for suit in [*self.suits, *self.on_table])

    @property
    def elsewhere(self) -> list[Action]:
        """The cards that may be chosen though the player does not hold them: those he may call."""
        return [action for action in self.cards().values() if not self.holds(action)]

    def words(self) -> list[str]:
        """The choices that are no cards of the hand, with their numbers."""
        legal = {id(action) for action in self.legal}
        shown = [
            (number, action)
            for number, action in sorted(self.numbers.items())
            if id(action) in legal and not (self.are_cards and action.phase is self.main and self.holds(action))
        ]
        return [f"{number}) {self.in_words(action)}" for number, action in shown]


def face_up(seen: Observation, seat: str) -> list[str]:
    """The cards that lie face up in columns before a seat."""
    piles = {pile.name for pile in seen.rules.piles}
    names = takewhile(piles.__contains__, (open_pile(seat, number) for number in count(1)))
    return [card for name in names for card in seen.view.hand(name)]


def number_cards(choices: Choices) -> dict[int, Action]:
    """Number the cards that may be chosen, first those in the hand as they lie, and then what else may be done."""
    cards = choices.cards()
    in_hand = [cards.pop(text) for suit in [*choices.suits, *choices.on_table] for text in suit if text in cards]
    others = [action for action in choices.legal if action.phase is not choices.main or not action.argument]
    return dict(enumerate([*in_hand, *cards.values(), *others], start=1))


def number_words(vocabulary: list[Action]) -> dict[int, Action]:
    """Number everything that can be said; the bids of numbers keep their own, the others get what is free."""
    bids = {int(action.argument): action for action in vocabulary if action.argument.isdecimal()}
    lowest, numbers = min(bids, default=0), dict(bids)
    beyond = max(bids, default=0) + 1
    for place, action in enumerate(vocabulary, start=1):
        if action.argument.isdecimal():
            lowest = 0  # what comes after the bids has its number after theirs
        elif place < lowest:
            numbers[place] = action
        else:
            numbers[beyond] = action
            beyond += 1
    return numbers
