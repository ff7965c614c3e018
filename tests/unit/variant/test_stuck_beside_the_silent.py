"""The dealer is stuck, too, when the only others left may not bid in this deal."""

from __future__ import annotations

from pathlib import Path

from euchre_core.testing.examples import run_examples

SILENT = """format: 1
name: Silent
extends: bid_euchre
overlays: [stick_the_dealer, not_twice_running]
examples:
  - {deal_before: {bid: 3, by: E, tricks: {EW: 3, NS: 3}}, after: [pass, pass], may: [bid 3], may_not: [pass]}
  - {deal_before: {bid: 3, by: E, tricks: {EW: 3, NS: 3}}, after: [pass], may: [bid 3, pass]}
"""


def test_a_dealer_who_is_followed_by_nobody_who_may_bid_is_stuck(tmp_path: Path) -> None:
    file = tmp_path / "silent.yaml"
    file.write_text(SILENT, encoding="utf-8")
    found = run_examples(str(file))
    assert (found.passed, found.failures) == (2, ())
