"""Who played which card: the tricks of a document, from whoever leads on.

The winner of a trick leads to the next. Where cards are not known he is found as long as every card that could have
been played gives the same winner.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_

from euchre_core.kernel.pack import SUIT_SLOTS
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.state import State

from .errors import IllegalEgn
from .filling import Item, Played
from .models import NOBODY, Play
from .notation import Notation


class Tricks:
    """The tricks of a deal, each card with its seat.

    Args:
        number: the number of the deal, from 1; told: its play.
        state: the deal when its play begins; notation: what its cards can be; gone: the cards that nobody can play.
    """

    def __init__(self, number: int, told: Play, state: State, notation: Notation, gone: Iterable[str]) -> None:
        self.number = number
        self.told = told
        self.rules: Rules = state.rules
        self.strain = int(state.strain)
        self.idle = int(state.idle)
        self.leader = int(state.turn)
        self.notation = notation
        masks = [notation.mask(text) for text in (*gone, *(text for trick in told.tricks for text in trick))]
        self.known = reduce(or_, [mask for mask in masks if mask.bit_count() == 1], 0)
        self.plays: list[Played] = []
        self.stop = ""

    def walk(self) -> None:
        """Give every card its seat; `stop` says why the rest has none.

        Raises:
            IllegalEgn: too many tricks or cards, another leader than the rules say, a card that this pack has not.
        """
        self.check_leader()
        self.check_length()
        players = len(self.rules.seats) - self.idle.bit_count()
        for trick, cards in enumerate(self.told.tricks):
            path = f"{self.told.path}.tricks[{trick}]"
            if len(cards) > players:
                raise self.wrong(path, trick, f"{len(cards)} cards in a trick of {players} players")
            seat = self.leader
            items = [self.item(text, f"{path}[{place}]", trick) for place, text in enumerate(cards)]
            for place, item in enumerate(items):
                item.leaves = len(self.plays)
                self.plays.append(Played(seat, item, trick, place == 0))
                seat = self.rules.following[self.idle][seat]
            if len(cards) < players:
                if any(self.told.tricks[trick + 1 :]):
                    self.stop = f"trick {trick + 1} has {len(cards)} of {players} cards"
                return
            winner = certain_winner(self.rules, self.strain, [item.kinds for item in items], self.known)
            if winner is None:
                if any(self.told.tricks[trick + 1 :]) or trick + 1 == self.rules.tricks:
                    self.stop = f"who took trick {trick + 1} depends on cards that are not known"
                return
            self.leader = self.plays[len(self.plays) - players + winner].seat

    def narrow(self) -> None:
        """What falls in tricks that could not be followed is none of the cards before."""
        for play in self.plays:
            if not play.item.is_known:
                play.item.kinds = (play.item.kinds & ~self.known) or play.item.kinds

    def check_leader(self) -> None:
        """Who leads is told by old documents; it must be who leads by the rules."""
        if self.told.leader not in (NOBODY, self.leader):
            seats = self.rules.seats
            why = f"{seats[self.leader]} leads by these rules, not {seats[self.told.leader]}"
            raise self.wrong(f"{self.told.path}.initialLead", 0, why)

    def check_length(self) -> None:
        """A deal has no more tricks than cards in a hand."""
        if len(self.told.tricks) > self.rules.tricks:
            path = f"{self.told.path}.tricks[{self.rules.tricks}]"
            raise self.wrong(path, int(self.rules.tricks), f"a deal has {self.rules.tricks} tricks")

    def item(self, text: str, path: str, trick: int) -> Item:
        """A card that was played."""
        kinds = self.notation.mask(text)
        if not kinds:
            raise self.wrong(path, trick, f"there is no {text} in this pack")
        return Item(kinds, path, text)

    def wrong(self, path: str, trick: int, why: str) -> IllegalEgn:
        """The complaint about a trick."""
        return IllegalEgn(path, self.number, trick + 1, "", "", [], why)


def certain_winner(rules: Rules, strain: int, cards: Sequence[int], known: int) -> int | None:
    """The place of the card that takes a trick whatever the unknown cards of it are, or None.

    No unknown card is one of the `known` ones.
    """
    possible = [mask if mask.bit_count() == 1 else (mask & ~known) or mask for mask in cards]
    winners: set[int] = set()
    for suit in range(SUIT_SLOTS):
        lead = possible[0] & rules.tables.suit_mask[strain * SUIT_SLOTS + suit]
        if lead:
            winners |= possible_winners(rules.tables.rows[strain * SUIT_SLOTS + suit], [lead, *possible[1:]])
    return winners.pop() if len(winners) == 1 else None


def possible_winners(strength: Sequence[int], cards: Sequence[int]) -> set[int]:
    """The places of the cards that can be the highest."""
    ranges = [
        (min(worth), max(worth))
        for worth in ([strength[kind] for kind in range(mask.bit_length()) if mask >> kind & 1] for mask in cards)
    ]
    sure = max(least for least, _ in ranges)
    return {place for place, (_, most) in enumerate(ranges) if most >= sure and most > 0}
