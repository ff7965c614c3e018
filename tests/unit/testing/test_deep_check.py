"""The deep check: matches played to their end, what goes wrong as findings, and the matches kept."""

from __future__ import annotations

from pathlib import Path

import pytest

import euchre_core as eu
from euchre_core.language.diagnostic import VariantError
from euchre_core.testing import deep_check
from euchre_core.testing.played import breaches_found, conformance_of

from .breaking import from_the_sources, somebody_else_leads

HOUSE = "format: 1\nname: House\nextends: classic\nmatch: {target: 5}\n"
RULE = "format: 1\noverlay: Rule\ntested_on: [classic, british]\nmatch: {target: 5}\n"


def written(tmp_path: Path, text: str) -> str:
    """A file with this text."""
    path = tmp_path / "house.yaml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_games_in_order_give_no_finding_and_keep_nothing(tmp_path: Path) -> None:
    told: list[tuple[str, int, int]] = []
    records = tmp_path / "records"
    found = deep_check(written(tmp_path, HOUSE), 2, records=records, progress=lambda *told_: told.append(told_))
    assert found == []
    assert told == [("house", 1, 4), ("house", 2, 4), ("house", 3, 4), ("house", 4, 4)]
    assert not records.exists()


def test_bots_that_do_not_end_a_game_are_a_warning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("euchre_core.testing.deep.BOT_DEALS_AT_MOST", 2)
    records = tmp_path / "records"
    (found,) = deep_check(written(tmp_path, HOUSE), 3, records=records)
    assert (found.code, found.severity, found.name) == ("EU701", "warning", "game-does-not-end")
    assert found.headline.startswith("bots play 2 deals of this game and nobody has won; the score is NS ")
    assert found.span is not None
    assert (found.span.line, found.span.column) == (4, 1)
    (kept,) = records.iterdir()
    assert kept.name == "house-EU701-heuristic-1.jsonl"
    assert found.help == (f"the match is kept in {kept}; `euchre replay {kept}` tells it",)
    game = eu.Record.loads(kept.read_text(encoding="utf-8")).replay()
    assert (len(game.deals), game.outcome.termination) == (2, "stopped")


@from_the_sources
def test_an_invariant_that_does_not_hold_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    somebody_else_leads(eu.load("classic"), monkeypatch)
    found = deep_check(written(tmp_path, HOUSE), 1, records=tmp_path)
    by_text = {each.headline.split(" ")[0]: each for each in found}
    leads = by_text["the-winner-leads"]
    assert (leads.code, leads.severity, leads.name) == ("EU702", "error", "invariant-broken")
    assert " took a trick and " in leads.headline
    assert leads.span is not None
    assert (leads.span.line, leads.span.column) == (2, 7)
    assert leads.notes[0].startswith("it was in deal 1, action ")
    kept = tmp_path / "house-EU702-random-0.jsonl"
    record = eu.Record.loads(kept.read_text(encoding="utf-8"))
    assert record.header["found"]["invariant"] == "the-winner-leads"


def test_a_house_rule_is_played_on_every_game_it_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("euchre_core.testing.deep.BOT_DEALS_AT_MOST", 2)
    found = deep_check(written(tmp_path, RULE), 1, records=tmp_path)
    assert [each.headline.rpartition(" on ")[2] for each in found] == ["`classic`", "`british`"]
    names = sorted(path.name for path in tmp_path.glob("*.jsonl"))
    assert names == ["house-british-EU701-heuristic-1.jsonl", "house-classic-EU701-heuristic-1.jsonl"]


def test_the_suite_runs_on_every_game_of_a_house_rule(tmp_path: Path) -> None:
    file = written(tmp_path, RULE)
    played = dict(conformance_of(file, deals=4))
    assert sorted(played) == ["british", "classic"]
    assert [each.is_fine for each in played.values()] == [True, True]
    assert breaches_found(file, "classic", played["classic"].breaches, None) == []


def test_what_cannot_be_played_is_not(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="at least one match is played, not 0"):
        deep_check(written(tmp_path, HOUSE), 0)
    with pytest.raises(VariantError, match="EU103"):
        deep_check(written(tmp_path, HOUSE + "auction: {form: turnup}\n"), 1)
