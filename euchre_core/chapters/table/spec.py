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


_PARTNER_IS = {
    "holder_of_called_ace": (
        "Once trump is named the maker calls an ace of another suit. Whoever else holds it is his partner{}"
    ),
    "holder_of_called_card": (
        "Once trump is named the maker calls any card that is not a trump. Whoever else holds it is his partner{}"
    ),
    "holder_of_best_trump": "Whoever else holds the highest trump of the pack is the maker's partner{}",
    "first_to_play_right_bower": (
        "The first other player who plays the right bower, the jack of trumps, is the maker's partner from then on; "
        "the tricks that he took before count for them too. If nobody else plays it, or without trump, the maker is "
        "alone."
    ),
    "chosen_player": "Once trump is named the maker chooses his partner among the others, aloud.",
    "chosen_players": (
        "Once trump is named the maker chooses his partners among the others, aloud: one, or as many as his bid says."
    ),
}
_SECRET = ". He says nothing; everybody knows it when the card falls. If nobody else holds it the maker is alone."
_SECRET_OF_SEVERAL = f"; if several do, the first of them to play it{_SECRET}"


def _seating(spec: TableSpec, setup: Setup) -> str:
    if spec.sides == "individuals":
        return "Everybody plays for himself; there are no teams."
    if spec.sides == "maker_against_all":
        return "There are no teams: in each deal the maker plays alone against all the others together."
    if spec.sides == "called_partner":
        gets = "one partner or more, and they play" if setup.most_partners > 1 else "a partner, and the two play"
        return f"There are no teams: in each deal the maker gets {gets} against all the others."
    if spec.players == 4:
        return "They make two teams of two; partners sit opposite each other."
    if spec.players == 2:
        return "Each of them is a team by himself."
    return f"They make two teams of {number_word(spec.players // 2)}; every other player is a partner."


def _partner_is(spec: TableSpec, setup: Setup) -> str:
    if spec.sides != "called_partner" or spec.partner_is is None:
        return ""
    several = spec.partner_is == "chosen_player" and setup.most_partners > 1
    return _PARTNER_IS["chosen_players" if several else spec.partner_is].format(
        _SECRET_OF_SEVERAL if setup.equal_cards else _SECRET
    )


def _who_scores(spec: TableSpec, setup: Setup) -> str:
    if spec.sides != "two_teams" or spec.players == 2 or spec.scores == "each_player":
        return "Each player keeps his own score."
    return "Each team keeps one score."


class TableSpec(Settings):
    """Who plays, and who plays together."""

    players: Annotated[
        int,
        Field(ge=2, le=8),
        Says(lambda spec, setup: f"{capital(number_word(spec.players))} play."),
    ] = 4
    """How many play. Four sit as N, E, S and W; any other number as A, B, C … clockwise."""

    sides: Annotated[Literal["two_teams", "individuals", "maker_against_all", "called_partner"], Says(_seating)] = (
        "two_teams"
    )
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
        Says(_partner_is),
    ] = None
    """With called_partner: how the maker gets a partner, once trump is named. He calls an ace of another suit or any
    card that is no trump, and whoever else holds it is his partner; or it is whoever else holds the highest trump of
    the pack; a holder stays secret until the card falls, and if nobody else holds it the maker is alone. If several
    others hold such a card, the first of them who plays it is the partner. Or it is the first other player to play the
    right bower, and nobody before; or a player whom the maker chooses."""

    scores: Annotated[Literal["each_side", "each_player"], Says(_who_scores)] = "each_side"
    """Who keeps a running score. With two_teams partners share one, or each player keeps his own and gets the points of
    his side; in all other seatings each player has his own."""

    first_dealer: Annotated[
        Literal["random", "first_jack", "high_card", "low_card"],
        Says(
            lambda spec, setup: f"{_FIRST_DEALER[spec.first_dealer]} After each deal the next player clockwise deals."
        ),
    ] = "random"
    """How the first dealer is found at a real table. Afterwards the deal passes to the left. The program draws lots."""
