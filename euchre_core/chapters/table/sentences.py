"""The table read aloud: who plays, with whom, and who keeps a score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_core.chapters.sentence import Setup, paragraph
from euchre_core.language.translation import later, say

if TYPE_CHECKING:
    from euchre_core.chapters.table.spec import TableSpec

_PLAYERS = {
    2: later("Two play."),
    3: later("Three play."),
    4: later("Four play."),
    5: later("Five play."),
    6: later("Six play."),
    7: later("Seven play."),
    8: later("Eight play."),
}
_SIDES = {
    "individuals": later("Everybody plays for himself; there are no teams."),
    "maker_against_all": later(
        "There are no teams: in each deal the maker plays alone against all the others together."
    ),
}
_TEAMS = {
    2: later("Each of them is a team by himself."),
    4: later("They make two teams of two; partners sit opposite each other."),
    6: later("They make two teams of three; every other player is a partner."),
    8: later("They make two teams of four; every other player is a partner."),
}
_CHOSEN = later("Once trump is named the maker chooses his partner among the others, aloud.")
_SEVERAL_CHOSEN = later(
    "Once trump is named the maker chooses his partners among the others, aloud: one, or as many as his bid says."
)
_RIGHT_BOWER = later(
    "The first other player who plays the right bower, the jack of trumps, is the maker's partner from then on; the "
    "tricks that he took before count for them too. If nobody else plays it, or without trump, the maker is alone."
)
_CALLED = {
    # Translators: the maker names the card aloud ("calls" it), and its holder becomes his partner.
    "holder_of_called_ace": later("Once trump is named the maker calls an ace of another suit."),
    # Translators: the maker names the card aloud ("calls" it), and its holder becomes his partner.
    "holder_of_called_card": later("Once trump is named the maker calls any card that is not a trump."),
}
_FIRST_DEALER = {
    "random": later("The first dealer is drawn by lot."),
    "first_jack": later("Cards are dealt face up in turn; the first jack makes its owner the first dealer."),
    "high_card": later("Everybody draws a card; the highest makes the first dealer."),
    "low_card": later("Everybody draws a card; the lowest makes the first dealer."),
}


def players(spec: TableSpec, setup: Setup) -> str:
    """Say how many play."""
    return say(_PLAYERS[spec.players])


def seating(spec: TableSpec, setup: Setup) -> str:
    """Say who plays together."""
    if spec.sides == "two_teams":
        return say(_TEAMS[spec.players])
    if spec.sides != "called_partner":
        return say(_SIDES[spec.sides])
    if setup.most_partners > 1:
        return say(
            "There are no teams: in each deal the maker gets one partner or more, and they play against all the others."
        )
    return say("There are no teams: in each deal the maker gets a partner, and the two play against all the others.")


def partner_is(spec: TableSpec, setup: Setup) -> str:
    """Say how the maker gets a partner."""
    if spec.sides != "called_partner" or spec.partner_is is None:
        return ""
    if spec.partner_is == "chosen_player":
        return say(_SEVERAL_CHOSEN if setup.most_partners > 1 else _CHOSEN)
    if spec.partner_is == "first_to_play_right_bower":
        return say(_RIGHT_BOWER)
    # Translators: "he" is the holder of the card, who is the maker's partner.
    secret = say("He says nothing; everybody knows it when the card falls. If nobody else holds it the maker is alone.")
    if spec.partner_is == "holder_of_best_trump":
        return paragraph(_holder_of_best_trump(setup), secret)
    return paragraph(say(_CALLED[spec.partner_is]), _holder_of_called_card(setup), secret)


def _holder_of_best_trump(setup: Setup) -> str:
    if not setup.equal_cards:
        return say("Whoever else holds the highest trump of the pack is the maker's partner.")
    return say(
        "Whoever else holds the highest trump of the pack is the maker's partner; if several do, the first of them to "
        "play it."
    )


def _holder_of_called_card(setup: Setup) -> str:
    if not setup.equal_cards:
        # Translators: "it" is the card that the maker has called.
        return say("Whoever else holds it is his partner.")
    # Translators: "it" is the card that the maker has called.
    return say("Whoever else holds it is his partner; if several do, the first of them to play it.")


def who_scores(spec: TableSpec, setup: Setup) -> str:
    """Say who keeps a score."""
    if spec.sides != "two_teams" or spec.players == 2 or spec.scores == "each_player":
        return say("Each player keeps his own score.")
    return say("Each team keeps one score.")


def first_dealer(spec: TableSpec, setup: Setup) -> str:
    """Say who deals first, and who afterwards."""
    return paragraph(say(_FIRST_DEALER[spec.first_dealer]), say("After each deal the next player clockwise deals."))
