"""`euchre test`: examples, and then the game played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import euchre_core as eu
from tests.unit.testing.breaking import from_the_sources, somebody_else_leads

from .cli_program import Euchre

WRONG = """format: 1
name: House
extends: classic
examples:
  - {by: N, tricks: {NS: 3, EW: 2}, points: {NS: 2}}
  - {trump: hearts, trick: [AD, JD], wins: JD}
"""
RULE = "format: 1\noverlay: Rule\ntested_on: [classic, british]\nmatch: {target: 5}\n"


def test_examples_are_tried_and_the_game_is_played(euchre: Euchre) -> None:
    done = euchre("test", "classic")
    assert (done.code, done.err) == (0, "")
    assert done.lines[0].startswith("classic: ") and done.lines[0].endswith(" examples are right")
    assert done.lines[1] == "classic: 36 deals played, 673 actions; all 25 things that must hold did"
    assert done.lines[2:] == []


def test_how_much_is_played_can_be_said(euchre: Euchre) -> None:
    assert euchre("test", "--deals", "5", "--seed", "3", "classic").lines[1].startswith("classic: 5 deals played, ")
    assert len(euchre("test", "--no-conformance", "classic").lines) == 1
    assert euchre("test", "--deals", "0", "classic").code == 2


def test_a_house_rule_is_played_on_its_games(euchre: Euchre) -> None:
    Path("rule.yaml").write_text(RULE)
    done = euchre("test", "--deals", "2", "rule.yaml")
    assert (done.code, done.lines[0]) == (0, "rule: no examples")
    assert [line.partition(":")[0] for line in done.lines[1:]] == ["rule on classic", "rule on british"]


def test_a_wrong_example_is_shown_and_the_game_is_played_all_the_same(euchre: Euchre) -> None:
    Path("house.yaml").write_text(WRONG)
    done = euchre("test", "--deals", "3", "house.yaml")
    assert done.code == 1
    assert done.lines[0] == "error[EU601] example-failed: NS scores 1 here, not 2"
    assert done.lines[1] == "  --> house.yaml:5:50"
    assert "house: 1 of 2 examples came out otherwise" in done.lines
    assert done.lines[-1].endswith("all 25 things that must hold did")


def test_for_programs(euchre: Euchre) -> None:
    Path("house.yaml").write_text(WRONG)
    done = euchre("test", "--deals", "3", "--format", "json", "house.yaml", "nowhere.yaml")
    assert done.code == 2
    told = json.loads(done.out)
    house, nowhere = told["files"]
    assert told["format_version"] == "1.0"
    assert (house["name"], house["passed"], house["wrong"]) == ("house", 1, [])
    (failed,) = house["failed"]
    assert (failed["line"], failed["column"], failed["code"]) == (5, 50, "EU601")
    assert failed["message"] == "NS scores 1 here, not 2"
    (played,) = house["played"]
    assert (played["game"], played["deals"], played["breaches"]) == ("house", 3, [])
    assert nowhere["name"] == "nowhere.yaml" and nowhere["errors"][0]["code"]


@from_the_sources
def test_what_goes_wrong_in_the_play_is_told_and_kept(euchre: Euchre, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("house.yaml").write_text(WRONG.partition("examples")[0])
    with monkeypatch.context() as broken:
        somebody_else_leads(eu.load("classic"), broken)
        done = euchre("test", "--deals", "4", "--records", "kept", "house.yaml")
    assert done.code == 1
    assert any(
        line.startswith("error[EU702] invariant-broken: the-winner-leads does not hold: ") for line in done.lines
    )
    assert done.lines[-1].endswith(" of 25 things that must hold did not")
    (record, *_) = sorted(Path("kept").iterdir())
    assert record.name.startswith("house-EU702-random-")
    assert euchre("verify", record).code in (0, 1)  # read, whatever it says of rules that were broken


def test_a_game_that_cannot_be_played_is_shown_with_its_lines(euchre: Euchre) -> None:
    Path("house.yaml").write_text("format: 1\nname: House\nextends: classic\nmatch: {target: ten}\n")
    done = euchre("test", "house.yaml")
    assert (done.code, done.out) == (1, "")
    assert "house.yaml:4:17" in done.err and "match: {target: ten}" in done.err
