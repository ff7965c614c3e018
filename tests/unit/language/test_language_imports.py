"""What importing the room costs."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "absent"),
    [
        ("euchre_core.language", ["yaml", "pydantic", "platformdirs"]),
        ("euchre_core.language.formula", ["yaml", "pydantic"]),
        ("euchre_core.language.render", ["yaml", "pydantic"]),
        ("euchre_core.language.catalog", ["yaml", "pydantic", "platformdirs"]),
        ("euchre_core.language.merge", ["pydantic"]),
    ],
)
def test_heavy_modules_stay_outside(module: str, absent: list[str]) -> None:
    code = f"import sys, {module}; print([name for name in {absent!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
