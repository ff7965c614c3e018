"""A file that is tested: its examples, and its game played; told for people and for programs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import streams
from .exits import Failure
from .opening import named

if TYPE_CHECKING:
    from euchre_core.language.diagnostic import Diagnostic
    from euchre_core.testing import Conformance
    from euchre_core.testing.examples import Report


class Trial:
    """What came of testing a file.

    Args:
        file: its name or path; deals: how many deals are played, none if 0; seed: what they are made from.
        records: where matches are kept in which something goes wrong.

    Attributes:
        report: of the examples, None if the game cannot be played; played: each game with what came of it.
        wrong: what went wrong in the play; errors: what keeps the game from being played.
    """

    def __init__(self, file: str, deals: int, seed: int, records: Path) -> None:
        self.file = file
        self.game = named(file)
        self.deals = deals
        self.seed = seed
        self.records = records
        self.report: Report | None = None
        self.played: list[tuple[str, Conformance]] = []
        self.wrong: list[Diagnostic] = []
        self.errors: Sequence[Diagnostic] = ()
        self.is_unreadable = False

    @property
    def is_fine(self) -> bool:
        """Whether nothing is to be mended."""
        return self.report is not None and not self.report.failures and not self.wrong

    def run(self) -> None:
        """Try the examples, and then play."""
        from euchre_core.language.diagnostic import CannotRead, VariantError
        from euchre_core.testing import run_examples

        try:
            self.report = run_examples(self.game)
        except VariantError as error:
            self.errors = error.diagnostics
            self.is_unreadable = isinstance(error, CannotRead)
            return
        if self.deals:
            self.play()

    def play(self) -> None:
        """Play the game, or every game of a house rule."""
        from euchre_core.testing.played import breaches_found, conformance_of

        for game, conformance in conformance_of(self.game, deals=self.deals, seed=self.seed):
            self.played.append((game, conformance))
            try:
                self.wrong += breaches_found(self.game, game, conformance.breaches, self.records)
            except OSError as error:
                raise Failure(f"the match cannot be kept in {self.records}: {error.strerror}") from None


def tell(trial: Trial) -> None:
    """Say what came of one file."""
    from euchre_core.language.render import render_text

    from .opening import show_findings, sources_of

    if trial.report is None:
        show_findings(trial.errors, sources_of(trial.file, (), None))
        return
    found = [*trial.report.failures, *trial.wrong]
    if found:
        streams.write(render_text(found, trial.report.sources, streams.width()))
    streams.write(f"{trial.report.name}: {verdict(trial.report)}")
    for game, conformance in trial.played:
        where = "" if game == trial.report.name else f" on {game}"
        streams.write(f"{trial.report.name}{where}: {how_it_played(conformance)}")


def verdict(report: Report) -> str:
    """How many examples came out as written."""
    tried = report.passed + len(report.failures)
    if not tried:
        return "no examples"
    senseless = sum(each.code == "EU602" for each in report.failures)
    otherwise = len(report.failures) - senseless
    wrong = [f"{otherwise} of {tried} examples came out otherwise"] if otherwise else []
    wrong += [f"{senseless} of {tried} examples mean nothing in this game, and so prove nothing"] if senseless else []
    if wrong:
        return "; ".join(wrong)
    return "1 example is right" if tried == 1 else f"{tried} examples are right"


def how_it_played(conformance: Conformance) -> str:
    """How much was played, and whether all went right."""
    from euchre_core.testing.conformance import INVARIANTS

    played = f"{conformance.deals} deals played, {conformance.actions} actions"
    if conformance.breaches:
        return f"{played}; {len(conformance.breaches)} of {len(INVARIANTS)} things that must hold did not"
    return f"{played}; all {len(INVARIANTS)} things that must hold did"


def as_json(trials: Sequence[Trial]) -> str:
    """The tests for programs."""
    return json.dumps({"format_version": "1.0", "files": [as_data(trial) for trial in trials]}, indent=2)


def as_data(trial: Trial) -> dict[str, Any]:
    """One file for programs."""
    report = trial.report
    if report is None:
        return {"name": trial.file, "errors": [finding(each) for each in trial.errors]}
    return {
        "name": report.name,
        "passed": report.passed,
        "failed": [finding(failure) for failure in report.failures],
        "played": [game_as_data(game, conformance) for game, conformance in trial.played],
        "wrong": [finding(each) for each in trial.wrong],
    }


def finding(diagnostic: Diagnostic) -> dict[str, Any]:
    """A finding for programs: where it is, what it says, and why."""
    return {
        "line": diagnostic.span.line if diagnostic.span else None,
        "column": diagnostic.span.column if diagnostic.span else None,
        "code": diagnostic.code,
        "message": diagnostic.headline,
        "notes": list(diagnostic.notes),
        "help": list(diagnostic.help),
    }


def game_as_data(game: str, conformance: Conformance) -> dict[str, Any]:
    """What came of playing one game."""
    return {
        "game": game,
        "matches": conformance.matches,
        "deals": conformance.deals,
        "actions": conformance.actions,
        "breaches": [
            {
                "invariant": breach.invariant,
                "text": breach.text,
                "deal": breach.deal,
                "action": breach.action,
                "seed": breach.seed,
                "players": breach.players,
            }
            for breach in conformance.breaches
        ],
    }
