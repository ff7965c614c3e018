"""One deal or one match of a simulation, made again as a record."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from euchre_cli import streams
from euchre_cli.exits import Failure
from euchre_cli.gathering import STDIN
from euchre_cli.house import PLAYED
from euchre_cli.writing import check_place, write_file

from .asked import USUAL_SEED, Asked
from .blunders import complain

if TYPE_CHECKING:
    from euchre_core.game.record import Record


def again(asked: Asked) -> None:
    """Play one deal or match of a simulation again, and write its record."""
    if asked.deal is not None and asked.match is not None:
        raise Failure("--deal and --match do not go together")
    to_stdout = asked.record is None or asked.record == Path(STDIN)
    if asked.record is not None and not to_stdout:
        check_place(asked.record, "-o")
    record, wrong = record_of(asked)
    if asked.record is None or to_stdout:
        streams.write_as_is(record.dumps())
    else:
        write_file(asked.record, record.dumps())
        streams.note(f"{asked.record} is written; `euchre replay {shlex.quote(str(asked.record))}` tells it")
    complain(wrong, len(wrong))


def record_of(asked: Asked) -> tuple[Record, list[str]]:
    """The record of the deal or match that was asked for, and what went wrong with bots of one's own."""
    from euchre_core.game.record import Record
    from euchre_core.sim.table import seated

    rules, _ = asked.game()
    names = asked.bot_names()
    if len(names) not in (1, len(rules.seats)):
        raise Failure(f"{len(names)} bots for {len(rules.seats)} seats", ["name one for all, or one for each"])
    seed = USUAL_SEED if asked.seed is None else asked.seed
    with seated(rules, names * len(rules.seats) if len(names) == 1 else names) as table:
        if asked.deal is not None:
            record = Record.of(rules, [table.told_deal(seed, asked.deal)], table.seats)
        else:
            record = table.told_match(seed, asked.match or 0).record
        record.header |= {"seats": table.seats, PLAYED: asked.played()}
        return record, table.blunders
