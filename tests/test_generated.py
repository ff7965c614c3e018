"""What is generated is never stale."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]


@pytest.mark.skipif(not (PROJECT / "variants").exists(), reason="the tests run away from the checkout")
@pytest.mark.parametrize("program", ["generate.py", "translate.py"])
def test_what_is_generated_is_not_stale(program: str) -> None:
    """The schema and the reference pages are what the specs say; every catalog has all that the sheet says."""
    command = [sys.executable, str(PROJECT / "docs" / program), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
