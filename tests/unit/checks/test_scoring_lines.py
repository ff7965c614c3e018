from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from euchre_core.chapters.memory import LOSE_ALL, MORE_THAN_EACH
from euchre_core.chapters.scoring.lines import fits_outcome, ordered_lines, place_lines
from euchre_core.chapters.scoring.outcomes import Contract, Outcome, Space, View
from euchre_core.chapters.scoring.points import names_in, points_of
from euchre_core.chapters.scoring.spec import LineSpec, ScoringSpec

CLASSIC = {
    "makers": {
        "made": {"result": "made", "points": 1},
        "march": {"tricks": "all", "points": 2},
        "lone_march": {"tricks": "all", "alone": "maker", "points": 4},
    },
    "defenders": {"euchre": {"result": "set", "points": 2}},
}


def space(sides: int = 2, tricks: int = 5) -> Space:
    contracts = (Contract(3, 3, 3), Contract("alone", 3, 3, alone="maker"))
    return Space(tricks, sides, 4 if sides == 2 else sides, contracts)


def scoring(data: dict[str, Any]) -> ScoringSpec:
    return ScoringSpec.model_validate(data)


def names(lines: Sequence[tuple[str, LineSpec]]) -> list[str]:
    return [name for name, _ in lines]


def test_a_march_is_narrower_than_a_made_contract_and_a_lone_march_than_a_march() -> None:
    assert names(ordered_lines(scoring(CLASSIC), "makers", space())) == [
        "makers.lone_march",
        "makers.march",
        "makers.made",
    ]
    assert names(ordered_lines(scoring(CLASSIC), "defenders", space())) == ["defenders.euchre"]


def test_the_order_in_the_file_means_nothing() -> None:
    backwards = {**CLASSIC, "makers": dict(reversed(CLASSIC["makers"].items()))}
    assert ordered_lines(scoring(backwards), "makers", space()) == ordered_lines(scoring(CLASSIC), "makers", space())


def test_makers_are_narrower_than_everyone() -> None:
    both = scoring({"everyone": {"any": {"points": 1}}, "makers": {"own": {"points": 2}}})
    assert names(ordered_lines(both, "makers", space())) == ["makers.own", "everyone.any"]
    assert names(ordered_lines(both, "defenders", space())) == ["everyone.any"]


def test_a_line_that_says_more_is_narrower_even_where_the_rest_always_holds() -> None:
    only_special = Space(5, 2, 4, (Contract("moon", 5, 20),))
    both = scoring({"makers": {"made": {"result": "made"}, "special": {"result": "made", "bid": "special"}}})
    assert names(ordered_lines(both, "makers", only_special)) == ["makers.special", "makers.made"]


def test_a_line_that_never_fits_is_left_out() -> None:
    never = scoring({"makers": {"never": {"bid": 5, "points": 1}, "nobody": {"result": "no_maker", "points": 1}}})
    assert ordered_lines(never, "makers", space()) == []


CONDITIONS: list[tuple[dict[str, Any], Outcome, bool]] = [
    ({"bid": "special"}, Outcome(Contract("moon", 5, 9), 0, 0, 5), True),
    ({"bid": "numbered"}, Outcome(Contract("moon", 5, 9), 0, 0, 5), False),
    ({"bid": "3..5"}, Outcome(Contract(4, 4, 4), 0, 0, 5), True),
    ({"bid": "3..all"}, Outcome(Contract(2, 2, 2), 0, 0, 5), False),
    ({"bid": [2, "moon"]}, Outcome(Contract("moon", 5, 9), 0, 0, 5), True),
    ({"tricks": "all"}, Outcome(Contract(4, 4, 4), 5, 5, 0), True),
    ({"tricks": [0, "3..4"]}, Outcome(Contract(4, 4, 4), 2, 2, 3), False),
    ({"best_other": "1..2"}, Outcome(Contract(4, 4, 4), 3, 3, 2), True),
    ({"result": "set"}, Outcome(Contract(4, 4, 4), 3, 2, 3), True),
    ({"result": "made"}, Outcome(Contract(4, 4, 4), 4, 1, 4), True),
    ({"alone": "maker"}, Outcome(Contract(4, 4, 4), 4, 4, 1), False),
    ({"alone": "nobody"}, Outcome(Contract(4, 4, 4), 4, 4, 1), True),
    ({"stuck": "dealer"}, Outcome(Contract(4, 4, 4, stuck="dealer"), 4, 4, 1), True),
    ({"alone": "maker"}, Outcome(Contract(4, 4, 4, alone="both"), 4, 4, 1), True),
    ({"alone": "defender"}, Outcome(Contract(4, 4, 4, alone="both"), 4, 4, 1), True),
    ({"alone": "both"}, Outcome(Contract(4, 4, 4, alone="maker"), 4, 4, 1), False),
    ({"stuck": "joker_holder"}, Outcome(Contract(4, 4, 4, stuck="dealer"), 4, 4, 1), False),
    ({"result": "made"}, Outcome(Contract("misere", LOSE_ALL, 9), 0, 0, 5), True),
    ({"result": "set"}, Outcome(Contract("misere", LOSE_ALL, 9), 1, 1, 4), True),
    ({"result": "made"}, Outcome(Contract("", MORE_THAN_EACH, 0), 2, 2, 3, 2), False),
    ({"result": "made"}, Outcome(Contract("", MORE_THAN_EACH, 0), 2, 2, 3, 1), True),
    ({"result": "no_maker"}, Outcome(Contract("", 0, 0, has_maker=False), 0, 2, 3), True),
    ({"bid": "special"}, Outcome(Contract("", 3, 0), 0, 0, 5), False),
    ({"renege": "makers"}, Outcome(Contract(4, 4, 4, renege="makers"), 0, 0, 0), True),
    ({"renege": "makers"}, Outcome(Contract(4, 4, 4, renege="defenders"), 0, 0, 0), False),
    ({"bid": 4}, Outcome(Contract(4, 4, 4, renege="makers"), 0, 0, 0), False),
    ({"trump": "red"}, Outcome(Contract(4, 4, 4, trump="hearts"), 4, 4, 1), True),
    ({"trump": ["spades", "clubs"]}, Outcome(Contract(4, 4, 4, trump="hearts"), 4, 4, 1), False),
]


