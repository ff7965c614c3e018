"""What happened, and who saw it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

if TYPE_CHECKING:
    from .action import Action

MOVED: Final = 0
EXCHANGED: Final = 1
SHOWN: Final = 2
ABSENT: Final = 3
AUTOMATIC: Final = 4
PRESENT: Final = 5

OUT: Final = -1
"""The target of a card that is played: it lies on the table and then with the tricks."""
EVERYONE: Final = -1
"""A mask of seats with every bit set."""
UNSEEN: Final = -1
"""The card of a move that one did not see."""


@final
class Fact:
    """One thing that came with an action. What the fields mean depends on `kind`:

    `MOVED`: `card` went from pile `source` to pile `target`. `EXCHANGED`: the piles `source` and `target` changed
    places, cards unseen. `SHOWN`: pile `source` holds `card` more than `target` times. `ABSENT`: pile `source` holds no
    card of the mask `card` that this viewer does not know of, as the action proves. `PRESENT`: pile `source` holds, or
    has played, one of the mask `card`. `AUTOMATIC`: the rules themselves took `action` for a seat.
    `viewers` is a mask of the seats that know the fact with its card; to all others a move is `UNSEEN`, and a shown or
    absent card is not known at all.
    """

    __slots__ = ("action", "card", "kind", "source", "target", "viewers")

    def __init__(
        self, kind: i64, card: i64, source: i64, target: i64, viewers: i64, action: Action | None = None
    ) -> None:
        self.kind: Final[i64] = kind
        self.card: Final[i64] = card
        self.source: Final[i64] = source
        self.target: Final[i64] = target
        self.viewers: Final[i64] = viewers
        self.action: Final = action

    def __repr__(self) -> str:
        return f"Fact({self.kind}, card={self.card}, {self.source}->{self.target}, viewers={self.viewers})"


@final
class Event:
    """An action as one seat (or everybody) saw it, with the facts that came with it."""

    __slots__ = ("action", "facts")

    def __init__(self, action: Action, facts: list[Fact]) -> None:
        self.action: Final = action
        self.facts: Final = facts

    @property
    def seat(self) -> str:
        """Who acted."""
        return self.action.seat

    def __str__(self) -> str:
        return f"{self.action.seat}: {self.action.text}"

    def __repr__(self) -> str:
        return f"<Event {self}>"

    def seen_by(self, seats: i64) -> Event:
        """The event as it looks to somebody who sees what all of these seats (a mask) may see.

        The card of an action is known to whoever may know one of its moves; of a fact he may not know only the move of
        an unseen card is left.
        """
        if all(fact.viewers & seats == seats for fact in self.facts):
            return self
        facts: list[Fact] = []
        action = self.action
        for place, fact in enumerate(self.facts):
            if fact.viewers & seats == seats:
                facts.append(fact)
            elif fact.kind == MOVED:
                facts.append(Fact(MOVED, UNSEEN, fact.source, fact.target, EVERYONE))
                if place == 0:  # the first move is the card the action itself is about
                    action = action.phase.veil(action)
        return Event(action, facts)


def noticed(facts: list[Fact], seat: int) -> list[tuple[int, int, int, int]]:
    """The cards that a seat was shown, or saw going from hand to hand; a card that is played is its action itself."""
    return [
        (int(fact.kind), int(fact.card), int(fact.source), int(fact.target))
        for fact in facts
        if fact.kind in (MOVED, SHOWN) and fact.target != OUT and fact.card != UNSEEN and fact.viewers >> seat & 1
    ]
