"""What a seat knows: the worlds that are drawn for it contradict nothing of it.

Here for the founding games, by rules of thumb written for them; for every other game the worlds are played through
again, in `test_no_leak`.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

import euchre_core as eu
from tests.naive import Table

from .shipped import Choice, rules, rules_of
from .worlds import deal_in_progress

FOUNDING = ["bid_euchre", "ghost_hand", "double_deck_bid_euchre"]
HOUSE_RULES = [
    "ace_no_face", "cutthroat_renege", "joker", "makers_first", "plain_six", "stick_the_dealer", "symmetric_moon",
]  # fmt: skip
CHOICES = [
    Choice(game, overlays) for game in FOUNDING for count in (0, 1, 2) for overlays in combinations(HOUSE_RULES, count)
]


@given(choice=st.sampled_from(CHOICES).filter(rules_of), seed=st.integers(0, 10**6))
def test_a_sample_keeps_to_what_the_seat_knows(choice: Choice, seed: int) -> None:
    rng = random.Random(seed)
    deal = deal_in_progress(rules(choice), rng, most=40)
    table = Table(json.loads(deal.rules.canonical))
    for seat in deal.rules.seats:
        observation = deal.observation(deal.rules.seat(seat))
        known = Knowledge(table, observation)
        for _ in range(3):
            sample = observation.sample_state(rng)
            hands = {name: sample.hand(name) for name in [*table.seats, "ghost"] if name in known.names}
            assert hands[seat] == observation.hand
            for other, suits in known.voids.items():
                assert not [card for card in hands[other] if table.cards.suit(card, known.trump) in suits]
            for other, cards in known.held.items():
                assert not cards - Counter(hands[other]), f"{other} was given {cards}"
            for other, higher in known.not_held.items():
                assert not [card for card in hands[other] if card in higher], f"{other} had to give his best"
            for name, whole in known.whole_hands.items():
                assert hands[name] == whole, f"{name} is a hand that {seat} gave up"


class Knowledge:
    """What follows from the texts a seat has seen, worked out one rule after the other.

    Attributes:
        voids: suits a seat has shown to be out of; held: cards it was given and still has.
        not_held: higher trumps than the best it had to give; whole_hands: the hand that was swapped away.
    """

    def __init__(self, table: Table, observation: eu.Observation) -> None:
        self.table = table
        self.me = observation.seat
        self.names = [pile.name for pile in observation.rules.piles]
        self.trump = observation.trump or table.trumps[0]
        self.voids: dict[str, set[str]] = {}
        self.held: dict[str, Counter[str]] = {}
        self.not_held: dict[str, list[str]] = {}
        self.whole_hands: dict[str, list[str]] = {}
        self.hand = [observation.rules.pack.kinds[card] for card in observation.dealt]
        self.maker = observation.holder
        self.trick: list[str] = []
        self.given: list[str] = []
        out = table.partners(self.maker) if self.maker else []
        sits_out = any(text in ("ask", "moon") for text in (event.action.text for event in observation.history))
        self.at_table = len(table.seats) - (len(out) if sits_out else 0)
        prevented = table.settings["play"]["renege"]["policy"] == "prevented"
        for event in observation.history[1:]:
            verb, _, card = event.action.text.partition(" ")
            if verb == "play":
                self.see_card(event.seat, card, prevented)
            elif verb == "give" and not event.action.is_hidden:
                self.see_gift(event.seat, card)
            elif verb == "discard" and event.seat == self.me:
                self.hand.remove(card)
            elif verb == "swap":
                self.see_swap(event.seat)

    def see_card(self, seat: str, card: str, prevented: bool) -> None:
        cards = self.table.cards
        if self.trick and prevented and cards.suit(card, self.trump) != cards.suit(self.trick[0], self.trump):
            self.voids.setdefault(seat, set()).add(cards.suit(self.trick[0], self.trump))
        self.trick = [*self.trick, card] if len(self.trick) + 1 < self.at_table else []
        self.held.get(seat, Counter())[card] -= 1

    def see_gift(self, giver: str, card: str) -> None:
        """The maker gives first, his partner gives the best trump he was dealt."""
        self.given.append(card)
        (partner,) = self.table.partners(giver)
        self.held.setdefault(partner, Counter())[card] += 1
        if giver != self.maker:
            trumps = self.table.cards.trumps(self.trump)
            higher = trumps[: trumps.index(card)] if card in trumps else trumps
            self.not_held[giver] = [trump for trump in higher if trump != self.given[0]]

    def see_swap(self, seat: str) -> None:
        if seat == self.me:
            self.whole_hands["ghost"] = self.table.cards.in_pack_order(self.hand)
