"""Several cards that go together: a player names them in any order, the rules take them in that of the pack."""

from __future__ import annotations

import pytest
from euchre_cli.table.choices import Choices
from euchre_cli.table.naming import read_together
from euchre_cli.table.reading import Unclear, read

from euchre_core.kernel.action import Action

from .cli_program import Euchre
from .test_cli_questions import turn

HANDS = {"A": "9S 10S QS KS AS", "kitty": "JD JH JS"}
BEFORE = ("pass", "pass", "name spades")


def dummy() -> Choices:
    """Two-handed with a dummy: A has taken three jacks and is to discard three of his eight cards."""
    return turn("two_hand_dummy", *BEFORE, dealer="B", hands={**HANDS, "upcard": "9H"})


def under() -> Choices:
    """Going under: up to three nines and tens for cards of the kitty."""
    hands = {"N": "9S 9H 10S AC KC", "upcard": "AH"}
    return turn("classic", "claim go_under", dealer="W", hands=hands, overlays=["going_under_in_turn"])


def texts(found: list[Action] | Unclear | None) -> list[str]:
    assert isinstance(found, list), found
    return [action.text for action in found]


def message(found: list[Action] | Unclear | None) -> str:
    assert isinstance(found, Unclear), found
    return found.message


def test_every_card_that_can_go_has_a_number() -> None:
    assert sorted(action.argument for action in dummy().numbers.values()) == sorted(
        ["9S", "10S", "QS", "KS", "AS", "JD", "JH", "JS"]
    )


@pytest.mark.parametrize("written", ["JH 9S 10S", "discard jh, 10s, 9s", "9♠ 10♠ J♥"])
def test_cards_are_named_all_at_once_in_any_order(written: str) -> None:
    assert texts(read_together(written, dummy())) == ["discard 10S", "discard 9S", "discard JH"]


def test_numbers_do_as_well() -> None:
    choices = dummy()
    numbers = {action.argument: number for number, action in choices.numbers.items()}
    written = " ".join(str(numbers[card]) for card in ("JH", "9S", "10S"))
    assert texts(read_together(written, choices)) == ["discard 10S", "discard 9S", "discard JH"]


def test_or_one_by_one_in_any_order() -> None:
    choices = dummy()
    assert message(read_together("JH", choices)) == (
        "J♥ set aside; two more. You may name them all at once, in any order."
    )
    assert message(read_together("JH", choices)) == "J♥ is set aside already."
    assert message(read_together("9S", choices)).startswith("J♥ 9♠ set aside; one more.")
    assert message(read_together("KS QS", choices)) == "That is too many: only one more can go."
    assert texts(read_together("10S", choices)) == ["discard 10S", "discard 9S", "discard JH"]


def test_a_card_that_cannot_go_is_explained_and_nothing_is_set_aside() -> None:
    choices = dummy()
    assert message(read_together("9S AH", choices)) == "You cannot discard A♥: you do not hold A♥."
    assert texts(read_together("9S 10S JH", choices)) == ["discard 10S", "discard 9S", "discard JH"]


def test_what_is_no_card_is_read_as_always() -> None:
    assert read_together("help", dummy()) is None
    assert read_together("pass", turn("classic", dealer="W")) is None


def test_fewer_cards_than_may_go_end_with_done() -> None:
    choices = under()
    assert message(read_together("10S", choices)).startswith("10♠ set aside; up to two more, or done.")
    assert message(read_together("AC", choices)) == "You cannot discard A♣: A♣ is none of the cards that may go."
    message(read_together("9H", choices))
    assert texts(read_together("done", choices)) == ["discard 10S", "discard 9H", "done"]
    assert texts(read_together("9H 9S 10S", under())) == ["discard 10S", "discard 9S", "discard 9H"]


def test_a_single_card_of_an_exchange_is_the_one_that_is_to_go() -> None:
    more = {"exchange.under": "[{from: player, to: discard, cards: 1}, {from: partner, to: player, cards: 1}]"}
    choices = turn(
        "bid_euchre", "ask", "pass", "pass", "pass", "name hearts", dealer="W",
        hands={"N": "AH KH QH JH 10H 9H"}, settings={**more, "auction.bids.ask.exchange": "under"},
    )  # fmt: skip
    found = read("9h", choices)
    assert isinstance(found, Action)
    assert found.text == "discard 9H"


def test_the_table_lets_them_go_one_after_the_other(euchre: Euchre) -> None:
    more = ("--set", "pack.jokers=2", "--set", "deal.dealer_extra=2", "--seat", "N", "--bots", "cautious")
    for seed in range(1, 20):
        done = euchre("run", "--variant", "bid_euchre", "--seed", seed, *more, answers=["2 1", "hand"])
        if "Discard two cards, face down:" in done.out:
            break
    assert done.out.count("You discard") == 2
    assert "You cannot" not in done.out
