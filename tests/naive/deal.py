"""A deal, step by step, as a conversation.

The model says whose turn it is and what he may do, and is told what he does. Every step is a generator that gives a
turn, is sent the action, and goes on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from . import hands
from .exchange import exchange
from .table import Bid, Table
from .tricks import Reneges, last_challenge, play
from .turn import Conversation, ThrownIn, Turn


class Deal:
    """One deal.

    Args:
        table: the game.
        dealer: who deals; dealt: the cards of every hand, ghost hand and kitty, by name.
        claims_made: (claim, seat) for every claim made before in this match.

    Attributes:
        turn: whose turn it is; None when the deal is over.
        hands: what everybody holds now, the ghost hands too; dealt: what was dealt.
        bid, maker, trump, stuck: the contract so far; out: who has laid his cards down.
        tricks: the tricks each seat has taken; winners: who took each, in order.
        reneges, false_challenges: how many are charged to each seat.
        thrown_in: whether it ended without a score; deals_next: the next dealer, when it is over.
    """

    def __init__(
        self, table: Table, dealer: str, dealt: dict[str, list[str]], claims_made: set[tuple[str, str]]
    ) -> None:
        self.table = table
        self.dealer = dealer
        self.dealt = dealt
        self.hands = {name: list(cards) for name, cards in dealt.items()}
        self.claims_made = set(claims_made)
        self.bid: Bid | None = None
        self.maker: str | None = None
        self.trump: str | None = None
        self.stuck = False
        self.swapped: list[str] = []
        self.out: set[str] = set()
        self.tricks: Counter[str] = Counter()
        self.winners: list[str] = []
        self.reneges: Counter[str] = Counter()
        self.false_challenges: Counter[str] = Counter()
        self.thrown_in = False
        self.deals_next = table.left_of(dealer)
        self.actions: list[str] = []
        self.conversation = self.whole_deal()
        self.turn: Turn | None = None
        self.go_on(None)

    def take(self, action: str) -> None:
        """The seat in turn does something."""
        assert self.turn is not None, "the deal is over"
        assert action in [*self.turn.may, *self.turn.can], f"{self.turn.seat} may not {action}: {self.turn}"
        self.actions.append(action)
        self.go_on(action)

    def go_on(self, action: str | None) -> None:
        try:
            self.turn = next(self.conversation) if action is None else self.conversation.send(action)
        except StopIteration:
            self.turn = None
        except ThrownIn as how:
            self.turn = None
            self.thrown_in = True
            self.deals_next = self.table.left_of(self.dealer) if how.by_next else self.dealer

    # -- the deal from its beginning to its end -----------------------------------------------------------------------

    def whole_deal(self) -> Conversation:
        when = self.settings("deal")["dealer_discards"]
        yield from self.claims("before_auction")
        if when == "before_auction":
            yield from self.dealer_discards()
        yield from self.auction()
        yield from self.naming_trump()
        if when == "after_trump":
            yield from self.dealer_discards()
        yield from exchange(self)
        yield from self.claims("before_play")
        reneges = Reneges(self)
        yield from play(self, reneges)
        yield from last_challenge(self, reneges)

    def settings(self, chapter: str) -> dict[str, Any]:
        """The settings of one chapter."""
        chapter_settings: dict[str, Any] = self.table.settings[chapter]
        return chapter_settings

    def from_left_of_dealer(self) -> list[str]:
        """Everybody who plays in this deal, from the dealer's left; who sits out is passed over."""
        order = self.table.from_seat(self.table.left_of(self.dealer))
        return [seat for seat in order if seat not in self.out]

    # -- claims -------------------------------------------------------------------------------------------------------

    def claims(self, when: str) -> Conversation:
        """Automatic claims first; then everybody is asked, also who holds nothing to claim. The first claim counts."""
        self.claim_automatically(when, self.from_left_of_dealer())
        for seat in self.from_left_of_dealer():
            if self.open_claims(when, seat, "by_choice"):
                action = yield Turn(seat, ["pass", *self.claims_of(when, seat)])
                if action != "pass":
                    self.claim(action.removeprefix("claim "), seat)

    def claim_automatically(self, when: str, seats: Sequence[str]) -> None:
        for seat in seats:
            for name in self.open_claims(when, seat, "automatically"):
                if self.holds_it(name, seat):
                    self.claim(name, seat)

    def open_claims(self, when: str, seat: str, how: str) -> list[str]:
        """The claims that, as everybody can see, this seat might make now."""
        found = []
        for name, claim in sorted(self.settings("claims").items()):
            right_moment = claim["when"] == when and claim["claimed"] == how
            right_player = claim["who"] == "anyone" or seat == self.maker
            used = claim["limit"] == "once_per_match" and (name, seat) in self.claims_made
            if right_moment and right_player and not used:
                found.append(name)
        return found

    def claims_of(self, when: str, seat: str) -> list[str]:
        """The claims this seat may make with the hand it holds."""
        return [f"claim {name}" for name in self.open_claims(when, seat, "by_choice") if self.holds_it(name, seat)]

    def holds_it(self, name: str, seat: str) -> bool:
        return hands.fits(self.settings("claims")[name]["hand"], self.hands[seat], self.trump, self.table.cards)

    def claim(self, name: str, seat: str) -> None:
        """The cards are thrown in (AN2)."""
        self.claims_made.add((name, seat))
        raise ThrownIn(by_next=self.settings("claims")[name]["effect"] == "redeal_next")

    # -- the dealer's extra cards -------------------------------------------------------------------------------------

    def dealer_discards(self) -> Conversation:
        """The dealer discards as many cards as he was dealt more than the others, any he likes (J3, JA2)."""
        hand = self.hands[self.dealer]
        last = None
        for still in range(self.settings("deal")["dealer_extra"], 0, -1):
            choices = self.one_by_one(hand, last, still)
            action = yield Turn(self.dealer, [f"discard {card}" for card in choices])
            last = action.removeprefix("discard ")
            hand.remove(last)

    def one_by_one(self, cards: Sequence[str], last: str | None, still: int) -> list[str]:
        """The different cards that can be given next; several are given in pack order, so that a set has one spelling.

        Args:
            cards: what may be given at all; last: the card given before; still: how many are still to be given.
        """
        order = self.table.cards.different.index
        behind = [card for card in cards if last is None or order(card) >= order(last)]
        enough = [card for card in behind if sum(order(other) >= order(card) for other in behind) >= still]
        return list(dict.fromkeys(self.table.cards.in_pack_order(enough)))

    # -- the auction --------------------------------------------------------------------------------------------------

    def auction(self) -> Conversation:
        """Everybody speaks once. It is over early when nobody left has anything to do but pass (GA12)."""
        settings, table = self.settings("auction"), self.table
        opener = self.dealer if settings["opens"] == "dealer" else table.left_of(self.dealer)
        to_speak = table.from_seat(opener)
        while to_speak and (self.higher_bids() or any(self.more_to_do(seat) for seat in to_speak)):
            seat = to_speak.pop(0)
            yield from self.speak(seat, stuck=not to_speak and self.is_stuck(seat))
        if self.bid is None and self.is_stuck(self.dealer):
            yield from self.speak(self.dealer, stuck=True)
        if self.bid is None or self.maker is None:
            raise ThrownIn(by_next=settings["all_pass"] == "redeal_next")
        if self.bid.alone:
            self.out.update(table.partners(self.maker))

    def is_stuck(self, seat: str) -> bool:
        """Whether this player, the last who can speak, must bid (SD1): the dealer, if nobody else has bid."""
        return seat == self.dealer and self.bid is None and self.settings("auction")["all_pass"] == "dealer_is_stuck"

    def higher_bids(self) -> list[Bid]:
        """The bids above the last one."""
        ladder = self.table.ladder
        return ladder if self.bid is None else ladder[ladder.index(self.bid) + 1 :] if self.bid in ladder else []

    def more_to_do(self, seat: str) -> bool:
        """Whether, as everybody can see, a seat that has not spoken yet may have a choice besides speaking."""
        return self.may_swap(seat) or bool(self.open_claims("own_turn", seat, "by_choice"))

    def may_swap(self, seat: str) -> bool:
        """Whether the ghost hand may still be taken: once a deal (G15), or once by each player."""
        swap = self.settings("auction")["swap"]
        return (swap == "once_per_deal" and not self.swapped) or (swap == "once_each" and seat not in self.swapped)

    def speak(self, seat: str, stuck: bool) -> Conversation:
        """One turn: a claim, a swap, and then a bid or a pass. After a swap he must bid or pass at once (G14)."""
        self.claim_automatically("own_turn", [seat])
        bids = {bid.said: bid for bid in (self.table.stuck_ladder if stuck else self.higher_bids())}
        words = [*bids] if stuck else ["pass", *bids]
        aside = self.claims_of("own_turn", seat) + (["swap"] if self.may_swap(seat) else [])
        action = yield Turn(seat, words + aside)
        if action.startswith("claim "):
            self.claim(action.removeprefix("claim "), seat)
        if action == "swap":
            self.hands[seat], self.hands["ghost"] = self.hands["ghost"], self.hands[seat]
            self.swapped.append(seat)
            action = yield Turn(seat, words)
        if action != "pass":
            self.bid, self.maker, self.stuck = bids[action], seat, stuck

    def naming_trump(self) -> Conversation:
        """The maker names trump (G12, B14), unless there is only one thing he could name."""
        assert self.maker is not None
        self.trump = self.table.trumps[0]
        if len(self.table.trumps) > 1:
            action = yield Turn(self.maker, [f"name {suit}" for suit in self.table.trumps])
            self.trump = action.removeprefix("name ")
