"""The tricks of a deal in print: one line a trick, in as many pieces as there are questions in between."""

from __future__ import annotations

from .names import Names
from .page import Page

TITLE_WIDTH = 10
GAP = "   "


class TrickLines:
    """The trick on the table and the one before it."""

    def __init__(self, page: Page, names: Names) -> None:
        self.page = page
        self.names = names
        self.number = 1
        self.cards: list[str] = []
        self.told = 0
        self.has_title = False
        self.last = ""

    def add(self, seat: int, card: str) -> None:
        """A card was played."""
        self.cards.append(f"{self.names.seat(seat)} {card}")

    def show(self, ending: str = "") -> None:
        """Print what has not been printed yet."""
        fresh = [*self.cards[self.told :], *([ending] if ending else [])]
        if fresh:
            self.page.row(fresh, self.title(), GAP)
        self.told = len(self.cards)

    def title(self) -> str:
        """The number of the trick before its first line, and room for it before the others."""
        title = "" if self.has_title else f"Trick {self.number}"
        self.has_title = True
        return title.ljust(TITLE_WIDTH)

    def show_lead(self, seat: int) -> None:
        """Print who is to lead, if nobody has."""
        if not self.cards and not self.has_title:
            self.page.line(f"{self.title()}{self.names.clause(seat, 'lead')}")

    def turn(self, winner: int, tally: str) -> None:
        """The trick is full: print who takes it, and begin the next."""
        self.show(f"→ {self.names.clause(winner, 'take')} it ({tally})")
        self.last = GAP.join([f"Trick {self.number}:", *self.cards, f"→ {self.names.seat(winner)}"])
        self.number += 1
        self.cards = []
        self.told = 0
        self.has_title = False
