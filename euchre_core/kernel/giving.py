"""Giving several cards, one after the other, so that the same set of cards is always given in the same way."""

from __future__ import annotations

from mypy_extensions import i64

from .state import State


def free_cards(state: State, pile: i64, barred: list[int]) -> i64:
    """The cards of a pile of which a copy may be given, as a mask; `barred` copies (one mask a plane) may not."""
    held: i64 = state.cards[pile * state.planes]
    if state.planes == 1:
        for plane in barred:
            held &= ~plane
        return held
    if not any(barred):
        return held
    found: i64 = 0
    card: i64 = 0
    while held >> card:
        if (held >> card) & 1 and copies(state, pile, barred, card) > 0:
            bit: i64 = 1
            bit <<= card
            found |= bit
        card += 1
    return found


def copies(state: State, pile: i64, barred: list[int], card: i64) -> i64:
    """How many copies of a card may be given."""
    count = state.holds(pile, card)
    for plane in barred:
        count -= (plane >> card) & 1
    return count


def in_pack_order(state: State, pile: i64, barred: list[int], last: i64, wanted: i64) -> i64:
    """The cards that may be given next, as a mask, if cards are given in pack order.

    Args:
        state: the deal.
        pile: where the cards come from.
        barred: cards of the pile that may not be given, as one mask a plane.
        last: the card given before this one, or 0; no earlier card may follow it.
        wanted: how many cards are still to be given, this one included; a card is left out when too few would follow.
    """
    free = (free_cards(state, pile, barred) >> last) << last
    if wanted <= 1:
        return free
    found: i64 = 0
    behind: i64 = 0
    card: i64 = len(state.rules.pack.kinds) - 1
    while card >= last:
        if (free >> card) & 1:
            behind += copies(state, pile, barred, card)
            if behind >= wanted:
                bit: i64 = 1
                bit <<= card
                found |= bit
        card -= 1
    return found
