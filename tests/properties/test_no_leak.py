"""What a seat cannot know makes no difference to what it sees, to its turns, and to what it may do."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import euchre_core as eu
from euchre_core.game.deal import Deal

from .second_world import replayed, transposed
from .shipped import Choice, playable, rules
from .sight import differences

TELLING = ("claim", "challenge")
"""Actions that show what was hidden: a hand is laid open, a renege is found."""


def deal_in_progress(choice: Choice, rng: random.Random, most: int) -> Deal:
    """The first deal of a match with some actions taken at random, reneges among them; never over."""
    game = eu.Game(rules(choice), seed=rng.randrange(10**6))
    deal = game.deals[0]
    for _ in range(rng.randrange(most)):
        action = rng.choice(deal.state.legal_actions)
        deal.push(action)
        if deal.state.is_over:
            deal.pop()
            break
    return deal


# -- two worlds from the deal on ---------------------------------------------------------------------------------------


@given(choice=st.sampled_from(playable()), seed=st.integers(0, 10**6))
def test_cards_a_seat_cannot_know_change_nothing_for_it(choice: Choice, seed: int) -> None:
    """Two worlds that differ in cards the seat never sees, in which everybody does what looks the same to it."""
    rng = random.Random(seed)
    one = eu.Game(rules(choice), seed=seed).deals[0]
    seat = rng.randrange(len(one.rules.seats))
    other = Deal(one.rules, one.dealer, transposed(one, seat, rng, times=2), one.before, one.lasting)
    while True:
        assert not differences(one.observation(seat), other.observation(seat))
        if one.state.is_over:
            return
        pairs = looking_the_same(one, other, seat)
        if not pairs:
            return  # nobody could go on without showing which of the worlds it is
        mine, theirs = rng.choice(pairs)
        one.push(mine)
        other.push(theirs)
        shows = mine.startswith(TELLING) or (mine == "swap" and one.actions[-1].mover == seat)
        if shows and differences(one.observation(seat), other.observation(seat)):
            return


def looking_the_same(one: Deal, other: Deal, seat: int) -> list[tuple[str, str]]:
    """What the seat in turn may do in both worlds without this seat seeing a difference."""
    mine = [action.text for action in one.state.legal_actions]
    theirs = [action.text for action in other.state.legal_actions]
    both = [(text, text) for text in mine if text in theirs]
    if one.state.turn == seat:
        assert mine == theirs, "the seat's own choices depend on cards it cannot know"
        return both
    hidden = [
        (a, b)
        for a in mine
        for b in theirs
        if looks(one, a, seat).endswith("?") and looks(other, b, seat) == looks(one, a, seat)
    ]
    return both + hidden


def looks(deal: Deal, text: str, seat: int) -> str:
    """How an action would look to a seat."""
    if not text.startswith(("give ", "discard ")):
        return text
    after = deal.copy()
    after.push(text)
    return after.seen[seat][-1].action.text


# -- worlds drawn by `sample_state` ------------------------------------------------------------------------------------


@pytest.mark.parametrize("choice", playable(), ids=str)
def test_a_sample_cannot_be_told_from_the_real_deal(choice: Choice) -> None:
    """Played again from the sample's own cards, everything the seat saw is legal, and it sees the same."""
    rng = random.Random(str(choice))
    for _ in range(3):
        deal = deal_in_progress(choice, rng, most=40)
        for seat in range(len(deal.rules.seats)):
            real = deal.observation(seat)
            sample = real.sample_state(rng)
            again = replayed(deal, real, sample)
            if again is None:
                continue  # too many ways for the hidden cards; seldom
            assert list(again.state.cards) == list(sample.cards)
            assert not differences(real, again.observation(seat))
