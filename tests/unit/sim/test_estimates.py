"""Intervals against published values and values worked out by hand."""

from __future__ import annotations

import random

import pytest

from euchre_core.sim.estimates import Products, Sums, difference, mean, quantile, rate, student


def single(times: int, n: int) -> Sums:
    """So many cases, each in a unit of its own."""
    return Sums.of_values(n, times, times)


def clusters(*units: tuple[int, int], times: int = 1) -> Sums:
    """Units with how often something happened, and how often it could have."""
    sums = Sums()
    for x, n in units:
        sums.note(x, n, times)
    return sums


@pytest.mark.parametrize(
    ("times", "n", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilsons_interval_is_that_of_newcombes_table(times: int, n: int, low: float, high: float) -> None:
    # R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
    found = rate(single(times, n))
    assert (round(found.low, 4), round(found.high, 4), found.n) == (low, high, n)


def test_what_always_happens_is_at_most_certain() -> None:
    assert rate(single(20, 20)).high == 1.0
    assert round(rate(single(20, 20)).low, 4) == 0.8389


def test_quantiles_are_those_of_the_tables() -> None:
    assert [round(quantile(sure), 4) for sure in (0.9, 0.95, 0.99)] == [1.6449, 1.96, 2.5758]


def test_quantiles_of_student_are_those_of_the_tables() -> None:
    found = [round(student(sure, units), 3) for sure, units in ((0.95, 20), (0.95, 31), (0.99, 31), (0.95, 121))]
    assert found == [2.093, 2.042, 2.75, 1.98]


def test_a_mean_has_an_interval_by_students_distribution() -> None:
    # Three times 2 4 4 4 5 5 7 9: mean 5, sum of squared deviations 96, so the standard error is sqrt(96 / 23 / 24),
    # and 23 degrees of freedom have 2.0687.
    found = mean(Sums.of_values(24, 120, 696))
    assert (found.value, round(found.low, 3), round(found.high, 3), found.n) == (5.0, 4.137, 5.863, 24)


def test_values_of_one_match_need_not_be_independent() -> None:
    # Matches of two deals, in which something happened once, twice and never: the residuals of the ratio 1/2 are 0, 1
    # and -1, so of 24 such matches the standard error is sqrt(16 * 24 / 23) / 48.
    found = mean(clusters((1, 2), (2, 2), (0, 2), times=8))
    assert (found.value, round(found.margin, 4), found.n) == (0.5, 0.1761, 48)


def test_a_rate_whose_cases_are_all_alike_in_a_match_has_as_many_cases_as_matches() -> None:
    # Of 400 matches in which it happens in every deal or in none, each tells as much as one deal.
    alike, apart = clusters((5, 5), (0, 5), times=200), single(200, 400)
    assert rate(alike).n == 2000
    assert rate(alike).margin == pytest.approx(rate(apart).margin, rel=0.01)
    # What is as frequent in each match as by chance loses next to nothing, and never gains anything.
    assert rate(clusters((2, 4), times=100)).margin >= rate(single(200, 400)).margin


def test_of_what_never_happens_a_match_is_one_case() -> None:
    assert rate(clusters((0, 10), times=30)).high == rate(single(0, 30)).high
    assert rate(clusters((10, 10), times=30)).low == rate(single(30, 30)).low


def holds(true: float, sums: Sums) -> tuple[bool, bool]:
    """Whether the interval holds the true value, and whether that of independent deals would."""
    with_matches, without = rate(sums), rate(single(sums.x, sums.n))
    return with_matches.low <= true <= with_matches.high, without.low <= true <= without.high


def test_the_interval_of_a_rate_holds_it_in_nineteen_of_twenty_simulations_of_matches() -> None:
    # In every fifth match most deals are thrown in, and such a match has more of them, as in `ghost_hand`.
    true = (0.2 * 0.6 * 30 + 0.8 * 0.05 * 12) / (0.2 * 30 + 0.8 * 12)
    held = [0, 0]
    for seed in range(400):
        rng, sums = random.Random(seed), Sums()
        for _ in range(100):
            chance, deals = (0.6, 30) if rng.random() < 0.2 else (0.05, 12)
            sums.note(sum(rng.random() < chance for _ in range(deals)), deals)
        for kind, holds_it in enumerate(holds(true, sums)):
            held[kind] += holds_it
    assert 370 <= held[0] <= 390  # of 400
    assert held[1] < 220


def test_nothing_is_known_of_how_far_off_a_few_values_or_equal_ones_are() -> None:
    few = mean(Sums.of_values(5, 0, 0)), mean(Sums.of_values(19, 40, 400)), mean(Sums.of_values(200, 400, 800))
    assert [(each.has_interval, each.low == each.value == each.high) for each in few] == [(False, True)] * 3
    assert mean(Sums.of_values(20, 40, 400)).has_interval


def both(first: list[int], second: list[int]) -> tuple[Sums, Sums, Products]:
    one, two, across = Sums(), Sums(), Products()
    for left, right in zip(first, second, strict=True):
        one.note(left, 1)
        two.note(right, 1)
        across.note((left, 1), (right, 1))
    return one, two, across


def test_a_paired_difference_is_the_mean_of_the_differences() -> None:
    # Six times 1 2 3 4 and 2 2 5 5: the differences 1 0 2 1 have the mean 1 and the variance 12/23.
    one, two, across = both([1, 2, 3, 4] * 6, [2, 2, 5, 5] * 6)
    paired = difference(one, two, across)
    assert (paired.value, round(paired.margin, 4)) == (1.0, 0.305)
    # Unpaired the variances 30/23 and 54/23 add up.
    apart = difference(one, two, None)
    assert (apart.value, round(apart.margin, 4)) == (1.0, 0.8069)


@pytest.mark.parametrize(("differing", "has_interval"), [(1, False), (19, False), (20, True)])
def test_a_difference_that_comes_from_a_few_units_has_no_interval(differing: int, has_interval: bool) -> None:
    found = difference(*both([0] * 5000, [1] * differing + [0] * (5000 - differing)))
    assert (found.value, found.has_interval) == (differing / 5000, has_interval)


def test_a_difference_that_is_the_same_in_every_unit_has_no_interval() -> None:
    assert not difference(*both([0] * 2, [1] * 2)).has_interval
    assert not difference(*both([0] * 200, [1] * 200)).has_interval


def test_what_is_the_same_in_every_unit_differs_by_exactly_nothing() -> None:
    one, two, across = both([3, 1, 4, 1, 5, 9, 2], [3, 1, 4, 1, 5, 9, 2])
    found = difference(one, two, across)
    assert (found.value, found.low, found.high, found.has_interval) == (0.0, 0.0, 0.0, True)


def test_impossible_numbers_are_refused() -> None:
    for times, n in [(3, 2), (-1, 2), (0, 0)]:
        with pytest.raises(ValueError, match="nothing can happen"):
            rate(single(times, n))
    with pytest.raises(ValueError, match="no mean"):
        mean(Sums())
    with pytest.raises(ValueError, match="no difference"):
        difference(Sums.of_values(3, 1, 1), Sums(), None)
