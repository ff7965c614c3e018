"""Intervals against published values and values worked out by hand."""

from __future__ import annotations

import pytest

from euchre_core.sim.estimates import Products, Sums, difference, mean, quantile, rate


@pytest.mark.parametrize(
    ("times", "n", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilsons_interval_is_that_of_newcombes_table(times: int, n: int, low: float, high: float) -> None:
    # R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
    found = rate(times, n)
    assert (round(found.low, 4), round(found.high, 4), found.n) == (low, high, n)


def test_what_always_happens_is_at_most_certain() -> None:
    assert rate(20, 20).high == 1.0
    assert round(rate(20, 20).low, 4) == 0.8389


def test_quantiles_are_those_of_the_tables() -> None:
    assert [round(quantile(sure), 4) for sure in (0.9, 0.95, 0.99)] == [1.6449, 1.96, 2.5758]


def test_a_mean_has_a_normal_interval() -> None:
    # 2 4 4 4 5 5 7 9: mean 5, sum of squared deviations 32, so the standard error is sqrt(32 / 7 / 8).
    found = mean(Sums.of_values(8, 40, 232), 8)
    assert (found.value, round(found.low, 3), round(found.high, 3), found.n) == (5.0, 3.518, 6.482, 8)


def test_values_of_one_match_need_not_be_independent() -> None:
    # Three matches of two deals, in which something happened once, twice and never: the residuals of the ratio 1/2
    # are 0, 1 and -1, so the standard error is sqrt(3/2 * 2) / 6.
    sums = Sums()
    for times in (1, 2, 0):
        sums.note(times, 2)
    found = mean(sums, 3)
    assert (found.value, round(found.margin, 4), found.n) == (0.5, 0.5658, 6)


def both(first: list[int], second: list[int]) -> tuple[Sums, Sums, Products]:
    one, two, across = Sums(), Sums(), Products()
    for left, right in zip(first, second, strict=True):
        one.note(left, 1)
        two.note(right, 1)
        across.note((left, 1), (right, 1))
    return one, two, across


def test_a_paired_difference_is_the_mean_of_the_differences() -> None:
    # 1 2 3 4 and 2 2 5 5: the differences 1 0 2 1 have the mean 1 and the variance 2/3.
    one, two, across = both([1, 2, 3, 4], [2, 2, 5, 5])
    paired = difference(one, two, across, 4)
    assert (paired.value, round(paired.margin, 4)) == (1.0, 0.8002)
    # Unpaired the variances 5/3 and 3 add up.
    apart = difference(one, two, None, 4)
    assert (apart.value, round(apart.margin, 4)) == (1.0, 2.117)


def test_what_is_the_same_in_every_unit_differs_by_exactly_nothing() -> None:
    one, two, across = both([3, 1, 4, 1, 5, 9, 2], [3, 1, 4, 1, 5, 9, 2])
    found = difference(one, two, across, 7)
    assert (found.value, found.low, found.high) == (0.0, 0.0, 0.0)


def test_impossible_numbers_are_refused() -> None:
    for times, n in [(3, 2), (-1, 2), (0, 0)]:
        with pytest.raises(ValueError, match="nothing can happen"):
            rate(times, n)
    with pytest.raises(ValueError, match="no interval"):
        mean(Sums.of_values(1, 1, 1), 1)
    with pytest.raises(ValueError, match="no interval"):
        difference(Sums.of_values(3, 1, 1), Sums(), None, 3)
