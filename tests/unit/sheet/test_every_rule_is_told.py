"""The rule sheet says every rule in force: every setting has a sentence, and with another value it is another sheet."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from euchre_core.chapters.sentence import SaidBy, Says
from euchre_core.language.diagnostic import VariantError
from euchre_core.language.values import Trail
from euchre_core.sheet.contents import sheet_of
from euchre_core.sheet.document import Block, Items, Paragraph
from euchre_core.variant.load import Resolved, finish
from euchre_core.variant.shape import Group, Leaf, all_settings, shape_at
from euchre_core.variant.spec import CHAPTERS

from .other_values import CHANGES, Change

pytestmark = pytest.mark.thorough

RULES = [(path, field) for path, field in all_settings() if path[0] in CHAPTERS and len(path) > 1]


def rules_told(game: Resolved) -> list[str]:
    """The sentences of the sheet: neither its tables nor its examples, which stand only under a game as written."""
    sections = [each for each in sheet_of(game).sections if each.key != "examples"]
    return [text for section in sections for block in section.blocks for text in sentences(block)]


def sentences(block: Block) -> tuple[str, ...]:
    if isinstance(block, Paragraph):
        return (block.text,)
    return block.items if isinstance(block, Items) else ()


def _has_choices(path: tuple[str | int, ...]) -> bool:
    """Say whether a setting can have more than one value; what is only a group of settings has none of its own."""
    shape = shape_at(path)
    if isinstance(shape, Leaf):
        return len(shape.choices) != 1 or shape.number or shape.text
    return not isinstance(shape, Group)


def test_every_rule_has_a_sentence() -> None:
    told = {path: [note for note in field.metadata if isinstance(note, Says | SaidBy)] for path, field in RULES}
    assert [path for path, notes in told.items() if len(notes) != 1] == []


def test_every_setting_is_tried_with_another_value() -> None:
    assert sorted(".".join(map(str, path)) for path, _ in RULES if _has_choices(path)) == sorted(CHANGES)


def choices_at(setting: str) -> tuple[str | int, ...]:
    """What a setting may be, if it is one of a few things."""
    shape = shape_at(tuple(setting.split(".")))
    return shape.choices if isinstance(shape, Leaf) else ()


@pytest.mark.parametrize("change", CHANGES.values(), ids=list(CHANGES))
def test_another_value_is_another_sheet(change: Change) -> None:
    before = finish(change.game, settings=change.before)
    after = finish(change.game, settings={**change.before, change.setting: change.value})
    assert before.canonical != after.canonical or "says" in change.setting or "joker_name" in change.setting
    assert rules_told(before) != rules_told(after)


ELSEWHERE = {"result", "alone", "trump", "stuck"}
"""Conditions of scoring lines: not every choice can hold in the game of `CHANGES`; see `CONDITIONS`."""
WITH_CHOICES = {
    name: change
    for name, change in CHANGES.items()
    if len(choices_at(change.setting)) > 1 and not (name.startswith("scoring.") and name.split(".")[-1] in ELSEWHERE)
}
"""Of these every choice is tried."""


@pytest.mark.parametrize("change", WITH_CHOICES.values(), ids=list(WITH_CHOICES))
def test_every_choice_is_another_sheet(change: Change) -> None:
    choices = choices_at(change.setting)
    assert_told_apart(change.game, change.before, {choice: {change.setting: choice} for choice in choices})


CONDITIONS: dict[str, tuple[str, dict[str, object], list[str]]] = {
    "result": ("classic", {}, ["made", "set"]),
    "alone": (
        "classic",
        {"alone.defender": "against_any_maker", "alone.blind": "may"},
        ["nobody", "maker", "defender", "both", "blind"],
    ),
    "trump": (
        "bid_euchre",
        {"trump.choices": "[suits, no_trump, no_trump_low]"},
        ["suits", "red", "black", "spades", "hearts", "clubs", "diamonds", "no_trump", "no_trump_low"],
    ),
    "stuck": ("bid_euchre", {"auction.all_pass": "dealer_is_stuck"}, ["nobody", "dealer"]),
}


@pytest.mark.parametrize("role", ["makers", "defenders", "everyone"])
@pytest.mark.parametrize("condition", CONDITIONS)
def test_every_condition_is_another_sheet(role: str, condition: str) -> None:
    game, before, choices = CONDITIONS[condition]
    lines: dict[str | int, dict[str, object]] = {
        choice: {f"scoring.{role}.extra": f"{{{condition}: {choice}, tricks: 1, points: 9}}"} for choice in choices
    }
    assert_told_apart(game, before, lines)


def assert_told_apart(game: str, before: Mapping[str, object], ways: Mapping[str | int, Mapping[str, object]]) -> None:
    """No two ways to set a game are told in the same words, those that cannot be played left out."""
    told: dict[str, list[object]] = defaultdict(list)
    for name, settings in ways.items():
        try:
            told["\n".join(rules_told(finish(game, settings={**before, **settings})))].append(name)
        except VariantError:
            continue
    assert [names for names in told.values() if len(names) > 1] == []
    assert len(told) > 1


@pytest.mark.parametrize("game", ["bid_euchre", "ghost_hand", "classic", "call_ace", "bid_buck_euchre"])
def test_the_sheet_changes_just_where_the_checks_see_an_effect(game: str, tmp_path: Path) -> None:
    as_written = finish(game)
    wrong = [
        (*path, value)
        for path, value in other_values()
        for changed in playable(game, path, value, tmp_path)
        if changed.canonical != as_written.canonical
        and (rules_told(changed) == rules_told(as_written)) != without_effect(changed)
    ]
    assert wrong == []


SIDE_EFFECTS = {
    ("deal", "upcard"): "of no use where nothing is turned up for, but the hands are smaller for it",
    ("deal", "cards_each"): "`all` may be just the number that is written",
}


def other_values() -> Iterator[tuple[Trail, object]]:
    """Every setting that stands by itself, with all its choices and some numbers."""
    for path, _ in RULES:
        shape = None if "*" in path or path in SIDE_EFFECTS else shape_at(path)
        if isinstance(shape, Leaf):
            yield from ((path, value) for value in (*shape.choices, *((1, 3) if shape.number else ())))


def playable(game: str, path: Trail, value: object, folder: Path) -> list[Resolved]:
    """The game of a file that changes one setting of another; nothing if that cannot be played."""
    file = folder / "changed.yaml"
    setting = "".join(f"{{{key}: " for key in path[1:]) + str(value) + "}" * len(path[1:])
    file.write_text(f"format: 1\nname: Changed\nextends: {game}\n{path[0]}: {setting}\n", encoding="utf-8")
    try:
        return [finish(str(file))]
    except VariantError:
        return []


def without_effect(game: Resolved) -> bool:
    """Whether the checks say of the file that changes the setting that it has no effect."""
    return any(each.code == "EU405" for each in game.diagnostics)
