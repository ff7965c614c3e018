"""What an author says about the table: who plays, with whom, and who keeps a score."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from euchre_core.chapters.sentence import Says
from euchre_core.chapters.table import sentences
from euchre_core.chapters.values import Settings


class TableSpec(Settings):
    """Who plays, and who plays together."""

    players: Annotated[
        int,
        Field(ge=2, le=8),
        Says(sentences.players),
    ] = 4
    """How many play. Four sit as N, E, S and W; any other number as A, B, C … clockwise."""

    sides: Annotated[
        Literal["two_teams", "individuals", "maker_against_all", "called_partner"], Says(sentences.seating)
    ] = "two_teams"
    """Who plays together in a deal. With two_teams every other seat is a partner (four players: partners sit opposite
    each other; six: three against three). With individuals everybody plays for himself. With maker_against_all the
    others of a deal play together against the maker. With called_partner the maker gets a partner in each deal, as
    partner_is says."""

    partner_is: Annotated[
        Literal[
            "holder_of_called_ace",
            "holder_of_called_card",
            "holder_of_best_trump",
            "first_to_play_right_bower",
            "chosen_player",
        ]
        | None,
        Says(sentences.partner_is),
    ] = None
    """With called_partner: how the maker gets a partner, once trump is named. He calls an ace of another suit or any
    card that is no trump, and whoever else holds it is his partner; or it is whoever else holds the highest trump of
    the pack; a holder stays secret until the card falls, and if nobody else holds it the maker is alone. If several
    others hold such a card, the first of them who plays it is the partner. Or it is the first other player to play the
    right bower, and nobody before; or a player whom the maker chooses."""

    scores: Annotated[Literal["each_side", "each_player"], Says(sentences.who_scores)] = "each_side"
    """Who keeps a running score. With two_teams partners share one, or each player keeps his own and gets the points of
    his side; in all other seatings each player has his own."""

    first_dealer: Annotated[
        Literal["random", "first_jack", "high_card", "low_card"],
        Says(sentences.first_dealer),
    ] = "random"
    """How the first dealer is found at a real table. Afterwards the deal passes to the left. The program draws lots."""
