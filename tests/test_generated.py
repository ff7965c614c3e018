"""What is generated is never stale."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]


@pytest.mark.skipif(not (PROJECT / "variants").exists(), reason="the tests run away from the checkout")
def test_schema_and_reference_pages_are_what_the_specs_say() -> None:
    command = [sys.executable, str(PROJECT / "docs" / "generate.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
