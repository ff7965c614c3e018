"""The conformance suite: a game is tried in several ways."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

from euchre_core.kernel.rules import Rules

from .breach import Breach, Conformance
from .match import Match
from .players import PLAYERS

DEALS = 36
"""How many deals are played if nothing is said."""
BREACHES_AT_MOST = 10
DEALS_OF_A_MATCH = 4
NEAR = 12
"""How far from its target a match begins that is to be seen ending."""


def check_rules(rules: Rules, *, deals: int = DEALS, seed: int = 0) -> Conformance:
    """Try a game: play deals in several ways, and look on the way at everything that holds in every game.

    No card is lost; exactly one seat is asked, and what it is offered can be done; what is not allowed is refused and
    changes nothing; suit is followed and the best card wins, by a plain reading of the settings; no seat is favoured;
    points add up, and the match ends when it should; nobody sees what he cannot know; going back, copies, records and
    pickles lead to the same place; bots do what is legal. `INVARIANTS` has them all.

    Args:
        rules: what is tried.
        deals: how many deals are played, from 1.
        seed: makes everything again.

    Returns:
        What was played, and the invariants that do not hold, each once with a record of the match so far.

    Raises:
        ValueError: less than one deal.
    """
    if deals < 1:
        raise ValueError(f"at least one deal is played, not {deals}")
    played = matches = actions = unfinished = 0
    breaches: list[Breach] = []
    for match in matches_of(rules, seed):
        match.max_deals = match.looked_at = min(match.max_deals, deals - played)
        breach = match.play(frozenset(each.invariant for each in breaches))
        matches += 1
        played += max(1, len(match.deals))
        actions += match.actions
        unfinished += not match.is_won
        if breach is not None:
            breaches.append(breach)
        if played >= deals or len(breaches) >= BREACHES_AT_MOST:
            break
    return Conformance(rules.name, matches, played, actions, unfinished, tuple(breaches))


def matches_of(rules: Rules, seed: int) -> Iterator[Match]:
    """Matches without end, by everybody in turn; every other begins near its end, where it has a target."""
    number = 0
    while True:
        for players in PLAYERS:
            rng = random.Random(f"{seed} {number}")
            scores = near_the_end(rules, rng) if number % 2 else None
            yield Match(rules, rng.randrange(10**9), players, DEALS_OF_A_MATCH, scores)
            number += 1


def near_the_end(rules: Rules, rng: random.Random) -> list[int] | None:
    """Scores from which a few points end the match; None where no score does."""
    match = json.loads(rules.canonical)["match"]
    target, start = match["target"], match["start"]
    if target is None or match["games"] > 1:
        return None
    way = 1 if target >= start else -1
    return [target - way * rng.randint(1, min(NEAR, abs(target - start))) for _ in rules.side_names]
