"""Deals played at random, always the same ones, with everything that happened in them written down."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

import euchre_core as eu

from .finished import Finished

MOST_ACTIONS = 1000
"""No deal of the family is longer; one that is hangs."""


class Moment(NamedTuple):
    """One turn, as it was before the seat acted.

    Attributes:
        step, seat: where the deal is, and whose turn it is.
        may, said: what may be done, and what is done then.
        masks: the cards of every pile; trick: how many tricks were played before.
        trump, maker, out: what is trump, who has the contract, and who plays no cards in this deal.
    """

    step: str
    seat: str
    may: list[str]
    said: str
    game: Finished
    masks: list[int]
    trick: int
    trump: str | None
    maker: str | None
    out: frozenset[str]

    @property
    def lies(self) -> dict[str, list[str]]:
        """The cards of every pile."""
        return {pile.name: self.pile(pile.name) for pile in self.game.rules.piles}

    def pile(self, name: str) -> list[str]:
        """The cards of a pile; a seat's name stands for its hand."""
        rules = self.game.rules
        first = rules.pile(name) * rules.pack.planes
        return rules.pack.texts(self.masks[first : first + rules.pack.planes])

    @property
    def card(self) -> str:
        """The card that is played."""
        return self.said.removeprefix("play ")

    @property
    def cards(self) -> list[str]:
        """The cards that may be played."""
        return [text.removeprefix("play ") for text in self.may if text.startswith("play ")]

    @property
    def hand(self) -> list[str]:
        """The hand of whoever is in turn."""
        return self.pile(self.seat)


class Trick(NamedTuple):
    """A trick that was played to its end: its turns, who took it, and who had laid his cards down by then."""

    turns: list[Moment]
    taker: str
    out: frozenset[str]

    @property
    def trump(self) -> str | None:
        """What was trump."""
        return self.turns[0].trump

    def __str__(self) -> str:
        shown = " ".join(f"{turn.seat}:{turn.card}" for turn in self.turns)
        return f"{shown}, trump {self.trump}, taken by {self.taker}"


class Told(NamedTuple):
    """A deal from beginning to end."""

    game: Finished
    dealer: str
    moments: list[Moment]
    tricks: list[Trick]
    state: eu.State

    def __str__(self) -> str:
        return f"{self.game}, {self.dealer} deals: " + ", ".join(f"{turn.seat} {turn.said}" for turn in self.moments)


Wish = Callable[[Finished, Sequence[str]], list[str]]


def anything(game: Finished, may: Sequence[str]) -> list[str]:
    """Do anything."""
    return list(may)


def passing(game: Finished, may: Sequence[str]) -> list[str]:
    """Pass whenever one may."""
    return [text for text in may if text in ("pass", "stay")] or list(may)


def bidding(game: Finished, may: Sequence[str]) -> list[str]:
    """Bid, order and claim whenever one may."""
    return [text for text in may if text not in ("pass", "drop", "claim_rest")] or list(may)


def going_alone(game: Finished, may: Sequence[str]) -> list[str]:
    """Play alone whenever one may."""
    lone = {str(bid) for bid in game.spec.auction.bids if game.spec.auction.bid(bid).plays == "alone"}
    found = [text for text in may if "alone" in text or lone & set(text.split())]
    return found or bidding(game, may)


def without_trump(game: Finished, may: Sequence[str]) -> list[str]:
    """Play without trump wherever that can be."""
    found = [text for text in may if text.split()[-1] in ("no_trump", "no_trump_low")]
    return found or [text for text in may if text.startswith("bid") or text == "pass"] or bidding(game, may)


WISHES: dict[str, Wish] = {wish.__name__: wish for wish in (anything, passing, bidding, going_alone, without_trump)}


def told(game: Finished, wish: Wish, seed: int, dealer: str | None = None, hands: dict[str, str] | None = None) -> Told:
    """Play a deal; everybody does what he wishes four times in five, and anything else at other times."""
    rng = random.Random(seed)
    seats = game.seats
    deals = dealer or seats[seed % len(seats)]
    state = game.rules.new_deal(dealer=deals, seed=seed, hands=hands)
    moments: list[Moment] = []
    after = [(list(state.taken), sitting_out(state))]
    strains = game.rules.tables.strains
    while not state.is_over:
        may = [action.text for action in state.legal_actions]
        assert may and state.to_act is not None, f"{game}: {state.to_act} has nothing to do in {state.now.name}"
        assert len(moments) < MOST_ACTIONS, f"{game}: the deal does not end; it is in {state.now.name}"
        said = rng.choice(wish(game, may) if rng.random() < 0.8 else may)
        moments.append(
            Moment(
                state.now.name,
                state.to_act,
                may,
                said,
                game,
                state.cards.copy(),
                sum(state.taken),
                strains[state.strain] if state.strain >= 0 else None,
                seats[state.holder] if state.holder >= 0 else None,
                sitting_out(state),
            )
        )
        state.apply(said)
        after.append((list(state.taken), sitting_out(state)))
    return Told(game, deals, moments, list(tricks_of(seats, moments, after)), state)


def sitting_out(state: eu.State) -> frozenset[str]:
    """Who plays no cards in this deal."""
    return frozenset(seat for place, seat in enumerate(state.rules.seats) if state.idle >> place & 1)


def tricks_of(
    seats: list[str], moments: list[Moment], after: list[tuple[list[int], frozenset[str]]]
) -> Iterator[Trick]:
    """The tricks that were played card by card to their end."""
    turns: list[Moment] = []
    for moment, (before, _), (taken, out) in zip(moments, after, after[1:], strict=False):
        if moment.said.startswith("play "):
            turns.append(moment)
        if taken != before:
            numbers = zip(seats, before, taken, strict=True)
            if turns:  # tricks that are claimed have no cards
                yield Trick(turns, next(seat for seat, fewer, more in numbers if more > fewer), out)
            turns = []


OF_A_GAME, OF_A_HOUSE_RULE = 8, 3
"""How many deals of every wish are looked at."""


@cache
def deals(game: Finished) -> list[Told]:
    """Some deals of a game for every wish."""
    count = OF_A_HOUSE_RULE if game.has_house_rules else OF_A_GAME
    return [told(game, wish, seed) for wish in WISHES.values() for seed in range(count)]


def tricks(game: Finished) -> Iterator[Trick]:
    """Every trick of those deals."""
    for deal in deals(game):
        yield from deal.tricks
