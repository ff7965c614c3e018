"""Every fact that an event carries is true: a card that moved was there, a suit proved absent is absent."""

from __future__ import annotations

import random

import pytest

import euchre_core as eu
from euchre_core.game.deal import Deal
from euchre_core.kernel.event import ABSENT, EXCHANGED, MOVED, OUT, SHOWN

from .shipped import Choice, playable, rules


@pytest.mark.parametrize("choice", playable(), ids=str)
def test_facts_are_true(choice: Choice) -> None:
    rng = random.Random(str(choice))
    for seed in range(6):
        deal = eu.Game(rules(choice), seed=seed).deals[0]
        piles = [list(cards) for cards in deal.cards]
        follow(deal, piles)
        while not deal.state.is_over:
            deal.push(rng.choice(what_can_be_done(deal)))
            follow(deal, piles)
            if not deal.state.is_over:
                assert [sorted(pile) for pile in piles] == piles_of(deal), "the facts tell of other moves"


def what_can_be_done(deal: Deal) -> list[eu.Action]:
    """The legal actions, and now and then those against the rules."""
    state = deal.state
    words = [action for phase in state.rules.steps[state.step].phases for action in phase.vocabulary(state.turn)]
    return [action for action in words if state.permits(action)]


def piles_of(deal: Deal) -> list[list[int]]:
    """Who holds which cards."""
    state, index = deal.state, deal.rules.pack.index
    return [sorted(index[card] for card in state.hand(pile.name)) for pile in deal.rules.piles]


def follow(deal: Deal, piles: list[list[int]]) -> None:
    """Carry the facts of the last event out on these piles, and check those that only tell something."""
    telling = []
    for fact in deal.events[-1].facts:
        source, target = int(fact.source), int(fact.target)
        if fact.kind == MOVED:
            piles[source].remove(int(fact.card))
            if target != OUT:
                piles[target].append(int(fact.card))
        elif fact.kind == EXCHANGED:
            piles[source], piles[target] = piles[target], piles[source]
        elif fact.kind == SHOWN:
            assert piles[int(fact.source)].count(int(fact.card)) > int(fact.target)
        else:
            telling.append(fact)
    for fact in telling:
        pile, card = piles[int(fact.source)], int(fact.card)
        if fact.kind == ABSENT:
            held = [kind for kind in pile if card >> kind & 1]
            names = [deal.rules.pack.kinds[kind] for kind in held]
            assert not held, f"{deal.events[-1]} proves that {deal.rules.piles[int(fact.source)].name} has no {names}"
