"""Sitting down at a table and getting up again: a new match or an old one, to its end or until somebody leaves."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import NoReturn

import typer

from euchre_cli import streams
from euchre_cli.exits import FINE, FOUND, INTERRUPTED, BotBlunder, Failure
from euchre_cli.house import PLAYED, House
from euchre_cli.leaving import ToldToEnd, leaving_in_order
from euchre_core.game.game import Game
from euchre_core.game.record import RecordError, header_line
from euchre_core.kernel.rules import Rules

from .names import NOBODY, Names
from .narrator import Narrator
from .page import Page
from .players import Bots
from .prompt import Prompt
from .reader import Reader
from .saver import Saver
from .seating import Seating, seat_all, seat_as_recorded, seat_named, usual_seat
from .shelf import last_unfinished, new_place, put_away
from .table import Table


def seats_for(rules: Rules, seat: str | None, bots: str | None, at_a_terminal: bool) -> Seating:
    """Who sits where in a new match: a human if he names his seat or is at a terminal."""
    if seat is not None:
        return seat_all(rules, seat_named(seat, rules), bots)
    return seat_all(rules, usual_seat(rules) if at_a_terminal else NOBODY, bots)


def begin(house: House, seating: Seating, page: Page, seed: int | None, record: Path | None) -> None:
    """Play a new match; one with a human is kept in his folder, if he does not say where."""
    game = Game(house.rules, seed=seed)
    saver = None
    if record is not None or seating.human != NOBODY:
        header = header_line(house.rules, seating.in_words(house.rules), game.seed)
        saver = Saver.begin(record or new_place(house.rules.name), header | {PLAYED: dict(house.played)})
    play(house, game, seating, page, saver, first_told=1)


def go_on(path: Path | None, bots: str | None, page: Page) -> None:
    """Go on with a match, the last one if no record is named."""
    try:
        saver, kept = Saver.go_on(path) if path is not None else last_unfinished()
    except RecordError as error:
        raise Failure(f"{path}: {error}", code=FOUND) from None
    for note in kept.record.notes:
        streams.note(f"note: {saver.path}: {note}")
    seating, notes = seat_as_recorded(kept.house.rules, kept.record.header.get("seats"), bots)
    for note in notes:
        streams.note(f"note: {note}")
    if kept.game.is_over:
        raise Failure(f"{saver.path}: this match is over", [f"`euchre replay {saver.path}` shows it"])
    play(kept.house, kept.game, seating, page, saver, first_told=len(kept.game.deals))


def play(house: House, game: Game, seating: Seating, page: Page, saver: Saver | None, first_told: int) -> None:
    """Play until the match is over or the human leaves."""
    bots = Bots()
    narrator = Narrator(house.rules, page, seating.human, house.says)
    prompt = None
    if seating.human != NOBODY:
        prompt = Prompt(narrator, Reader(page, sys.stdin), house.rule, bots.hint)
    welcome(house, seating, page, narrator.names)
    try:
        with leaving_in_order():
            is_over = Table(game, seating, bots, narrator, prompt, saver).play(first_told)
    except KeyboardInterrupt as interrupt:
        page.line()
        leave(saver, interrupt.code if isinstance(interrupt, ToldToEnd) else INTERRUPTED)
    finally:
        bots.dismiss()
    if not is_over:
        leave(saver, FINE)
    page.flush()
    if saver is not None:
        saver.close()
        streams.note(f"the record is {put_away(saver.path)}")
    if bots.ours:
        raise BotBlunder(f"bots went wrong {len(bots.ours)} times; the first: {bots.ours[0]}")
    if bots.blunders:
        times = len(bots.blunders)
        raise Failure(f"your bot went wrong {times} times; the match was played to its end", code=FOUND)


def welcome(house: House, seating: Seating, page: Page, names: Names) -> None:
    """What is played, by whom."""
    page.line(house.heading, "bold")
    if house.resolved.spec.summary:
        page.paragraph(house.resolved.spec.summary)
    page.line(" · ".join([
        f"{names.full(seat)} {seating.bots.get(seat, '(you)')}" for seat in range(len(house.rules.seats))
    ]))  # fmt: skip
    if seating.human != NOBODY:
        page.line("Type ? for the rule in force, hint for advice, help for everything else.")


def leave(saver: Saver | None, code: int) -> NoReturn:
    """Get up before the match is over; say how to go on."""
    if saver is not None:
        saver.close()
        streams.note(f"the game is saved; go on with: euchre run --resume {shlex.quote(str(saver.path))}")
    raise typer.Exit(code)
