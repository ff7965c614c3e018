"""Bots against each other on duplicate deals."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

import euchre_core as eu
from euchre_core.sim.duplicate import Meeting, gain, meet, seatings
from euchre_core.sim.tournament import jackknife, shares


def test_partners_change_seats_with_their_opponents() -> None:
    assert seatings(eu.load("classic")) == [[True, False, True, False], [False, True, False, True]]


def test_single_players_sit_alone_and_with_the_others() -> None:
    assert seatings(eu.load("ghost_hand")) == [
        [True, False, False], [False, True, False], [False, False, True],
        [False, True, True], [True, False, True], [True, True, False],
    ]  # fmt: skip


def test_a_gain_is_points_more_than_the_others() -> None:
    assert gain(eu.load("classic"), [True, False, True, False], [4, 1]) == 3
    assert gain(eu.load("ghost_hand"), [False, True, True], [6, 1, 2]) == -4.5


def test_where_scores_count_down_fewer_points_are_a_gain() -> None:
    assert gain(eu.load("buck_euchre"), [True, False, False, False], [-5, -1, 0, 1]) == 5


def test_a_bot_gains_nothing_on_itself() -> None:
    assert meet(Meeting(eu.load("classic"), "heuristic", "heuristic", 0, 5, 1), eu.bots.get) == [0.0] * 5


def test_a_deal_has_the_same_cards_in_whatever_part_it_is_played() -> None:
    rules = eu.load("classic")
    whole = meet(Meeting(rules, "heuristic", "random", 0, 12, 1), eu.bots.get)
    assert whole == [
        *meet(Meeting(rules, "heuristic", "random", 0, 5, 1), eu.bots.get),
        *meet(Meeting(rules, "heuristic", "random", 5, 7, 1), eu.bots.get),
    ]


def test_deals_are_divided_as_equally_as_can_be() -> None:
    assert shares(41)[:3] == [(0, 2), (2, 2), (4, 2)]
    assert sum(size for _, size in shares(41)) == 41


def test_the_interval_of_a_mean_without_its_groups_is_that_of_the_mean() -> None:
    """Of 1, 2, 3, 4 the standard error is 0.6455; without each they have the means 3, 8/3, 7/3, 2."""
    assert jackknife([3, 8 / 3, 7 / 3, 2]) == pytest.approx(1.96 * 0.6455, abs=0.0001)


def test_a_round_robin() -> None:
    rules = eu.load("classic")
    told: list[tuple[int, int]] = []
    found = eu.sim.tournament(rules, ["random", "heuristic", "cautious"], 20, progress=lambda *at: told.append(at))
    assert found.places[0].bot == "heuristic"
    assert sum(place.elo.value for place in found.places) == pytest.approx(0, abs=1e-6)
    assert [(pair.bot, pair.against) for pair in found.pairs] == [
        ("random", "heuristic"), ("random", "cautious"), ("heuristic", "cautious"),
    ]  # fmt: skip
    assert all(pair.wins + pair.draws + pair.losses == 20 for pair in found.pairs)
    assert told[-1] == (60, 60) and found.blunders == []
    with ThreadPoolExecutor(2) as pool:
        assert eu.sim.tournament(rules, ["random", "heuristic", "cautious"], 20, executor=pool) == found


@pytest.mark.parametrize(
    ("names", "deals", "seed", "why"),
    [
        (["heuristic"], 20, 1, "two bots at least"),
        (["random", "random"], 20, 1, "takes part once"),
        (["random", "heuristic"], 19, 1, "20 deals at least, not 19"),
        (["random", "heuristic"], 20, -1, "from 0, not -1"),
        (["random", "heuristics"], 20, 1, "did you mean heuristic"),
    ],
)
def test_a_tournament_that_cannot_be_played(names: list[str], deals: int, seed: int, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        eu.sim.tournament(eu.load("classic"), names, deals, seed)
