"""What programs get: one line each, GitHub's workflow commands, SARIF."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from euchre_core.language.codes import CODES, diagnose
from euchre_core.language.diagnostic import Diagnostic, Edit, Fix, Span
from euchre_core.language.render import render_concise, render_github, render_json, render_sarif

PLACE = Span("my rules.yaml", 2, 7, 2, 11)
FIXED = diagnose(
    "EU102",
    "`match.target` takes a whole number",
    PLACE,
    label='you wrote the text "21"',
    help=["drop the quotes: 21"],
    fix=Fix("write `21`", (Edit(PLACE, "21"),), is_safe=True),
)
BLOCK = diagnose("EU402", "50%: it, never\ncounts", Span("a.yaml", 3, 1, 5, 4), related=[(PLACE, "a: narrower, one")])
NOWHERE = diagnose("EU201", "there is no game `x`", None)
ALL = [FIXED, BLOCK, NOWHERE]


def test_one_line_each() -> None:
    assert render_concise(ALL).splitlines() == [
        "error[EU201] unknown-variant: there is no game `x`",
        "a.yaml:3:1: warning[EU402] line-never-counts: 50%: it, never�counts",
        "my rules.yaml:2:7: error[EU102] wrong-type: `match.target` takes a whole number",
        "2 errors and 1 warning in 2 files · 1 fixable with --fix",
    ]
    assert render_concise([]) == ""


def test_workflow_commands_are_escaped() -> None:
    assert render_github(ALL).splitlines() == [
        "::error title=EU201 unknown-variant::there is no game `x`",
        "::warning file=a.yaml,line=3,endLine=5,title=EU402 line-never-counts::"
        "50%25: it, never%0Acounts%0Amy rules.yaml:2:7: a: narrower, one",
        "::error file=my rules.yaml,line=2,endLine=2,col=7,endColumn=10,title=EU102 wrong-type::"
        "`match.target` takes a whole number%0Ahelp: drop the quotes: 21",
    ]
    odd = diagnose("EU405", "x", Span("a,b:c%.yaml", 1, 1, 1, 1))
    assert render_github([odd]).startswith("::warning file=a%2Cb%3Ac%25.yaml,line=1,endLine=1,col=1,endColumn=1,")
    assert render_github([]) == ""


def test_json_has_the_fix() -> None:
    [only] = json.loads(render_json([FIXED]))["diagnostics"]
    place = {"file": "my rules.yaml", "line": 2, "column": 7, "end_line": 2, "end_column": 11}
    assert only["fix"] == {"title": "write `21`", "safe": True, "edits": [{"place": place, "text": "21"}]}


def sarif(found: list[Diagnostic]) -> dict[str, Any]:
    log: dict[str, Any] = json.loads(render_sarif(found))
    check_log(log)
    return log


def test_sarif() -> None:
    [run] = sarif(ALL)["runs"]
    assert run["tool"]["driver"]["name"] == "euchre"
    assert run["columnKind"] == "unicodeCodePoints"
    assert [each["id"] for each in run["tool"]["driver"]["rules"]] == ["EU102", "EU201", "EU402"]
    assert [each["location"]["uri"] for each in run["artifacts"]] == ["a.yaml", "my%20rules.yaml"]
    nowhere, block, fixed = run["results"]
    assert "locations" not in nowhere
    assert (block["ruleId"], block["level"], block["message"]["text"]) == ("EU402", "warning", "50%: it, never\ncounts")
    assert block["relatedLocations"][0]["message"]["text"] == "a: narrower, one"
    assert fixed["message"]["text"] == "`match.target` takes a whole number\nhelp: drop the quotes: 21"
    assert fixed["locations"][0]["physicalLocation"] == {
        "artifactLocation": {"uri": "my%20rules.yaml", "uriBaseId": "%SRCROOT%", "index": 1},
        "region": {"startLine": 2, "startColumn": 7, "endLine": 2, "endColumn": 11},
    }
    [change] = fixed["fixes"][0]["artifactChanges"]
    assert change["replacements"][0]["insertedContent"] == {"text": "21"}


def test_sarif_without_findings_is_a_whole_log() -> None:
    [run] = sarif([])["runs"]
    assert (run["results"], run["tool"]["driver"]["rules"], run["artifacts"]) == ([], [], [])


def test_sarif_names_files_from_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    inside = diagnose("EU405", "x", Span(str(tmp_path / "in" / "a.yaml"), 1, 1, 1, 2))
    outside = diagnose("EU405", "x", Span(str(tmp_path.parent / "b.yaml"), 1, 1, 1, 2))
    stdin = diagnose("EU405", "x", Span("<stdin>", 1, 1, 1, 2))
    [run] = sarif([inside, outside, stdin])["runs"]
    places = [each["location"] for each in run["artifacts"]]
    assert {"uri": "in/a.yaml", "uriBaseId": "%SRCROOT%"} in places
    assert {"uri": "%3Cstdin%3E", "uriBaseId": "%SRCROOT%"} in places
    assert {"uri": (tmp_path.parent / "b.yaml").as_uri()} in places


def test_every_code_makes_a_rule_with_help() -> None:
    [run] = sarif([diagnose(code, "x", PLACE) for code in CODES])["runs"]
    rules = run["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == sorted(CODES)
    assert all(rule["help"]["markdown"].startswith(f"# {rule['id']}") for rule in rules)


def check_log(log: dict[str, Any]) -> None:
    """What the schema of SARIF 2.1.0 demands of the parts that are used."""
    assert set(log) <= {"$schema", "version", "runs"}
    assert log["version"] == "2.1.0"
    for run in log["runs"]:
        driver = run["tool"]["driver"]
        assert isinstance(driver["name"], str)
        ids = [rule["id"] for rule in driver["rules"]]
        assert len(set(ids)) == len(ids)
        for rule in driver["rules"]:
            assert all(isinstance(rule[key]["text"], str) for key in ("shortDescription", "help"))
            assert rule["defaultConfiguration"]["level"] in ("none", "note", "warning", "error")
        assert all(isinstance(each["executionSuccessful"], bool) for each in run["invocations"])
        assert run["columnKind"] in ("utf16CodeUnits", "unicodeCodePoints")
        for result in run["results"]:
            check_result(result, ids, run["artifacts"])


def check_result(result: dict[str, Any], ids: list[str], artifacts: list[dict[str, Any]]) -> None:
    assert result["message"]["text"]
    assert result["level"] in ("none", "note", "warning", "error")
    assert ids[result["ruleIndex"]] == result["ruleId"]
    related = result.get("relatedLocations", [])
    assert len({each["id"] for each in related}) == len(related)
    for location in [*result.get("locations", []), *related]:
        check_place(location["physicalLocation"]["artifactLocation"], artifacts)
        check_region(location["physicalLocation"]["region"])
    for fix in result.get("fixes", []):
        assert fix["artifactChanges"]
        for change in fix["artifactChanges"]:
            check_place(change["artifactLocation"], artifacts)
            assert change["replacements"]
            for replacement in change["replacements"]:
                check_region(replacement["deletedRegion"])


def check_place(place: dict[str, Any], artifacts: list[dict[str, Any]]) -> None:
    assert artifacts[place["index"]]["location"]["uri"] == place["uri"]
    assert not {*' <>"{}|\\^`'} & {*place["uri"]}
    assert ("uriBaseId" in place) != place["uri"].startswith("file:")


def check_region(region: dict[str, Any]) -> None:
    assert all(isinstance(value, int) and value >= 1 for value in region.values())
    assert (region["startLine"], region["startColumn"]) <= (region["endLine"], region["endColumn"])
