"""Worlds in which everybody would have done what he did: judged early and by the cards alone, but rightly."""

from __future__ import annotations

import random

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


def in_progress(played: eu.Rules, seed: int) -> Deal:
    """A deal in which the heuristic has done some things at every seat."""
    rng = random.Random(seed)
    deal = eu.Game(played, seed=seed).deals[0]
    for _ in range(rng.randrange(1, 16)):
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


@pytest.mark.parametrize("choice", playable()[::3], ids=str)
def test_everybody_would_have_done_what_he_did(choice: Choice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evidence, "DOUBT", HARDLY)
    monkeypatch.setattr(evidence, "ALIKE", HARDLY)
    monkeypatch.setattr(worlds, "DOUBT", HARDLY)
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
