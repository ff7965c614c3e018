from __future__ import annotations

import euchre_core as eu

from .situations import choice, deal_of

ASK = ("ask", "pass", "pass", "pass", "name spades")


def test_the_maker_gives_what_he_needs_least() -> None:
    assert choice(deal_of(eu.load("bid_euchre"), "N", {"E": "JS JC AS KS AH 9D"}, *ASK)) == "give 9D"


def test_a_partner_without_trump_gives_his_best_card() -> None:
    hands = {"E": "JS JC AS KS AH 9D", "W": "AD KD 10H 9H 10C 9C"}
    assert choice(deal_of(eu.load("bid_euchre"), "N", hands, *ASK, "give 9D")) == "give AD"


def test_a_partner_who_may_choose_still_gives_his_best_trump() -> None:
    free = {"exchange.ask_for_best": [{"from": "player", "to": "partner", "cards": 1},
                                      {"from": "partner", "to": "player", "cards": 1}]}  # fmt: skip
    hands = {"E": "JS JC AS KS AH 9D", "W": "QS 9S AD KD 10H 9H"}
    assert choice(deal_of(eu.load("bid_euchre", settings=free), "N", hands, *ASK, "give 9D")) == "give QS"


def test_several_cards_go_in_pack_order() -> None:
    three = {"exchange.ask_for_best": [{"from": "player", "to": "discard", "cards": 3},
                                       {"from": "partner", "to": "player", "cards": 3, "choose": "best"}]}  # fmt: skip
    rules = eu.load("bid_euchre", settings=three)
    deal = deal_of(rules, "N", {"E": "JS JC AS 9C 10D 9H"}, *ASK)
    given = []
    for _ in range(3):
        given.append(choice(deal))
        deal.push(given[-1])
    assert given == ["discard 9C", "discard 10D", "discard 9H"]


def test_the_dealer_discards_no_trump_and_no_ace() -> None:
    rules = eu.load("bid_euchre", overlays=["joker"])
    assert choice(deal_of(rules, "N", {"N": "Joker JS JC AS AH KH 9D"})) == "discard 9D"
    late = eu.load("bid_euchre", overlays=["joker"], settings={"deal.dealer_discards": "after_trump"})
    deal = deal_of(late, "N", {"N": "Joker JS JC AS AH KH 9D"}, "pass", "pass", "pass", "bid 4", "name spades")
    assert choice(deal) == "discard 9D"
