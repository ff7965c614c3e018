"""The tables of cards: what beats what, as it is really played."""

from __future__ import annotations

from itertools import pairwise

import pytest

from euchre_core.chapters.scoring.phase import LineScoring
from euchre_core.kernel.rules import Rules
from euchre_core.sheet.contents import sheet_of
from euchre_core.sheet.document import Table
from euchre_core.testing.situations import trick_winner
from euchre_core.variant.load import finish


def ranking(game: str, overlays: list[str] | None = None, **settings: object) -> dict[str, list[tuple[str, ...]]]:
    """The rows of each table of the chapter Cards, by its caption."""
    dotted = {key.replace("__", "."): value for key, value in settings.items()}
    section = sheet_of(finish(game, overlays=overlays or [], settings=dotted)).section("pack")
    assert section is not None
    return {block.caption: list(block.rows) for block in section.blocks if isinstance(block, Table)}


FOR_EXAMPLE = "How the cards rank, for example with hearts as trump"


def test_two_bowers() -> None:
    assert ranking("bid_euchre") == {
        FOR_EXAMPLE: [
            ("hearts, trump", "J♥ J♦ A♥ K♥ Q♥ 10♥ 9♥", "7"),
            ("diamonds, same colour", "A♦ K♦ Q♦ 10♦ 9♦", "5"),
            ("spades and clubs", "A K Q J 10 9", "6 each"),
        ]
    }


def test_one_bower_and_none() -> None:
    [rows] = ranking("bid_euchre", pack__bowers="right_only").values()
    assert rows[0] == ("hearts, trump", "J♥ A♥ K♥ Q♥ 10♥ 9♥", "6")
    assert rows[1] == ("diamonds, spades and clubs", "A K Q J 10 9", "6 each")
    [rows] = ranking("bid_euchre", pack__bowers="none").values()
    assert rows[0] == ("hearts, trump", "A♥ K♥ Q♥ J♥ 10♥ 9♥", "6")


def test_a_joker_and_its_name() -> None:
    [rows] = ranking("bid_euchre", ["joker"]).values()
    assert rows[0] == ("hearts, trump", "Joker, J♥ J♦ A♥ K♥ Q♥ 10♥ 9♥", "8")
    [rows] = ranking("bid_euchre", ["joker"], pack__joker_name="Benny").values()
    assert rows[0][1].startswith("Benny, J♥ J♦ A♥")


def test_a_joker_that_is_not_the_highest_trump() -> None:
    ranks = "[right_bower, joker, left_bower, A, K, Q, 10, 9]"
    [rows] = ranking("bid_euchre", ["joker"], pack__trump_ranks=ranks).values()
    assert rows[0][1] == "J♥ Joker, J♦ A♥ K♥ Q♥ 10♥ 9♥"


def test_two_jokers() -> None:
    two = {"pack__jokers": 2, "deal__dealer_extra": 2}
    [rows] = ranking("bid_euchre", ["joker"], **two, pack__two_jokers="ranked").values()
    assert rows[0] == ("hearts, trump", "big joker, little joker, J♥ J♦ A♥ K♥ Q♥ 10♥ 9♥", "9")
    [rows] = ranking("bid_euchre", ["joker"], **two, pack__two_jokers="alike").values()
    assert rows[0] == ("hearts, trump", "Joker×2, J♥ J♦ A♥ K♥ Q♥ 10♥ 9♥", "9")


def test_two_of_each_card() -> None:
    [rows] = ranking("double_deck_bid_euchre").values()
    assert rows == [
        ("hearts, trump", "J♥×2 J♦×2 A♥×2 K♥×2 Q♥×2 10♥×2 9♥×2", "14"),
        ("diamonds, same colour", "A♦×2 K♦×2 Q♦×2 10♦×2 9♦×2", "10"),
        ("spades and clubs", "A×2 K×2 Q×2 J×2 10×2 9×2", "12 each"),
    ]


def test_without_trump_and_low() -> None:
    tables = ranking("bid_euchre", trump__choices="[suits, no_trump, no_trump_low]")
    assert tables["How the cards rank without trump"] == [("every suit", "A K Q J 10 9", "6 each")]
    assert tables["How the cards rank in low no trump, best card first"] == [("every suit", "9 10 J Q K A", "6 each")]


@pytest.mark.parametrize(
    ("joker", "told"),
    [
        ("names_suit", "beats every other card"),
        ("own_suit", "beats every other card"),
        ("worthless", "never wins a trick"),
    ],
)
def test_a_joker_without_trump(joker: str, told: str) -> None:
    tables = ranking("five_hundred", trump__joker_in_no_trump=joker)
    assert tables["How the cards rank without trump"][0] == ("Joker", told, "1")


def test_only_what_can_be_trump() -> None:
    assert list(ranking("bid_euchre", trump__choices="[spades]")) == ["How the cards rank with spades as trump"]
    assert list(ranking("bid_euchre", trump__choices="[no_trump]")) == ["How the cards rank without trump"]


def test_cards_left_out_make_suits_differ() -> None:
    tables = ranking("five_hundred")
    assert list(tables) == [
        "How the cards rank with spades or clubs as trump",
        "How the cards rank with diamonds or hearts as trump",
        "How the cards rank without trump",
    ]
    assert tables["How the cards rank with spades or clubs as trump"][0][2] == "12"
    assert tables["How the cards rank with diamonds or hearts as trump"][0][2] == "13"


@pytest.mark.parametrize("game", ["bid_euchre", "five_hundred", "british", "six_hand_jokers", "dirty_clubs"])
def test_a_card_further_on_loses_to_one_before_it(game: str) -> None:
    resolved = finish(game)
    rules = resolved.compile()
    assert isinstance(rules.scoring, LineScoring)
    section = sheet_of(resolved, rules).section("pack")
    assert section is not None
    for table in section.blocks:
        if not isinstance(table, Table):
            continue
        suit, cards, _ = table.rows[0]
        if not suit.endswith(", trump"):
            continue
        words = cards.replace("big joker", "BigJoker").replace("little joker", "LittleJoker").split()
        order = [in_file(rules, card.rstrip(",")) for card in words]
        for higher, lower in pairwise(order):
            assert trick_winner(rules, suit.removesuffix(", trump"), [lower, higher]) == 1


def in_file(rules: Rules, card: str) -> str:
    name = card.translate(str.maketrans("♠♣♦♥", "SCDH"))
    return {label: text for text, label in rules.labels.items() if text == "Joker"}.get(name, name)