@pytest.mark.parametrize(("conditions", "outcome", "fits"), CONDITIONS)
def test_a_line_fits_where_all_its_conditions_hold(conditions: dict[str, Any], outcome: Outcome, fits: bool) -> None:
    assert fits_outcome(LineSpec.model_validate(conditions), outcome, tricks=5) is fits


VIEWS: tuple[View, ...] = ("makers", "defenders")


@pytest.mark.parametrize("sides", [2, 3, 4, 5])
@pytest.mark.parametrize("role", VIEWS)
def test_what_a_line_fits_is_what_its_conditions_say(sides: int, role: View) -> None:
    room = space(sides, tricks=4)
    lines = {
        "a": {"result": "set"},
        "b": {"tricks": "2..3"},
        "c": {"best_other": [1, "all"]},
        "d": {"alone": "maker", "bid": "special", "result": "made"},
    }
    for placed in place_lines(scoring({role: lines}), role, room):
        every = set(room.outcomes(role, (1 << 2 * len(room.ways(role))) - 1))
        told = set(room.outcomes(role, placed.fits))
        assert told <= every
        assert told == {outcome for outcome in every if fits_outcome(placed.line, outcome, 4)}


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_the_ways_tricks_can_fall_are_those_of_counting(sides: int) -> None:
    tricks = 5
    counted = shares(tricks, sides)
    makers = {(taken[0], taken[0], max(taken[1:]), 0, 0) for taken in counted}
    defenders = {(taken[0], taken[1], max([taken[0], *taken[2:]]), 0, 0) for taken in counted}
    assert set(space(sides, tricks).ways("makers")) == makers
    assert set(space(sides, tricks).ways("defenders")) == defenders


@pytest.mark.parametrize("sides", [2, 3])
@pytest.mark.parametrize("asked", [1, 2, 4])
def test_the_first_tricks_can_be_those_of_every_order_of_tricks(sides: int, asked: int) -> None:
    tricks = 4
    makers, defenders = set(), set()
    for order in product(range(sides), repeat=tricks):
        taken = [order.count(side) for side in range(sides)]
        by_makers = order[0] == 0
        run = next((place for place, side in enumerate(order) if (side == 0) != by_makers), tricks)
        first = min(run, asked) * (1 if by_makers else -1)
        makers.add((taken[0], taken[0], max(taken[1:]), 0, first))
        defenders.add((taken[0], taken[1], max([taken[0], *taken[2:]]), 0, first))
    room = replace(space(sides, tricks), first_tricks=asked)
    assert set(room.ways("makers")) == makers
    assert set(room.ways("defenders")) == defenders


def test_outcomes_that_mean_the_same_for_a_formula_are_given_once() -> None:
    room = space()
    every = (1 << 2 * len(room.ways("makers"))) - 1
    assert len(list(room.outcomes("makers", every))) == 12
    assert len(list(room.outcomes("makers", every, names={"bid", "value"}))) == 6
    alike = Space(5, 2, 4, (Contract(3, 3, 3), Contract(4, 4, 4)))
    assert len(list(alike.outcomes("makers", every, names={"tricks"}))) == 6
    assert len(list(alike.outcomes("makers", every, names={"bid"}))) == 12


def shares(left: int, hands: int) -> list[tuple[int, ...]]:
    """Every way in which so many hands can share tricks."""
    if hands == 1:
        return [(left,)]
    return [(first, *rest) for first in range(left + 1) for rest in shares(left - first, hands - 1)]


def test_where_all_play_against_one_the_best_of_them_is_told_apart() -> None:
    room = Space(5, 2, 4, (Contract("", MORE_THAN_EACH, 0),), ("maker", "defenders"), 4, side_size=3)
    counted = {(taken[0], sum(taken[1:]), max(taken[1:])) for taken in shares(5, 4)}
    assert {(way.makers, way.best_other, way.best_opponent) for way in room.ways("maker")} == counted
    assert {(way.makers, way.own, way.best_opponent) for way in room.ways("defenders")} == counted


