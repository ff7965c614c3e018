"""What a person sees, and what a program gets."""

from __future__ import annotations

import json

from euchre_core.language.codes import CODES, diagnose
from euchre_core.language.diagnostic import Diagnostic, Span, VariantError, concise, in_order
from euchre_core.language.render import render_json, render_text

HOUSE = """\
format: 1
name: House
# a comment

auction:
  # in the dealer's words
  al_pass: dealer_is_stuck
  ladder: [3..7]
♠♣: {日本: oops}
"""
SOURCES = {"house.yaml": HOUSE}


def span(line: int, column: int, end_column: int, file: str = "house.yaml") -> Span:
    return Span(file, line, column, line, end_column)


UNKNOWN = diagnose(
    "EU104",
    "`al_pass` is not a setting of `auction`",
    span(7, 3, 10),
    label="not known here",
    notes=("settings here: form, opens, swap, all_pass",),
    help=("did you mean `all_pass`?",),
)
CONFLICT = diagnose(
    "EU213",
    "two overlays disagree about `match.target`",
    span(2, 7, 12),
    label="`b` sets 4",
    related=((span(9, 10, 11, "a.yaml"), "`a` sets 3"),),
)
WARNING = diagnose("EU405", "the ladder has no effect", span(8, 11, 17))


def test_the_layout() -> None:
    assert (
        render_text([WARNING, UNKNOWN, CONFLICT], SOURCES)
        == """\
error[EU213] overlay-conflict: two overlays disagree about `match.target`
  --> house.yaml:2:7
   |
 2 | name: House
   |       ^^^^^ `b` sets 4
   |
  ::: a.yaml:9:10   `a` sets 3
   = more: euchre explain EU213

error[EU104] unknown-key: `al_pass` is not a setting of `auction`
  --> house.yaml:7:3
   |
 5 | auction:
...
 7 |   al_pass: dealer_is_stuck
   |   ^^^^^^^ not known here
   |
   = help: did you mean `all_pass`?
   = note: settings here: form, opens, swap, all_pass
   = more: euchre explain EU104

warning[EU405] no-effect: the ladder has no effect
  --> house.yaml:8:11
   |
 5 | auction:
...
 8 |   ladder: [3..7]
   |           ^^^^^^
   |
   = more: euchre explain EU405

2 errors and 1 warning in 1 file
"""
    )


def test_nothing_to_say() -> None:
    assert render_text([], SOURCES) == ""


def test_without_a_place_or_a_source() -> None:
    nowhere = diagnose("EU201", "there is no game `x`", None, help=("did you mean `y`?",))
    unread = diagnose("EU010", "the file is too large", Span("big.yaml", 1, 1, 1, 1))
    assert (
        render_text([unread, nowhere], {})
        == """\
error[EU201] unknown-variant: there is no game `x`
   = help: did you mean `y`?
   = more: euchre explain EU201

error[EU010] file-too-large: the file is too large
  --> big.yaml:1:1
   = more: euchre explain EU010

2 errors in 1 file
"""
    )


def test_wide_characters_and_places_behind_the_end() -> None:
    wide = diagnose("EU103", "not a choice", span(9, 10, 14))
    end = diagnose("EU001", "a comma is missing", span(9, 16, 17))
    lines = render_text([wide, end], SOURCES).splitlines()
    assert lines[3:5] == [" 9 | ♠♣: {日本: oops}", "   |            ^^^^"]
    assert lines[11:13] == [" 9 | ♠♣: {日本: oops}", "   | " + " " * 16 + "^"]


def test_a_place_of_several_lines_is_marked_to_the_end_of_its_first() -> None:
    block = diagnose("EU102", "not a list", Span("house.yaml", 7, 12, 8, 17))
    assert "   |            ^^^^^^^^^^^^^^^" in render_text([block], SOURCES).splitlines()


def test_long_lines_are_cut_around_the_place() -> None:
    text = "key: [" + ", ".join(f"word{number:02}" for number in range(40)) + "]"
    column = text.index("word20") + 1
    shown = render_text([diagnose("EU103", "not a choice", span(1, column, column + 6))], {"house.yaml": text}, 60)
    line, carets = shown.splitlines()[3:5]
    assert line == " 1 | …, word18, word19, word20, word21, word22, word23, wor…"
    assert len(line) == 60
    assert line[carets.index("^") : carets.rindex("^") + 1] == "word20"
    for column, end in [(1, 4), (len(text), len(text) + 1), (1, len(text) + 1)]:
        for width in (1, 40, 61, 200):
            rows = render_text([diagnose("EU103", "x", span(1, column, end))], {"house.yaml": text}, width).splitlines()
            assert len(rows[3]) <= max(width, 40)
            assert rows[4].rstrip().endswith("^")


def test_remarks_are_wrapped() -> None:
    found = diagnose("EU103", "x", None, help=("a word and another word and one more word",))
    assert render_text([found], {}, 40).splitlines()[1:3] == [
        "   = help: a word and another word and",
        "           one more word",
    ]


def test_nothing_a_terminal_obeys_gets_through() -> None:
    nasty = diagnose("EU104", "a\x1b[31m", Span("b\x1b[0m.yaml", 1, 1, 1, 2), label="\x07", notes=("\u202e",))
    shown = render_text([nasty], {"b\x1b[0m.yaml": "key\x1b: \tx"})
    assert not [each for each in shown if each in "\x1b\x07\u202e\t"]


def test_the_order_is_file_line_column_and_the_same_twice_is_one() -> None:
    a, b, c = (diagnose("EU104", "x", span(*place)) for place in [(1, 5, 6), (1, 9, 10), (2, 1, 2)])
    first = diagnose("EU104", "x", span(9, 9, 10, "a.yaml"))
    nowhere = diagnose("EU201", "x", None)
    assert in_order([c, b, a, first, a, nowhere]) == [nowhere, first, a, b, c]


def test_one_line_each() -> None:
    error = VariantError([WARNING, CONFLICT])
    assert str(error) == (
        "house.yaml:2:7: error[EU213] overlay-conflict: two overlays disagree about `match.target`\n"
        "house.yaml:8:11: warning[EU405] no-effect: the ladder has no effect"
    )
    assert error.diagnostics == (CONFLICT, WARNING)
    assert concise(diagnose("EU201", "x", None)) == "error[EU201] unknown-variant: x"


def test_json() -> None:
    document = json.loads(render_json([WARNING, CONFLICT]))
    assert document["format_version"] == "1.0"
    assert (document["errors"], document["warnings"]) == (1, 1)
    assert document["diagnostics"][0] == {
        "severity": "error",
        "code": "EU213",
        "name": "overlay-conflict",
        "headline": "two overlays disagree about `match.target`",
        "place": {"file": "house.yaml", "line": 2, "column": 7, "end_line": 2, "end_column": 12},
        "label": "`b` sets 4",
        "related": [
            {
                "place": {"file": "a.yaml", "line": 9, "column": 10, "end_line": 9, "end_column": 11},
                "label": "`a` sets 3",
            }
        ],
        "notes": [],
        "help": [],
        "fix": None,
    }
    assert json.loads(render_json([])) == {"format_version": "1.0", "errors": 0, "warnings": 0, "diagnostics": []}


def test_codes_have_one_name_each() -> None:
    names = [name for name, _ in CODES.values()]
    assert len(set(names)) == len(names)
    for code, (name, meaning) in CODES.items():
        assert len(code) == 5
        assert name == name.lower()
        assert meaning.endswith(".")
        assert isinstance(diagnose(code, "x", None), Diagnostic)
