"""Counting sequences of legal actions, once with the library and once with the naive model."""

from __future__ import annotations

import json
from math import gcd
from typing import NamedTuple

import euchre_core as eu
from tests.naive import Deal, Table


class Row(NamedTuple):
    """A deal, and how many ways there are to go on.

    Attributes:
        variant, overlays, settings: the game.
        dealer: who deals.
        stride: how the pack lies: every so manieth card of it in pack order.
        hands: hands that are given; what is left of the pack is dealt to the others, one hand after the other.
        before: what is done first.
        depth: how many actions follow; a sequence that ends the deal earlier counts too.
        sequences: how many ways there are to go on.
    """

    variant: str
    dealer: str
    before: str
    depth: int
    sequences: int
    overlays: tuple[str, ...] = ()
    settings: dict[str, object] = {}  # noqa: RUF012 (never changed)
    stride: int = 7
    hands: dict[str, str] = {}  # noqa: RUF012 (never changed)

    def __str__(self) -> str:
        return " ".join(["+".join([self.variant, *self.overlays]), f"[{self.before}]", str(self.depth)])


def rules_of(row: Row) -> eu.Rules:
    return eu.load(row.variant, overlays=row.overlays, settings=row.settings)


def dealt(table: Table, row: Row) -> dict[str, list[str]]:
    """The cards of every hand and pile."""
    hands = {name: cards.split() for name, cards in row.hands.items()}
    pack = list(table.cards.pack)
    for card in [card for cards in hands.values() for card in cards]:
        pack.remove(card)
    stride = row.stride
    while gcd(stride, len(pack)) > 1:
        stride += 1
    rest = [pack[place * stride % len(pack)] for place in range(len(pack))]
    for name, size in table.dealt(row.dealer).items():
        if name not in hands:
            hands[name], rest = rest[:size], rest[size:]
    return hands


def as_piles(rules: eu.Rules, cards: dict[str, list[str]]) -> dict[str, list[str]]:
    """The same cards as the library lays them: a kitty from which some are drawn lies card by card."""
    single = [pile.name for pile in rules.piles if pile.name.startswith("kitty") and pile.name[5:].isdecimal()]
    if not single:
        return cards
    kitty = {name: [card] for name, card in zip(["kitty", *single], cards["kitty"], strict=True)}
    return {name: held for name, held in cards.items() if name != "kitty"} | kitty


def counted_by_the_library(row: Row, depth: int) -> int:
    rules = rules_of(row)
    table = Table(json.loads(rules.canonical))
    state = rules.new_deal(dealer=row.dealer, hands=as_piles(rules, dealt(table, row)))
    for text in actions_before(row):
        state.apply(text)
    return ways(state, depth)


def ways(state: eu.State, depth: int) -> int:
    if state.is_over or depth == 0:
        return 1
    if depth == 1:
        return len(state.legal_actions)
    count = 0
    for action in state.legal_actions:
        after = state.copy()
        after.apply(action)
        count += ways(after, depth - 1)
    return count


def counted_by_the_model(row: Row, depth: int) -> int:
    table = Table(json.loads(rules_of(row).canonical))
    cards = dealt(table, row)

    def ways_from(actions: list[str], depth: int) -> int:
        deal = Deal(table, row.dealer, cards)
        for text in actions:
            deal.take(text)
        if deal.turn is None or depth == 0:
            return 1
        if depth == 1:
            return len(deal.turn.may)
        return sum(ways_from([*actions, text], depth - 1) for text in deal.turn.may)

    return ways_from(actions_before(row), depth)


def actions_before(row: Row) -> list[str]:
    return [text.strip() for text in row.before.split(",") if text.strip()]
