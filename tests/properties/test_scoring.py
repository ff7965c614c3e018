"""Every outcome of every game scored by the library and by the naive model; and who has won near the target."""

from __future__ import annotations

import json
import random
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

import euchre_core as eu
from euchre_core.chapters.scoring.phase import LineScoring
from tests.naive import Match, Table
from tests.naive.scoring import Outcome, all_shares, worth
from tests.naive.table import Bid

from .made_up import made_up_rules
from .shipped import Choice, playable, rules

SEEDS = st.integers(0, 10**6)
MOST = 400


@pytest.mark.parametrize("choice", playable(), ids=str)
def test_shipped_games_score_as_the_judge_does(choice: Choice) -> None:
    check_outcomes(rules(choice), random.Random(str(choice)))
    check_ends(rules(choice), random.Random(str(choice)))


@given(played=made_up_rules(), seed=SEEDS)
def test_made_up_games_score_as_the_judge_does(played: eu.Rules, seed: int) -> None:
    check_outcomes(played, random.Random(seed))
    check_ends(played, random.Random(seed))


def check_outcomes(played: eu.Rules, rng: random.Random) -> None:
    """Each bid, stuck or not, each trump, each share of the tricks, for each side as makers; if many, some of them."""
    table = Table(json.loads(played.canonical))
    contracts = [(bid, False) for bid in table.ladder]
    if table.settings["auction"]["all_pass"] == "dealer_is_stuck":
        contracts += [(bid, True) for bid in table.stuck_ladder]
    shares = list(all_shares(table.tricks, len(table.sides)))
    ways = list(product(contracts, table.trumps, shares, range(len(table.sides))))
    for (bid, stuck), trump, taken, makers in ways if len(ways) <= MOST else rng.sample(ways, MOST):
        level, strain = level_of(played, bid), played.tables.strains.index(trump)
        scoring = played.scoring
        assert isinstance(scoring, LineScoring)
        points = scoring.score(level, strain, int(stuck), makers, list(taken), table.tricks)
        for side, own in enumerate(taken):
            best_other = max(count for other, count in enumerate(taken) if other != side)
            outcome = Outcome(bid, trump, stuck, own, taken[makers], best_other)
            role = "makers" if side == makers else "defenders"
            assert points[side] == worth(table, role, outcome), f"{role} with {outcome}"


def level_of(played: eu.Rules, bid: Bid) -> int:
    """Where the library has this bid on its ladder."""
    (auction,) = [step.main for step in played.steps if step.main.key == "auction"]
    (action,) = [action for action in auction.vocabulary(0) if action.text == bid.said]
    return int(action.code)


def check_ends(played: eu.Rules, rng: random.Random) -> None:
    """Who has won with these scores, when this side had the contract."""
    match = Match(json.loads(played.canonical))
    target = match.settings["match"]["target"]
    near = range(target - 2, target + 3)
    for _ in range(150):
        scores = [rng.choice(near) for _ in match.table.sides]
        makers = rng.randrange(len(scores))
        match.scores = dict(zip(match.table.sides, scores, strict=True))
        winner = match.who_has_won(match.table.sides[makers])
        winners = [match.table.sides[side] for side in played.ending.winners(scores, makers, 1)]
        assert winners == ([winner] if winner else []), f"{scores}, {match.table.sides[makers]} had the contract"
