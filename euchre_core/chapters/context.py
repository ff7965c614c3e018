"""What the chapters tell each other while a game is compiled.

Chapters never import each other; what one of them settles and another needs is a field here, filled in the order in
which `variant.compile` calls them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from euchre_core.kernel.layout import Pile, Slot
from euchre_core.kernel.pack import Pack
from euchre_core.kernel.phase import Phase
from euchre_core.kernel.tables import Tables


@dataclass
class Context:
    """A game being compiled.

    Attributes:
        seats, side_of, side_names: who plays, for which side.
        pack, tables: the cards and what they are worth; jokers: their texts, highest first.
        tricks: cards in a hand, and so tricks in a deal.
        ladder: every bid, lowest first; must_take, values, alone: of each bid.
        bid_leads, bid_exchanges: who leads and what is exchanged with each bid, None where the bid does not say.
        piles, slots: what the chapters laid out so far.
    """

    seats: list[str] = field(default_factory=list)
    side_of: list[int] = field(default_factory=list)
    side_names: list[str] = field(default_factory=list)
    pack: Pack = field(default_factory=lambda: Pack(["AS"], ["A"], [0], [1]))
    tables: Tables = field(default_factory=lambda: Tables([], [], [], 0))
    tricks: int = 0
    ladder: list[int | str] = field(default_factory=list)
    must_take: list[int] = field(default_factory=list)
    values: list[int] = field(default_factory=list)
    alone: list[bool] = field(default_factory=list)
    bid_leads: list[str | None] = field(default_factory=list)
    bid_exchanges: list[str | None] = field(default_factory=list)
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
