"""Situations at the table, set up for a bot to decide."""

from __future__ import annotations

import random
from collections.abc import Mapping

import euchre_core as eu
from euchre_core.game.deal import Deal
from euchre_core.kernel.standing import going_on


def deal_of(
    rules: eu.Rules, dealer: str, hands: Mapping[str, str], *actions: str, before: list[int] | None = None
) -> Deal:
    """A deal with these hands, the other cards at random, in which these actions have been taken."""
    seat = rules.seat(dealer)
    cards = rules.given(seat, hands, random.Random(1))
    standing = rules.ending.opening(len(rules.side_names))
    deal = Deal(rules, seat, cards, going_on(before, standing.games, 0) if before else standing, None)
    for action in actions:
        deal.push(action)
    return deal


def choice(deal: Deal, bot: str = "heuristic") -> str:
    """What a bot does in the place of whoever is in turn."""
    observation = deal.observation(int(deal.state.turn))
    action = eu.bots.get(bot).act(observation, random.Random(1))
    assert action in observation.legal_actions
    return action.text
