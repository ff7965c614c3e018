"""Nothing is forgotten: every fact has a case, and every setting a case that proves it."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import euchre_core as eu

from .scenario_cases import read_cases
from .scenario_coverage import (
    CHANGE_NOTHING,
    NEVER_HAPPENS,
    asked_for,
    changed,
    every_choice,
    every_name,
    every_setting,
    leaves,
    load,
    pattern,
)

pytestmark = pytest.mark.thorough

CASES = read_cases()


def test_every_fact_question_and_vector_has_a_case() -> None:
    names = {case.name for case in CASES}
    missing = [name for name in every_name() if name not in names]
    assert not missing


def test_names_are_unique_and_say_what_they_belong_to() -> None:
    assert not [name for name, times in Counter(case.name for case in CASES).items() if times > 1]
    known = set(every_name()) | {"bid-V14b"}
    for case in CASES:
        start = re.match(r"[a-z]+-[A-Z]+[0-9]+b?(?=-|$)", case.name)
        assert start is None or start.group() in known, f"{case.file}: what fact is {case.name} about?"


def test_every_case_proves_a_setting_or_says_why_none() -> None:
    assert not [case.name for case in CASES if bool(case.proofs) == bool(case.fixed)]
    assert all(case.fact.endswith(".") for case in CASES)


def proved_settings() -> set[str]:
    """The settings that a proof changes, each by itself."""
    found: set[str] = set()
    for case in CASES:
        if case.impossible:
            continue
        before = load(case.game, case.overlays, case.settings)
        for setting, value in case.proofs:
            try:
                change = changed(before, load(case.game, case.overlays, {**case.settings, setting: value}))
            except eu.VariantError:
                change = asked_for(before, setting, value)
            if len(change) == 1:
                found |= change
    return found


@pytest.fixture(scope="module")
def proved() -> set[str]:
    return proved_settings()


@pytest.mark.parametrize("setting", every_setting())
def test_every_setting_is_proved_by_a_case(setting: str, proved: set[str]) -> None:
    if setting in CHANGE_NOTHING:
        assert setting not in proved, f"{setting} does change something"
    else:
        assert setting in proved


@pytest.fixture(scope="module")
def played() -> set[tuple[str, str]]:
    """Every setting with the choices that cases are played with."""
    games = [load(case.game, case.overlays, case.settings) for case in CASES if not case.impossible]
    return {(pattern(path), str(value)) for game in games for path, value in leaves(game.data).items()}


@pytest.mark.parametrize(("setting", "choice"), every_choice())
def test_every_choice_is_played_in_a_case(setting: str, choice: str, played: set[tuple[str, str]]) -> None:
    if setting in CHANGE_NOTHING or (setting, choice) in NEVER_HAPPENS:
        assert (setting, choice) not in played or setting in CHANGE_NOTHING
    else:
        assert (setting, choice) in played


def test_settings_that_change_nothing_exist() -> None:
    assert set(CHANGE_NOTHING) <= set(every_setting())
