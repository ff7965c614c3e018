"""Every bad file gives exactly the findings that stand beside it in its `.out`.

``EUCHRE_UPDATE=1 pytest tests/diagnostics`` writes the `.out` files anew: read the difference before you keep it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from euchre_core.language.codes import CODES
from euchre_core.language.render import render_text
from euchre_core.testing.check import check

HERE = Path(__file__).parent
CASES = sorted(HERE.glob("*.yaml"))
FOUND_ELSEWHERE = ("EU0", "EU111", "EU112", "EU113", "EU2", "EU5", "EU6", "EU7")
"""Codes of reading, migrating, composing, silencing, trying examples and playing; their tests are with those rooms."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_findings(case: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)
    report = check(case.name)
    found = render_text(report.diagnostics, report.sources)
    expected = case.with_suffix(".out")
    if os.environ.get("EUCHRE_UPDATE"):
        expected.write_text(found, encoding="utf-8")
    assert found == expected.read_text(encoding="utf-8")


def test_every_bad_file_has_its_findings() -> None:
    assert [case.stem for case in CASES] == sorted(out.stem for out in HERE.glob("*.out"))
    assert all(out.read_text(encoding="utf-8").strip() for out in HERE.glob("*.out"))


def test_every_code_is_shown_once() -> None:
    shown = "".join(out.read_text(encoding="utf-8") for out in HERE.glob("*.out"))
    wanted = [code for code in CODES if not code.startswith(FOUND_ELSEWHERE)] + ["EU212", "EU214", "EU602"]
    assert [code for code in wanted if f"[{code}]" not in shown] == []
