"""Simulations give the same result however they are run, and compare games on the same cards."""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import pytest

import euchre_core as eu
from euchre_core.sim import Job, Result, result_data, result_table, simulate
from euchre_core.sim.data import COLUMNS
from euchre_core.sim.estimates import quantile
from euchre_core.sim.happened import PLAYED, DealKind
from euchre_core.sim.keeping import KeptError, dumps, loads
from euchre_core.sim.measures import Measures
from euchre_core.sim.table import seed_of_match, table_for

CLASSIC = eu.load("classic")
SHORT = eu.load("classic", settings={"match.target": 3})
STUCK = eu.load("classic", overlays=["stick_the_dealer"])
FOUR = ("heuristic",) * 4


def test_executors_and_chunks_change_nothing() -> None:
    job = Job(STUCK, games=10, seed=7, other=CLASSIC)
    alone = result_data(simulate(job, jobs=1))
    with ThreadPoolExecutor(2) as threads:
        assert result_data(simulate(job, threads, ahead=3)) == alone
    with ProcessPoolExecutor(2) as processes:
        assert result_data(simulate(job, processes)) == alone
    assert result_data(simulate(Job(STUCK, games=10, seed=8, other=CLASSIC), jobs=1)) != alone


class Enough(Exception):
    """Somebody has seen enough."""


@pytest.mark.parametrize("unit", ["deals", "games"])
def test_what_was_broken_off_is_a_shorter_job_and_can_be_gone_on_with(unit: str) -> None:
    seen: list[Result] = []

    def stop(result: Result) -> None:
        seen[:] = [result]
        later = result.with_more(1, result.tallies)  # a result never changes, whatever is added to it
        assert later.deals == 2 * result.deals
        if result.done >= 7:
            raise Enough

    job = Job(SHORT, **{unit: 20}, other=CLASSIC)  # type: ignore[arg-type]
    with pytest.raises(Enough):
        simulate(job, progress=stop, jobs=1)
    (broken_off,) = seen
    assert not broken_off.is_finished
    shorter = simulate(Job(SHORT, **{unit: broken_off.done}, other=CLASSIC), jobs=1)  # type: ignore[arg-type]
    assert result_data(broken_off)["measures"] == result_data(shorter)["measures"]
    kept = loads(dumps(broken_off))
    assert result_data(kept) == result_data(broken_off)
    assert result_data(simulate(kept.job, start=kept, jobs=1)) == result_data(simulate(job, jobs=1))
    longer = Job(SHORT, **{unit: 25}, other=CLASSIC)  # type: ignore[arg-type]
    assert result_data(simulate(longer, start=kept, jobs=1)) == result_data(simulate(longer, jobs=1))


def test_only_its_own_beginning_can_be_gone_on_with() -> None:
    begun = simulate(Job(CLASSIC, deals=10), jobs=1)
    for other in (Job(CLASSIC, deals=20, seed=2), Job(CLASSIC, games=20), Job(STUCK, deals=20)):
        with pytest.raises(ValueError, match="another simulation"):
            simulate(other, start=begun)
    with pytest.raises(ValueError, match="10 are played already"):
        simulate(Job(CLASSIC, deals=5), start=begun)


def test_a_text_that_is_no_kept_simulation_is_refused() -> None:
    whole = json.loads(dumps(Result.nothing(Job(CLASSIC, deals=10))))
    wrong = {
        "not JSON": "{",
        "no kept simulation": "[]",
        "no kept simulation: it is not JSON, or not all of it": json.dumps(whole)[:-9],
        "in another format than 2": json.dumps({**whole, "simulation": 1}),
        "may count otherwise": json.dumps({**whole, "library": "0.0.1"}),
        "its checksum does not fit": json.dumps({**whole, "done": 4}),
    }
    for complaint, text in wrong.items():
        with pytest.raises(KeptError, match=complaint):
            loads(text)


