"""What an author says about the auction: its form, the ladder of bids, and what happens when nobody bids."""

# ruff: noqa: RUF012 (pydantic gives every model its own copy of a default)
from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from euchre_core.chapters.auction import ladder_sentences, passed_out_sentences, sentences, turn_up_sentences
from euchre_core.chapters.auction.bid_spec import BidSpec, BySpec
from euchre_core.chapters.auction.inserted import PlaceSpec, inserted
from euchre_core.chapters.auction.swap_sentences import swapping
from euchre_core.chapters.memory import LOSE_ALL
from euchre_core.chapters.sentence import SaidBy, Says
from euchre_core.chapters.values import (
    BID_KEY_PATTERN,
    HandPredicate,
    Rung,
    Settings,
    SuitName,
    ValueFormula,
    Wanted,
    expand_range,
    is_range,
)

__all__ = ["AuctionSpec", "BidSpec", "BySpec", "PlaceSpec", "expand_ladder"]

MakersTake = Annotated[
    Literal["most", "more_than_each_opponent"] | Annotated[int, Field(ge=1, le=26)],
    Wanted("most, more_than_each_opponent, or a number from 1 to 26"),
]
ThrowIns = Annotated[Literal["unlimited"] | Annotated[int, Field(ge=1, le=10)], Wanted("unlimited, or 1 to 10")]
Decided = Literal[
    "nobody_is_maker",
    "dealer_is_maker",
    "left_of_dealer_is_maker",
    "dealers_partner_is_maker",
    "right_of_dealer_is_maker",
]

UpcardKind = Annotated[
    SuitName | Literal["A", "K", "Q", "J"] | Annotated[str, Field(pattern=r"^(1[0-3]|[2-9])$")],
    Wanted("a suit or a rank"),
]

KEYS_OF_FORM = {
    "ladder": ("ladder", "insert", "bids", "stuck_ladder", "turns", "passing", "beats", "value"),
    "turn_up": ("must_take", "first_circuit", "second_circuit", "joker_turned_up", "upcard_decides"),
    "before_deal": ("must_take",),
}
"""The settings that not every form of the auction has."""
KEYS_OF_PASSING = ("all_pass", "forfeit", "throw_ins", "must_call_if", "caller_again")
"""The settings that make no sense where nobody can pass."""


