"""What `euchre test` says of an example that does not come out: which value is wrong, and why."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre_core.language.catalog import find
from euchre_core.language.diagnostic import VariantError
from euchre_core.testing import run_examples
from euchre_core.testing.check import check

HEAD = "format: 1\nname: House\nextends: ghost_hand\nexamples:\n  - "

WRONG = [
    ("{bid: 4, by: A, tricks: {A: 4, B: 1, C: 1}, points: {A: 12}}", "12}}", "A scores 4 here, not 12",
     ["for A the line `scoring.makers.made` counts and gives 4"]),
    ("{bid: 4, by: A, tricks: {A: 3, B: 3, C: 0}, points: {A: -3, B: 3}}", "-3,", "A scores -4 here, not -3",
     ["for A the line `scoring.makers.set` counts and gives -4"]),
    ("{bid: 3, by: A, tricks: {A: 4, B: 2, C: 0}, scores: {A: 29, B: 28, C: 20}, winner: B}", "B}",
     "A wins here (A 33, B 30, C 20), not B",
     ["for A the line `scoring.makers.made` counts and gives 4",
      "for B the line `scoring.defenders.tricks` counts and gives 2",
      "for C the line `scoring.defenders.tricks` counts and gives 0"]),
    ("{trump: hearts, led: JD, hand: [9H, AD], legal: [AD]}", "[AD]}", "9H may be played here, not AD", []),
    ("{trump: hearts, trick: [AD, JD], wins: AD}", "AD}", "JD takes this trick, not AD", []),
    ("{after: [moon], may: [swap, moon]}", "moon]}", "“moon” may not be said here; what may is pass, swap", []),
    ("{after: [moon], may_not: [moon, pass]}", "pass]}", "“pass” may be said here", []),
]  # fmt: skip


@pytest.mark.parametrize(("example", "at", "headline", "notes"), WRONG)
def test_the_wrong_value_is_underlined(tmp_path: Path, example: str, at: str, headline: str, notes: list[str]) -> None:
    path = tmp_path / "house.yaml"
    path.write_text(HEAD + example, encoding="utf-8")
    (found,) = run_examples(find(str(path))).failures
    assert found.span is not None
    assert (found.code, found.headline, list(found.notes)) == ("EU601", headline, notes)
    assert (found.span.line, found.span.column) == (5, len("  - ") + example.rindex(at) + 1)
    assert check(str(path)).diagnostics == ()  # that the rules do otherwise is not for `check` to say


def test_an_example_that_means_nothing_is_said_to_mean_nothing(tmp_path: Path) -> None:
    path = tmp_path / "house.yaml"
    path.write_text(HEAD + "{bid: 4, by: N, tricks: {A: 4, B: 1, C: 1}, points: {A: 4}}", encoding="utf-8")
    (found,) = run_examples(find(str(path))).failures
    assert (found.code, found.headline) == ("EU602", "there is no N in this game; the sides are A B C")
    assert [each.code for each in check(str(path)).diagnostics] == ["EU602"]


def test_an_example_of_a_house_rule_is_checked_on_every_game(tmp_path: Path) -> None:
    path = tmp_path / "rule.yaml"
    text = "format: 1\noverlay: Rule\ntested_on: [bid_euchre, ghost_hand]\nmatch: {target: 21}\nexamples:\n"
    path.write_text(text + "  - {bid: 3, by: N, tricks: {makers: 6}, points: {makers: 6}}\n", encoding="utf-8")
    (found,) = check(str(path)).diagnostics
    assert (found.code, found.headline) == (
        "EU602",
        "there is no N in this game; the sides are A B C on `ghost_hand`",
    )


def test_sides_left_out_may_share_their_tricks_where_that_makes_no_difference(tmp_path: Path) -> None:
    path = tmp_path / "house.yaml"
    path.write_text(HEAD + "{bid: 4, tricks: {makers: 3}, points: {makers: -4}}", encoding="utf-8")
    assert run_examples(find(str(path))).failures == ()
    assert check(str(path)).diagnostics == ()


def test_examples_of_the_wrong_shape_are_findings_also_in_a_house_rule(tmp_path: Path) -> None:
    file = tmp_path / "rule.yaml"
    file.write_text(
        "format: 1\noverlay: Rule\ntested_on: [ghost_hand]\nmatch: {target: 20}\n"
        "examples:\n  - {after: {A: 3}, may: [pass]}\n",
        encoding="utf-8",
    )
    with pytest.raises(VariantError, match="`after` of example 1 is a list"):
        run_examples(str(file))
