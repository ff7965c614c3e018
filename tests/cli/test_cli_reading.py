"""What somebody means by what he types at his turn, and how his choices are numbered."""

from __future__ import annotations

import random

import pytest
from euchre_cli.table.choices import Choices
from euchre_cli.table.faces import Faces
from euchre_cli.table.names import Names
from euchre_cli.table.reading import Unclear, Wish, read

import euchre_core as eu
from euchre_core.game.deal import Deal
from euchre_core.kernel.action import Action


def turn(name: str, *before: str, hands: dict[str, str] | None = None, overlays: tuple[str, ...] = ()) -> Choices:
    """The choices of the seat in turn after these actions; the first seat at the dealer's left begins."""
    rules = eu.load(name, overlays=overlays)
    last = rules.seats[-1]
    piles = rules.given(rules.seat(last), hands or {}, random.Random(1))
    game = eu.Game.of_deals(
        rules, [Deal(rules, rules.seat(last), piles, rules.ending.opening(len(rules.side_names)), None)]
    )
    for action in before:
        game.push(action)
    seen = game.observation(game.to_act)
    return Choices(seen, Faces(rules, plain=False), Names(rules, seen.seat_number))


def meant(written: str, choices: Choices) -> str:
    found = read(written, choices)
    assert isinstance(found, Action), found
    return found.text


PLAYING = ["pass", "bid 3", "pass", "name spades", "play AS", "play 9H"]
HANDS = {"A": "JS JC AH KH 9D 10D", "B": "AS KS QS 10S 9S AC", "C": "AD KD QD JD 9H 10H"}


def in_play() -> Choices:
    return turn("ghost_hand", *PLAYING, hands=HANDS)


@pytest.mark.parametrize(
    ("written", "action"),
    [
        ("pass", "pass"), ("p", "pass"), ("PASS", "pass"), ("1", "pass"), ("3", "bid 3"), ("4", "bid 4"),
        ("bid 4", "bid 4"), ("  Bid   5 ", "bid 5"), ("moon", "moon"), ("moo", "moon"),
        ("bid moon", "moon"), ("6", "moon"), ("swap", "swap"), ("swa", "swap"), ("7", "swap"),
    ],
)  # fmt: skip
def test_bidding(written: str, action: str) -> None:
    assert meant(written, turn("ghost_hand")) == action


@pytest.mark.parametrize(
    ("written", "action"),
    [("hearts", "name hearts"), ("h", "name hearts"), ("♥", "name hearts"), ("name h", "name hearts"),
     ("1", "name spades"), ("dia", "name diamonds")],
)  # fmt: skip
def test_naming_trump(written: str, action: str) -> None:
    assert meant(written, turn("ghost_hand", "pass", "bid 3", "pass")) == action


@pytest.mark.parametrize(
    ("written", "action"),
    [("JS", "play JS"), ("j♣", "play JC"), ("play jc", "play JC"), ("1", "play JS"), ("2", "play JC"),
     ("ah", "play AH"), ("10d", "play 10D"), ("th", "play 10H")],
)  # fmt: skip
def test_playing_also_what_is_not_legal(written: str, action: str) -> None:
    assert meant(written, in_play()) == action


@pytest.mark.parametrize("written", ["give 9s", "bid 9s", "9", "3", "100000000000000000000", "x", "moon", "hearts"])
def test_what_means_nothing_is_told_so(written: str) -> None:
    found = read(written, in_play())
    assert isinstance(found, Unclear)
    assert found.message.endswith((".", "?"))


def test_a_bid_keeps_its_number_when_lower_ones_are_gone() -> None:
    later = turn("ghost_hand", "bid 3")
    assert later.words() == ["1) pass", "4) bid 4", "5) bid 5", "6) moon", "7) swap"]
    assert meant("3", later) == "bid 3"  # not legal any more, and not another bid either


def test_numbers_of_a_long_ladder() -> None:
    first = turn("double_deck_bid_euchre").words()
    assert first[:2] == ["1) pass", "3) bid 3"]
    assert first[-3:] == ["11) bid 11", "12) ask", "13) moon"]


def test_claims_and_challenges_are_said_in_words() -> None:
    hand = {"A": "AS AH 9S 10S 9D 10C"}
    window = turn("ghost_hand", hands=hand, overlays=("ace_no_face",))
    assert window.words() == ["1) pass", "2) claim ace no face"]
    assert meant("claim", window) == meant("claim ace no face", window) == "claim ace_no_face"
    suits = {"W": "AS KS QS JS 10S 9S", "N": "AH KH QH JH 10H 9H", "E": "AD KD QD JD 10D 9D", "S": "AC KC QC JC 10C 9C"}
    before = ["pass", "pass", "pass", "bid 3", "name spades", "play AS", "play 9H", "play AD", "play JC"]
    second = turn("bid_euchre", *before, overlays=("cutthroat_renege",), hands=suits)
    assert meant("challenge West", second) == meant("challenge w", second) == "challenge W"


def test_cards_that_may_be_played_have_numbers_and_trumps_a_mark() -> None:
    assert in_play().hand() == ["1) J♠°  2) J♣°", "A♥  K♥", "10♦  9♦"]


@pytest.mark.parametrize("word", [wish.value for wish in Wish])
def test_wishes_are_understood_everywhere(word: str) -> None:
    assert read(word, in_play()) is read(word.upper(), turn("ghost_hand")) is Wish(word)


def test_wishes_may_be_shortened_if_nothing_else_begins_so() -> None:
    assert read("sco", in_play()) is Wish.SCORE
    assert read("q", in_play()) is read("exit", in_play()) is Wish.QUIT
    assert isinstance(read("h", in_play()), Unclear)  # hand, hint or help


def test_a_mistyped_word_is_guessed() -> None:
    found = read("mooon", turn("ghost_hand"))
    assert isinstance(found, Unclear) and "Did you mean “moon”?" in found.message
    found = read("scroe", in_play())
    assert isinstance(found, Unclear) and "Did you mean “score”?" in found.message


def test_the_only_thing_that_can_be_done_is_found() -> None:
    window = turn("ghost_hand", overlays=("ace_no_face",), hands=HANDS)
    only = window.only_one()
    assert only is not None and only.text == "pass"
    assert turn("ghost_hand").only_one() is None
    assert in_play().only_one() is None


def test_where_a_renege_is_possible_one_legal_card_is_not_the_only_one() -> None:
    hands = {**HANDS, "A": "JS QC AH KH 9D 10D"}
    assert turn("ghost_hand", *PLAYING, hands=hands).only_one() is not None
    assert turn("ghost_hand", *PLAYING, hands=hands, overlays=("cutthroat_renege",)).only_one() is None
