"""Who plays with whom, how many cards there are for each, and what can be bid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .cards import Cards, suits_named


@dataclass(frozen=True)
class Bid:
    """A bid and what goes with it.

    Attributes:
        said: what is said to make it: "bid 4", "moon".
        name: how it stands on the ladder: a number or a name.
        must_take: the tricks the makers must take; tricks: the tricks bid; value: what it is worth.
        alone: whether the maker's partners lay their cards down.
        exchange: the exchange that goes with it; leads: who leads, if the bid says so.
    """

    said: str
    name: int | str
    must_take: int
    tricks: int
    value: int
    alone: bool
    exchange: str | None
    leads: str | None


class Table:
    """What a game's settings mean before any card is dealt.

    Attributes:
        settings: the settings of every chapter, defaults included.
        seats: clockwise; side_of: the side of each seat; sides: those that score.
        tricks: cards in a hand, and so tricks in a deal.
        ladder: the bids, lowest first; stuck_ladder: what a stuck dealer may bid.
        trumps: the suits that may be named.
    """

    def __init__(self, settings: dict[str, Any]) -> None:
        self.settings = settings
        players = settings["table"]["players"]
        self.seats = list("NESW") if players == 4 else list("ABCDEFGH"[:players])
        self.side_of = {seat: self.side(seat) for seat in self.seats}
        self.sides = list(dict.fromkeys(self.side_of.values()))
        self.cards = Cards(settings["pack"])
        self.tricks = self.hand_size()
        auction = settings["auction"]
        self.ladder = self.bids(auction["ladder"])
        self.stuck_ladder = self.ladder if auction["stuck_ladder"] is None else self.bids(auction["stuck_ladder"])
        self.trumps = suits_named(settings["trump"]["choices"])

    def side(self, seat: str) -> str:
        """A player is a side by himself, or one of two teams that sit alternately."""
        if self.settings["table"]["sides"] == "individuals":
            return seat
        if len(self.seats) == 4:
            return "NS" if seat in "NS" else "EW"
        return "".join(self.seats[self.seats.index(seat) % 2 :: 2])

    def from_seat(self, seat: str) -> list[str]:
        """Every seat once, clockwise from this one."""
        place = self.seats.index(seat)
        return self.seats[place:] + self.seats[:place]

    def left_of(self, seat: str) -> str:
        """The next seat clockwise."""
        return self.from_seat(seat)[1]

    def partners(self, seat: str) -> list[str]:
        """The other seats of the same side, clockwise."""
        return [other for other in self.from_seat(seat)[1:] if self.side_of[other] == self.side_of[seat]]

    def hand_size(self) -> int:
        """Cards in a hand; with `all` the pack is shared out equally, ghost hands count as players."""
        deal = self.settings["deal"]
        if deal["cards_each"] != "all":
            return int(deal["cards_each"])
        return int((len(self.cards.pack) - deal["dealer_extra"]) // (len(self.seats) + deal["ghost_hands"]))

    def dealt(self, dealer: str) -> dict[str, int]:
        """How many cards are dealt to whom; what nobody is dealt is the kitty."""
        deal = self.settings["deal"]
        ghosts = ["ghost", "ghost2", "ghost3"][: deal["ghost_hands"]]
        sizes = dict.fromkeys([*self.seats, *ghosts], self.tricks)
        sizes[dealer] += deal["dealer_extra"]
        rest = len(self.cards.pack) - sum(sizes.values())
        return {**sizes, "kitty": rest} if rest else sizes

    def bids(self, ladder: list[int | str]) -> list[Bid]:
        """A ladder written out: `3..5` is 3, 4, 5, and `all` is the number of tricks."""
        names: list[int | str] = []
        for rung in ladder:
            if isinstance(rung, str) and ".." in rung:
                first, last = rung.split("..")
                names += range(int(first), (self.tricks if last == "all" else int(last)) + 1)
            else:
                names.append(rung)
        return [self.bid(name) for name in names]

    def bid(self, name: int | str) -> Bid:
        """What goes with a bid. A number must take its number and is worth it; a name is worth what it must take."""
        facts = self.facts_of(str(name))
        said = name if facts.get("must_take") is None else facts["must_take"]
        must_take = self.tricks if said == "all" else int(said)
        tricks = name if isinstance(name, int) else must_take
        value: int = tricks if facts.get("value") is None else facts["value"]
        return Bid(
            said=f"bid {name}" if isinstance(name, int) else name,
            name=name,
            must_take=must_take,
            tricks=tricks,
            value=value,
            alone=facts.get("plays") == "alone",
            exchange=facts.get("exchange"),
            leads=facts.get("leads"),
        )

    def facts_of(self, name: str) -> dict[str, Any]:
        """What the settings say about a bid; what it does not say itself it takes from the bid it is `like`."""
        facts: dict[str, Any] = dict(self.settings["auction"]["bids"].get(name, {}))
        if facts.get("like") is not None:
            for key, value in self.facts_of(str(facts["like"])).items():
                if facts.get(key) in (None, "with_partner"):
                    facts[key] = value
        return facts
