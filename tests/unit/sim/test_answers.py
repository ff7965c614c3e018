"""The answer of a simulation in a sentence: it says no more than is known, and whatever belongs to it."""

from __future__ import annotations

import copy
import re
from dataclasses import replace
from pathlib import Path

import euchre_core as eu
from euchre_core.sim import Job, Result, result_data, simulate
from euchre_core.sim.happened import PASSED_ON, PLAYED, DealKind, MatchKind
from euchre_core.sim.measures import Measures

CLASSIC = eu.load("classic")
STUCK = eu.load("classic", overlays=["stick_the_dealer"])
ENDLESS = eu.load("classic", settings={"match.target": 1_000_000})
MADE = DealKind(PLAYED, 0, 1, 0b1010, 0, 0, 0, 0, is_made=True, tricks=3, points=(0, 1))
LOST = MADE._replace(is_made=False, tricks=2, points=(2, 0))
ALONE = MADE._replace(alone=1)
THROWN = DealKind(PASSED_ON, 0, -1, 0, -1, -1, 0, 0, is_made=False, tricks=0, points=(0, 0))


def counted(*pairs: tuple[DealKind, DealKind, int], until_decided: str | None = None) -> Result:
    """A comparison in which these deals were played, each pair so many times."""
    job = Job(STUCK, deals=sum(times for _, _, times in pairs), other=CLASSIC, until_decided=until_decided)
    measures = Measures(CLASSIC, of_matches=False)
    found = Result(job, job.total, Result.nothing(job).tallies)
    for one, two, times in pairs:
        for number in range(times):
            for tally, kind in zip(found.tallies.games, (one, two), strict=True):
                tally.note_deal(kind)
            if one != two:
                found.tallies.note_difference(number)
        found.tallies.note_pair(measures.of_deal(one), measures.of_deal(two), times)
    return found


def test_where_few_deals_went_differently_nothing_is_said_of_how_sure_it_is() -> None:
    found = counted((MADE, MADE, 187), (MADE, LOST, 13)).answer
    assert "nothing is sure yet, as only 13 of 200 deals went differently (contracts made −6.5 ±?" in found
    assert not re.search(r"±\d", found)
    few = counted((MADE, LOST, 2)).answer
    assert "nothing is sure yet, as only 2 deals of each were played (contracts made −100.0 ±?" in few


def test_what_may_be_picked_out_of_many_by_chance_is_told_so() -> None:
    found = counted((MADE, LOST, 20), (LOST, MADE, 8), (MADE, MADE, 72))
    assert found["made"].is_decided
    assert re.search(
        r"nothing is sure yet in 100 paired deals, as one of \d+ figures may differ so much by chance \(contracts made "
        r"−12.0 ±10.3",
        found.answer,
    )


def test_a_difference_that_cannot_be_seen() -> None:
    assert "no difference can be seen in 140 paired deals (contracts made −0.7 ±9" in (
        counted((MADE, LOST, 25), (LOST, MADE, 24), (MADE, MADE, 91)).answer
    )


def test_what_few_deals_changed_is_not_called_sure_because_many_others_went_differently() -> None:
    # Two hands in sixty thousand are no longer played alone, and thousands of contracts are made no longer.
    found = counted((ALONE, MADE, 2), (MADE, LOST, 3000), (ALONE, ALONE, 17_000), (MADE, MADE, 40_000))
    assert not found["alone"].is_decided
    assert found["made"].is_decided
    assert "contracts are made less often" in found.answer
    assert "hands are played alone" not in found.answer


def test_values_have_as_many_decimals_as_it_takes_to_see_that_they_differ() -> None:
    found = counted((ALONE, MADE, 30), (ALONE, ALONE, 170_000), (MADE, MADE, 529_970)).answer
    assert "fewer hands are played alone (24.290 % → 24.286 %, −0.004 ±0.002)" in found
    thrown = counted((THROWN, MADE, 30), (MADE, MADE, 699_970)).answer
    assert "no deal is thrown in any more (0.004 % → 0.000 %)" in thrown


def test_what_was_asked_about_and_never_happened_is_mentioned() -> None:
    found = counted((MADE, LOST, 30), (MADE, MADE, 70), until_decided="stuck_made").answer
    assert "; nothing is known of “stuck dealer: made”, of which classic and classic had no case" in found