def test_where_each_plays_for_himself_the_best_of_them_is_the_best_other_side() -> None:
    room = Space(4, 3, 3, (Contract("", MORE_THAN_EACH, 0),), ("maker", "defenders"), 3)
    counted = shares(4, 3)
    makers = {(taken[0], taken[0], max(taken[1:]), max(taken[1:]), 0) for taken in counted}
    defenders = {(taken[0], taken[1], max(taken[0], taken[2]), max(taken[1:]), 0) for taken in counted}
    assert set(room.ways("maker")) == makers
    assert set(room.ways("defenders")) == defenders


NOBODY = Contract("", 0, 0, has_maker=False)


def test_where_nobody_is_maker_only_lines_for_everyone_count() -> None:
    room = Space(4, 2, 4, (Contract(3, 3, 3), NOBODY), ("makers", "defenders", "everyone"), 2)
    lines = scoring(
        {
            "everyone": {"none": {"result": "no_maker", "points": 1}, "any": {"points": 2}},
            "makers": {"made": {"result": "made", "points": 3}},
        }
    )
    assert names(ordered_lines(lines, "everyone", room)) == ["everyone.none", "everyone.any"]
    assert names(ordered_lines(lines, "makers", room)) == ["makers.made", "everyone.any"]
    (narrow, broad) = place_lines(lines, "everyone", room)
    assert narrow.narrower_than(broad) and narrow.fits == broad.fits


def test_a_line_of_the_maker_is_narrower_than_one_of_the_makers() -> None:
    room = Space(5, 2, 4, (Contract(3, 3, 3),), ("maker", "partner", "defenders"), 2)
    lines = scoring(
        {
            "makers": {"march": {"tricks": "all", "points": 2}, "made": {"result": "made", "points": 1}},
            "maker": {"march": {"tricks": "all", "points": 3}},
            "partner": {"made": {"result": "made", "points": 0}},
            "dropped": {"out": {"points": 9}},
        }
    )
    assert names(ordered_lines(lines, "maker", room)) == ["maker.march", "makers.march", "makers.made"]
    assert names(ordered_lines(lines, "partner", room)) == ["makers.march", "partner.made", "makers.made"]
    assert names(ordered_lines(lines, "dropped", room)) == ["dropped.out"]


def test_a_lone_maker_of_called_partners_has_none() -> None:
    contracts = (Contract(3, 3, 3, alone="maker"), Contract(3, 3, 3))
    lines = scoring({"partner": {"any": {"points": 1}}})
    for has_partner, times in ((False, 1), (True, 2)):
        room = Space(3, 2, 5, contracts, ("maker", "partner"), 5, lone_maker_has_partner=has_partner)
        (line,) = place_lines(lines, "partner", room)
        assert line.fits.bit_count() == times * len(room.ways("partner"))


def test_a_renege_that_ends_the_deal_is_an_outcome_of_its_own() -> None:
    contracts = (Contract(3, 3, 3), Contract(3, 3, 3, renege="makers"), Contract(3, 3, 3, renege="defenders"))
    lines = scoring(
        {"makers": {"made": {"result": "made", "points": 1}, "theirs": {"renege": "defenders", "points": 5}}}
    )
    coarse, fine = (Space(4, 2, 4, contracts, counts_broken=each) for each in (False, True))
    for room, ways in ((coarse, 1), (fine, len([taken for played in range(5) for taken in shares(played, 2)]))):
        by_name = {line.name: line for line in place_lines(lines, "makers", room)}
        assert by_name["theirs"].fits.bit_count() == ways
        assert {outcome.contract.renege for outcome in room.outcomes("makers", by_name["made"].fits)} == {""}
        assert {outcome.result for outcome in room.outcomes("makers", by_name["theirs"].fits)} == {"made"}


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        (7, 7),
        (None, 0),
        ("tricks", 2),
        ("-value", -20),
        ("10 * bid + tricks - bid", 47),
        ("others - best_other", 2),
        ("max(all, value)", 20),
        ("min(all, players)", 4),
        ("-round_up(3 * all / 2)", -11),
        ("round_down(all / 2)", 3),
        ("round_up(-5 / 2)", -2),
    ],
)
def test_points_are_what_the_formula_says(points: int | str | None, expected: int) -> None:
    room = Space(7, 4, 4, ())
    outcome = Outcome(Contract("moon", 5, 20), 2, 2, 3)
    assert points_of(LineSpec(points=points), outcome, room) == expected


def test_the_names_of_a_formula() -> None:
    assert names_in(LineSpec(points="max(bid, tricks) + value")) == {"bid", "tricks", "value"}
    assert names_in(LineSpec(points=3)) == frozenset()


@pytest.mark.parametrize("points", ["round_up(bid / tricks)", "999999 * 999999"])
def test_points_that_cannot_be_counted_say_so(points: str) -> None:
    with pytest.raises(ArithmeticError):
        points_of(LineSpec(points=points), Outcome(Contract(3, 3, 3), 0, 0, 5), space())
