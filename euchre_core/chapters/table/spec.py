"""What an author says about the table: who plays, with whom, and who keeps a score."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from euchre_core.chapters.sentence import Says, Setup, capital, number_word
from euchre_core.chapters.values import Settings

_FIRST_DEALER = {
    "random": "The first dealer is drawn by lot.",
    "first_jack": "Cards are dealt face up in turn; the first jack makes its owner the first dealer.",
    "high_card": "Everybody draws a card; the highest makes the first dealer.",
    "low_card": "Everybody draws a card; the lowest makes the first dealer.",
}


def _seating(spec: TableSpec, setup: Setup) -> str:
    if spec.sides == "individuals":
        return "Everybody plays for himself; there are no teams."
    if spec.players == 4:
        return "They make two teams of two; partners sit opposite each other."
    if spec.players == 2:
        return "Each of them is a team by himself."
    return f"They make two teams of {number_word(spec.players // 2)}; every other player is a partner."


def _who_scores(spec: TableSpec, setup: Setup) -> str:
    return "Each team keeps one score." if setup.partners else "Each player keeps his own score."


class TableSpec(Settings):
    """Who plays, and who plays together."""

    players: Annotated[
        int,
        Field(ge=2, le=8),
        Says(lambda spec, setup: f"{capital(number_word(spec.players))} play."),
    ] = 4
    """How many play. Four sit as N, E, S and W; any other number as A, B, C … clockwise."""

    sides: Annotated[Literal["two_teams", "individuals"], Says(_seating)] = "two_teams"
    """Who plays together in a deal. With two_teams every other seat is a partner (four players: partners sit opposite
    each other; six: three against three). With individuals everybody plays for himself."""

    scores: Annotated[Literal["each_side"], Says(_who_scores)] = "each_side"
    """Who keeps a running score: each side, so partners share one."""

    first_dealer: Annotated[
        Literal["random", "first_jack", "high_card", "low_card"],
        Says(
            lambda spec, setup: f"{_FIRST_DEALER[spec.first_dealer]} After each deal the next player clockwise deals."
        ),
    ] = "random"
    """How the first dealer is found at a real table. Afterwards the deal passes to the left. The program draws lots."""
