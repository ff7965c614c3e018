"""The tables of points and the examples in files set deals up that are over; said in both ways, they score the same."""

from __future__ import annotations

import pytest

from euchre_core.chapters.scoring.outcomes import Contract
from euchre_core.language.catalog import list_variants
from euchre_core.sheet.played_out import MAKER, PlayedOut
from euchre_core.testing.scored import Scored
from euchre_core.variant.examples import ExampleSpec
from euchre_core.variant.facts import Facts
from euchre_core.variant.load import finish

GAMES = [each.name for each in list_variants(())]


@pytest.mark.parametrize("game", GAMES)
def test_both_ways_give_the_same_points(game: str) -> None:
    resolved = finish(game)
    facts, rules = Facts(resolved.spec), resolved.compile()
    deals = PlayedOut(facts, rules)
    for contract in facts.space.contracts:
        if contract.renege:
            continue
        for tricks in range(facts.tricks + 1):
            points = deals.points(contract, tricks)
            example = as_example(deals, contract, tricks)
            theirs = Scored(rules, example).points
            assert points == [theirs[side] for side in rules.side_of], example


def as_example(deals: PlayedOut, contract: Contract, tricks: int) -> ExampleSpec:
    rules = deals.rules
    opponents = deals.opponents(contract)
    taken = {rules.seats[MAKER]: tricks} | {
        rules.seats[seat]: number for seat, number in zip(opponents, deals.others(contract, tricks), strict=True)
    }
    partner = deals.partner(contract) if contract.has_maker else None
    said = {
        "bid": contract.bid if contract.bid != "" else None,
        "by": rules.seats[MAKER] if contract.has_maker else "nobody",
        "partner": rules.seats[partner] if partner is not None and deals.is_called else None,
        "trump": contract.trump or None,
        "alone": "blind" if contract.blind else contract.alone,
        "lone_hand": contract.lone_hand or None,
        "stuck": contract.stuck,
        "tricks": taken,
    }
    return ExampleSpec.model_validate(said)
