"""Cards in print and in the hand."""

from __future__ import annotations

import pytest
from euchre_cli.table.faces import Faces

import euchre_core as eu
from euchre_core.kernel.pack import SUITS

HEARTS = SUITS.index("hearts")


@pytest.fixture(scope="module")
def rules() -> eu.Rules:
    return eu.load("bid_euchre", overlays=["joker"], settings={"pack.joker_name": "Benny"})


@pytest.fixture
def faces(rules: eu.Rules) -> Faces:
    return Faces(rules, plain=False)


@pytest.mark.parametrize("written", ["JS", "js", "J♠", "j ♠", "♠J", "sj", "SJ", "J♤", "J♠\ufe0f"])
def test_a_card_is_read_in_any_notation(faces: Faces, written: str) -> None:
    assert faces.read(written) == "JS"


@pytest.mark.parametrize("written", ["10H", "10h", "th", "TH", "10♥", "♥10", "h10"])
def test_so_is_a_ten(faces: Faces, written: str) -> None:
    assert faces.read(written) == "10H"


def test_the_joker_has_the_name_of_the_game(faces: Faces) -> None:
    assert faces.read("benny") == faces.read("Joker") == "Joker"
    assert faces.card("Joker") == "Benny"


@pytest.mark.parametrize("written", ["", "2S", "J", "spades", "1", "JX", "JSS", "pass"])
def test_what_is_no_card_is_none(faces: Faces, written: str) -> None:
    assert faces.read(written) is None


def test_cards_are_letters_or_have_their_suit(rules: eu.Rules, faces: Faces) -> None:
    assert faces.cards(["JS", "10H", "AD", "9C"]) == "J♠ 10♥ A♦ 9♣"
    assert Faces(rules, plain=True).cards(["JS", "10H"]) == "JS 10H"
    assert faces.within("you hold JC, a spade now; A QS") == "you hold J♣, a spade now; A Q♠"


def test_a_hand_lies_by_suits_and_trumps_come_first_with_their_bowers(faces: Faces) -> None:
    hand = ["JD", "9H", "KS", "JH", "AS", "Joker", "9C"]
    assert faces.sorted_hand(hand, -1) == [["Joker"], ["AS", "KS"], ["JH", "9H"], ["9C"], ["JD"]]
    assert faces.sorted_hand(hand, HEARTS) == [["Joker", "JH", "JD", "9H"], ["9C"], ["AS", "KS"]]
