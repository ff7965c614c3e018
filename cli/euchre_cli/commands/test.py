"""`euchre test`: the examples in a file, tried."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from euchre_cli import streams
from euchre_cli.exits import FINE, FOUND, USAGE
from euchre_cli.formats import Format

if TYPE_CHECKING:
    from euchre_core.testing.examples import Report

EXAMPLES = """
euchre test my_rules.yaml
euchre test variants/overlays/joker.yaml
"""


def run(
    files: Annotated[list[str], typer.Argument(metavar="FILE", help="Games or house rules: files or names.")],
    output: Annotated[Format, typer.Option("--format", help="For people or for programs.")] = Format.text,
) -> None:
    """Try the `examples:` of files; those of a house rule on every game it names.

    Ends with 0 if all examples come out as written, with 1 if one does not or the game cannot be played.
    """
    from euchre_core.language.diagnostic import CannotRead, VariantError
    from euchre_core.testing import run_examples

    from ..opening import show_findings

    reports: list[Report] = []
    worst = FINE
    for file in files:
        try:
            reports.append(run_examples(file))
        except VariantError as error:
            show_findings(error.diagnostics, {})
            worst = max(worst, USAGE if isinstance(error, CannotRead) else FOUND)
    if output is Format.json:
        streams.write(as_json(reports))
    else:
        for report in reports:
            tell(report)
    if any(report.failures for report in reports):
        worst = max(worst, FOUND)
    raise typer.Exit(worst)


def tell(report: Report) -> None:
    """Say what came of the examples of one file."""
    from euchre_core.language.render import render_text

    if report.failures:
        streams.write(render_text(report.failures, report.sources, streams.width()))
    streams.write(f"{report.name}: {verdict(report)}")


def verdict(report: Report) -> str:
    """How many examples came out as written."""
    tried = report.passed + len(report.failures)
    if not tried:
        return "no examples"
    if report.failures:
        return f"{len(report.failures)} of {tried} examples came out otherwise"
    return "1 example is right" if tried == 1 else f"{tried} examples are right"


def as_json(reports: list[Report]) -> str:
    """The reports for programs."""
    files = [
        {
            "name": report.name,
            "passed": report.passed,
            "failed": [
                {
                    "line": failure.span.line if failure.span else None,
                    "column": failure.span.column if failure.span else None,
                    "code": failure.code,
                    "message": failure.headline,
                }
                for failure in report.failures
            ],
        }
        for report in reports
    ]
    return json.dumps({"format_version": "1.0", "files": files}, indent=2)
