"""House rules that set different things can be laid in any order; one that is laid twice is laid once."""

from __future__ import annotations

from itertools import permutations

import pytest

import euchre_core as eu

from .shipped import OVERLAYS, VARIANTS, Choice, playable, rules

PAIRS = [choice for choice in playable() if len(choice.overlays) == 2]
SINGLES = [choice for choice in playable() if len(choice.overlays) == 1]


@pytest.mark.parametrize("choice", PAIRS, ids=str)
def test_a_pair_can_be_laid_in_any_order(choice: Choice) -> None:
    """No two shipped house rules set the same key, so every pair has to commute; and they must play the same, too."""
    one = rules(choice)
    other = eu.load(choice.variant, overlays=choice.overlays[::-1])
    assert other.canonical == one.canonical and other.digest == one.digest
    for seed in range(3):
        mine, theirs = eu.Game(one, seed=seed), eu.Game(other, seed=seed)
        for place in range(40):
            legal = [action.text for action in mine.legal_actions]
            assert legal == [action.text for action in theirs.legal_actions]
            mine.push(legal[place % len(legal)])
            theirs.push(legal[place % len(legal)])


@pytest.mark.parametrize("choice", SINGLES, ids=str)
def test_laid_twice_is_laid_once(choice: Choice) -> None:
    assert eu.load(choice.variant, overlays=choice.overlays * 2).canonical == rules(choice).canonical


@pytest.mark.parametrize("choice", PAIRS, ids=str)
def test_laid_again_after_another_changes_nothing(choice: Choice) -> None:
    first, second = choice.overlays
    assert eu.load(choice.variant, overlays=[first, second, first]).canonical == rules(choice).canonical


@pytest.mark.parametrize("variant", VARIANTS)
def test_all_house_rules_together_commute(variant: str) -> None:
    fitting = tuple(name for name in OVERLAYS if Choice(variant, (name,)) in SINGLES)
    digests = set()
    for place, order in enumerate(permutations(fitting)):
        if place % 700 == 0:  # some of the many orders
            digests.add(eu.load(variant, overlays=order).digest)
    assert len(digests) == 1