def test_what_was_asked_about_is_told_though_three_others_are_sure() -> None:
    alone_lost = LOST._replace(alone=1)
    pairs = (MADE, LOST, 300), (alone_lost, ALONE, 22), (ALONE, alone_lost, 21), (MADE, MADE, 400)
    found = counted(*pairs, until_decided="alone_made")
    assert found.answer.count("→") == 3
    assert "; not sure: alone: made " in found.answer
    same = counted((MADE, LOST, 300), (MADE, MADE, 400), until_decided="bid:order").answer
    assert "; “upcard ordered up” was the same in every deal" in same


def test_matches_that_do_not_end_are_told_before_anybody_believes_in_their_length() -> None:
    alone = simulate(Job(ENDLESS, games=2), jobs=1)
    assert alone.answer.endswith("; no match ended: all were stopped after 1,000 deals.")
    assert "a match takes" not in alone.answer
    assert result_data(alone)["stopped"] == [2]


def test_a_length_that_is_longer_still_is_told_as_that() -> None:
    short = eu.load("classic", settings={"match.target": 1})
    job = Job(ENDLESS, games=30, other=short, called=("short", "endless"))
    measures = Measures(CLASSIC, of_matches=True)
    found = Result(job, 30, Result.nothing(job).tallies)
    for number in range(30):
        units = [
            tally.note_match(MatchKind(deals, 0, ended, winner, -1, False), [MADE] * 3, measures)
            for tally, deals, ended, winner in zip(
                found.tallies.games, (1 + number % 2, 1000), ("won", "stopped"), (0, -1), strict=True
            )
        ]
        found.tallies.note_pair(units[0], units[1])
        found.tallies.note_difference(number)
    assert "a match is longer (1.50 → ≥1000.00)" in found.answer
    assert found.answer.endswith("; in endless no match ended: all were stopped after 1,000 deals.")
    turned = Result(Job(short, games=30, other=ENDLESS), 30, copy.deepcopy(found.tallies))
    turned.tallies.games.reverse()
    assert "a match is shorter (≥1000.00 → 1.50)" in turned.answer
    # Were the shorter ones stopped as well, nothing would be known.
    lengths = found["deals_a_match"]
    assert lengths.is_decided
    assert not replace(lengths, at_least=(True, True)).is_decided
    assert not replace(lengths, at_least=(True, False)).is_decided


def test_which_way_points_are_better() -> None:
    assert simulate(Job(eu.load("buck_euchre"), deals=20), jobs=1).answer.endswith("; fewer points are better here.")
    losing = eu.load("classic", overlays=["losing_game"])
    found = simulate(Job(losing, deals=20, other=CLASSIC, called=("classic", "losing")), jobs=1)
    assert found.answer.endswith("; in losing fewer points are better.")
    assert found["points:maker"].measure.sentence.endswith("In this game fewer points are better.")
    assert "fewer points" not in simulate(Job(CLASSIC, deals=20), jobs=1).answer


def test_where_every_deal_is_thrown_in_the_answer_says_just_that(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text("def play(seen, rng): return seen.legal_actions[0]\n", encoding="utf-8")
    passing = (f"{tmp_path / 'my_bot.py'}:play",)
    found = simulate(Job(CLASSIC, deals=4, bots=passing), jobs=1)
    assert found.answer == "classic: every one of 4 deals was thrown in, so no contract was played."
    both = simulate(Job(STUCK, deals=4, bots=passing, other=CLASSIC, called=("plain", "stuck")), jobs=1)
    assert "; in plain every deal was thrown in" in both.answer
    assert "in stuck every deal" not in both.answer


def test_a_mean_of_a_few_cases_is_given_without_a_margin() -> None:
    found = simulate(Job(CLASSIC, deals=5), jobs=1)
    assert re.search(r"a contract brings its maker [\d.]+ ±\? points", found.answer)
    (own,) = (each for each in result_data(found)["measures"] if each["key"] == "points:maker")
    assert (own["found"][0]["low"], own["found"][0]["high"]) == (None, None)


def test_bots_that_failed_are_part_of_the_answer(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text("def play(seen, rng): return 1 / 0\n", encoding="utf-8")
    found = simulate(Job(CLASSIC, deals=2, bots=(f"{tmp_path / 'my_bot.py'}:play",)), jobs=1)
    times = found.tallies.blunders
    assert f"; bots failed {times} times, and the heuristic played instead" in found.answer
    assert result_data(found)["wrong"] == found.tallies.wrong
