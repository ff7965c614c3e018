"""Every rule of the shipped games as a case, and the proof that each case depends on the setting it names."""

from __future__ import annotations

from typing import Any

import pytest

import euchre_core as eu

from .scenario_cases import Case, read_cases
from .scenario_run import run
from .scenario_table import Disagreement

CASES = read_cases()
PROOFS = [(case, setting, value) for case in CASES for setting, value in case.proofs]
MISTAKES = ("EU0", "EU10", "EU19", "EU201", "EU202", "EU211")
"""What is wrong with a proof that is refused for these is the proof itself; a missing setting (EU101) is not."""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_game_follows_its_rules(case: Case) -> None:
    run(case)


@pytest.mark.parametrize(("case", "setting", "value"), PROOFS, ids=[f"{case}:{key}" for case, key, _ in PROOFS])
def test_the_case_depends_on_its_setting(case: Case, setting: str, value: Any) -> None:
    try:
        run(case, setting, value)
    except Disagreement:
        return
    except eu.VariantError as error:
        mistakes = [each for each in error.diagnostics if each.code.startswith(MISTAKES) and each.code != "EU101"]
        assert not mistakes, f"{case.file}: {case.name} cannot be tried with {setting}: {value!r}: {error}"
        return
    pytest.fail(f"{case.file}: {case.name} is the same with {setting}: {value!r}, and so does not prove that setting")
