"""What an author says about the table: who plays, with whom, and who keeps a score."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from euchre_core.chapters.values import Settings


class TableSpec(Settings):
    """Who plays, and who plays together."""

    players: Annotated[int, Field(ge=2, le=8)] = 4
    """How many play. Four sit as N, E, S and W; any other number as A, B, C … clockwise."""

    sides: Literal["two_teams", "individuals"] = "two_teams"
    """Who plays together in a deal. With two_teams every other seat is a partner (four players: partners sit opposite
    each other; six: three against three). With individuals everybody plays for himself."""

    scores: Literal["each_side"] = "each_side"
    """Who keeps a running score: each side, so partners share one."""

    first_dealer: Literal["random", "first_jack", "high_card", "low_card"] = "random"
    """How the first dealer is found at a real table. Afterwards the deal passes to the left. The program draws lots."""
