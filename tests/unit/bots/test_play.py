from __future__ import annotations

import pytest

import euchre_core as eu
from euchre_core.game.deal import Deal

from .situations import choice, deal_of

SPADES = ("pass", "pass", "pass", "bid 3", "name spades")
"""North deals and makes spades trump; he leads."""

HANDS = {
    "N": "JS AS KS AH KD 9D",
    "E": "10S JC QH 10H AD 10C",
    "S": "QS 9H JH QD 10D QC",
    "W": "9S KH JD AC KC 9C",
}

LOW_TO_HIGH = ["9", "10", "J", "Q", "K", "A"]


def in_spades(hands: dict[str, str], *actions: str) -> Deal:
    return deal_of(eu.load("bid_euchre"), "N", hands, *SPADES, *actions)


def play_lowest(deal: Deal) -> None:
    deal.push(min(deal.state.legal_actions, key=lambda action: LOW_TO_HIGH.index(action.argument[:-1])))


def test_a_partner_who_is_winning_for_sure_is_not_overtaken() -> None:
    assert choice(in_spades(HANDS, "play JS", "play 10S")) == "play QS"  # his only trump
    hands = {"N": "JS 9S KS AH KD 9D", "S": "AS QS AD QD 10D 9H"}
    deal = in_spades(hands, "play JS")
    play_lowest(deal)
    assert choice(deal) == "play QS"


def test_who_has_no_trump_throws_his_lowest_card_on_his_partners_right_bower() -> None:
    deal = in_spades({"N": "JS AS KS AH KD 9D", "S": "AC KC AD QD 10D 9H"}, "play JS")
    play_lowest(deal)
    assert choice(deal) == "play 9H"


@pytest.mark.parametrize(
    ("held", "answer"),
    [
        ("AH KH 9D 10D QC 9C", "play KH"),  # either would win
        ("KH 9H 9D 10D QC 9C", "play KH"),  # one wins
        ("10H 9H 9D 10D QC 9C", "play 9H"),  # none does
    ],
)
def test_the_last_to_play_wins_as_cheaply_as_he_can_or_throws_his_lowest(held: str, answer: str) -> None:
    deal = in_spades({"N": "QH JS AS KS KD 9S", "E": "JH JC 10S QS JD KC", "W": held}, "play QH", "play JH")
    play_lowest(deal)
    assert choice(deal) == answer


def test_the_last_to_play_trumps_with_his_lowest_trump() -> None:
    hands = {"N": "AH JS AS KS KD 9D", "E": "QH 10C QC KC AD QD", "W": "10S QS JC AC 9C 9S"}
    deal = in_spades(hands, "play AH", "play QH")
    play_lowest(deal)
    assert choice(deal) == "play 9S"


def test_a_small_trump_is_not_thrown_at_a_trick_a_partner_has_won() -> None:
    hands = {"N": "AH JS AS KS KD 9D", "E": "QH 10C QC KC AD QD", "S": "10S QS 9C AC 10D JD", "W": "10H KH 9S 9H JH JC"}
    assert choice(in_spades(hands, "play JS", "play 10C", "play 10S", "play 9S", "play KD", "play QD")).endswith("D")


def test_trumps_are_drawn_with_the_highest_left() -> None:
    assert choice(in_spades({"N": "JS JC AS KS QS AH"})) == "play JS"


def test_sure_winners_are_cashed_when_nobody_has_a_trump_left() -> None:
    hands = {"N": "JS JC AS AH 9D 9C", "E": "KS QS KH QH 10D 10C", "S": "10S 9S JH 10H AD AC", "W": "9H KD QD JD KC QC"}
    deal = in_spades(hands, "play JS", "play QS", "play 9S", "play 9H", "play JC", "play KS", "play 10S", "play JD")
    assert choice(deal) in ("play AH", "play AS")


def test_of_equal_cards_the_last_wins_where_the_rules_say_so() -> None:
    hands = {"N": "AH AS KS JS 9S 9S 10S 10S KD KD 9D 9D", "W": "AH 9H QC QC QD QD JD JD 10D 10D 9C 9C"}
    for equal, answer in (("first_wins", "play 9H"), ("last_wins", "play AH")):
        rules = eu.load("double_deck_bid_euchre", settings={"play.equal_cards": equal})
        deal = deal_of(rules, "N", hands, *SPADES, "play AH")
        play_lowest(deal)
        play_lowest(deal)
        assert deal.state.best and deal.state.winning == 0
        assert choice(deal) == answer


def test_a_lone_maker_with_the_highest_cards_left_takes_all_tricks() -> None:
    rules = eu.load("ghost_hand")
    deal = deal_of(rules, "A", {"B": "JS JC AS KS QS AH"}, "moon", "pass", "pass", "name spades")
    while not deal.state.is_over:
        deal.push(choice(deal))
    assert deal.state.points["B"] == 24
