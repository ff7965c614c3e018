"""What an author says about the auction: the ladder of bids and what is special about each."""

# ruff: noqa: RUF012 (pydantic gives every model its own copy of a default)
from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from euchre_core.chapters.auction import sentences
from euchre_core.chapters.sentence import SaidBy, Says
from euchre_core.chapters.values import BID_KEY_PATTERN, BidName, Name, Rung, Settings, Wanted, expand_range, is_range

MustTake = Annotated[Literal["all"] | Annotated[int, Field(ge=0, le=26)], Wanted("all, or a number from 0 to 26")]


class BidSpec(Settings):
    """What is special about one bid."""

    must_take: Annotated[MustTake | None, SaidBy("ladder")] = None
    """Tricks the makers must take. A number bid needs its number; a bid with a name has to say it."""

    value: Annotated[int | None, Says(sentences.worth)] = None
    """What the bid is worth; scoring uses it as value. If nothing is said, it is worth the tricks it must take."""

    plays: Annotated[Literal["with_partner", "alone"], Says(sentences.lone)] = "with_partner"
    """Whether the maker's partners play, or lay down their cards."""

    exchange: Annotated[Name | None, Says(sentences.exchanging)] = None
    """The exchange that takes place after trump is named, by its name in exchange."""

    leads: Annotated[Literal["maker", "left_of_maker", "left_of_dealer", "dealer"] | None, Says(sentences.leading)] = (
        None
    )
    """Who leads to the first trick with this bid. If nothing is said, as in play."""

    like: Annotated[BidName | None, SaidBy("ladder")] = None
    """Start from the settings of another bid."""

    says: Annotated[str | None, Says(sentences.saying)] = None
    """The words at the table. {trump} stands for the suit that the player will name."""


class AuctionSpec(Settings):
    """How the maker is found."""

    form: Annotated[
        Literal["ladder"], Says({"ladder": "Players bid in turn how many tricks they undertake to take."})
    ] = "ladder"
    """The kind of auction. In a ladder each bid must be higher than the one before."""

    opens: Annotated[Literal["left_of_dealer", "dealer"], Says(sentences.opening)] = "left_of_dealer"
    """Who speaks first. The turn then passes to the left."""

    turns: Annotated[Literal["one_each"], Says(sentences.speaking)] = "one_each"
    """How long the bidding goes on: everybody speaks once. It ends early when nobody has anything left to say."""

    passing: Annotated[Literal["final"], Says({"final": ""})] = "final"
    """Whether a player may bid after he has passed: he may not."""

    beats: Annotated[Literal["higher_bid"], Says(sentences.outbidding)] = "higher_bid"
    """What outbids another bid: one that stands further up the ladder."""

    swap: Annotated[Literal["never", "once_per_deal", "once_each"], Says(sentences.swapping)] = "never"
    """Whether a player in turn may exchange his whole hand, unseen, for the ghost hand before he speaks; he must speak
    at once afterwards, and his old hand is the ghost hand now. Once in a deal, or once for each player."""

    ladder: Annotated[list[Rung], Says(sentences.ladder)] = []
    """Every bid, lowest first: numbers of tricks, ranges such as 3..5 or 3..all, and names of bids."""

    bids: Annotated[dict[Annotated[str, Field(pattern=BID_KEY_PATTERN)], BidSpec], Says(sentences.bids)] = {}
    """What is special about a bid, by its name or number. A bid described here but not on the ladder is not played."""

    all_pass: Annotated[Literal["redeal_next", "redeal_same", "dealer_is_stuck"], Says(sentences.all_passing)] = (
        "redeal_next"
    )
    """What happens when nobody bids: a new deal by the next dealer, a new deal by the same one, or the dealer is stuck
    and must bid. A stuck dealer may still swap first, if the swap is open to him."""

    stuck_ladder: Annotated[list[Rung] | None, Says(sentences.stuck_bidding)] = None
    """What a stuck dealer may bid. If nothing is said: every bid of the ladder."""

    def rungs(self, tricks: int) -> list[int | str]:
        """Return every bid of the ladder, lowest first; ``tricks`` is the number of tricks in a deal."""
        return expand_ladder(self.ladder, tricks)

    def stuck_rungs(self, tricks: int) -> list[int | str]:
        """Return every bid that a stuck dealer may make, lowest first."""
        return self.rungs(tricks) if self.stuck_ladder is None else expand_ladder(self.stuck_ladder, tricks)

    def bid(self, name: int | str) -> BidSpec:
        """Return what is special about a bid, with the settings it takes from another through ``like``."""
        said: dict[str, Any] = {}
        seen: set[str] = set()
        here: int | str | None = name
        while here is not None and str(here) not in seen:
            seen.add(str(here))
            own = self.bids.get(str(here))
            if own is None:
                break
            for key in own.model_fields_set - {"like"}:
                said.setdefault(key, getattr(own, key))
            here = own.like
        return BidSpec(**said)

    def tricks_needed(self, name: int | str, tricks: int) -> int | None:
        """Return the tricks the makers must take with this bid; None if a named bid does not say it."""
        must_take = self.bid(name).must_take
        if must_take == "all":
            return tricks
        if must_take is None and str(name).isdecimal():
            return int(name)
        return must_take

    def worth(self, name: int | str, tricks: int) -> int | None:
        """Return the value of this bid; None if neither a value nor the tricks it must take are known."""
        value = self.bid(name).value
        if value is not None:
            return value
        return int(name) if str(name).isdecimal() else self.tricks_needed(name, tricks)


def expand_ladder(written: list[int | str], tricks: int) -> list[int | str]:
    """Write the ranges of a ladder out, in order: ``["3..5", "moon"]`` is 3, 4, 5, moon."""
    rungs: list[int | str] = []
    for rung in written:
        if isinstance(rung, str) and is_range(rung):
            low, high = expand_range(rung, tricks)
            rungs.extend(range(low, high + 1))
        else:
            rungs.append(rung)
    return rungs
