"""The lines that are shown with a finding: related places, wide characters, colour."""

from __future__ import annotations

import re

from euchre_core.language.codes import diagnose
from euchre_core.language.diagnostic import Edit, Fix, Span
from euchre_core.language.render import render_text
from euchre_core.language.render.excerpt import columns

HOUSE = """\
format: 1
name: House
match:
  target: 21
auction:
  ladder: [3..7]
"""
OTHER = """\
scoring:
  makers:
    march: {points: 2}
"""


def span(line: int, column: int, end_column: int, file: str = "house.yaml") -> Span:
    return Span(file, line, column, line, end_column)


def test_a_related_place_in_another_file_is_shown_with_its_line() -> None:
    found = diagnose("EU213", "x", span(2, 7, 12), label="sets 4", related=[(span(3, 13, 19, "a.yaml"), "sets 2")])
    assert (
        render_text([found], {"house.yaml": HOUSE, "a.yaml": OTHER})
        == """\
error[EU213] overlay-conflict: x
  --> house.yaml:2:7
   |
 2 | name: House
   |       ^^^^^ sets 4
   |
  ::: a.yaml:3:13
   |
 2 |   makers:
 3 |     march: {points: 2}
   |             ------ sets 2
   |
   = more: euchre explain EU213

1 error in 1 file
"""
    )


def test_related_places_in_the_same_file_are_in_the_same_excerpt() -> None:
    related = [(span(4, 3, 9), "one"), (span(6, 12, 16), "two")]
    found = diagnose("EU306", "x", span(6, 3, 9), label="here", related=related)
    assert render_text([found], {"house.yaml": HOUSE}).splitlines()[2:13] == [
        "   |",
        " 4 |   target: 21",
        "   |   ------ one",
        " 5 | auction:",
        " 6 |   ladder: [3..7]",
        "   |   ^^^^^^ here",
        "   |            ---- two",
        "   |",
        "   = more: euchre explain EU306",
        "",
        "1 error in 1 file",
    ]


def test_where_to_read_more_is_said_once_a_code() -> None:
    found = [diagnose("EU104", "x", span(line, 1, 2)) for line in (1, 2, 3)]
    assert render_text(found, {"house.yaml": HOUSE}).count("euchre explain EU104") == 1


def test_marks_stand_under_wide_and_combined_characters() -> None:
    text = "日本: no\u0308 ຕົວ x\n"
    column = text.index("x") + 1
    line, marks = render_text([diagnose("EU103", "x", span(1, column, column + 1))], {"house.yaml": text}).splitlines()[
        3:5
    ]
    assert line == " 1 | 日本: no\u0308 ຕົວ x"
    assert marks == "   | " + " " * 12 + "^"
    assert [columns(each) for each in ("a", "日", "o\u0308", "ຕົ", "\u200d", "♠")] == [1, 2, 1, 1, 0, 1]


def test_colour_changes_no_word() -> None:
    found = [
        diagnose(
            "EU104", "x", span(6, 3, 9), label="here", related=[(span(1, 1, 2, "a.yaml"), "there")], help=["do it"]
        ),
        diagnose("EU405", "y", span(2, 1, 5), notes=["a word " * 30]),
    ]
    sources = {"house.yaml": HOUSE, "a.yaml": OTHER}
    plain, coloured = render_text(found, sources), render_text(found, sources, colour=True)
    assert re.sub("\x1b\\[[0-9;]*m", "", coloured) == plain
    assert "\x1b[1;31merror[EU104]\x1b[0m" in coloured
    assert "\x1b[1;33mwarning[EU405]\x1b[0m" in coloured
    assert "\x1b[1;31m^^^^^^ here\x1b[0m" in coloured
    assert "\x1b" not in plain


def test_the_last_line_says_how_much_can_be_mended() -> None:
    safe, guess = (Fix("x", (Edit(span(1, 1, 2), "y"),), is_safe) for is_safe in (True, False))
    at = [span(line, 1, 2) for line in range(1, 5)]
    sure = diagnose("EU102", "x", at[0], fix=safe)
    assert render_text([sure], {}).splitlines()[-1] == "1 error in 1 file · 1 fixable with --fix"
    unsure = [diagnose("EU104", "x", each, fix=guess) for each in at[1:3]]
    assert render_text(unsure, {}).splitlines()[-1] == "2 errors in 1 file · 2 fixable with --unsafe-fixes"
    both = [sure, *unsure, diagnose("EU405", "x", at[3])]
    assert (
        render_text(both, {}).splitlines()[-1]
        == "3 errors and 1 warning in 1 file · 1 fixable with --fix, 2 more with --unsafe-fixes"
    )
