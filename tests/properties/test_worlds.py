"""In games small enough to try every deal: the worlds drawn for a seat are exactly those that fit what it saw."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import islice, permutations

import pytest

import euchre_core as eu
from euchre_core.game.deal import Deal as LibraryDeal
from euchre_core.kernel.event import SHOWN
from tests.naive import Deal, Table
from tests.naive.table import one_kitty

from .second_world import dealt_texts
from .worlds import deal_in_progress

pytestmark = pytest.mark.thorough

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
TWO: dict[str, object] = {"pack.ranks": ["A", "J"], "table.players": 2, "deal.cards_each": 3}
TURNED: dict[str, object] = TWO | {"alone.maker": "never"}
LADDER: dict[str, object] = TWO | {"auction.ladder": [1, "moon"]}
CALLED: dict[str, object] = TINY | {"table.sides": "called_partner", "auction.ladder": [1]}
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
    "turn-up": ("classic", (), TURNED),
    "turn-up for the maker": ("classic", (), TURNED | {"deal.upcard": "to_maker", "play.void": "must_trump"}),
    "needs a trump": ("classic", (), TURNED | {"trump.needs": "has(natural_trump)"}),
    "kitty": ("bid_euchre", (), LADDER | {"deal.kitty": "to_maker"}),
    "kitty after naming": ("bid_euchre", (), LADDER | {"deal.kitty": "to_maker", "deal.kitty_taken": "after_naming"}),
    "some of the kitty": (
        "bid_euchre",
        (),
        LADDER
        | {
            "auction.bids.1.exchange": "draw",
            "exchange.draw": [gives("player", "discard", cards="0..2"), gives("kitty", "player", cards="same")],
        },
    ),
    "claims with an exchange": (
        "bid_euchre",
        (),
        LADDER
        | {
            "claims.jacks": {"hand": "has(J)", "effect": "exchange", "exchange": "draw"},
            "exchange.draw": [gives("player", "discard", only=["J"]), gives("kitty", "player")],
        },
    ),
    "a claim once in a match": (
        "bid_euchre",
        (),
        LADDER
        | {
            "claims.jacks": {
                "hand": "has(J)",
                "effect": "exchange",
                "exchange": "draw",
                "limit": "once_per_match",
            },
            "exchange.draw": [gives("player", "discard", only=["J"]), gives("kitty", "player")],
        },
    ),
    "the holder of the joker": (
        "bid_euchre",
        (),
        LADDER | {"pack.jokers": 1, "auction.all_pass": "joker_holder_is_stuck", "auction.stuck_ladder": [1]},
    ),
    "no trump": ("ghost_hand", ("joker",), TINY | {"trump.choices": ["no_trump", "no_trump_low"]}),
    "open hand": ("bid_euchre", (), TINY | {"auction.bids.moon.shows_hand": "after_first_trick"}),
    "hand laid open": ("bid_euchre", (), TINY | {"play.claim_rest": "by_agreement"}),
    "called ace": ("bid_euchre", (), CALLED | {"table.partner_is": "holder_of_called_ace"}),
    "called card": ("bid_euchre", (), CALLED | {"table.partner_is": "holder_of_called_card"}),
    "best trump": ("bid_euchre", (), CALLED | {"table.partner_is": "holder_of_best_trump"}),
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
        for tries in range(300 * len(fitting)):
            sample = observation.sample_state(rng)
            lies = one_kitty({pile.name: sample.hand(pile.name) for pile in small.piles})
            drawn.add(tuple((pile, *table.cards.in_pack_order(lies.get(pile, []))) for pile in piles))
            if tries > 40 and drawn >= fitting:
                break
        assert drawn <= fitting, "a world was drawn in which this could not have happened"
        assert drawn >= fitting, "there is a world that is never drawn"


def real_deal(table: Table, deal: LibraryDeal) -> Deal:
    """The real deal, of which everybody sees how the challenges came out."""
    real = Deal(table, deal.rules.seats[deal.dealer], dealt_texts(deal))
    for action in deal.actions:
        real.take(action.text)
    return real


def worlds_that_fit(table: Table, observation: eu.Observation, real: Deal) -> set[World]:
    """Who can hold what now: every way to deal the unseen cards is played through with the naive model."""
    sizes = table.dealt(observation.dealer)
    mine = [observation.rules.pack.kinds[card] for card in observation.dealt]
    known = {observation.seat: mine}
    if "upcard" in sizes:
        known["upcard"] = real.dealt["upcard"]
    unseen = list((Counter(table.cards.pack) - Counter(card for cards in known.values() for card in cards)).elements())
    found: set[World] = set()
    tried = set()
    for order in permutations(unseen):
        rest = iter(order)
        dealt = {name: known.get(name) or list(islice(rest, size)) for name, size in sizes.items()}
        key = tuple(tuple(cards if name == "kitty" else sorted(cards)) for name, cards in dealt.items())
        if key not in tried:
            tried.add(key)
            follow(Deal(table, observation.dealer, dealt), observation, 1, real, found)
    return found


def follow(deal: Deal, observation: eu.Observation, place: int, real: Deal, found: set[World]) -> None:
    """Do what the seat saw from this place of the history on, in every way in which it can have happened."""
    if place == len(observation.history):
        sort = deal.table.cards.in_pack_order
        charged = deal.reneges == real.reneges and deal.false_challenges == real.false_challenges
        view = observation.view
        lying_open = [pile.name for place, pile in enumerate(view.rules.piles) if view.open_piles >> place & 1]
        known = [name for name in [observation.seat, *lying_open] if name in deal.hands]
        fits = all(sort(deal.hands[name]) == view.hand(name) for name in known)
        if fits and charged and deal.turn is not None:
            found.add(tuple((name, *sort(cards)) for name, cards in deal.hands.items()))
        return
    event = observation.history[place]
    if deal.turn is None or deal.turn.seat != event.seat or not holds_what_was_shown(deal, event):
        return
    can = [*deal.turn.may, *deal.turn.can]
    hidden = [text for text in can if text.startswith(event.action.verb + " ")]
    for text in hidden if event.action.is_hidden else [event.action.text]:
        if text in can:
            again = Deal(deal.table, deal.dealer, deal.dealt)
            for done in [*deal.actions, text]:
                again.take(done)
            follow(again, observation, place + 1, real, found)


def holds_what_was_shown(deal: Deal, event: eu.Event) -> bool:
    """Whether a hand that was laid open with an action can have been this one."""
    rules = event.action.phase.rules
    for fact in event.facts:
        held = deal.hands.get(rules.piles[int(fact.source)].name) if fact.kind == SHOWN else None
        if held is not None and held.count(rules.pack.kinds[int(fact.card)]) <= int(fact.target):
            return False
    return True
