"""What bots see and remember, and what they make of it."""

from __future__ import annotations

import random

import pytest

import euchre_core as eu
from euchre_core.bots.chances import Chances
from euchre_core.bots.estimate import Estimate
from euchre_core.bots.prospects import Hands
from euchre_core.bots.reading import Reading
from euchre_core.bots.sight import Sight, seen_through
from euchre_core.bots.worth import Worth, chances_of
from euchre_core.game.deal import Deal

from .situations import choice, deal_of

GAMES = ["bid_euchre", "ghost_hand", "double_deck_bid_euchre"]


def sight_of(deal: Deal, seat: str | None = None) -> Sight:
    number = int(deal.state.turn) if seat is None else deal.rules.seat(seat)
    return seen_through(Reading(deal.rules), deal.observation(number))


def unseen_texts(sight: Sight) -> list[str]:
    return sight.reading.rules.pack.texts(sight.left)


@pytest.mark.parametrize("overlays", [[], ["joker"]])
@pytest.mark.parametrize("game", GAMES)
def test_the_unseen_cards_are_those_of_others_and_those_nobody_has_seen(game: str, overlays: list[str]) -> None:
    rules = eu.load(game, overlays=overlays)
    for seed in range(4):
        deal = deal_of(rules, rules.seats[seed % 3], {})
        while not deal.state.is_over:
            seat = int(deal.state.turn)
            sight = sight_of(deal)
            played = [action.argument for action in deal.actions if action.verb == "play"]
            known = played + deal.observation(seat).hand
            unseen = unseen_texts(sight)
            assert sight.unseen == len(unseen)
            seen_away = len(deal.cards[seat]) if f"{rules.seats[seat]}: swap" in map(str, deal.events) else 0
            own_discards = [a for a in deal.actions if a.verb in ("discard", "give") and a.mover == seat]
            assert len(known) + len(unseen) + seen_away + len(own_discards) >= rules.pack.size - 1
            hidden = [card for pile in rules.seats for card in deal.state.hand(pile) if pile != rules.seats[seat]]
            if not own_discards and not seen_away:
                assert set(hidden) <= set(unseen)
            deal.push(choice(deal))


def test_a_hand_given_for_the_ghost_is_not_looked_for_any_more() -> None:
    rules = eu.load("ghost_hand")
    deal = deal_of(rules, "A", {"B": "9S 10S 9H 10H 9D QC"}, "swap")
    sight = sight_of(deal, "B")
    assert not {"9S", "10S", "9H", "10H", "9D", "QC"} & set(unseen_texts(sight))
    assert sight.unseen == 12
    assert sight_of(deal, "C").unseen == 18


def test_who_does_not_follow_has_none_of_the_suit() -> None:
    hands = {"N": "JS AS KS AH KD 9D", "E": "10S JC QC AC AD 10C", "S": "QS 9H JH QD 10D 9C", "W": "9S KH JD KC QH 10H"}
    actions = ("pass", "pass", "pass", "bid 3", "name spades", "play AH", "play 10C", "play 9H", "play 10H")
    sight = sight_of(deal_of(eu.load("bid_euchre"), "N", hands, *actions))
    hearts, spades = 3, 0
    assert sight.notes.voids == [0, 1 << hearts, 0, 0]
    chances = Chances(sight)
    row = sight.strain * 5 + hearts
    king = sight.reading.strength[row * sight.reading.kinds + sight.reading.rules.pack.index["KH"]]
    assert chances.none_beats(0b0010, row, king) < 1.0, "East may trump"
    lowest_trump = sight.reading.strength[(spades * 5 + spades) * 24 + sight.reading.rules.pack.index["JS"]]
    assert chances.none_beats(0b1110, spades * 5 + spades, lowest_trump) == 1.0


def test_who_does_not_follow_the_suit_named_for_a_joker_has_none_of_it() -> None:
    hands = {
        "E": "Joker AS KS QS AC KC QC AD KD QD",
        "S": "JS 10S 9S 8S JC 10C 9C JD 10D 9D",
        "kitty": "4D 5D 6D",
    }
    rules = eu.load("five_hundred")
    discards = ("discard 6D", "discard 5D", "discard 4D")
    deal = deal_of(rules, "N", hands, "bid 10 no_trump", *discards, "play Joker", "lead hearts", "play 9D")
    assert sight_of(deal, "W").notes.voids[2] == 1 << 3


