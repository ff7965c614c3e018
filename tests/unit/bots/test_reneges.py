from __future__ import annotations

import random

import pytest

import euchre_core as eu
from euchre_core.game.deal import Deal
from tests.quick_bots import NAMES, SEARCHES, quick_bot

from .situations import choice, deal_of

HANDS = {
    "N": "JS AS KS AH KH 9D",
    "E": "10S JC QH 10H AD 10C",
    "S": "QS 9H JH QD 10D QC",
    "W": "9S KD JD AC KC 9C",
}
CONTRACT = ("pass", "pass", "pass", "bid 3", "name spades")
RENEGED = ("play AH", "play 10C", "play 9H", "play 9C")
"""East has hearts, and throws a club on the ace."""
LATER = ("play 9D", "play AD", "play 10D", "play JD", "play QH")
"""East wins the second trick and leads a heart to the third."""


def table(*actions: str, **renege: object) -> Deal:
    settings = {f"play.renege.{key}": value for key, value in renege.items()}
    rules = eu.load("bid_euchre", overlays=["cutthroat_renege"], settings=settings)
    return deal_of(rules, "N", HANDS, *CONTRACT, *actions)


def test_nobody_is_challenged_on_suspicion() -> None:
    assert choice(table(*RENEGED)).startswith("play")
    assert choice(table(*RENEGED, *LATER[:2])).startswith("play")


def test_a_renege_is_named_as_soon_as_it_is_proved_and_only_once() -> None:
    deal = table(*RENEGED, "play KH", "play QH")
    assert choice(deal) == "challenge E"
    deal.push("challenge E")
    while not deal.state.is_over:
        assert not choice(deal).startswith("challenge")
        deal.push(choice(deal))


@pytest.mark.parametrize(("until", "names"), [("next_deal", True), ("trick_turned", False)])
def test_a_renege_is_not_named_too_late(until: str, names: bool) -> None:
    assert (choice(table(*RENEGED, *LATER, challenge_until=until)) == "challenge E") == names


def test_the_partner_of_who_reneged_says_nothing() -> None:
    deal = table(*RENEGED, *LATER, "play JH")
    assert deal.state.to_act == "W"
    assert choice(deal).startswith("play")


def test_a_proof_of_the_last_trick_is_named_after_it() -> None:
    deal = table(*RENEGED)
    while deal.state.tricks_left:
        legal = [action for action in deal.state.legal_actions if action.verb == "play"]
        # Everybody keeps his hearts, so that East must show his at the very end.
        deal.push(next((action for action in legal if not action.argument.endswith("H")), legal[-1]))
    answers = []
    while not deal.state.is_over:
        answers.append((deal.state.to_act, choice(deal)))
        deal.push(answers[-1][1])
    assert ("S", "challenge E") in answers or ("N", "challenge E") in answers
    assert deal.state.points["EW"] < sum(int(deal.state.taken[seat]) for seat in (1, 3))


def test_bots_never_renege_themselves() -> None:
    rules = eu.load("bid_euchre", overlays=["cutthroat_renege"])
    for name in NAMES:
        bot, rng = quick_bot(name), random.Random(1)
        game = eu.Game(rules, seed=4, max_deals=2 if name == SEARCHES else 8)
        while game.to_act is not None:
            seat = rules.seat(game.to_act)
            game.push(bot.act(game.observation(game.to_act), rng))
            assert not any(game.state.slots[rules.slot("reneges") : rules.slot("reneges") + 4]), f"{name} at {seat}"
