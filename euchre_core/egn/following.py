"""One deal of a document, played again by the engine as far as it is told.

First a sketch, with any cards: it finds who makes trump, who sits out and who leads; none of that depends on the cards.
Then the tricks give every seat its cards, what nobody has told is filled in, and the engine plays the real deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from euchre_core.game.deal import Deal
from euchre_core.kernel.event import MOVED
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.standing import Standing
from euchre_core.kernel.state import State

from .errors import IllegalEgn
from .filling import Played, Unfillable
from .holding import Holdings
from .laying import UPCARD, LaidOut, lay_out
from .models import NOBODY, EgnDeal, Play
from .notation import Notation
from .script import Leaving, Script, calls_of
from .tricks import Tricks

GENERIC_TRUMP = "spades"
MOST_CHOICES = 30


@dataclass
class Followed:
    """A deal as far as it could be followed.

    Args:
        deal: the deal in the engine; filled: the cards in it that nobody has told, and how they are written.
        stop: why the rest of what is told was not checked, or "".
    """

    deal: Deal
    filled: dict[str, str]
    stop: str

    @property
    def is_finished(self) -> bool:
        """Whether the deal was played to its end, or thrown in, and it is known how it ended."""
        return self.deal.state.is_over and not self.stop


class Following:
    """Follows one deal.

    Args:
        rules: the rules; number: of the deal, from 1; told: what is told of it.
        standing, lasting: how the match stands before it, and what is remembered from the deal before.
    """

    def __init__(self, rules: Rules, number: int, told: EgnDeal, standing: Standing, lasting: list[int] | None) -> None:
        self.rules = rules
        self.number = number
        self.told = told
        self.standing = standing
        self.lasting = lasting
        self.texts = list(every_text(told))
        self.notation = Notation(rules.pack, self.texts)
        self.calls = calls_of(told, GENERIC_TRUMP if self.notation.is_generic else "")

    def follow(self) -> Followed:
        """Follow the deal.

        Raises:
            IllegalEgn: something in it is not allowed.
        """
        sketch = Deal(self.rules, self.told.dealer, self.any_cards(), self.standing, self.lasting)
        script = Script(self.number, self.told, self.calls)
        stop = script.up_to_the_play(sketch) or self.unknown_trump(sketch.state) or self.strange_exchange(sketch)
        plays: list[Played] = []
        if not stop and sketch.state.is_over:
            self.check_no_play()
        elif not stop and self.told.play is not None:
            plays, stop = self.walk(self.told.play, sketch.state)
        elif stop and not (self.told.play and any(self.told.play.tricks)):
            stop = stop if script.spoken < len(self.calls) else ""
        holdings = self.holdings(sketch, plays)
        return self.played(holdings, sketch.state, plays, stop)

    def any_cards(self) -> list[list[int]]:
        """Any deal with the upcard that is told; of one that is told in part, a suit that nobody names later."""
        named = {call[0] for call in (self.told.bidding.calls if self.told.bidding else ())}
        kinds = self.notation.mask(self.told.upcard)
        if not kinds:
            path = f"{self.told.path}.initialState.upCard"
            raise IllegalEgn(path, self.number, 0, "", "", [], f"there is no {self.told.upcard} in this pack")
        possible = [kind for kind in range(len(self.rules.pack.kinds)) if kinds >> kind & 1]
        upcard = min(possible, key=lambda kind: "scdh "[self.rules.pack.suits[kind]] in named)
        rest = [kind for kind in self.rules.pack.cards() if kind != upcard]
        order = iter(rest)
        return [
            [upcard]
            if pile.name == UPCARD
            else sorted(next(order) for _ in range(self.rules.dealt(place, self.told.dealer)))
            for place, pile in enumerate(self.rules.piles)
        ]

    def unknown_trump(self, state: State) -> str:
        """Whether trump depends on an upcard that is not known: the reason not to go on, or ""."""
        called = [call.text for call in self.calls if call.text.startswith("order")]
        suits = {self.rules.pack.suits[kind] for kind in kinds_of(self.notation.mask(self.told.upcard))}
        return "its trump is not known" if called and len(suits) > 1 else ""

    def strange_exchange(self, sketch: Deal) -> str:
        """Whether cards changed hands in a way that is not followed: the reason not to go on, or "".

        That is so with the kitty, since it is not told what was given for it, and where the rules know no exchange.
        """
        given = [event for event in sketch.events if event.action.verb == "give"]
        ways = [(int(event.action.mover), int(event.facts[0].target)) for event in given]
        for told in self.told.bidding.exchanges if self.told.bidding is not None else ():
            if not any(told.sender in (sender, NOBODY) and told.receiver == receiver for sender, receiver in ways):
                return "an exchange of cards is told that cannot be followed"
        return ""

    def check_no_play(self) -> None:
        """Nothing is played once the cards are thrown in."""
        if self.told.play is not None and any(self.told.play.tricks):
            why = "nobody made trump, so nothing was played"
            raise IllegalEgn(f"{self.told.play.path}.tricks", self.number, 1, "", "", [], why)

    def walk(self, play: Play, state: State) -> tuple[list[Played], str]:
        """Give the cards that were played their seats."""
        trump = self.rules.tables.trump_of[state.strain]
        self.notation = Notation(self.rules.pack, self.texts, trump)
        discard = self.told.bidding.discard if self.told.bidding is not None else None
        gone = [*self.told.kitty, *([discard] if discard is not None else [])]
        tricks = Tricks(self.number, play, state, self.notation, gone)
        tricks.walk()
        tricks.narrow()
        return tricks.plays, tricks.stop

    # -- the cards ---------------------------------------------------------------------------------------------------

    def holdings(self, sketch: Deal, plays: Sequence[Played]) -> Holdings:
        """What every seat held: what it played, discarded and gave away, as the sketch shows who did."""
        told = self.told.bidding
        holdings = Holdings(self.rules, self.number, self.told, self.notation, plays)
        upcard_pile = next((place for place, pile in enumerate(self.rules.piles) if pile.name == UPCARD), -1)
        is_followed = not self.strange_exchange(sketch)
        discard = told.discard if told is not None and is_followed else None
        path = f"{told.path}.discard" if told is not None else self.told.path
        for event in sketch.events:
            for fact in event.facts:
                if fact.kind == MOVED and fact.source == upcard_pile and fact.target < len(self.rules.seats):
                    holdings.takes_upcard = int(fact.target)
            if event.action.verb == "discard":
                is_told = event.action.phase.key != "exchange"
                holdings.discard(int(event.action.mover), discard if is_told else None, path)
            elif event.action.verb == "give":
                receiver = int(event.facts[0].target)
                holdings.give(int(event.action.mover), receiver, *self.gift(int(event.action.mover), receiver))
        holdings.settle()
        holdings.check_twice()
        return holdings

    def gift(self, sender: int, receiver: int) -> tuple[str | None, str]:
        """The card that one seat gave another, if it is told."""
        told = self.told.bidding
        for exchange in told.exchanges if told is not None else ():
            if exchange.receiver == receiver and exchange.sender in (sender, NOBODY) and exchange.cards:
                return exchange.cards[0], exchange.path
        return None, self.told.path

    # -- the real deal -----------------------------------------------------------------------------------------------

    def played(self, holdings: Holdings, state: State, plays: Sequence[Played], stop: str) -> Followed:
        """Play the deal with its own cards."""
        try:
            laid, deal = self.begun(holdings, state, plays)
        except Unfillable as error:
            if not error.gave_up:
                raise self.nothing_fits() from None
            sketch = Deal(self.rules, self.told.dealer, self.any_cards(), self.standing, self.lasting)
            return Followed(sketch, {}, "too many of its cards are not known")
        script = Script(self.number, self.told, self.calls)
        for play in plays:
            kind = play.item.said if play.item.said >= 0 else laid.kind_of[id(play.item)]
            text = f"play {self.rules.pack.kinds[kind]}"
            known = holdings.known_cards(play.seat)
            try:
                script.take(deal, text, play.item.path, play.trick + 1, known, play.item.why)
            except IllegalEgn as error:
                # Where only cards that were chosen would have been right, it is not certain who was wrong.
                raise error if error.allowed or play.item.why else self.nothing_fits() from None
        return Followed(deal, laid.filled, stop)

    def nothing_fits(self) -> IllegalEgn:
        """The complaint about a deal that contradicts itself as a whole."""
        why = "no deal of the cards fits what is told of it"
        return IllegalEgn(self.told.path, self.number, 0, "", "", [], why)

    def begun(self, holdings: Holdings, state: State, plays: Sequence[Played]) -> tuple[LaidOut, Deal]:
        """The real deal as far as the play.

        A rule may say which cards must be given away. Where it is broken only by cards that were chosen, others are
        chosen.
        """
        texts = self.rules.pack.kinds
        refused: IllegalEgn | None = None
        for _ in range(MOST_CHOICES):
            try:
                laid = lay_out(self.rules, holdings, int(state.strain), plays)
            except Unfillable as error:
                raise refused or error from None
            deal = Deal(self.rules, self.told.dealer, laid.piles, self.standing, self.lasting)
            leaving = [
                Leaving(
                    texts[laid.kind_of[id(each)] if each.said < 0 else each.said], holdings.known_of(each), each.why
                )
                for each in holdings.leaving
            ]
            script = Script(self.number, self.told, self.calls, leaving)
            try:
                script.up_to_the_play(deal)
            except IllegalEgn as error:
                better = {texts.index(text.rpartition(" ")[2]) for text in error.offered if text.startswith("give ")}
                if not better or not holdings.without(self.rules.seat(error.seat), better):
                    raise
                refused = error
            else:
                return laid, deal
        raise Unfillable(gave_up=True)


def kinds_of(mask: int) -> Iterator[int]:
    """The kinds of a mask."""
    return (kind for kind in range(mask.bit_length()) if mask >> kind & 1)


def every_text(deal: EgnDeal) -> Iterator[str]:
    """Every card of a deal as it is written."""
    yield deal.upcard
    yield from deal.kitty
    for hand in deal.hands:
        yield from hand
    if deal.bidding is not None and deal.bidding.discard is not None:
        yield deal.bidding.discard
    for exchange in deal.bidding.exchanges if deal.bidding is not None else ():
        yield from exchange.cards
    for trick in deal.play.tricks if deal.play is not None else ():
        yield from trick
