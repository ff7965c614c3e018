"""Lone hands, dropping out, partners, claims of all tricks."""

from __future__ import annotations

import euchre_core as eu

from .situations import choice, deal_of


def test_the_maker_is_asked_before_the_play_and_goes_alone_with_a_hand_for_it() -> None:
    rules = eu.load("kokomo")
    bid = ("bid 3", "pass", "pass", "pass", "name spades")
    assert choice(deal_of(rules, "N", {"E": "JS JC AS KS AH"}, *bid)) == "alone"
    assert choice(deal_of(rules, "N", {"E": "KS 9S 9H 9D 10C"}, *bid)) == "pass"


def test_a_defender_stays_with_his_partner_unless_he_can_set_the_maker_himself() -> None:
    rules = eu.load("classic", overlays=["defend_alone"])
    call = ("pass", "pass", "pass", "pass", "name spades alone")
    for hand, answer in (("9H 10H 9D 10D 9C", "pass"), ("JS JC AS KS AH", "alone")):
        assert choice(deal_of(rules, "W", {"E": hand, "upcard": "QH"}, *call)) == answer


def test_who_will_take_no_trick_drops_out() -> None:
    rules = eu.load("bid_buck_euchre")
    bid = ("bid 3", "pass", "pass", "pass", "name spades")
    assert choice(deal_of(rules, "N", {"S": "9H 10H 9D 10D 9C"}, *bid)) == "drop"
    assert choice(deal_of(rules, "N", {"S": "JS AS AH 10D 9C"}, *bid)) == "stay"


def test_an_ace_is_called_that_another_holds() -> None:
    rules = eu.load("call_ace")
    hand = {"N": "JS JC AS AH 9D", "upcard": "9H"}
    deal = deal_of(rules, "W", hand, "pass", "pass", "pass", "pass", "name spades")
    assert choice(deal) == "call AD"
    hand["N"] = "JS JC AH 10H QS"
    deal = deal_of(rules, "W", hand, "pass", "pass", "pass", "pass", "name spades")
    assert choice(deal) in ("call AC", "call AD"), "his own ace would leave him alone"


def test_the_partner_chosen_is_the_one_farthest_behind() -> None:
    rules = eu.load("auction_euchre_five")
    bid = ("bid 3", "pass", "pass", "pass", "pass")
    for scores, answer in (([3, 7, 5, 1, 6], "choose D"), ([3, 7, 0, 1, 6], "choose C")):
        deal = deal_of(rules, "E", {"A": "JS JC AS KH 9D"}, *bid, before=scores)
        while not choice(deal).startswith("choose"):
            deal.push(choice(deal))
        assert choice(deal) == answer


HANDS = {"N": "JS JC AS KS QS", "E": "9H 10H 9D 10D 9C", "S": "QH KH QD KD QC", "upcard": "10S"}


def test_all_tricks_are_claimed_once_nobody_can_take_one() -> None:
    rules = eu.load("classic", overlays=["claim_the_rest"])
    deal = deal_of(rules, "W", HANDS, "order")
    deal.push(choice(deal))
    assert choice(deal) == "claim_rest"
    deal.push("claim_rest")
    assert choice(deal) == "accept"
    weaker = deal_of(rules, "W", {**HANDS, "N": "JS JC AS KS AH"}, "order")
    weaker.push(choice(weaker))
    assert choice(weaker) != "claim_rest"
    weaker.push("claim_rest")
    assert choice(weaker) == "play_on"


def test_a_hand_that_scores_is_claimed() -> None:
    rules = eu.load("classic", overlays=["four_of_a_kind_wins"])
    hand = {"N": "JS JC JH JD AS", "upcard": "9H"}
    assert choice(deal_of(rules, "W", hand)).startswith("claim")
