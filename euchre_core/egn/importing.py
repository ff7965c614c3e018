"""From a document to a record that can be replayed, told and gone on with."""

from __future__ import annotations

from typing import Any

from euchre_core.game.record import Record

from .errors import EgnError
from .judging import judge_egn
from .keeping import KEY, kept_of
from .models import EgnGame
from .ruleset import GAME, rules_of

PLAYED = "played"
"""The key of a record's header that says how the game was asked for."""


def import_egn(game: EgnGame) -> Record:
    """Make a record of a document.

    Cards that nobody has told are chosen so that they fit; the record's header says which these are.

    Raises:
        IllegalEgn: something in it is not allowed.
        EgnError: its rules are not played here, or a deal before the last is not told to its end.
    """
    judged = judge_egn(game)
    if judged.error is not None:
        raise judged.error
    for number, (told, followed) in enumerate(zip(game.deals, judged.deals, strict=True), start=1):
        is_last = number == len(game.deals)
        if followed.stop or not (followed.is_finished or is_last):
            why = followed.stop or "it is not told to its end"
            raise EgnError(told.path, f"deal {number} cannot be recorded: {why}", "a record needs every deal whole")
    if not judged.is_scored or not judged.deals:
        raise EgnError("$.deals", "deals are missing", "a record begins with a deal and leaves none out")
    rules, laid = rules_of(game.ruleset)
    record = Record.of(rules, [followed.deal for followed in judged.deals], players_of(game, rules.seats))
    settings = {key: "null" if value is None else str(value) for key, value in laid.settings.items()}
    record.header[PLAYED] = {"variant": GAME, "with": laid.overlays, "set": settings}
    record.header[KEY] = kept_of(game, judged.deals)
    filled = [number for number, followed in enumerate(judged.deals, start=1) if followed.filled]
    if filled:
        deals = "every deal" if len(filled) == len(judged.deals) else f"the deals {', '.join(map(str, filled))}"
        record.notes.append(f"cards that nobody has told were chosen in {deals}")
    record.notes[:0] = judged.notes
    return record


def players_of(game: EgnGame, seats: list[str]) -> dict[str, str]:
    """Who sat where."""
    return {seat: name_of(player) for seat, player in zip(seats, game.metadata.get("players", ()), strict=False)}


def name_of(player: Any) -> str:
    """The name of a player."""
    return str(player["name"] if isinstance(player, dict) else player)
