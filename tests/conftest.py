"""How hypothesis looks for counterexamples, by the variable `HYPOTHESIS_PROFILE`.

`dev` (if nothing is said) looks at a few new ones every time; `ci` at more, always the same; `long` is for an evening.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]

settings.register_profile(
    "dev", max_examples=20, stateful_step_count=20, deadline=None, suppress_health_check=SLOW_IS_FINE
)
settings.register_profile(
    "ci",
    max_examples=50,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    database=None,
    print_blob=True,
    suppress_health_check=SLOW_IS_FINE,
)
settings.register_profile("long", max_examples=2000, deadline=None, suppress_health_check=SLOW_IS_FINE)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """With several processes, let one that has nothing left take over tests that wait for another."""
    if getattr(config.option, "numprocesses", None) and config.option.dist == "no":
        config.option.dist = "worksteal"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest, so that no process is left alone with a wheel when the others have finished."""
    items.sort(key=lambda item: item.get_closest_marker("packaging") is None)


NOT_RUN = ("editor check not run", "dask check not run")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say in the last lines which checks had nothing to work with, and why."""
    skipped = [report.longrepr for report in terminalreporter.stats.get("skipped", [])]
    reasons = {reason[2].removeprefix("Skipped: ") for reason in skipped if isinstance(reason, tuple)}
    for reason in sorted(reasons):
        if reason.startswith(NOT_RUN):
            terminalreporter.write_line(reason)