class AuctionSpec(Settings):
    """How the maker is found."""

    form: Annotated[Literal["ladder", "turn_up", "before_deal", "none"], Says(sentences.forms)] = "ladder"
    """The kind of auction. In a ladder each bid must be higher than the one before. In a turn-up game a card is turned,
    and players order it up or name another suit. With before_deal one player names trump before the cards are dealt and
    is the maker; an upcard that is a trump counts as ordered up. With none there is no auction, and nobody is maker."""

    opens: Annotated[Literal["left_of_dealer", "dealer"], Says(sentences.opening)] = "left_of_dealer"
    """Who speaks first. The turn then passes to the left. Where trump is named before the deal: who names it."""

    turns: Annotated[Literal["one_each", "two_each", "continuing"], Says(sentences.speaking)] = "one_each"
    """How long the bidding goes on: everybody speaks once, at most twice, or until all but one have passed. It ends
    early when nobody has anything left to say."""

    passing: Annotated[Literal["final", "may_return"], Says(sentences.passing)] = "final"
    """Whether a player who has passed may bid when his turn comes round again. With may_return the bidding ends when
    all others pass one after the other."""

    beats: Annotated[Literal["higher_bid", "higher_bid_or_suit", "higher_value"], Says(sentences.outbidding)] = (
        "higher_bid"
    )
    """What outbids another bid: one that stands further up the ladder; or also the same bid in a suit that stands
    further on in trump.choices; or any bid of more value."""

    must_take: Annotated[MakersTake, Says(turn_up_sentences.makers_take)] = "most"
    """Tricks the makers must take where they bid no number of tricks, in a turn-up game or one whose trump is named
    before the deal: more than half; more than every single opponent; or a number."""

    first_circuit: Annotated[Literal["played", "not_played"], SaidBy("form")] = "played"
    """Whether the upcard may be ordered up. If not, it is turned down at once, and another suit may be named."""

    second_circuit: Annotated[
        Literal["other_suits", "other_suits_or_no_trump", "any_suit", "not_played"],
        Says(turn_up_sentences.second_circuit),
    ] = "other_suits"
    """What may be named once everybody has left the upcard alone: another suit, another suit or no trump, any suit; or
    there is no second round."""

    joker_turned_up: Annotated[
        Literal[
            "dealer_names_blind",
            "dealer_names",
            "dealer_gives_it_a_suit",
            "counts_as_spade",
            "redeal_next",
            "redeal_same",
        ],
        Says(turn_up_sentences.joker_turned_up),
    ] = "dealer_names_blind"
    """What happens when a joker is turned up: the dealer names trump, before or after he looks at his hand, takes the
    joker and is maker; or he gives it a suit, unseen, and the auction begins; or it counts as a spade; or the cards
    are dealt again, by the next dealer or by the same one."""

    upcard_decides: Annotated[dict[UpcardKind, Decided], Says(turn_up_sentences.upcard_decides)] = {}
    """Suits, and ranks, of the upcard that make its suit trump at once, without an auction, and who is maker then. A
    rank counts before a suit."""

    caller_again: Annotated[Literal["may", "may_not"], Says(sentences.calling_again)] = "may"
    """Whether the maker of a deal may bid or call in the next one of the game. Who is stuck must, all the same."""

    must_call_if: Annotated[HandPredicate | None, Says(sentences.must_call)] = None
    """Whoever has such a hand may not pass as long as there is anything he may bid or call."""

    swap: Annotated[Literal["never", "once_per_deal", "once_each"], Says(swapping)] = "never"
    """Whether a player in turn may exchange his whole hand, unseen, for the ghost hand before he speaks; he must speak
    at once afterwards, and his old hand is the ghost hand now. Once in a deal, or once for each player."""

    ladder: Annotated[list[Rung], Says(ladder_sentences.ladder)] = []
    """Every bid, lowest first: numbers of tricks, ranges such as 3..5 or 3..all, and names of bids."""

    insert: Annotated[dict[Annotated[str, Field(pattern=BID_KEY_PATTERN)], PlaceSpec], SaidBy("ladder")] = {}
    """Bids put into the ladder, each by its name or number with the place where it goes. A house rule can add a bid to
    many games this way; what is special about it stands in bids. Who is stuck may not make it where stuck_ladder says
    what he may bid."""

    bids: Annotated[dict[Annotated[str, Field(pattern=BID_KEY_PATTERN)], BidSpec], Says(ladder_sentences.bids)] = {}
    """What is special about a bid, by its name or number. A bid described here but not on the ladder is not played."""

    value: Annotated[ValueFormula, Says(ladder_sentences.values)] = "bid"
    """What a bid of a number is worth; scoring uses it as value. The formula may use bid, all (the tricks of a deal)
    and trump_value (from trump.values, where the trump is named with the bid)."""

    all_pass: Annotated[
        Literal[
            "redeal_next",
            "redeal_same",
            "dealer_is_stuck",
            "joker_holder_is_stuck",
            "played_in_no_trump",
            "dealer_forfeits",
        ],
        Says(passed_out_sentences.all_passing),
    ] = "redeal_next"
    """What happens when nobody bids or calls trump: a new deal by the next dealer, a new deal by the same one; the
    dealer, or whoever holds the joker, is stuck and must bid (if nobody holds it, the next player deals); the deal is
    played without trump and without a maker; or the dealer forfeits points. Who is stuck may still swap first."""

    forfeit: Annotated[int, Field(ge=1, le=10), SaidBy("all_pass")] = 1
    """Where the dealer forfeits: the points that every other side gains; in a game that counts down, its score falls by
    as many. The next player deals."""

    throw_ins: Annotated[ThrowIns, Says(passed_out_sentences.throw_ins)] = "unlimited"
    """How many passed-out deals each dealer has in a match; after that he is stuck."""

    stuck_ladder: Annotated[list[Rung] | None, Says(passed_out_sentences.stuck_bidding)] = None
    """What a stuck player may bid. If nothing is said: every bid of the ladder. A bid that only he may make is as low
    as can be: a number stands on the next lower number of the ladder, or at its foot, and a name at the foot."""

    @property
    def sticks_dealer(self) -> bool:
        """Whether the dealer can be forced to bid."""
        redealt = self.all_pass in ("redeal_next", "redeal_same")
        return self.all_pass == "dealer_is_stuck" or (redealt and self.throw_ins != "unlimited")

    @property
    def sticks_somebody(self) -> bool:
        """Whether anybody can be forced to bid."""
        return self.form != "none" and (self.sticks_dealer or self.all_pass == "joker_holder_is_stuck")

    def rungs(self, tricks: int) -> list[int | str]:
        """Return every bid of the ladder, lowest first; ``tricks`` is the number of tricks in a deal."""
        return inserted(expand_ladder(self.ladder, tricks), self.insert)

    def stuck_rungs(self, tricks: int) -> list[int | str]:
        """Return every bid that a stuck player may make, lowest first."""
        return self.rungs(tricks) if self.stuck_ladder is None else expand_ladder(self.stuck_ladder, tricks)

    def bid(self, name: int | str) -> BidSpec:
        """Return what is special about a bid, with the settings it takes from another through ``like``.

        What another bid says about ``over`` and ``by`` is about that bid alone.
        """
        said: dict[str, Any] = {}
        seen: set[str] = set()
        here: int | str | None = name
        while here is not None and str(here) not in seen:
            own = self.bids.get(str(here))
            if own is None:
                break
            kept = own.model_fields_set - ({"like"} if not seen else {"like", "over", "by"})
            for key in kept:
                said.setdefault(key, getattr(own, key))
            seen.add(str(here))
            here = own.like
        return BidSpec(**said)

    def tricks_needed(self, name: int | str, tricks: int) -> int | None:
        """Return the tricks the makers must take with this bid, `LOSE_ALL` for none at all.

        None if a bid with a name does not say it.
        """
        must_take = self.bid(name).must_take
        if must_take == "all":
            return tricks
        if must_take == "none":
            return LOSE_ALL
        if must_take is None and str(name).isdecimal():
            return int(name)
        return must_take

    def worth(self, name: int | str, tricks: int) -> int | None:
        """Return the value of this bid where `value` is just the number bid; None if it is not known."""
        value = self.bid(name).value
        if value is not None:
            return value
        needed = int(name) if str(name).isdecimal() else self.tricks_needed(name, tricks)
        return 0 if needed == LOSE_ALL else needed


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
