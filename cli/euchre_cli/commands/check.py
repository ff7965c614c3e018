"""`euchre check`: what is wrong with a file, and where."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from euchre_cli.exits import Failure
from euchre_cli.formats import FindingsFormat
from euchre_cli.gathering import STDIN
from euchre_cli.wishes import Wishes

EXAMPLES = """
euchre check my_rules.yaml
euchre check --fix my_rules.yaml
euchre check --watch rules/
euchre check --format sarif rules/ > findings.sarif
"""


def run(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE", help="Games or house rules: files, names, folders, or - for stdin.")
    ],
    output: Annotated[
        FindingsFormat, typer.Option("--format", help="For people, for programs, for GitHub, for code scanning.")
    ] = FindingsFormat.text,
    fix: Annotated[bool, typer.Option("--fix", help="Mend what can be mended without a guess.")] = False,
    unsafe: Annotated[
        bool, typer.Option("--unsafe-fixes", help="Mend also by guessing, like the nearest name; look at the result.")
    ] = False,
    diff: Annotated[bool, typer.Option("--diff", help="Show what would be mended, and write nothing.")] = False,
    watch: Annotated[bool, typer.Option("--watch", help="Check again whenever a file changes, until Ctrl-C.")] = False,
    play: Annotated[
        int, typer.Option("--play", metavar="N", min=0, help="Also play N matches at random and N by bots.")
    ] = 0,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="What the matches of --play are made from.")] = 0,
    records: Annotated[
        Path, typer.Option("--records", metavar="DIR", help="Where to keep matches of --play that go wrong.")
    ] = Path(),
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Print findings and nothing else.")] = False,
) -> None:
    """Find every mistake in files, and what is surely not meant.

    Ends with 0 if there is nothing to say, with 1 if there are findings (or, with --diff, something to mend), with 2
    if a file cannot be read, with 130 by Ctrl-C. Findings as SARIF are delivered rather than refused: that ends with 0.
    """
    from euchre_cli.checking import run_once
    from euchre_cli.watching import watch as watch_files

    wishes = Wishes(files, output, fix, unsafe, diff, play, seed, records, quiet)
    if watch and STDIN in files:
        raise Failure("stdin cannot be watched: it never changes", ["name a file, or leave --watch out"])
    if watch:
        watch_files(wishes, run_once)
    raise typer.Exit(run_once(wishes).exit_code(wishes))
