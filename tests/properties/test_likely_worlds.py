"""Worlds in which everybody would have done what he did: judged early and by the cards alone, but rightly."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice, permutations

import pytest

import euchre_core as eu
from euchre_core.bots import evidence, worlds
from euchre_core.bots.worlds import Worlds
from euchre_core.game.deal import Deal
from euchre_core.kernel.pack import INTERPRETED

from .second_world import replayed
from .shipped import Choice, playable, rules

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(not INTERPRETED, reason="patches what is compiled"),
]

HEURISTIC = eu.bots.get("heuristic")
HARDLY = 1e-12
LONG = 2000


def in_progress(played: eu.Rules, seed: int, most: int = 15) -> Deal:
    """A deal in which the heuristic has done some things at every seat."""
    rng = random.Random(seed)
    deal = eu.Game(played, seed=seed).deals[0]
    for _ in range(rng.randrange(1, most + 1)):
        if deal.state.is_over:
            break
        deal.push(HEURISTIC.act(deal.observation(int(deal.state.turn)), rng))
    return deal


def done_otherwise(deal: Deal, own: int) -> list[str]:
    """What others than a seat did before the play that the heuristic would not have done, by what each of them saw."""
    again = Deal(deal.rules, deal.dealer, deal.cards, deal.standing, deal.lasting)
    found = []
    for action in deal.actions:
        usual = HEURISTIC.act(again.observation(action.mover), random.Random(0))
        if action.mover != own and action.verb != "play" and usual.text != action.text:
            found.append(f"{action}, not {usual.text}")
        again.push(action)
    return found


@pytest.fixture(autouse=True)
def nobody_does_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take it for nearly impossible that somebody does something else than the heuristic would do."""
    monkeypatch.setattr(evidence, "DOUBT", HARDLY)
    monkeypatch.setattr(evidence, "ALIKE", HARDLY)
    monkeypatch.setattr(worlds, "DOUBT", HARDLY)


@pytest.mark.parametrize("choice", playable()[::3], ids=str)
def test_everybody_would_have_done_what_he_did(choice: Choice) -> None:
    for seed in range(3):
        deal = in_progress(rules(choice), seed)
        if deal.state.is_over:
            continue
        real = deal.observation(int(deal.state.turn))
        if any(event.action.is_hidden for event in real.history):
            continue  # which card was given is drawn as well, and need not be the one that would have been
        likely = Worlds(real, random.Random(seed), LONG)
        for _ in range(2):
            again = replayed(deal, real, likely.draw().state)
            assert again is None or not done_otherwise(again, real.seat_number)


def test_all_worlds_in_which_everybody_would_have_done_so_are_drawn_alike() -> None:
    """Eight cards, two for everybody: of the 90 ways in which the others' can lie all that fit come up as often."""
    tiny = eu.load("bid_euchre", settings={"pack.ranks": ["A", "J"], "auction.ladder": ["1..2", "moon"]})
    numbers = []
    for seed in range(60):
        deal = in_progress(tiny, seed, most=4)
        if deal.state.is_over or any(action.verb == "play" for action in deal.actions):
            continue
        own = int(deal.state.turn)
        likely = Worlds(deal.observation(own), random.Random(seed), LONG)
        fitting = [lie for lie in ways_to_lie(deal, own) if not done_otherwise(lie, own)]
        expected = {tuple(map(tuple, lie.cards)) for lie in fitting}
        numbers.append(len(expected))
        if len(expected) == 90 and seed > 5:
            continue
        drawn = Counter(hands_in(likely.draw().state) for _ in range(40 * len(expected)))
        assert set(drawn) == expected
        assert max(drawn.values()) < 3 * min(drawn.values())
    assert len({number for number in numbers if number < 90}) > 2


def ways_to_lie(deal: Deal, own: int) -> list[Deal]:
    """The same deal with the cards of the others as they may lie as well."""
    unseen = [card for pile in deal.cards for card in pile if card not in deal.cards[own]]
    found = {}
    for order in permutations(unseen):
        rest = iter(order)
        cards = [pile if seat == own else sorted(islice(rest, len(pile))) for seat, pile in enumerate(deal.cards)]
        if str(cards) not in found:
            again = Deal(deal.rules, deal.dealer, cards, deal.standing, deal.lasting)
            for action in deal.actions:
                again.push(action.text)
            found[str(cards)] = again
    return list(found.values())


def hands_in(state: eu.State) -> tuple[tuple[int, ...], ...]:
    """The cards of every pile, as kinds."""
    kinds = range(len(state.rules.pack.kinds))
    return tuple(tuple(kind for kind in kinds if mask >> kind & 1) for mask in state.cards)
