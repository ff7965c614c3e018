"""Tricks played at random, without going through an action for every card: what roll-outs spend their time with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from euchre_core.kernel.pack import SUIT_SLOTS, place_of, population
from euchre_core.kernel.state import State

from .phase import Tricks

MASK: Final = (1 << 62) - 1
"""The generator keeps 62 bits, so that compiled and interpreted whole numbers agree."""


def stir(chance: i64) -> i64:
    """The next number of the generator (xorshift on 62 bits)."""
    chance ^= (chance << 13) & MASK
    chance ^= chance >> 7
    chance ^= (chance << 17) & MASK
    return chance


def drawn(cards: i64, chance: i64) -> i64:
    """One of the cards of a mask, as a mask of its own, chosen by a number of the generator."""
    rest = cards & (cards - 1)
    if not rest:
        return cards
    place = (chance >> 20) % population(cards)
    while place:
        cards = rest
        rest = cards & (cards - 1)
        place -= 1
    return cards ^ rest


def cards_to_play(state: State) -> i64:
    """How many cards are still to be played in the tricks that are left."""
    players = len(state.rules.seats) - population(state.idle)
    return state.tricks_left * players - state.count


def play_tricks(tricks: Tricks, state: State, chance: i64) -> i64:
    """Play all tricks that are left, every card by chance; the same cards as if each had been an action.

    Args:
        tricks: the phase, one that `is_plain`, in a game with one pack.
        state: the deal, in this phase, without a journal; it goes on to the next step.
        chance: the generator, which is stirred before every card.

    Returns:
        The generator as it is then.
    """
    cards = state.cards
    taken = state.taken
    following = tricks.following[state.idle]
    first = state.strain * SUIT_SLOTS
    suits = state.strain * tricks.kinds
    played: i64 = 0
    turn, leader, winning = state.turn, state.leader, state.winning
    led, best = state.led, state.best
    in_suit: i64 = tricks.suit_mask[first + led] if led >= 0 else -1
    strength = tricks.strength[first + max(led, 0)]
    left = state.tricks_left
    while left:
        held: i64 = cards[turn]
        held &= ~played
        legal = held & in_suit
        chance = stir(chance)
        bit = drawn(legal if legal else held, chance)
        played |= bit
        card = place_of(bit)
        if led < 0:
            led = tricks.suit_of[suits + card]
            in_suit = tricks.suit_mask[first + led]
            strength = tricks.strength[first + led]
        own: i64 = strength[card]
        if own > best or (own == best and own > 0 and tricks.last_equal_wins):
            best = own
            winning = turn
        turn = following[turn]
        if turn == leader:
            taken[winning] += 1
            leader = turn = winning
            led = -1
            in_suit = -1
            best = 0
            left -= 1
    for seat in range(len(taken)):
        mask: i64 = cards[seat]
        cards[seat] = int(mask & ~played)
    state.turn = state.leader = leader
    state.winning = winning
    state.led, state.best, state.count, state.tricks_left = -1, 0, 0, 0
    state.next_step()
    return chance