# -- every deal can be made again ------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["heuristic", "random"])
@pytest.mark.parametrize(
    ("name", "settings"),
    [("classic", {}), ("classic", {"trump.barred": "last_colour"}), ("ghost_hand", {}), ("double_deck_bid_euchre", {})],
)
def test_a_match_is_that_of_a_game_with_its_seed(name: str, settings: dict[str, str], bot: str) -> None:
    rules = eu.load(name, settings=settings)
    table = table_for(rules, (bot,) * len(rules.seats))
    assert table.is_heuristic == (bot == "heuristic")
    course = [(state.results, standing.scores) for state, standing in table.match(3, 5)]
    game = table.told_match(3, 5)
    assert game.seed == seed_of_match(3, 5) == 3 * 2**32 + 5
    assert [(deal.state.results, deal.standing_after().scores) for deal in game.deals] == course
    assert game.is_over


def test_a_deal_can_be_made_again_by_its_number() -> None:
    table = table_for(eu.load("bid_euchre"), FOUR)
    first, again = table.told_deal(3, 5), table.told_deal(3, 5)
    assert first.rules.seats[first.dealer] == "E"
    assert first.state.results == table.deal(3, 5).results
    assert first.cards == again.cards != table.told_deal(3, 6).cards


def test_bots_of_ones_own_that_fail_are_counted(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text("def act(observation, rng):\n    return 1 / 0\n", encoding="utf-8")
    own = f"{tmp_path / 'my_bot.py'}:act"
    found = simulate(Job(CLASSIC, deals=6, bots=(own, "heuristic", "heuristic", "heuristic")), jobs=1)
    plain = simulate(Job(CLASSIC, deals=6), jobs=1)
    assert [each.times for each in found] == [each.times for each in plain]  # the heuristic played instead
    assert found.tallies.blunders >= 6
    assert "failed: ZeroDivisionError: division by zero" in found.tallies.wrong[0]
    assert result_data(loads(dumps(found), [own])) == result_data(found)


# -- comparisons -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("unit", ["deals", "games"])
def test_a_game_does_not_differ_from_itself(unit: str) -> None:
    found = simulate(Job(CLASSIC, **{unit: 12}, other=eu.load("classic")), jobs=1)  # type: ignore[arg-type]
    assert found.job.is_paired
    assert found.tallies.differing == 0
    assert all(each.is_same and each.difference.value == 0.0 for each in found if each.difference)
    assert found.answer.startswith("classic, compared with classic: nothing differs, in 12 paired ")


def test_games_with_other_packs_or_players_are_not_paired() -> None:
    joker, plain = eu.load("bid_euchre", overlays=["joker"]), eu.load("bid_euchre")
    three = eu.load("ghost_hand")
    assert Job(STUCK, games=5, other=CLASSIC).is_paired
    assert not Job(joker, games=5, other=plain).is_paired
    assert not Job(eu.load("double_deck_bid_euchre"), games=5, other=plain).is_paired  # the same cards, each twice
    found = simulate(Job(three, games=4, other=CLASSIC), jobs=1)
    assert result_data(found)["paired"] is False
    assert found.tallies.products == {}
    assert not any(each.is_same for each in found if each.measure.key == "made")
    # What only one of them has is measured, and not compared.
    assert found["points:A"].estimates[0] is None
    assert found["points:A"].difference is None
    assert found["made"].difference is not None


def test_paired_deals_make_a_difference_surer() -> None:
    job = Job(STUCK, deals=400, other=CLASSIC)
    found = simulate(job, jobs=1)
    paired = found["points:maker"].difference
    found.tallies.products.clear()
    apart = found["points:maker"].difference
    assert paired is not None
    assert apart is not None
    assert paired.value == apart.value
    assert paired.margin < apart.margin


def test_it_ends_when_the_question_is_decided() -> None:
    job = Job(SHORT, games=1000, other=eu.load("classic", settings={"match.target": 5}), until_decided="deals_a_match")
    assert job.looks == [50, 100, 200, 400, 800, 1000]
    assert round(quantile(job.sure), 3) == 2.638  # six looks: each wrong once in 120 times
    found = simulate(job, jobs=1)
    assert (found.done, found.is_finished, found.is_decided) == (50, True, True)
    assert found.answer.startswith("classic, compared with classic: a match is shorter (")


def test_a_question_without_a_difference_is_never_decided() -> None:
    job = Job(CLASSIC, games=60, other=eu.load("classic"), until_decided="made")
    found = simulate(job, jobs=1)
    assert (found.done, found.is_decided) == (60, False)


@pytest.mark.parametrize(("differing", "is_decided"), [(19, False), (20, True)])
def test_a_few_deals_that_differ_decide_nothing(differing: int, is_decided: bool) -> None:
    made = DealKind(PLAYED, 0, 1, 0b1010, 0, 0, 0, 0, is_made=True, tricks=3, points=(0, 1))
    lost = made._replace(is_made=False, tricks=2, points=(2, 0))
    job = Job(STUCK, deals=100, other=CLASSIC)
    measures = Measures(CLASSIC, of_matches=False)
    found = Result(job, 100, Result.nothing(job).tallies)
    without, with_rule = found.tallies.games
    for number in range(100):
        kind = lost if number < differing else made
        without.note_deal(made)
        with_rule.note_deal(kind)
        found.tallies.note_pair(measures.of_deal(made), measures.of_deal(kind))
        if kind is lost:
            found.tallies.note_difference(number)
    apart = found["made"].difference
    assert apart is not None
    assert (apart.value, apart.has_interval) == (-differing / 100, is_decided)
    assert found["made"].is_decided == is_decided
    assert ("contracts are made less often" in found.answer) == is_decided


# -- results ---------------------------------------------------------------------------------------------------------


def test_results_for_programs() -> None:
    found = simulate(Job(CLASSIC, games=3, seed=2), jobs=1)
    data = result_data(found)
    assert data["format_version"] == "1.0"
    assert [data[key] for key in ("unit", "asked", "done", "seed", "paired", "sure")] == ["match", 3, 3, 2, None, 0.95]
    assert data["games"][0]["bots"] == ["heuristic"] * 4
    made = next(each for each in data["measures"] if each["key"] == "made")
    assert made["kind"] == "rate"
    assert made["sentence"] == "How often the makers do what they undertook; else they are set."
    (estimate,) = made["found"]
    assert estimate["n"] == found.deals - found["thrown_in"].times[0]
    assert 0 <= estimate["low"] < estimate["value"] < estimate["high"] <= 1
    assert "difference" not in made
    json.dumps(data)


def test_results_as_a_table() -> None:
    found = simulate(Job(SHORT, games=3, other=CLASSIC), jobs=1)
    lines = result_table(found).splitlines()
    assert lines[0] == ",".join(COLUMNS)
    (length,) = (line.split(",") for line in lines if line.startswith("deals_a_match,"))
    own, before = found["deals_a_match"].estimates
    assert length[1] == "mean"
    assert float(length[2]) == before.value if before else None  # the game itself comes first, ...
    assert float(length[6]) == own.value if own else None  # ... then what it is compared with
    assert float(length[10]) < 0
    assert len(lines) == 1 + len(found.keys())


def test_every_measure_has_a_sentence_and_a_name_of_its_own() -> None:
    for name in ("classic", "call_ace", "five_hundred", "ghost_hand"):
        rules = eu.load(name)
        found = list(Result.nothing(Job(rules, games=2)))
        assert all(each.measure.sentence.endswith(".") for each in found)
        titles = [each.measure.title for each in found]
        assert len(set(titles)) == len(titles)
        assert [each.estimate for each in found] == [None] * len(found)


def test_what_cannot_be_played_is_refused() -> None:
    for settings, complaint in (
        ({}, "a number of deals or a number of games"),
        ({"deals": 1}, "from 2"),
        ({"deals": 5, "games": 5}, "a number of deals or a number of games"),
        ({"deals": 5.5}, "is a whole number"),
        ({"deals": 10**30}, "one seed has cards for 4,294,967,296 deals"),
        ({"deals": 5, "called": ("a", "b", "c")}, "1 games cannot be called by 3 names"),
        ({"deals": 5, "seed": -1}, "a seed is a whole number from 0"),
        ({"deals": 5, "seed": 1.5}, "a seed is a whole number from 0"),
        ({"deals": 5, "bots": ("random", "random")}, "classic has 4 seats: name one bot for all or 4 bots, not 2"),
        ({"deals": 5, "bots": ("nobody",)}, "no bot “nobody”"),
        ({"deals": 5, "until_decided": "made"}, "no games are compared"),
        ({"deals": 5, "until_decided": "fun", "other": STUCK}, "no measure “fun” of both games; there are thrown_in,"),
    ):
        with pytest.raises(ValueError, match=complaint):
            Job(CLASSIC, **settings)
    with pytest.raises(KeyError, match="fun"):
        Result.nothing(Job(CLASSIC, deals=5))["fun"]
