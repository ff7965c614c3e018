"""A deal, step by step, as a conversation.

The model says whose turn it is and what he may do, and is told what he does. Every step is a generator that gives a
turn, is sent the action, and goes on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from . import auction, claims, exchange, kitty, lone, naming, partners, tricks, unseen, upcard
from .bids import Bid
from .cards import NAMES, SUITS, is_joker
from .memory import Memory
from .reneges import Reneges, last_challenge
from .table import Table, one_kitty
from .turn import Broken, Conversation, Scored, ThrownIn, Turn


@dataclass
class Past:
    """What a deal may know of those before it in this match.

    Attributes:
        claims_made: (claim, seat) for every claim made; throw_ins: how often the deals of each dealer were passed out.
        scores: the score of each side in this game; deals_played: how many deals were scored in it.
        memory: what the deals of this game have left.
    """

    claims_made: set[tuple[str, str]] = field(default_factory=set)
    throw_ins: Counter[str] = field(default_factory=Counter)
    scores: dict[str, int] = field(default_factory=dict)
    deals_played: int = 0
    memory: Memory = field(default_factory=Memory)


class Deal:
    """One deal.

    Args:
        table: the game.
        dealer: who deals; dealt: the cards of every hand, ghost hand and pile, by name.
        past: what was before.

    Attributes:
        turn: whose turn it is; None when the deal is over.
        hands: what everybody holds now, and what lies in the other piles; dealt: what was dealt.
        bid, maker, trump, stuck: the contract so far; ordered: whether the upcard made trump.
        alone: whether the maker plays alone; blind: whether he said so before he looked at his cards.
        kind: which kind of lone hand it is, None for a plain one.
        lone_defender: who plays alone against him.
        out: who has laid his cards down; dropped: who of them has dropped out.
        friends: who is known to play with the maker; secret: who does, and perhaps nobody knows.
        tricks: the tricks each seat has taken; winners: who took each, in order.
        led_last: the suit led to the last trick.
        reneges, false_challenges: how many are charged to each seat; broken: whose renege ended the deal.
        thrown_in: whether it ended without a score; scored: the points if it ended before the play.
        deals_next: the next dealer, when it is over.
    """

    def __init__(self, table: Table, dealer: str, dealt: dict[str, list[str]], past: Past | None = None) -> None:
        self.table = table
        self.dealer = dealer
        self.dealt = one_kitty(dealt)
        self.past = past or Past()
        self.hands = {name: list(cards) for name, cards in self.dealt.items()}
        self.claims_made = set(self.past.claims_made)
        self.passed_out = False
        self.bid: Bid | None = None
        self.maker: str | None = None
        self.trump: str | None = None
        self.stuck = "nobody"
        self.upcard_suit = self.suit_of_upcard()
        self.ordered = False
        self.swapped: list[str] = []
        self.exchanged: list[str] = []
        self.alone = False
        self.blind = False
        self.kind: str | None = None
        self.could_say_alone = True
        self.lone_defender: str | None = None
        self.out: set[str] = set()
        self.dropped: list[str] = []
        self.friends: list[str] = []
        self.secret: list[str] = []
        self.called: str | None = None
        self.tricks: Counter[str] = Counter()
        self.winners: list[str] = []
        self.led_last: str | None = None
        self.reneges: Counter[str] = Counter()
        self.false_challenges: Counter[str] = Counter()
        self.broken: str | None = None
        self.thrown_in = False
        self.scored: dict[str, int] | None = None
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
        except Scored as how:
            self.turn = None
            self.scored = how.points
        except Broken as how:
            self.turn = None
            self.broken = how.by

    def whole_deal(self) -> Conversation:
        """The order never changes; a step that the game does not have is skipped."""
        yield from unseen.trump_before_the_deal(self)
        yield from upcard.decides(self)
        yield from unseen.blind_lone_hand(self)
        yield from claims.claiming(self, "before_auction")
        yield from kitty.dealer_discards(self, "before_auction")
        if self.trump is None:
            yield from auction.auction(self)
        yield from kitty.taken(self, "before_naming")
        yield from naming.naming_trump(self)
        yield from kitty.taken(self, "after_naming")
        yield from kitty.upcard_taken(self)
        yield from kitty.dealer_discards(self, "after_trump")
        yield from partners.calling(self)
        yield from lone.lone_hands(self)
        yield from exchange.exchanges(self)
        yield from claims.claiming(self, "before_play")
        reneges = Reneges(self)
        yield from tricks.play(self, reneges)
        yield from last_challenge(self, reneges)

    # -- what the steps ask --------------------------------------------------------------------------------------------

    def settings(self, chapter: str) -> dict[str, Any]:
        """The settings of one chapter."""
        chapter_settings: dict[str, Any] = self.table.settings[chapter]
        return chapter_settings

    def from_left_of(self, seat: str) -> list[str]:
        """Everybody who plays in this deal, from a seat's left; who sits out is passed over."""
        return [other for other in self.table.from_seat(self.table.left_of(seat)) if other not in self.out]

    def suit_of_upcard(self) -> str | None:
        """The suit printed on the upcard; a joker has none, unless it counts as a spade."""
        if not self.dealt.get("upcard"):
            return None
        (card,) = self.dealt["upcard"]
        if not is_joker(card):
            return NAMES[card[-1]]
        return "spades" if self.settings("auction")["joker_turned_up"] == "counts_as_spade" else None

    def within_reach(self, seat: str) -> list[str]:
        """The cards a seat plays from: its hand, and what lies face up in front of it."""
        return self.hands[seat] + [card for face_up, _ in self.table.columns_of(seat) for card in self.hands[face_up]]

    def lay(self, seat: str, card: str) -> None:
        """A card goes to the trick; if it lay face up, the one beneath is turned up."""
        if card in self.hands[seat]:
            self.hands[seat].remove(card)
            return
        for face_up, beneath in self.table.columns_of(seat):
            if card in self.hands[face_up]:
                self.hands[face_up], self.hands[beneath] = self.hands[beneath], []

    def upcard_word(self) -> str | None:
        """What `upcard_suit` means in a hand predicate: the letter of the suit turned up."""
        return None if self.upcard_suit is None else SUITS[self.upcard_suit]

    def partners(self, seat: str) -> list[str]:
        """The others who, by what everybody knows, play with a seat, clockwise."""
        others = self.table.from_seat(seat)[1:]
        if self.table.seating == "two_teams":
            return self.table.partners(seat)
        if self.table.seating == "individuals" or self.maker is None:
            return []
        makers = [self.maker, *self.friends]
        if seat in makers:
            return [other for other in others if other in makers]
        if self.table.seating == "maker_against_all":
            return [other for other in others if other not in makers]
        return []

    def opponents(self, seat: str) -> list[str]:
        """The others who, by what everybody knows, do not play with a seat, clockwise."""
        return [other for other in self.table.from_seat(seat)[1:] if other not in self.partners(seat)]

    def makers(self) -> list[str]:
        """The maker and whoever plays with him, a secret partner too; nobody while nobody is maker."""
        if self.maker is None:
            return []
        if self.table.seating == "called_partner":
            return list(dict.fromkeys([self.maker, *self.friends, *self.secret]))
        return [self.maker, *self.table.partners(self.maker)]

    def defenders(self) -> list[str]:
        """Everybody who, by what everybody knows, plays against the maker, from the maker's left."""
        assert self.maker is not None
        return [seat for seat in self.from_left_of(self.maker) if seat in self.opponents(self.maker)]

    def one_by_one(self, cards: Sequence[str], last: str | None, still: int) -> list[str]:
        """The different cards that can be given next; several are given in pack order, so that a set has one spelling.

        Args:
            cards: what may be given at all; last: the card given before; still: how many are still to be given.
        """
        order = self.table.cards.different.index
        behind = [card for card in cards if last is None or order(card) >= order(last)]
        enough = [card for card in behind if sum(order(other) >= order(card) for other in behind) >= still]
        return list(dict.fromkeys(self.table.cards.in_pack_order(enough)))