def test_chances_are_those_of_cards_lying_anywhere() -> None:
    """North leads; whether East beats his card is counted in many deals of the unseen cards."""
    rules = eu.load("bid_euchre")
    deal = deal_of(rules, "N", {"N": "JS AS KS AH KD 9D"}, "pass", "pass", "pass", "bid 3", "name spades")
    sight = sight_of(deal)
    chances = Chances(sight)
    unseen = [rules.pack.index[text] for text in unseen_texts(sight)]
    rng = random.Random(2)
    for text in ("AS", "KS", "AH", "KD", "9D"):
        card = rules.pack.index[text]
        suit = rules.tables.suit_of[card]
        strengths = rules.tables.strengths(0, suit)
        beaten = 0
        for _ in range(3000):
            east = rng.sample(unseen, 6)
            following = [other for other in east if rules.tables.suit_of[other] == suit]
            beaten += max(strengths[other] for other in following or east) > strengths[card]
        assert 1 - beaten / 3000 == pytest.approx(chances.none_beats(0b0010, suit, strengths[card]), abs=0.06), text


@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize("tricks", [1, 5, 6, 12])
def test_the_chances_of_all_tricks_come_to_one(tricks: int, alone: bool) -> None:
    for tenths in range(-10, 10 * tricks + 20, 5):
        chances = chances_of(tenths / 10, tricks, alone)
        assert len(chances) == tricks + 1
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) >= 0.0


def test_a_contract_is_worth_what_the_scoring_says() -> None:
    reading = Reading(eu.load("bid_euchre"))
    three = reading.contracts.outcomes_of(0, -1, 0, 0)
    assert three.makers == [-3, -3, -3, 3, 4, 5, 6]
    assert three.others == [6, 5, 4, 3, 2, 1, 0]
    assert reading.contracts.outcomes_of(4, -1, 0, 0).makers == [-6] * 6 + [24]


@pytest.mark.parametrize("game", GAMES)
def test_a_standing_rises_with_ones_own_points_and_falls_with_others(game: str) -> None:
    rules = eu.load(game)
    reading = Reading(rules)
    for own in (-10, 0, 20, 31):
        worth = Worth(reading, [own] + [5] * (len(rules.side_names) - 1), 0)
        steps = [worth.after(0, float(points), 0.0, 0.0) for points in range(-6, 30)]
        assert steps == sorted(steps)
        steps = [worth.after(1, float(points), 0.0, 0.0) for points in range(-6, 30)]
        assert steps == sorted(steps, reverse=True)
    assert Worth(reading, [31] + [0] * (len(rules.side_names) - 1), 0).after(0, 1.0, 0.0, 0.0) == 1.0


@pytest.mark.parametrize("overlays", [[], ["joker"]])
@pytest.mark.parametrize("game", GAMES)
def test_a_higher_card_never_makes_a_hand_worse(game: str, overlays: list[str]) -> None:
    """Each card of a hand in turn is changed for the next higher of its suit under some trump."""
    rules = eu.load(game, overlays=overlays)
    reading = Reading(rules)
    rng = random.Random(3)
    for _ in range(5):
        cards = rules.shuffled(rng)
        hand = sorted(cards[: reading.tricks])
        for strain in range(reading.strains):
            for card in hand:
                suit = reading.suit_of[strain * reading.kinds + card]
                order = [bit.bit_length() - 1 for bit in reading.order[strain * 5 + suit]]
                place = order.index(card)
                if place == 0 or hand.count(order[place - 1]) == rules.pack.copies[order[place - 1]]:
                    continue
                better = [*hand]
                better[better.index(card)] = order[place - 1]
                assert tricks_of(reading, better, strain) >= tricks_of(reading, hand, strain) - 1e-9


def tricks_of(reading: Reading, hand: list[int], strain: int) -> float:
    planes, left = [0] * reading.planes, [0] * reading.planes
    for where, cards in ((planes, hand), (left, missing(reading, hand))):
        for card in cards:
            plane = next(each for each in range(reading.planes) if not where[each] >> card & 1)
            where[plane] |= 1 << card
    return Estimate(reading, planes, left, reading.size - reading.tricks, strain).lone


def missing(reading: Reading, hand: list[int]) -> list[int]:
    rest = reading.rules.pack.cards()
    for card in hand:
        rest.remove(card)
    return rest


@pytest.mark.parametrize("game", GAMES)
def test_what_hands_are_like_is_between_nothing_and_everything(game: str) -> None:
    reading = Reading(eu.load(game))
    hands = Hands(reading)
    assert 0 < hands.mean < int(reading.tricks)
    parts = [hands.part_from(float(tricks)) for tricks in range(reading.tricks + 2)]
    assert parts[0] == 1.0 and parts[-1] == 0.0 and parts == sorted(parts, reverse=True)
    assert hands.mean_from(3.0) >= max(3.0, hands.mean)


def test_a_dealer_with_a_card_too_many_counts_his_best() -> None:
    late = eu.load("bid_euchre", overlays=["joker"], settings={"deal.dealer_discards": "after_trump"})
    plain = deal_of(late, "N", {"E": "JS JC AS KS AH AD"})
    extra = deal_of(late, "E", {"E": "JS JC AS KS AH AD 9C"})
    assert sight_of(extra, "E").prospect.lone == pytest.approx(sight_of(plain, "E").prospect.lone, abs=0.4)
