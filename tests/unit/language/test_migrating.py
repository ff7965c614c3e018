"""Files of an older format brought up to date: what need not change stays as it is, letter for letter."""

from __future__ import annotations

import pytest

from euchre_core.language.diagnostic import CannotRead
from euchre_core.language.document import read_document
from euchre_core.language.migrating import STEPS, format_finding, migrate

from .old_format import FORMAT_0

OLD = """\
# yaml-language-server: $schema=variant.schema.json
format: 0   # the one we began with
name: 'Our # Game'
extends: classic
auction: {sticks: "dealer", # nobody escapes
  second_circuit: any_suit}   # yes
trump: {choices: [any, no_trump]}
table:
  # the colour of the cloth
  colour: green  # nice
play:
  goal: 15          # we are in a hurry
  leads: dealer
scoring:
  makers:
    made: {when: made,   points: 1}
    lost:
      'when': set
      points: -2
exchange:
  gift:
    - loud: very
      from: player
    - {from: player, loud: very, to: partner}
"""
NEW = """\
# yaml-language-server: $schema=variant.schema.json
format: 1   # the one we began with
name: 'Our # Game'
extends: classic
auction: {all_pass: "dealer_is_stuck", # nobody escapes
  second_circuit: any_suit}   # yes
trump: {choices: [suits, no_trump]}
# the colour of the cloth
# nice
match:
  target: 15  # we are in a hurry
play:
  leads: dealer
scoring:
  makers:
    made: {result: made,   points: 1}
    lost:
      'result': set
      points: -2
exchange:
  gift:
    - from: player
    - {from: player, to: partner}
"""


def moved(text: str) -> str:
    return migrate(f"format: 0\n{text}", "rules.yaml", FORMAT_0).text.removeprefix("format: 1\n")


def test_keys_choices_and_places_change_and_nothing_else() -> None:
    done = migrate(OLD, "rules.yaml", FORMAT_0)
    assert done.text == NEW
    assert done.before == 0
    assert done.changes[0] == "`auction.sticks` is `auction.all_pass` now"
    assert len(done.changes) == 7


def test_only_what_a_file_uses_is_told() -> None:
    done = migrate("format: 0\nname: A\ntable: {colour: red}\n", "rules.yaml", FORMAT_0)
    assert done.text == "format: 1\nname: A\n"
    assert done.changes == ("there is no `table.colour` any more",)


@pytest.mark.parametrize("text", ["format: 1\r\nname: 'x'   # y\r\n\r\n", "name: no format\n", "format: 1\n# no more"])
def test_what_is_current_stays_letter_for_letter(text: str) -> None:
    assert migrate(text, "rules.yaml", FORMAT_0).text == text


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("play: {goal: 3}\nmatch: {start: 2}  # c\n", "match: {start: 2, target: 3}  # c\n"),
        ("play: {leads: maker, goal: 3}\nmatch: {start: 2}", "play: {leads: maker}\nmatch: {start: 2, target: 3}"),
        (
            "play:\n  goal: 3 # x\nmatch:\n  start: 2  # c\n  tie: shared\nx-a: 1",
            "match:\n  start: 2  # c\n  tie: shared\n  target: 3  # x\nx-a: 1",
        ),
        ("play:\n  goal: 3 # x\nx-a: 1\n", "match:\n  target: 3  # x\nx-a: 1\n"),
        (
            "play:\n  leads: maker\n  goal:\n    # why\n    a: 1 # one\nmatch:\n    start: 3",
            "play:\n  leads: maker\nmatch:\n    start: 3\n    target:\n      # why\n      a: 1 # one",
        ),
        ("play: {goal: [1, # one\n  2]}\nmatch: {start: 3}\n", "# one\nmatch: {start: 3, target: [1, 2]}\n"),
    ],
)  # fmt: skip
def test_a_setting_moves_to_another_chapter(old: str, new: str) -> None:
    assert moved(old) == new


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("table: {colour: red, players: 4}\n", "table: {players: 4}\n"),
        ("table: {players: 4, colour: red}\n", "table: {players: 4}\n"),
        ("table: {players: 4, colour: red, sides: individuals}\n", "table: {players: 4, sides: individuals}\n"),
        ("table: {players: 4, # four\n  colour: red}\n", "table: {players: 4, # four\n  }\n"),
        ("table:\n  players: 4\n  colour: |\n    red\n    green\nx-a: 1\n", "table:\n  players: 4\nx-a: 1\n"),
        ("table:\n  colour: red\n  players: 4", "table:\n  players: 4"),
        ("table:\n  players: 4\n  colour: 'a # b' # c", "table:\n  players: 4\n  # c\n"),
        ("exchange: {a: [{loud: x}, {from: player}]}\n", "exchange: {a: [{}, {from: player}]}\n"),
        ("table: {colour}\nx-a: 1\n", "x-a: 1\n"),
        ("table:\n  colour:\nx-a: 1\n", "x-a: 1\n"),
    ],
)
def test_a_setting_goes(old: str, new: str) -> None:
    assert moved(old) == new


def test_line_ends_stay() -> None:
    assert migrate("format: 0\r\nplay: {goal: 3}\r\nmatch:\r\n  start: 2\r\n", "a", FORMAT_0).text == (
        "format: 1\r\nmatch:\r\n  start: 2\r\n  target: 3\r\n"
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("auction: {sticks: dealer, all_pass: dealer}", "rules.yaml:2:11: error[EU113] migrate-by-hand: "
         "`sticks` and `all_pass` stand side by side, and only one of them can stay"),
        ("play: {goal: 3}\nmatch: {target: 4}", "rules.yaml:2:14: error[EU113] migrate-by-hand: "
         "`match.target` is set already; decide which of the two counts"),
        ("play: {goal: 3}\nmatch: null", "rules.yaml:2:14: error[EU113] migrate-by-hand: "
         "`match` is empty here, so `target` cannot be put into it"),
    ],
)  # fmt: skip
def test_what_only_the_author_can_decide_is_left_to_him(text: str, told: str) -> None:
    with pytest.raises(CannotRead, match="EU113") as error:
        moved(text)
    assert str(error.value) == told


def test_a_newer_format_is_refused() -> None:
    with pytest.raises(CannotRead) as error:
        migrate("format: 2\n", "rules.yaml", FORMAT_0)
    [found] = error.value.diagnostics
    assert found.code == "EU112"
    assert found.headline == "the file is written in format 2, and this program reads up to format 1"


def test_a_format_that_never_was_is_refused() -> None:
    with pytest.raises(CannotRead, match="there never was a format 0"):
        migrate("format: 0\n", "rules.yaml")
    assert STEPS == {}


def test_broken_yaml_is_left_alone() -> None:
    with pytest.raises(CannotRead, match="EU001"):
        migrate("format: 0\nname: [\n", "rules.yaml", FORMAT_0)


def test_only_a_format_with_a_step_to_the_next_is_called_old() -> None:
    old = read_document("format: 0\n", "rules.yaml")
    assert format_finding(old) is None
    found = format_finding(old, FORMAT_0)
    assert found is not None and found.code == "EU111"
    assert found.help == ("bring it up to date: `euchre migrate rules.yaml`",)
    assert format_finding(read_document("format: 1\n", "rules.yaml"), FORMAT_0) is None
