"""Some deals, solved: run from a wheel and from the sources, which must find the same."""

from __future__ import annotations

import random
from typing import Any

GAMES = ("classic", "ghost_hand", "two_hand_layout", "double_deck_bid_euchre")


def solved(eu: Any) -> list[list[int] | None]:
    """What each card is worth in a deal of some games, one of them on both ways to search.

    Args:
        eu: the library, wherever it comes from.
    """
    found = []
    for name in GAMES:
        rng = random.Random(name)
        deal = eu.load(name).new_deal(seed=5)
        while not deal.is_over and (deal.leader < 0 or (deal.tricks_left > 5 and name not in GAMES[:2])):
            deal.apply(rng.choice(deal.legal_actions))
        found.append(eu.solver.margins(deal, nodes=3000))
    return found
