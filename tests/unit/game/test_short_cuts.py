"""What is written out for speed does what the plain way does."""

from __future__ import annotations

import random

import pytest

import euchre_core as eu
from euchre_core.kernel.legal import LegalActions
from euchre_core.kernel.pack import lowest, place_of, population, single


def at_play(seed: int) -> eu.State:
    """A deal of the classic game at its first lead, or later."""
    rng = random.Random(seed)
    state = eu.load("classic").new_deal(seed=seed)
    while state.now.name != "the play":
        state.apply(rng.choice(state.legal_actions))
    for _ in range(rng.randrange(6)):
        state.apply(rng.choice(state.legal_actions))
    return state


@pytest.mark.parametrize("seed", range(6))
def test_legal_cards_without_a_list_are_those_of_the_list(seed: int) -> None:
    state = at_play(seed)
    listed = list(state.legal_actions)
    quick = state.now.quick
    assert quick is not None
    wanted = LegalActions(state, None, quick, quick.legal_cards(state))
    assert len(wanted) == len(listed)
    assert [wanted[place] for place in range(len(listed))] == listed
    assert wanted[-1] is listed[-1]
    with pytest.raises(IndexError):
        wanted[len(listed)]
    state.apply(listed[0])  # what was legal then stays in the collection
    assert wanted[0] is listed[0]
    assert list(wanted) == listed
    assert listed[-1] in wanted and listed[-1].text in wanted


def test_what_was_offered_once_is_not_legal_for_ever() -> None:
    state = at_play(1)
    (*_, card) = state.legal_actions
    state.apply(card)
    with pytest.raises(eu.IllegalAction):
        state.apply(card)


@pytest.mark.parametrize("name", ["classic", "two_hand", "double_deck_bid_euchre", "five_hundred"])
def test_a_pack_is_shuffled_as_python_would(name: str) -> None:
    rules = eu.load(name)
    for seed in range(50):
        cards = rules.pack.cards()
        random.Random(seed).shuffle(cards)
        assert rules.shuffled(random.Random(seed)) == cards
    assert rules.pack.cards() == sorted(rules.pack.cards())


def test_kinds_of_a_mask_are_counted_and_found_up_to_the_last() -> None:
    for kind in range(63):
        assert single(kind) == 2**kind
        assert place_of(2**kind) == kind
        assert lowest(2**62 | 2**kind) == kind
        assert population(2**62 | 2**kind) == (2 if kind < 62 else 1)
