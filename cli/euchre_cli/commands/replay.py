"""`euchre replay`: a match that was played, from its record."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from euchre_cli import streams
from euchre_cli.exits import FOUND, Failure

if TYPE_CHECKING:
    from euchre_cli.table.page import Page

EXAMPLES = """
euchre replay match.jsonl
euchre replay match.jsonl > match.txt
"""


def run(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The record of a match; - is the standard input.")],
    ascii_only: Annotated[
        bool, typer.Option("--ascii", envvar="EUCHRE_ASCII", help="Print cards as JS instead of J♠.")
    ] = False,
) -> None:
    """Tell a match from its record, or from Euchre Game Notation, with all hands face up.

    On a terminal it goes on with Enter, part by part; `a` shows all the rest, `q` ends.
    """
    from euchre_cli.records import STDIN, parse_any, read_bytes, replayed
    from euchre_cli.table.narrator import Narrator, retell, tell_end
    from euchre_cli.table.page import Page
    from euchre_core.game.record import RecordError

    try:
        kept = replayed(parse_any(file, read_bytes(file)))
    except RecordError as error:
        raise Failure(f"{file}: {error}", code=FOUND) from None
    for note in [*kept.record.notes, *kept.differences()]:
        streams.note(f"note: {note}")
    page = Page(sys.stdout, ascii_only or not streams.shows_suits(sys.stdout))
    narrator = Narrator(kept.house.rules, page, says=kept.house.says)
    if streams.is_terminal() and file != STDIN:
        narrator.at_rest = Stepper(page).wait
    page.line(kept.house.heading, "bold")
    page.line(" · ".join(f"{narrator.names.full(seat)} {who}" for seat, who in enumerate(kept.who_sat())))
    recorded = sum("deal" in line for line in kept.record.lines)
    for number, deal in enumerate(kept.game.deals[:recorded], start=1):
        retell(deal, number, narrator)
    narrator.rest()
    narrator.tricks.show()
    if kept.game.is_over:
        tell_end(kept.game, page, narrator.names)
    else:
        page.line()
        page.line(f"The record ends here. Score: {narrator.names.by_side(list(kept.game.scores.values()))}", "bold")


class Stepper:
    """Waits for Enter between the parts of a story."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.waits = True

    def wait(self) -> None:
        """Wait, unless everything is wanted at once."""
        if not self.waits:
            return
        try:
            self.page.ask("(Enter goes on, a shows all the rest, q ends) ")
            answer = input().strip().casefold()
        except EOFError:
            answer = "q"
        if answer.startswith("q"):
            raise typer.Exit
        self.waits = not answer.startswith("a")
