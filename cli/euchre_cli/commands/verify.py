"""`euchre verify`: whether records are legal under their own rules, and what the score is."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from euchre_cli import streams
from euchre_cli.exits import FINE, FOUND, USAGE, Failure
from euchre_cli.formats import Format

EXAMPLES = """
euchre verify match.jsonl
euchre verify game.egn
euchre verify --format json games/*.jsonl
"""


def run(
    files: Annotated[list[str], typer.Argument(metavar="FILE", help="Records of matches; - is the standard input.")],
    output: Annotated[Format, typer.Option("--format", help="For people or for programs.")] = Format.text,
) -> None:
    """Say whether records are legal, and what the score is.

    Every record is played again under its own rules, and so is every game in Euchre Game Notation, as far as its cards
    are known. Prints one line a file, the sides' scores in the order of the seats. Ends with 0 if all are legal as far
    as they go, with 1 if one is not, with 2 if a file cannot be opened.
    """
    from euchre_cli.verdict import Verdict, judge

    verdicts: list[Verdict] = []
    closed = False
    for file in files:
        try:
            verdict = judge(file)
        except Failure as failure:
            streams.note(str(failure))
            closed = True
            continue
        verdicts.append(verdict)
        if output is Format.text:
            streams.write(verdict.line)
        for note in verdict.notes:
            streams.note(f"note: {file}: {note}")
    if output is Format.json:
        document: dict[str, Any] = {"format_version": "1.0", "records": [each.as_data() for each in verdicts]}
        streams.write(json.dumps(document, ensure_ascii=False, indent=2))
    fine = all(each.is_legal for each in verdicts)
    raise typer.Exit(USAGE if closed else FINE if fine else FOUND)
