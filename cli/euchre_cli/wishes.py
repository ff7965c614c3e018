"""What `euchre check` was asked for, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from .exits import FINE, FOUND, USAGE
from .formats import FindingsFormat

if TYPE_CHECKING:
    from euchre_core.language.diagnostic import Diagnostic
    from euchre_core.testing.check import Report


@dataclass(frozen=True)
class Wishes:
    """What was asked for.

    names: the files; form: how to print; fix, unsafe: which fixes to apply; diff: show them instead of writing;
    play: how many matches of each kind to play, from 0; seed, records: those of `deep_check`; quiet: findings only.
    """

    names: Sequence[str]
    form: FindingsFormat = FindingsFormat.text
    fix: bool = False
    unsafe: bool = False
    diff: bool = False
    play: int = 0
    seed: int = 0
    records: Path = Path()
    quiet: bool = False

    @property
    def mends(self) -> bool:
        """Whether fixes are applied at all."""
        return self.fix or self.unsafe or self.diff


@dataclass
class Run:
    """What came of it.

    found: the findings; unreadable: what is wrong with files that cannot be read; sources: the texts to show places
    in; paths: the files it depended on; files: how many were checked; passed_over: how many YAML
    files of folders are none of ours; mended: how many fixes were applied.
    """

    found: list[Diagnostic] = field(default_factory=list)
    unreadable: list[Diagnostic] = field(default_factory=list)
    sources: dict[str, str] = field(default_factory=dict)
    paths: set[Path] = field(default_factory=set)
    files: int = 0
    passed_over: int = 0
    mended: int = 0

    def take(self, report: Report) -> None:
        """Add what was found in one file."""
        self.found += report.diagnostics
        self.sources |= report.sources
        self.paths |= report.paths
        self.files += 1

    def exit_code(self, wishes: Wishes) -> int:
        """Give the exit code; findings in SARIF are delivered, not refused."""
        if self.unreadable:
            return USAGE
        if wishes.form is FindingsFormat.sarif:
            return FINE
        return FOUND if self.found or (wishes.diff and self.mended) else FINE
