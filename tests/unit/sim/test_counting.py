"""What is counted in a deal and in a match, by hand."""

from __future__ import annotations

from collections.abc import Mapping

import euchre_core as eu
from euchre_core.kernel.standing import WON, Standing, going_on
from euchre_core.sim.happened import PASSED_ON, PLAYED, DealKind, Readings
from euchre_core.sim.measures import Measures
from euchre_core.sim.tally import Tallies, Tally, is_far_behind, leader, match_kind

HANDS = {"N": "JH JD AH KH KS 9S", "E": "QH 10H 9H 9D QS AC", "S": "AS JS 10S AD 10C 9C", "W": "KC QC JC 10D KD QD"}
CALLED = ["bid 4", "pass", "pass", "pass", "name hearts"]
CARDS = """JH QH AS KC JD 10H JS QC AH 9H 10S JC KH 9D AD 10D 9S QS 10C KD AC 9C QD KS"""
"""North takes four tricks with his trumps, and East, who has the last two, the others."""


def played(name: str, hands: Mapping[str, str], actions: list[str], dealer: str = "W") -> eu.State:
    deal = eu.load(name).new_deal(dealer=dealer, hands=hands)
    for action in actions:
        deal.apply(action)
    assert deal.is_over
    return deal


def test_a_contract_that_was_made() -> None:
    deal = played("bid_euchre", HANDS, CALLED + CARDS.split())
    readings = Readings(deal.rules)
    kind = readings.deal(deal)
    assert (kind.ended, kind.dealer, kind.holder, kind.makers) == (PLAYED, 3, 0, 0b0101)
    assert readings.bids[kind.bid].title == "bid 4"
    assert (kind.is_made, kind.tricks, kind.alone, kind.stuck, kind.points) == (True, 4, 0, 0, (4, 2))

    counted = Measures(deal.rules, of_matches=False).of_deal(kind)
    assert [counted[key] for key in ("thrown_in", "made", "march", "alone", "bid:4", "bid:3")] == [
        (0, 1), (1, 1), (0, 1), (0, 1), (1, 1), (0, 1),
    ]  # fmt: skip
    assert counted["made:4"] == (1, 1)
    assert "made:3" not in counted
    assert "alone_made" not in counted
    points = ("points:maker", "points:defender", "points:dealer", "points:NS", "points:EW", "dealer_lead")
    assert [counted[key] for key in points] == [(4, 1), (2, 1), (2, 1), (4, 1), (2, 1), (-2, 1)]
    # North sits at the left of West, who dealt.
    assert [counted[f"maker:{place}"][0] for place in (1, 2, 3, 4)] == [1, 0, 0, 0]


def test_a_deal_that_everybody_passed() -> None:
    deal = played("classic", {}, ["pass"] * 8)
    kind = Readings(deal.rules).deal(deal)
    assert (kind.ended, kind.holder, kind.points) == (PASSED_ON, -1, (0, 0))
    counted = Measures(deal.rules, of_matches=False).of_deal(kind)
    assert counted["thrown_in"] == (1, 1)
    assert "made" not in counted


def test_each_defender_counts_where_each_keeps_a_score() -> None:
    rules = eu.load("ghost_hand")
    counted = Measures(rules, of_matches=False).of_deal(
        DealKind(PLAYED, 0, 1, 0b010, 2, 0, 0, 0, is_made=False, tricks=1, points=(3, -5, 2))
    )
    assert (counted["points:maker"], counted["points:defender"]) == ((-5, 1), (5, 2))
    assert counted["dealer_lead"] == (9, 1)  # of two parts: 3 is four and a half more than the mean of -5 and 2
    assert "points:partner" not in counted


def test_a_called_partner_counts_apart_from_the_maker() -> None:
    counted = Measures(eu.load("call_ace"), of_matches=False).of_deal(
        DealKind(PLAYED, 0, 1, 0b1010, 1, 0, 0, 0, is_made=True, tricks=3, points=(0, 1, 0, 1))
    )
    assert [counted[f"points:{role}"] for role in ("maker", "partner", "defender")] == [(1, 1), (1, 1), (0, 2)]


CLASSIC = eu.load("classic")


def at(*scores: int, winners: list[int] | None = None) -> Standing:
    if winners is None:
        return going_on(list(scores), [0, 0], 0)
    return Standing(list(scores), [1, 0], 9, list(scores), 9, winners, WON)


def test_who_leads_and_who_is_far_behind() -> None:
    assert [leader(CLASSIC, at(3, 4)), leader(CLASSIC, at(4, 3)), leader(CLASSIC, at(2, 2))] == [1, 0, -1]
    # A quarter of the ten points is two and a half.
    assert [is_far_behind(CLASSIC, 0, at(0, points)) for points in (0, 2, 3, 9)] == [False, False, True, True]
    assert not is_far_behind(CLASSIC, 1, at(0, 9))
    # In ten-point games that count down it is the same the other way round.
    down = eu.load("classic", settings={"match": {"start": 10, "target": 0}})
    assert [leader(down, at(3, 4)), is_far_behind(down, 1, at(3, 6))] == [0, True]


def test_a_match_of_five_deals() -> None:
    course = [at(0, 0), at(1, 0), at(1, 4), at(4, 4), at(8, 4), at(10, 4, winners=[0])]
    match = match_kind(CLASSIC, 2, course)
    assert match == (5, 2, "won", 0, 1, True)
    counted = Measures(CLASSIC, of_matches=True).of_match(match)
    assert counted["deals_a_match"] == (5, 1)
    assert [counted[key][0] for key in ("leader_wins", "comeback", "first_dealer_wins", "wins:NS", "wins:EW")] == [
        0, 1, 1, 1, 0,
    ]  # fmt: skip


def test_a_match_that_was_tied_at_half_time_says_nothing_about_its_leader() -> None:
    match = match_kind(CLASSIC, 1, [at(0, 0), at(1, 1), at(2, 10, winners=[1])])
    assert match == (2, 1, "won", 1, -1, False)
    assert "leader_wins" not in Measures(CLASSIC, of_matches=True).of_match(match)


def test_tallies_are_sums() -> None:
    measures = Measures(CLASSIC, of_matches=True)
    lost = measures.readings.deal(played("classic", {}, ["pass"] * 8))
    match = match_kind(CLASSIC, 1, [at(0, 0), at(1, 1), at(2, 10, winners=[1])])
    one, two = Tally(), Tally()
    one.note_match(match, [lost, lost], measures)
    two.note_match(match, [lost], measures)
    one.add(two)
    assert (one.units, one.deals, one.lengths) == (2, 3, {2: 2})
    thrown = one.sums["thrown_in"]
    assert (thrown.x, thrown.n, thrown.xx, thrown.xn, thrown.nn) == (3, 3, 5, 5, 5)


def test_only_the_first_differences_are_remembered() -> None:
    one, two = Tallies([]), Tallies([])
    for number in range(4):
        one.note_difference(number)
        two.note_difference(number + 10)
    one.add(two)
    assert (one.differing, one.examples) == (8, [0, 1, 2, 3, 10])
