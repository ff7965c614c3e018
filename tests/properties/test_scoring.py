"""Outcomes of every game, scored by the library and by the naive model; and how a match stands after them."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import euchre_core as eu
from euchre_core.testing.scored import Scored
from euchre_core.variant.examples import ExampleSpec
from tests.naive import Deal, Match, Table
from tests.naive.order import asks_start, start_of
from tests.naive.outcomes import Contract, contracts, contracts_of_nobody
from tests.naive.scoring import added, points

from .made_up import made_up_rules
from .shipped import Choice, playable, rules

SEEDS = st.integers(0, 10**6)
OUTCOMES = 60


@pytest.mark.parametrize("choice", playable(), ids=str)
def test_shipped_games_score_as_the_judge_does(choice: Choice) -> None:
    check_outcomes(rules(choice), random.Random(str(choice)))


@given(played=made_up_rules(), seed=SEEDS)
def test_made_up_games_score_as_the_judge_does(played: eu.Rules, seed: int) -> None:
    check_outcomes(played, random.Random(seed))


def check_outcomes(played: eu.Rules, rng: random.Random) -> None:
    """Contracts that can be played, tricks that can be taken, and scores near where something happens."""
    table = Table(json.loads(played.canonical))
    every = [each for each in contracts(table) if not each.blind and each.kind is None]
    if table.settings["scoring"]["everyone"]:  # otherwise nobody scores in such a deal
        every += [each for each in contracts_of_nobody(table) if each.broken is None]
    for contract in rng.sample(every, OUTCOMES) if len(every) > OUTCOMES else every:
        deal = played_out(table, contract, rng)
        match = Match(table.settings)
        match.scores = {side: near(match, rng) for side in table.sides}
        match.played = rng.choice([0, (table.settings["match"]["deals"] or 1) - 1])
        match.points = points(deal)
        if match.rules["counters"]:
            match.count(added(deal))
        example = as_example(deal, match)
        match.add(deal)
        scored = Scored(played, example)
        assert dict(zip(played.side_names, scored.points, strict=True)) == match.points, f"the points differ: {example}"
        after = scored.after
        assert after.scores == list(match.scores.values()), f"the scores differ: {example}"
        assert after.before == list(match.next_scores.values()) or match.is_over, f"the next game differs: {example}"
        assert after.games == list(match.games.values()), f"the games won differ: {example}"
        assert [played.side_names[side] for side in after.winners] == list(match.winners), f"winners differ: {example}"
        assert after.is_over == match.is_over


def near(match: Match, rng: random.Random) -> int:
    """A score near the start, the target or a floor."""
    settings = match.rules
    places = [settings[key] for key in ("start", "target", "loses_at", "all_lose_at") if settings[key] is not None]
    return int(rng.choice(places)) + rng.randint(-3, 3)


def played_out(table: Table, contract: Contract, rng: random.Random) -> Deal:
    """A deal of the judge that is over: this contract, any maker, any tricks."""
    pack = list(table.cards.pack)
    rng.shuffle(pack)
    sizes = table.dealt(table.seats[0])
    deal = Deal(table, table.seats[0], {name: [pack.pop() for _ in range(size)] for name, size in sizes.items()})
    deal.bid, deal.trump, deal.stuck, deal.broken = contract.bid, contract.trump, contract.stuck, contract.broken
    deal.maker = rng.choice(table.seats) if contract.bid is not None else None
    deal.alone, deal.scored = contract.alone in ("maker", "both"), None
    deal.friends, deal.secret, deal.dropped = [], [], []
    deal.reneges, deal.false_challenges = Counter(), Counter()
    seats = list(table.seats)
    if deal.maker is not None:
        others = [seat for seat in seats if seat != deal.maker]
        if table.seating == "called_partner" and contract.alone != "maker":
            deal.secret = rng.sample(others, 1)
        if contract.alone in ("defender", "both"):
            deal.lone_defender = next(seat for seat in others if seat not in table.partners(deal.maker))
        if table.settings["alone"]["drop_out"] == "defenders_may" and not table.partners(deal.maker):
            deal.dropped = [seat for seat in others if seat not in deal.secret and rng.random() < 0.3]
    took = [seat for seat in seats if seat not in deal.dropped]
    count = rng.randint(0, table.tricks) if contract.broken else table.tricks
    favourite = rng.choice(took)
    deal.winners = [rng.choice([favourite, rng.choice(took)]) for _ in range(count)]
    deal.tricks = Counter(deal.winners)
    return deal


def first_tricks(deal: Deal) -> dict[str, int] | None:
    """The tricks that one side took in a row from the first on, where a line asks for them."""
    start = start_of(deal)
    if start is None or not asks_start(deal.table):
        return None
    return dict(Counter(deal.winners[: start[1]]))


def as_example(deal: Deal, match: Match) -> ExampleSpec:
    """The same as an example of points in the library's words."""
    contract = deal.bid
    alone = (deal.alone, deal.lone_defender is not None)
    words = {(True, True): "both", (True, False): "maker", (False, True): "defender", (False, False): None}
    if contract is not None and contract.alone and alone == (True, False):
        words[alone] = None  # that is said with the bid
    in_ladder = contract is not None and deal.table.form == "ladder"
    return ExampleSpec.model_validate(
        {
            "by": deal.maker or "nobody",
            "bid": contract.name if contract is not None and in_ladder else None,
            "partner": deal.secret or None,
            "trump": deal.trump,
            "alone": words[alone],
            "stuck": deal.stuck if deal.stuck != "nobody" else None,
            "dropped": deal.dropped or None,
            "first_tricks": first_tricks(deal),
            "renege": deal.broken if deal.maker else None,
            "tricks": {seat: deal.tricks[seat] for seat in deal.table.seats},
            "scores": dict(match.scores),
            "deals": match.played + 1,
        }
    )
