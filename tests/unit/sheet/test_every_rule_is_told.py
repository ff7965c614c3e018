"""The rule sheet says every rule in force: every setting has a sentence, and with another value it is another sheet."""

from __future__ import annotations

import pytest

from euchre_core.chapters.sentence import SaidBy, Says
from euchre_core.sheet.text import sheet_text
from euchre_core.variant.load import Resolved, finish
from euchre_core.variant.shape import Group, Leaf, all_settings, shape_at
from euchre_core.variant.spec import CHAPTERS

from .other_values import CHANGES, Change

RULES = [(path, field) for path, field in all_settings() if path[0] in CHAPTERS and len(path) > 1]


def rules_told(game: Resolved) -> str:
    """The sheet without its examples, which stand only under a game as it was written."""
    return sheet_text(game).partition("\nFor example\n")[0].partition("\nSource:")[0]


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


@pytest.mark.parametrize("change", CHANGES.values(), ids=list(CHANGES))
def test_another_value_is_another_sheet(change: Change) -> None:
    before = finish(change.game, settings=change.before)
    after = finish(change.game, settings={**change.before, change.setting: change.value})
    assert before.canonical != after.canonical or "says" in change.setting or "joker_name" in change.setting
    assert rules_told(before) != rules_told(after)
