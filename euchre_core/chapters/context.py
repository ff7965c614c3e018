"""What the chapters tell each other while a game is compiled.

Chapters never import each other; what one of them settles and another needs is a field here, filled in the order in
which `variant.compile` calls them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from euchre_core.kernel.layout import Pile, Slot
from euchre_core.kernel.pack import SUITS, Pack
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.tables import Tables

from .sides import TEAMS, Sides


@dataclass
class Context:
    """A game being compiled.

    Attributes:
        seats, side_of, side_names: who plays, for which score.
        team_of, side: who sits together, and who plays together in a deal.
        strains: what may be trump: the suits, then no trump high and low where the game can use them.
        pack, tables: the cards and what they are worth; jokers: their texts, highest first.
        tricks: cards in a hand, and so tricks in a deal.
        ladder: every bid, lowest first; must_take, alone: of each bid; values: of each bid with each strain.
        bid_trump, bid_leads, bid_exchanges, bid_shows, bid_partners: the strains, the leader, the exchange, the showing
            of the hand and the number of partners that go with each bid; None where a bid does not say.
        piles, slots: what the chapters laid out so far.
    """

    seats: list[str] = field(default_factory=list)
    side_of: list[int] = field(default_factory=list)
    side_names: list[str] = field(default_factory=list)
    team_of: list[int] = field(default_factory=list)
    side: Sides = field(default_factory=lambda: Sides(TEAMS))
    strains: list[str] = field(default_factory=lambda: list(SUITS))
    pack: Pack = field(default_factory=lambda: Pack(["AS"], ["A"], [0], [1]))
    tables: Tables = field(default_factory=lambda: Tables([], [], [], 0, []))
    tricks: int = 0
    ladder: list[int | str] = field(default_factory=list)
    must_take: list[int] = field(default_factory=list)
    values: list[int] = field(default_factory=list)
    alone: list[bool] = field(default_factory=list)
    bid_leads: list[str | None] = field(default_factory=list)
    bid_trump: list[list[int]] = field(default_factory=list)
    bid_exchanges: list[str | None] = field(default_factory=list)
    bid_shows: list[str] = field(default_factory=list)
    bid_partners: list[int] = field(default_factory=list)
    piles: list[Pile] = field(default_factory=list)
    slots: list[Slot] = field(default_factory=list)

    def add_slots(self, slots: list[Slot]) -> None:
        """Reserve slots; one that is there already is shared."""
        names = {slot.name for slot in self.slots}
        self.slots += [slot for slot in slots if slot.name not in names]

    def add_pile(self, pile: Pile) -> None:
        """Lay out a pile; one that is there already is shared."""
        if all(known.name != pile.name for known in self.piles):
            self.piles.append(pile)


Phases = list[Phase]
DISCARDS = "discards"
GHOST = "ghost"
KITTY = "kitty"
