"""`euchre export`: a record in another program's notation."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from euchre_cli import streams
from euchre_cli.exits import FOUND, Failure

EXAMPLES = """
euchre export match.jsonl > game.egn
euchre export --to egn match.jsonl > game.egn
"""


class Notation(StrEnum):
    """What can be written."""

    egn = "egn"


def run(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The record of a match; - is the standard input.")],
    to: Annotated[
        Notation, typer.Option("--to", metavar="NOTATION", help="What to write: Euchre Game Notation.")
    ] = Notation.egn,
) -> None:
    """Write a record in Euchre Game Notation, format 1.4.

    Ends with 1 if the notation has no words for the rules of the record, or for something that was done.
    """
    from euchre_cli.records import parse, read_bytes
    from euchre_core.egn import EgnError, export_egn
    from euchre_core.game.record import RecordError

    try:
        text = export_egn(parse(read_bytes(file)))
    except EgnError as error:
        raise Failure(f"{file}: {error.message}", [error.help] if error.help else [], FOUND) from None
    except RecordError as error:
        raise Failure(f"{file}: {error}", code=FOUND) from None
    streams.write(text)
