"""What the chapters tell each other while a game is compiled.

Chapters never import each other; what one of them settles and another needs is a field here, filled in the order in
which `variant.compile` calls them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from euchre_core.kernel.layout import Pile, Slot
from euchre_core.kernel.pack import SUITS, Pack
from euchre_core.kernel.tables import Tables

from .keeping import BarredSuits, Keeper
from .lone_calls import LoneCalls
from .sides import TEAMS, Sides
from .watching import Watcher


@dataclass(frozen=True)
class ExchangeNeeds:
    """What an exchange needs before it can be made.

    Args:
        kitty: how many cards it may draw from the kitty.
        cards: for steps in which the player gives a fixed number of certain cards: these cards as a mask, and how many.
    """

    kitty: int
    cards: list[tuple[int, int]]


@dataclass
class Context:
    """A game being compiled.

    Attributes:
        seats, side_of, side_names: who plays, for which score.
        team_of, side: who sits together, and who plays together in a deal.
        strains: what may be trump: the suits, then no trump high and low where the game can use them.
        joker_in_no_trump: what a joker is without trump, as in `trump.joker_in_no_trump`.
        pack, tables: the cards and what they are worth; jokers: their texts, highest first.
        tricks: cards that each player has, and so tricks in a deal; columns: how many of them lie face up on others.
        ladder: every bid, lowest first; must_take, alone: of each bid; values: of each bid with each strain.
        bid_trump, bid_leads, bid_exchanges, bid_shows, bid_partners: the strains, the leader, the exchange, the showing
            of the hand and the number of partners that go with each bid; None where a bid does not say.
        lone_calls: who may play alone without such a bid, None if nobody may; blind_calls: who may before he looks at
            his cards; lone_exchange, lone_defenders_exchange: the exchanges of lone hands.
        lone_kinds: the kinds of lone hand that have a name; kind_exchanges, kind_leads: exchange and leader of each.
        exchange_needs: what must be there for each exchange; claimed_exchanges: those that a claim brings about.
        piles, slots: what the chapters laid out so far.
        counts_down: whether the scores fall towards the target.
        watchers: what happens by itself while cards are played; keepers: what is kept for the next deals.
        counters: what is counted besides the scores, by name.
        barred: the suits that may not be trump because of earlier deals, if that is played.
    """

    seats: list[str] = field(default_factory=list)
    side_of: list[int] = field(default_factory=list)
    side_names: list[str] = field(default_factory=list)
    team_of: list[int] = field(default_factory=list)
    side: Sides = field(default_factory=lambda: Sides(TEAMS))
    strains: list[str] = field(default_factory=lambda: list(SUITS))
    joker_in_no_trump: str = "names_suit"
    pack: Pack = field(default_factory=lambda: Pack(["AS"], ["A"], [0], [1]))
    tables: Tables = field(default_factory=lambda: Tables([], [], [], 0, []))
    tricks: int = 0
    columns: int = 0
    ladder: list[int | str] = field(default_factory=list)
    must_take: list[int] = field(default_factory=list)
    values: list[list[int]] = field(default_factory=list)
    alone: list[bool] = field(default_factory=list)
    bid_leads: list[str | None] = field(default_factory=list)
    bid_trump: list[list[int]] = field(default_factory=list)
    bid_exchanges: list[str | None] = field(default_factory=list)
    bid_shows: list[str] = field(default_factory=list)
    bid_partners: list[int] = field(default_factory=list)
    lone_calls: LoneCalls | None = None
    blind_calls: LoneCalls | None = None
    lone_exchange: str | None = None
    lone_defenders_exchange: str | None = None
    lone_kinds: list[str] = field(default_factory=list)
    kind_exchanges: list[str | None] = field(default_factory=list)
    kind_leads: list[str | None] = field(default_factory=list)
    exchange_needs: dict[str, ExchangeNeeds] = field(default_factory=dict)
    claimed_exchanges: list[str] = field(default_factory=list)
    piles: list[Pile] = field(default_factory=list)
    slots: list[Slot] = field(default_factory=list)
    watchers: list[Watcher] = field(default_factory=list)
    counts_down: bool = False
    keepers: list[Keeper] = field(default_factory=list)
    barred: BarredSuits | None = None
    counters: list[str] = field(default_factory=list)

    def add_slots(self, slots: list[Slot]) -> None:
        """Reserve slots; one that is there already is shared."""
        names = {slot.name for slot in self.slots}
        self.slots += [slot for slot in slots if slot.name not in names]

    def add_pile(self, pile: Pile) -> None:
        """Lay out a pile; one that is there already is shared."""
        if all(known.name != pile.name for known in self.piles):
            self.piles.append(pile)


DISCARDS = "discards"
GHOST = "ghost"
KITTY = "kitty"
DEAD = "dead"
