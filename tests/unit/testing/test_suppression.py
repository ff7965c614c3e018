"""`# euchre: ignore[EU405] why`: what it silences, and what is said about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre_core.language.catalog import Located
from euchre_core.testing.check import check
from euchre_core.testing.mending import as_text, mend

HEAD = "format: 1\nname: X\nextends: bid_euchre\n"
IDLE = "pack: {joker_name: Benny}"


def found(text: str, name: str = "x.yaml") -> list[tuple[str, int]]:
    located = as_text(Located(Path.cwd() / name, name, "variant"), text)
    return [(each.code, each.span.line if each.span else 0) for each in check(located).diagnostics]


def test_the_warning_is_there_without_it() -> None:
    assert found(HEAD + IDLE + "\n") == [("EU405", 4)]


@pytest.mark.parametrize(
    "lines",
    [
        f"{IDLE}  # euchre: ignore[EU405] our joker has a name",
        f"{IDLE} #euchre:ignore[EU405]",
        f"# euchre: ignore[EU405] our joker has a name\n{IDLE}",
        f"# euchre: ignore[EU405]\n# a note\n\n{IDLE}",
        f"{IDLE}  # a note # euchre: ignore[EU405]",
        'pack:\n  joker_name: "Benny"  # euchre: ignore[EU405] here',
    ],
)
def test_a_comment_silences_the_warning_of_its_line(lines: str) -> None:
    assert found(f"{HEAD}{lines}\n") == []


def test_a_comment_on_another_line_silences_nothing() -> None:
    assert found(f"{HEAD}{IDLE}\n# euchre: ignore[EU405]\n") == [("EU405", 4), ("EU501", 5)]
    assert found(f"# euchre: ignore[EU405]\n{HEAD}{IDLE}\n") == [("EU501", 1), ("EU405", 5)]


def test_text_is_no_comment() -> None:
    text = f'{HEAD}summary: "x # euchre: ignore[EU402] y"\nsources: ["# euchre: ignore[EU402]"]\n'
    assert found(text) == []
    assert found(f"{HEAD}summary: |\n  one\n  # euchre: ignore[EU402]\n") == []


def test_an_error_cannot_be_silenced() -> None:
    wrong = f"{HEAD}match: {{target: many}}  # euchre: ignore[EU102] it is so\n"
    assert found(wrong) == [("EU102", 4), ("EU503", 4)]
    assert found(f"{HEAD}match: {{target: 21}}  # euchre: ignore[EU501]\n") == [("EU503", 4)]


def test_while_there_are_errors_nobody_knows_what_is_needed() -> None:
    assert found(f"{HEAD}# euchre: ignore[EU405]\nmatch: {{target: many}}\n") == [("EU102", 5)]


def test_what_is_no_code_is_said() -> None:
    assert found(f"{HEAD}{IDLE}  # euchre: ignore[EU405, EU999]\n") == [("EU502", 4)]
    assert found(f"{HEAD}{IDLE}  # euchre: ignore EU405\n") == [("EU405", 4), ("EU502", 4)]
    assert found(f"{HEAD}{IDLE}  # euchre: ignore[]\n") == [("EU405", 4), ("EU502", 4)]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (f"{IDLE}  # euchre: ignore[no-effect] why\n", f"{IDLE}  # euchre: ignore[EU405] why\n"),
        (f"{IDLE}  # euchre: ignore[eu405]\n", f"{IDLE}  # euchre: ignore[EU405]\n"),
        (f"{IDLE}  # euchre: ignore[EU401, EU405] why\n", f"{IDLE}  # euchre: ignore[EU405] why\n"),
        (f"{IDLE}  # euchre: ignore[EU405,EU101]\n", f"{IDLE}  # euchre: ignore[EU405]\n"),
        ("match: {target: 21}  # keep # euchre: ignore[EU405]\n", "match: {target: 21}  # keep\n"),
        ("match:\n  # euchre: ignore[EU405]\n  target: 21\n", "match:\n  target: 21\n"),
    ],
)
def test_what_is_not_needed_can_be_mended(before: str, after: str) -> None:
    located = Located(Path.cwd() / "x.yaml", "x.yaml", "variant")
    result = mend(located, (HEAD + before).encode())
    assert result.after == HEAD + after
    assert result.report.diagnostics == ()


def test_a_house_rule_silences_its_own_lines() -> None:
    text = "format: 1\noverlay: Y\ntested_on: [bid_euchre]\npack: {joker_name: Benny}\n"
    assert ("EU405", 4) in found(text)
    silent = text.replace("Benny}", "Benny}  # euchre: ignore[EU405] for games with a joker")
    assert found(silent) == []
    untried = "format: 1\noverlay: Y\nmatch: {target: 21}  # euchre: ignore[EU405] nobody has looked\n"
    assert "EU501" not in [code for code, _ in found(untried)]
