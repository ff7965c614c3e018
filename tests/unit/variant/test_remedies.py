"""What is said and offered in place of what an author wrote."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre_core.language.cards import meant_card
from euchre_core.language.catalog import Located
from euchre_core.language.diagnostic import Diagnostic
from euchre_core.language.wording import meant
from euchre_core.testing.check import check
from euchre_core.testing.mending import as_text


def findings(lines: str) -> tuple[Diagnostic, ...]:
    located = Located(Path.cwd() / "x.yaml", "x.yaml", "variant")
    return check(as_text(located, f"format: 1\nname: X\nextends: classic\n{lines}\n")).diagnostics


@pytest.mark.parametrize(
    ("written", "card"),
    [
        ("js", "JS"),
        ("10 H", "10H"),
        ("th", "10H"),
        ("J♠", "JS"),
        ("♦9", "9D"),
        ("s-j", "JS"),
        ("Jack of Spades", "JS"),
        ("ten of hearts,", "10H"),
        ("big joker", "BigJoker"),
        ("joker", "Joker"),
        ("XS", None),
        ("1S", None),
        ("spades", None),
        ("", None),
    ],
)
def test_how_people_write_cards(written: str, card: str | None) -> None:
    assert meant_card(written) == card


def test_one_meaning_only() -> None:
    choices = ["all_pass", "allpass", "swap", "two_teams"]
    assert meant("Two-Teams", choices) == "two_teams"
    assert meant("twoTeams ", choices) == "two_teams"
    assert meant("sw\u200bap", choices) == "swap"
    assert meant("ALL PASS", choices) is None
    assert meant("swop", choices) is None


@pytest.mark.parametrize(
    "lines",
    [
        "match: {time limit: 5}",
        "match: {Win-By: 2}",
        "table: {rotate: true}",
        "auction: {beats: equal_bids}",
        "trump: {named: first_Jack}",
    ],
)
def test_what_is_left_out_is_known_in_other_spellings(lines: str) -> None:
    assert [each.code for each in findings(lines)] == ["EU190"]


def test_a_misspelled_setting_is_not_taken_for_one_that_is_left_out() -> None:
    [found] = findings("match: {targett: 21}")
    assert (found.code, found.help) == ("EU104", ("did you mean `target`?",))


def test_a_number_that_cannot_be_kept_is_reported_once() -> None:
    assert [each.code for each in findings("sources: [Grandmother, 4930123456789]")] == ["EU017"]
    assert [each.code for each in findings("pack: {ranks: [A, K, Q, J, 010, 9]}")] == ["EU012"]


def test_too_few_cards_say_what_would_fit() -> None:
    [found] = findings("deal: {cards_each: 7}")
    assert found.code == "EU301"
    assert found.help == (
        "write `cards_each: 5` in `deal`, or put more ranks in the pack, for example 8: `ranks` in `pack`",
    )


def test_a_requirement_that_is_not_enough_says_so() -> None:
    text = """\
format: 1
overlay: Y
tested_on: [bid_euchre]
requires:
  table.players: {is: 3, because: it is for three}
match: {target: 21}
"""
    located = as_text(Located(Path.cwd() / "y.yaml", "y.yaml", "overlay"), text)
    [found] = [each for each in check(located).diagnostics if each.code == "EU212"]
    assert found.help == (
        "leave it out, or write `table: {players: 3}`",
        "that alone would not do: 3 players cannot make two teams",
    )


@pytest.mark.parametrize(
    ("lines", "help"),
    [
        (
            "stick-the-dealer: yes",
            "`stick_the_dealer` is a house rule: write `overlays: [stick_the_dealer]` at the top of the file",
        ),
        ("match:\n  - target: 21", "leave out the dashes: settings are no list"),
        ("scoring: {makers: {march: 4}}", "write `march: {points: 4}`"),
    ],
)
def test_what_stands_in_the_wrong_form(lines: str, help: str) -> None:
    [found] = findings(lines)
    assert found.help == (help,)
