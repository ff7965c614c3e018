"""Who plays with whom, how many cards there are for each, and what is on the table before a deal."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from .bids import Bid, ladder_of, turn_up_contract
from .cards import Cards, written_out

GHOSTS = ["ghost", "ghost2", "ghost3"]


class Table:
    """What a game's settings mean before any card is dealt.

    Attributes:
        settings: the settings of every chapter, defaults included.
        seats: clockwise; side_of: whose score a seat's points go to; sides: the scores there are.
        tricks: cards in a hand, and so tricks in a deal.
        ladder: the bids, lowest first; stuck_ladder: what a stuck player may bid. In a turn-up game: one contract.
        trumps: what may be trump, lowest first.
    """

    def __init__(self, settings: dict[str, Any]) -> None:
        self.settings = settings
        self.text = json.dumps(settings, sort_keys=True)
        players = settings["table"]["players"]
        self.seats = list("NESW") if players == 4 else list("ABCDEFGH"[:players])
        self.seating = settings["table"]["sides"]
        self.each_player_scores = self.seating != "two_teams" or settings["table"]["scores"] == "each_player"
        self.side_of = {seat: seat if self.each_player_scores else self.team_name(seat) for seat in self.seats}
        self.sides = list(dict.fromkeys(self.side_of.values()))
        self.cards = Cards(settings)
        self.tricks = self.hand_size()
        self.trumps = written_out(settings["trump"]["choices"])
        self.form = settings["auction"]["form"]
        self.ladder: list[Bid] = []
        if self.form == "ladder":
            self.ladder = ladder_of(settings, settings["auction"]["ladder"], self.tricks)
        elif self.form in ("turn_up", "before_deal"):
            self.ladder = [turn_up_contract(settings, self.tricks)]
        stuck = settings["auction"]["stuck_ladder"]
        self.stuck_ladder = self.ladder if stuck is None else ladder_of(settings, stuck, self.tricks)

    def __hash__(self) -> int:
        return hash(self.text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.text == other.text

    def team(self, seat: str) -> list[str]:
        """Those who sit together: every other seat with two teams, else the player himself."""
        if self.seating != "two_teams":
            return [seat]
        return self.seats[self.seats.index(seat) % 2 :: 2]

    def team_name(self, seat: str) -> str:
        return "".join(self.team(seat))

    def from_seat(self, seat: str) -> list[str]:
        """Every seat once, clockwise from this one."""
        place = self.seats.index(seat)
        return self.seats[place:] + self.seats[:place]

    def left_of(self, seat: str) -> str:
        """The next seat clockwise."""
        return self.from_seat(seat)[1]

    def partners(self, seat: str) -> list[str]:
        """The others who sit with a seat, clockwise."""
        return [other for other in self.from_seat(seat)[1:] if other in self.team(seat)]

    def hand_size(self) -> int:
        """Cards in a hand; with `all` the pack is shared out equally, ghost hands count as players."""
        deal = self.settings["deal"]
        if deal["cards_each"] != "all":
            return int(deal["cards_each"])
        extra = deal["dealer_extra"] + (deal["upcard"] != "none")
        return int((len(self.cards.pack) - extra) // (len(self.seats) + deal["ghost_hands"]))

    def columns_of(self, seat: str) -> list[tuple[str, str]]:
        """The piles in front of a seat: one card face up, and under it one face down."""
        names = [f"{seat}{number}" for number in range(1, self.settings["deal"]["columns"] + 1)]
        return [(name, f"{name} under") for name in names]

    def dealt(self, dealer: str) -> dict[str, int]:
        """How many cards are dealt to whom; what nobody is dealt is the kitty, or what the kitty leaves is dead."""
        deal = self.settings["deal"]
        sizes = dict.fromkeys([*self.seats, *GHOSTS[: deal["ghost_hands"]]], self.tricks)
        for seat in self.seats:
            sizes[seat] -= 2 * deal["columns"]
            sizes |= dict.fromkeys([pile for column in self.columns_of(seat) for pile in column], 1)
        sizes[dealer] += deal["dealer_extra"]
        if deal["upcard"] != "none":
            sizes["upcard"] = 1
        rest = len(self.cards.pack) - sum(sizes.values())
        kitty = rest if deal["kitty_size"] == "rest" else deal["kitty_size"]
        more = {"kitty": kitty, "dead": rest - kitty}
        return sizes | {pile: size for pile, size in more.items() if size}


def one_kitty(dealt: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """The cards dealt, with a kitty that lies card by card, the first on top, as one pile."""
    kitty = [card for name, cards in dealt.items() if name.startswith("kitty") for card in cards]
    others = {name: list(cards) for name, cards in dealt.items() if not name.startswith("kitty")}
    return {**others, "kitty": kitty} if kitty else others
