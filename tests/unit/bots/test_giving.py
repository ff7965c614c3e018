from __future__ import annotations

import euchre_core as eu
from euchre_core.bots.estimate import Estimate
from euchre_core.bots.exchange_plans import Plan, chances_after_exchange
from euchre_core.bots.reading import Reading
from euchre_core.bots.sight import seen_through
from euchre_core.bots.worth import chances_of

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


def test_who_may_draw_as_many_as_he_lays_away_keeps_what_he_wants() -> None:
    rules = eu.load("kokomo")
    alone = ("bid 3", "pass", "pass", "pass", "name spades", "alone", "pass", "pass")
    assert choice(deal_of(rules, "N", {"E": "JS JC AS KS QS"}, *alone)) == "done"
    deal = deal_of(rules, "N", {"E": "JS JC AS 9H 9D"}, *alone)
    for answer in ("discard 9D", "discard 9H", "done"):
        assert choice(deal) == answer
        deal.push(answer)


def test_every_partner_gives_the_shooter_his_best() -> None:
    plan = Plan(Reading(eu.load("six_hand_shoot")).plans[6], 2)
    assert (plan.given, plan.received, plan.drawn) == (2, 2, 0)


def test_cards_from_the_kitty_are_worth_something() -> None:
    rules = eu.load("kokomo")
    reading = Reading(rules)
    plan = Plan(reading.lone_plan, 1)
    assert (plan.given, plan.received, plan.drawn) == (3, 0, 3)
    sight = seen_through(reading, deal_of(rules, "N", {"E": "JS JC AS 9H 9D"}).observation(1))
    drawn = chances_after_exchange(sight, reading.lone_plan, sight.hand, 0, True, 0.0)
    without = chances_of(Estimate(reading, sight.hand, sight.left, sight.unseen, 0).lone, 5, True)
    assert mean(drawn) > mean(without) + 0.3


def mean(chances: list[float]) -> float:
    return sum(tricks * chance for tricks, chance in enumerate(chances))


def test_a_kitty_to_come_is_counted_in_the_bidding() -> None:
    helps = {
        name: Reading(eu.load(name)).help_of_kitty(True)
        for name in ("bid_euchre", "five_hundred", "american_five_hundred")
    }
    assert helps["bid_euchre"] == 0 < helps["five_hundred"] < helps["american_five_hundred"]
    together = Reading(eu.load("five_hundred")).help_of_kitty(False)
    assert 0 < together < helps["five_hundred"], "partners have some of those tricks anyway"
