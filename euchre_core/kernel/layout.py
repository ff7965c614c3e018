"""Where cards can lie, and what is remembered during a deal."""

from __future__ import annotations

from typing import Final, final

EVERYBODY: Final = "everybody"
OWNER: Final = "owner"
NO_ONE: Final = "no_one"


@final
class Slot:
    """Something a chapter remembers during a deal.

    Args:
        name: what it is called, unique in the game.
        first: its value when a deal begins.
        each_seat: one value for every seat instead of one.
        viewers: who may see it: `EVERYBODY`, `NO_ONE`, or the `OWNER` of a seat's value.
        lasting: whether it keeps its value from deal to deal; each_game: but begins anew with each game of a match.
    """

    def __init__(
        self,
        name: str,
        first: int = 0,
        each_seat: bool = False,
        viewers: str = EVERYBODY,
        lasting: bool = False,
        each_game: bool = False,
    ) -> None:
        self.name = name
        self.first = first
        self.each_seat = each_seat
        self.viewers = viewers
        self.lasting = lasting
        self.each_game = each_game


@final
class Pile:
    """Where cards can lie: the hands first, then what else a game lays out.

    Args:
        name: the seat's name, or another name.
        cards: how many cards are dealt to it.
        viewers: a mask of the seats that may look at it.
        dealer_extra: how many cards more it is dealt if it is the dealer's hand.
    """

    def __init__(self, name: str, cards: int, viewers: int, dealer_extra: int = 0) -> None:
        self.name = name
        self.cards = cards
        self.viewers = viewers
        self.dealer_extra = dealer_extra


def lay_out_slots(slots: list[Slot], seats: int) -> tuple[list[int], dict[str, int]]:
    """The first values of all slots in a row, and where each begins."""
    first: list[int] = []
    index: dict[str, int] = {}
    for slot in slots:
        index[slot.name] = len(first)
        first += [slot.first] * (seats if slot.each_seat else 1)
    return first, index
