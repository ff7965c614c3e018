"""`euchre import`: a record from another program's notation."""

from __future__ import annotations

from typing import Annotated

import typer

from euchre_cli import streams
from euchre_cli.exits import FOUND, Failure

EXAMPLES = """
euchre import game.egn > match.jsonl
"""


def run(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A game in Euchre Game Notation; - is the standard input.")
    ],
) -> None:
    """Make a record of a game in Euchre Game Notation.

    Prints the record, which can be verified, replayed and gone on with. Cards that nobody has told are chosen so that
    they fit what was played. Ends with 1 if the game is not legal, or not told well enough for a record.
    """
    from euchre_cli.records import is_egn, parse_any, read_bytes

    data = read_bytes(file)
    if not is_egn(data):
        raise Failure(f"{file}: this is not Euchre Game Notation", ["`euchre verify` says what a file is"], FOUND)
    record = parse_any(file, data)
    for note in record.notes:
        streams.note(f"note: {file}: {note}")
    streams.write(record.dumps())
