"""What the table asks before it shows a hand, and what it says to an answer that does not fit."""

from __future__ import annotations

import io
import random

import pytest
from euchre_cli.table.choices import Choices
from euchre_cli.table.faces import Faces
from euchre_cli.table.names import Names
from euchre_cli.table.page import Page
from euchre_cli.table.questions import question
from euchre_cli.table.reading import Unclear, read

import euchre_core as eu
from euchre_core.game.deal import Deal

SUITS = {"N": "AH KH QH JH 10H 9H", "E": "AS KS QS JS 10S 9S", "S": "AD KD QD JD 10D 9D", "W": "AC KC QC JC 10C 9C"}


def asked(name: str, *before: str, dealer: str, hands: dict[str, str] | None = None, **more: object) -> str:
    """What the seat in turn is asked after these actions."""
    choices = turn(name, *before, dealer=dealer, hands=hands, **more)
    return question(choices.seen, choices.names, choices.faces)


def turn(name: str, *before: str, dealer: str, hands: dict[str, str] | None = None, **more: object) -> Choices:
    rules = eu.load(name, **more)  # type: ignore[arg-type]
    seat = rules.seat(dealer)
    piles = rules.given(seat, hands or {}, random.Random(1))
    game = eu.Game.of_deals(rules, [Deal(rules, seat, piles, rules.ending.opening(len(rules.side_names)), None)])
    for action in before:
        game.push(action)
    seen = game.observation(game.to_act)
    return Choices(seen, Faces(rules, plain=False), Names(rules, seen.seat_number))


def test_bidding_says_what_may_be_said() -> None:
    assert asked("bid_euchre", dealer="W") == "Bid or pass:"
    assert asked("bid_euchre", "bid 3", dealer="W") == "Bid higher or pass:"
    assert asked("ghost_hand", dealer="C") == "Bid, swap hands or pass:"
    assert asked("ghost_hand", "moon", dealer="C") == "Swap hands or pass:"
    stuck = ("pass", "pass", "pass")
    assert asked("bid_euchre", *stuck, dealer="W", overlays=["stick_the_dealer"]) == (
        "Bid; a stuck dealer may not pass:"
    )


def test_naming_claiming_and_playing_are_asked_for() -> None:
    bid = ("bid 3", "pass", "pass", "pass")
    assert asked("bid_euchre", *bid, dealer="W") == "Name trump:"
    assert asked("bid_euchre", *bid, "name hearts", dealer="W", hands=SUITS) == "Lead a card:"
    assert asked("bid_euchre", *bid, "name hearts", "play AH", dealer="W", hands=SUITS) == "Play a card:"
    assert asked("ghost_hand", dealer="C", overlays=["ace_no_face"]) == "Claim or pass:"


def test_before_a_card_one_may_challenge() -> None:
    plays = ("bid 3", "pass", "pass", "pass", "name hearts", "play AH", "play AS", "play AD", "play AC")
    whole = {"dealer": "W", "hands": SUITS, "overlays": ["cutthroat_renege"]}
    assert asked("bid_euchre", *plays, **whole) == "Lead a card, or challenge first:"  # type: ignore[arg-type]


def test_the_dealer_is_asked_for_a_card_face_down_and_how_many_are_to_come() -> None:
    assert asked("bid_euchre", dealer="E", overlays=["joker"]) == "Discard one card, face down:"
    more = {"deal.dealer_extra": 2, "deal.ghost_hands": 0, "pack.jokers": 2}
    hands = {"E": "AS KS QS JS 10S 9S AC KC"}
    two = {"dealer": "E", "hands": hands, "overlays": ["joker"], "settings": more}
    assert asked("bid_euchre", **two) == "Discard two cards, face down:"  # type: ignore[arg-type]
    assert asked("bid_euchre", "discard AS", **two) == "Discard one more card, face down:"  # type: ignore[arg-type]


def test_an_exchange_says_what_to_give_to_whom() -> None:
    bid = ("ask", "pass", "pass", "pass", "name hearts")
    assert asked("bid_euchre", *bid, dealer="W", hands=SUITS) == "Give South one card:"
    given = (*bid, "give 9H")
    assert asked("bid_euchre", *given, dealer="W", hands=SUITS) == "Give North your best trump:"
    spades = {**SUITS, "N": "AS KS QS JS 10S 9S", "E": "AH KH QH JH 10H 9H"}
    none_left = ("ask", "pass", "pass", "pass", "name spades", "give 9S")
    words = "You have no trump to give; give North one card:"
    assert asked("bid_euchre", *none_left, dealer="W", hands=spades) == words


# -- answers that do not fit -------------------------------------------------------------------------------------------


def told(written: str, choices: Choices) -> str:
    found = read(written, choices)
    assert isinstance(found, Unclear), found
    return found.message


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("bid 7", "7 is not on the ladder, which is 3 4 5 ask moon."),
        ("bid", "Bid what? The ladder is 3 4 5 ask moon."),
        ("9", "There is no 9) among your choices, and the ladder is 3 4 5 ask moon."),
        ("m", "“m” is too short to be sure: type “moon” if you mean it."),
        ("mo", "“mo” is too short to be sure: type “moon” if you mean it."),
        ("play KD", "It is not time to play a card; it is time for the auction."),
        ("give", "It is not time to give a card; it is time for the auction."),
        ("KD", "No card is wanted now; it is time for the auction."),
        ("hearts", "“hearts” does not belong here; it is time for the auction."),
    ],
)
def test_an_answer_in_the_auction_that_does_not_fit_is_explained(written: str, message: str) -> None:
    assert told(written, turn("bid_euchre", dealer="W")) == message


@pytest.mark.parametrize("written", ["moon", "pass", "bid", "bid 3", "hearts", "name hearts"])
def test_so_is_one_that_belongs_elsewhere(written: str) -> None:
    playing = turn("bid_euchre", "bid 3", "pass", "pass", "pass", "name hearts", dealer="W", hands=SUITS)
    assert told(written, playing) == f"“{written}” does not belong here; it is time for the play."


def test_the_numbering_is_told() -> None:
    bidding = turn("bid_euchre", dealer="W")
    assert "4 is “bid 4”" in bidding.numbering() and "left out" in bidding.numbering()
    naming = turn("bid_euchre", "bid 3", "pass", "pass", "pass", dealer="W")
    assert "4 is" not in naming.numbering()


def test_no_line_is_longer_than_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    page = Page(io.StringIO(), plain=False)
    page.line("  " + "somebody says something " * 5)
    page.line("Trick 1   North A♠   East K♠")
    assert isinstance(page.stream, io.StringIO)
    lines = page.stream.getvalue().splitlines()
    assert max(map(len, lines)) <= 40 and len(lines) == 5
    assert lines[0].startswith("  somebody") and lines[1].startswith("    ") and lines[-1].startswith("Trick 1   North")
