"""The auction with a ladder: every bid must beat the one before."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from . import lone
from .bids import Bid
from .memory import free, may_not_call
from .speaking import (
    dealer_is_stuck,
    from_opener,
    holder_of_the_joker,
    may_pass,
    more_to_do,
    nobody_is_maker,
    speak,
)
from .turn import Conversation
from .upcard import with_such_a_hand

if TYPE_CHECKING:
    from .deal import Deal

TURNS = {"one_each": 1, "two_each": 2, "continuing": 1000}
Offer = tuple[Bid, str | None]
"""A bid, and the trump that is named in it."""


class Bidding:
    """An auction in progress.

    Attributes:
        best: the highest bid so far, with the trump named in it; bidder: who made it.
        made_by: who made each bid, by its name; passed: who may not speak any more; passes: how many in a row.
        to_speak: the turns to come.
    """

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.settings = deal.settings("auction")
        self.best: Offer | None = None
        self.bidder: str | None = None
        self.made_by: dict[int | str, str] = {}
        self.passed: list[str] = []
        self.passes = 0
        self.to_speak = from_opener(deal) * TURNS[self.settings["turns"]]

    def whole_auction(self) -> Conversation:
        """Everybody in turn, until it is over; then who is stuck; then the contract stands."""
        yield from self.everybody_speaks()
        if self.best is None and dealer_is_stuck(self.deal):
            yield from self.last_word(self.deal.dealer, "dealer")
        holder = holder_of_the_joker(self.deal)
        if self.best is None and self.settings["all_pass"] == "joker_holder_is_stuck" and holder is not None:
            yield from self.last_word(holder, "joker_holder")
        if self.best is None:
            nobody_is_maker(self.deal)
        else:
            self.close()

    def everybody_speaks(self) -> Conversation:
        """Everybody in turn, until it is over."""
        while self.goes_on():
            seat = self.to_speak.pop(0)
            if seat in self.passed:
                continue
            if not self.has_a_choice(seat):
                self.passes += 1  # he is not asked; but he may still have something to say later
                continue
            stuck = seat == self.deal.dealer and self.ends_with_a_pass(seat) and dealer_is_stuck(self.deal)
            yield from self.turn(seat, "dealer" if stuck else "nobody")

    def last_word(self, seat: str, stuck: str) -> Conversation:
        """Somebody is stuck after everybody has passed; those who may return can still outbid him."""
        yield from self.turn(seat, stuck)
        while self.to_speak and self.to_speak[0] != self.deal.table.left_of(seat):
            self.to_speak.pop(0)
        yield from self.everybody_speaks()

    def goes_on(self) -> bool:
        """Whether anybody who still has a turn has a choice, and not all others have passed after the last bid."""
        speakers = set(self.to_speak) - set(self.passed) - {self.bidder}
        everybody = len(self.deal.table.seats)
        if self.passes >= (everybody if self.best is None else everybody - 1) and self.settings["turns"] != "two_each":
            return False
        if self.best is not None and self.passes >= everybody - 1:
            return False
        return any(self.has_a_choice(seat) for seat in speakers)

    def has_a_choice(self, seat: str) -> bool:
        """Whether, as everybody can see, a seat may do anything but pass."""
        return bool(self.offers(seat, any_hand=True)) or more_to_do(self.deal, seat)

    def ends_with_a_pass(self, seat: str) -> bool:
        """Whether nobody would be maker if this seat passed."""
        if self.best is not None:
            return False
        final = self.settings["passing"] == "final"
        left = [other for other in self.to_speak if other not in self.passed and not (final and other == seat)]
        left = [other for other in left if other == seat or self.has_a_choice(other)]
        return not left or (self.settings["turns"] == "continuing" and self.passes >= len(self.deal.table.seats) - 1)

    def turn(self, seat: str, stuck: str) -> Conversation:
        """One turn to speak."""
        must = stuck != "nobody"
        words = partial(self.words, seat, must)
        action = yield from speak(self.deal, seat, words)
        if action == "pass":
            self.passes += 1
            if self.settings["passing"] == "final":
                self.passed.append(seat)
            return
        self.passes = 0
        self.best = {self.said(offer): offer for offer in self.offers(seat, any_hand=True, stuck=must)}[action]
        self.bidder = seat
        self.made_by[self.best[0].name] = seat
        self.deal.stuck = stuck

    def words(self, seat: str, stuck: bool) -> list[str]:
        """What the seat may say."""
        offers = self.offers(seat, any_hand=False, stuck=stuck)
        if stuck:
            offers = offers or self.offers(seat, any_hand=True, stuck=True)
        said = [self.said(offer) for offer in offers]
        if stuck:
            return said
        return [*may_pass(self.deal, seat), *said] if said else ["pass"]

    def said(self, offer: Offer) -> str:
        bid, trump = offer
        return bid.said if trump is None or len(bid.trumps) == 1 else f"{bid.said} {trump}"

    def offers(self, seat: str, any_hand: bool, stuck: bool = False) -> list[Offer]:
        """The bids a seat may make now.

        Args:
            any_hand: also those that need a hand he may not have; stuck: from what a stuck player may bid.
        """
        in_bid = self.deal.settings("trump")["named"] == "in_bid"
        found: list[Offer] = []
        if not stuck and may_not_call(self.deal, seat):
            return found
        ladder = self.deal.table.stuck_ladder if stuck else self.deal.table.ladder
        ladder = [bid for bid in ladder if self.is_open_to(seat, bid)]
        all_barred = stuck and not any(free(self.deal, bid.trumps) for bid in ladder)
        for bid in ladder:
            trumps = bid.trumps if all_barred else free(self.deal, bid.trumps)
            if not any_hand:
                trumps = with_such_a_hand(self.deal, seat, trumps if in_bid else bid.trumps) if trumps else []
            every: list[Offer] = [(bid, trump if in_bid else None) for trump in trumps]
            every = every if in_bid else every[:1]
            found += [offer for offer in every if self.best is None or self.beats(offer, self.best)]
        return found

    def is_open_to(self, seat: str, bid: Bid) -> bool:
        """Whether the bids before, and who made them, let this seat make the bid."""
        if bid.over is not None and (self.best is None or self.best[0].name not in bid.over):
            return False
        if bid.by is None:
            return True
        who, name = bid.by
        if name not in self.made_by:
            return False
        player = self.made_by[name]
        is_partner = seat in self.deal.table.partners(player)
        return is_partner if who == "partner_of" else not is_partner and seat != player

    def beats(self, offer: Offer, best: Offer) -> bool:
        """Whether a bid outbids another."""
        (bid, trump), (other, other_trump) = offer, best
        if self.settings["beats"] == "higher_value":
            return worth(bid, trump) > worth(other, other_trump)
        place, other_place = self.place(bid), self.place(other)
        if self.settings["beats"] == "higher_bid" or place != other_place or trump is None or other_trump is None:
            return place > other_place
        rank = list(dict.fromkeys([*self.deal.table.trumps, *bid.trumps]))  # what only this bid may have comes last
        return rank.index(trump) > rank.index(other_trump)

    def place(self, bid: Bid) -> float:
        """How high a bid stands; who was stuck may have bid a number that is not on the ladder."""
        ladder = self.deal.table.ladder
        if bid in ladder:
            return ladder.index(bid)
        lower = [place for place, other in enumerate(ladder) if is_less(other.name, bid.name)]
        return max(lower, default=-1) + 0.5

    def close(self) -> None:
        """The highest bid is the contract."""
        assert self.best is not None
        deal = self.deal
        deal.bid, deal.trump = self.best
        deal.maker = self.bidder
        deal.friends = deal.table.partners(self.bidder or "")
        deal.could_say_alone = deal.trump is None
        if deal.bid.alone:
            lone.plays_alone(deal)


def worth(bid: Bid, trump: str | None) -> int:
    """What a bid is worth with the trump named in it; before trump is named, with the lowest."""
    return bid.value(trump) if trump is not None else bid.values[0][1]


def is_less(one: int | str, other: int | str) -> bool:
    """Whether one number is less than another; names are neither."""
    return isinstance(one, int) and isinstance(other, int) and one < other
