"""`euchre check`: what is wrong with a file, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from euchre_cli import streams
from euchre_cli.exits import FINE, FOUND, USAGE
from euchre_cli.formats import Format

if TYPE_CHECKING:
    from euchre_core.language.diagnostic import Diagnostic

EXAMPLES = """
euchre check my_rules.yaml
euchre check --format json my_rules.yaml overlays/*.yaml > findings.json
"""


def run(
    files: Annotated[list[str], typer.Argument(metavar="FILE", help="Games or house rules: files or names.")],
    output: Annotated[Format, typer.Option("--format", help="For people or for programs.")] = Format.text,
) -> None:
    """Find every mistake in files, and what is surely not meant.

    Ends with 0 if there is nothing to say, with 1 if there are findings, with 2 if a file cannot be read.
    """
    from euchre_core.language.diagnostic import CannotRead
    from euchre_core.language.render import render_json, render_text
    from euchre_core.testing.check import check

    found: list[Diagnostic] = []
    unreadable: list[Diagnostic] = []
    sources: dict[str, str] = {}
    for file in files:
        try:
            report = check(file)
        except CannotRead as error:
            unreadable += error.diagnostics
        else:
            found += report.diagnostics
            sources |= report.sources
    if output is Format.json:
        streams.write(render_json([*found, *unreadable]))
    elif found:
        streams.write(render_text(found, sources, streams.width()))
    elif not unreadable:
        streams.write(f"{len(files)} files, nothing to complain about" if files[1:] else "nothing to complain about")
    if unreadable and output is Format.text:
        streams.note(render_text(unreadable, {}, streams.width()))
    raise typer.Exit(USAGE if unreadable else FOUND if found else FINE)
