"""Whole deals and matches with the heuristic at every seat, in one compiled loop."""

from __future__ import annotations

import random
from typing import Final, final

from euchre_core.bots.at_once import AtOnce
from euchre_core.kernel.rules import Rules
from euchre_core.kernel.standing import Standing
from euchre_core.kernel.state import State

DEALS_OF_A_MATCH: Final = 1_000_003
"""What a match's seed is multiplied with for the seeds of its deals, as in `Game`."""


def play_out(state: State) -> None:
    """Play a deal to its end with the heuristic at every seat, as `HeuristicBot` would through observations.

    Args:
        state: the deal, laid and best not begun yet (`Rules.lay`): what happens by itself at its beginning is then
            seen by the seats; see `AtOnce`. It is over afterwards.
    """
    AtOnce(state).play_out()


@final
class Played:
    """A match that has been played.

    Attributes:
        standing: how it ended; deals: how many deals it took; actions: how many actions these took together.
    """

    def __init__(self, standing: Standing, deals: int, actions: int) -> None:
        self.standing = standing
        self.deals = deals
        self.actions = actions


def play_match(rules: Rules, seed: int, max_deals: int = 1000) -> Played:
    """Play a match with the heuristic at every seat: the same cards and actions as those of a `Game` of such bots.

    Args:
        rules: what is played.
        seed: makes it repeatable.
        max_deals: the match is stopped after this many deals, from 1.
    """
    dealer = random.Random(seed * DEALS_OF_A_MATCH).randrange(len(rules.seats))
    standing = rules.ending.opening(len(rules.side_names))
    lasting: list[int] | None = None
    actions = 0
    deals = 0
    while deals < max_deals and not standing.is_over:
        deals += 1
        cards = rules.shuffled(random.Random(seed * DEALS_OF_A_MATCH + deals))
        state = rules.lay(dealer, rules.shared_out(cards, dealer), standing.before, lasting)
        state.played = standing.next_deals
        if state.played == 0:
            rules.begin_game(state)
        actions += AtOnce(state).play_out()
        standing = rules.ending.after(standing, state)
        lasting = state.slots
        if state.passes_deal:
            dealer = (dealer + 1) % len(rules.seats)
    return Played(standing, deals, actions)
