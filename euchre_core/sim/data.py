"""Results for programs: as plain data with a version, and as a table."""

from __future__ import annotations

import csv
import io
from typing import Any, Final

from euchre_core.version import VERSION

from .estimates import SURE, Estimate
from .result import Found, Result

FORMAT: Final = "1.0"
COLUMNS: Final = (
    "measure", "kind", "value", "low", "high", "n", "before", "before_low", "before_high", "before_n", "difference",
    "difference_low", "difference_high", "sure",
)  # fmt: skip
"""The columns of a table; those from `before` on are empty where no games are compared.

The ends of an interval are empty where nothing is known of how far off a figure is.
"""


def result_data(result: Result) -> dict[str, Any]:
    """Everything that was found, in plain data: what it was found with, the answer, and every measure.

    `low` and `high` are None where nothing is known of how far off a figure is.
    """
    job = result.job
    return {
        "format_version": FORMAT,
        "library": VERSION,
        "answer": result.answer,
        "games": [
            {"called": called, "name": rules.name, "digest": rules.digest, "bots": list(job.bots_for(rules))}
            for called, rules in zip(job.titles, job.all_rules, strict=True)
        ],
        "unit": "match" if job.of_matches else "deal",
        "asked": job.total,
        "done": result.done,
        "deals": [tally.deals for tally in result.tallies.games],
        "seed": job.seed,
        "paired": job.is_paired if job.other is not None else None,
        "until_decided": job.until_decided,
        "decided": result.is_decided if job.until_decided else None,
        "stopped": result.stopped,
        "blunders": result.tallies.blunders,
        "wrong": result.tallies.wrong,
        "sure": SURE,
        "looks": len(job.looks),
        "measures": [_measure_data(found) for found in result],
    }


def _measure_data(found: Found) -> dict[str, Any]:
    measure = found.measure
    data: dict[str, Any] = {
        "key": measure.key,
        "title": measure.title,
        "section": measure.section,
        "sentence": measure.sentence,
        "kind": "rate" if measure.is_rate else "mean",
        "found": [_estimate_data(each) for each in found.estimates],
    }
    if len(found.estimates) > 1:
        data["difference"] = _estimate_data(found.difference)
        data["sure"] = found.is_decided
    return data


def _estimate_data(estimate: Estimate | None) -> dict[str, Any] | None:
    if estimate is None:
        return None
    low, high = _ends(estimate)
    return {"value": estimate.value, "low": low, "high": high, "n": estimate.n}


def _ends(estimate: Estimate) -> tuple[float | None, float | None]:
    return (estimate.low, estimate.high) if estimate.has_interval else (None, None)


def result_table(result: Result) -> str:
    """Every measure as a line of comma-separated values, under `COLUMNS`."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(COLUMNS)
    for found in result:
        *before, own = found.estimates
        lines.writerow([
            found.measure.key,
            "rate" if found.measure.is_rate else "mean",
            *_cells(own, with_n=True),
            *_cells(before[0] if before else None, with_n=True),
            *_cells(found.difference, with_n=False),
            "" if found.difference is None else "yes" if found.is_decided else "no",
        ])  # fmt: skip
    return text.getvalue()


def _cells(estimate: Estimate | None, with_n: bool) -> list[object]:
    if estimate is None:
        return [""] * (4 if with_n else 3)
    low, high = _ends(estimate)
    return [estimate.value, low, high, *([estimate.n] if with_n else [])]
