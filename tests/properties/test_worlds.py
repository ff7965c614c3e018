"""In games small enough to try every deal: the worlds drawn for a seat are exactly those that fit what it saw."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import islice, permutations

import pytest

import euchre_core as eu
from euchre_core.game.deal import Deal as LibraryDeal
from tests.naive import Deal, Table

from .second_world import dealt_texts
from .twins import deal_in_progress

World = tuple[tuple[str, ...], ...]
"""Who holds what: the name of each hand and pile, and its cards."""

TINY: dict[str, object] = {"pack.ranks": ["A", "J"], "auction.ladder": ["1..2", "moon"]}
ASK: dict[str, object] = TINY | {"auction.ladder": [1, "ask"]}


def gives(giver: str, receiver: str, **more: object) -> dict[str, object]:
    """A step of an exchange."""
    return {"from": giver, "to": receiver, "cards": 1, **more}


def exchange(*steps: dict[str, object]) -> dict[str, object]:
    """A tiny game that is always played with this exchange."""
    return TINY | {"auction.ladder": ["ask"], "exchange.ask_for_best": list(steps)}


THERE, BACK, AWAY = ("player", "partner"), ("partner", "player"), ("player", "discard")
SMALL_GAMES: dict[str, tuple[str, tuple[str, ...], dict[str, object]]] = {
    "tricks": ("bid_euchre", (), TINY),
    "ask": ("bid_euchre", (), ASK),
    "equal cards": ("bid_euchre", (), ASK | {"pack.ranks": ["J"], "pack.copies": 2}),
    "swap": ("ghost_hand", (), TINY),
    "swaps in a chain": ("ghost_hand", (), TINY | {"auction.swap": "once_each"}),
    "joker": ("ghost_hand", ("joker",), TINY),
    "joker late": ("bid_euchre", ("joker",), TINY | {"deal.dealer_discards": "after_trump"}),
    "renege": ("ghost_hand", ("cutthroat_renege",), TINY),
    "unseen": ("bid_euchre", (), exchange(gives(*THERE), gives(*BACK, choose="best", received="unseen"))),
    "open": ("bid_euchre", (), exchange(gives(*THERE, choose="best"), gives(*BACK, choose="best", shown_to="all"))),
    "away": (
        "bid_euchre",
        (),
        exchange(gives(*BACK, choose="best_trump"), gives(*AWAY, choose="best", shown_to="all")),
    ),
    "two": ("bid_euchre", (), exchange(gives(*THERE, cards=2), gives(*BACK, cards=2, choose="best_trump"))),
}


@pytest.mark.parametrize("name", SMALL_GAMES)
def test_samples_are_exactly_the_worlds_that_fit(name: str) -> None:
    variant, overlays, settings = SMALL_GAMES[name]
    small = eu.load(variant, overlays=overlays, settings=settings)
    table = Table(json.loads(small.canonical))
    rng = random.Random(name)
    for _ in range(8):
        deal = deal_in_progress(small, rng, most=16)
        observation = deal.observation(rng.randrange(len(small.seats)))
        fitting = worlds_that_fit(table, observation, real_deal(table, deal))
        piles = list(table.dealt(observation.dealer))
        drawn: set[World] = set()
        for tries in range(60 * len(fitting)):
            sample = observation.sample_state(rng)
            drawn.add(tuple((pile, *sample.hand(pile)) for pile in piles))
            if tries > 40 and drawn >= fitting:
                break
        assert drawn <= fitting, "a world was drawn in which this could not have happened"
        assert drawn >= fitting, "there is a world that is never drawn"


def real_deal(table: Table, deal: LibraryDeal) -> Deal:
    """The real deal, of which everybody sees how the challenges came out."""
    real = Deal(table, deal.rules.seats[deal.dealer], dealt_texts(deal), set())
    for action in deal.actions:
        real.take(action.text)
    return real


def worlds_that_fit(table: Table, observation: eu.Observation, real: Deal) -> set[World]:
    """Who can hold what now: every way to deal the unseen cards is played through with the naive model."""
    sizes = table.dealt(observation.dealer)
    mine = [observation.rules.pack.kinds[card] for card in observation.dealt]
    unseen = list((Counter(table.cards.pack) - Counter(mine)).elements())
    found: set[World] = set()
    tried = set()
    for order in permutations(unseen):
        rest = iter(order)
        dealt = {name: mine if name == observation.seat else list(islice(rest, size)) for name, size in sizes.items()}
        key = tuple(tuple(sorted(cards)) for cards in dealt.values())
        if key not in tried:
            tried.add(key)
            follow(Deal(table, observation.dealer, dealt, set()), observation, 1, real, found)
    return found


def follow(deal: Deal, observation: eu.Observation, place: int, real: Deal, found: set[World]) -> None:
    """Do what the seat saw from this place of the history on, in every way in which it can have happened."""
    if place == len(observation.history):
        sort = deal.table.cards.in_pack_order
        charged = deal.reneges == real.reneges and deal.false_challenges == real.false_challenges
        if sort(deal.hands[observation.seat]) == observation.hand and charged and deal.turn is not None:
            found.add(tuple((name, *sort(cards)) for name, cards in deal.hands.items()))
        return
    event = observation.history[place]
    if deal.turn is None or deal.turn.seat != event.seat:
        return
    can = [*deal.turn.may, *deal.turn.can]
    hidden = [text for text in can if text.startswith(event.action.verb + " ")]
    for text in hidden if event.action.is_hidden else [event.action.text]:
        if text in can:
            again = Deal(deal.table, deal.dealer, deal.dealt, set())
            for done in [*deal.actions, text]:
                again.take(done)
            follow(again, observation, place + 1, real, found)
