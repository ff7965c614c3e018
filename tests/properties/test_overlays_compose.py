"""House rules that set different things can be laid in any order; one that is laid twice is laid once."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import euchre_core as eu

from .shipped import PAIRS, Choice, playable, playable_pairs, rules, rules_of

SINGLES = [choice for choice in playable() if choice.overlays]


@pytest.mark.parametrize("choice", playable_pairs(), ids=str)
def test_a_pair_can_be_laid_in_any_order(choice: Choice) -> None:
    """Two house rules that set the same key to different values are refused; all others commute, and play the same."""
    one = rules(choice)
    other = eu.load(choice.variant, overlays=choice.overlays[::-1])
    assert other.canonical == one.canonical and other.digest == one.digest
    for seed in range(3):
        mine, theirs = eu.Game(one, seed=seed), eu.Game(other, seed=seed)
        for place in range(40):
            legal = [action.text for action in mine.legal_actions]
            assert legal == [action.text for action in theirs.legal_actions]
            if mine.is_over:
                break
            mine.push(legal[place % len(legal)])
            theirs.push(legal[place % len(legal)])


@pytest.mark.parametrize("choice", [choice for choice in PAIRS if rules_of(choice) is None], ids=str)
def test_a_pair_that_is_refused_is_refused_in_any_order(choice: Choice) -> None:
    """With the same complaints, whichever of the two files they are said of."""
    assert complaints(choice.variant, choice.overlays) == complaints(choice.variant, choice.overlays[::-1])


def complaints(variant: str, overlays: tuple[str, ...]) -> set[str]:
    """The codes of what is wrong."""
    with pytest.raises(eu.VariantError) as refused:
        eu.load(variant, overlays=overlays)
    return {diagnostic.code for diagnostic in refused.value.diagnostics}


@pytest.mark.parametrize("choice", SINGLES, ids=str)
def test_laid_twice_is_laid_once(choice: Choice) -> None:
    assert eu.load(choice.variant, overlays=choice.overlays * 2).canonical == rules(choice).canonical


@pytest.mark.parametrize("choice", playable_pairs(), ids=str)
def test_laid_again_after_another_changes_nothing(choice: Choice) -> None:
    first, second = choice.overlays
    assert eu.load(choice.variant, overlays=[first, second, first]).canonical == rules(choice).canonical


FOUNDING_RULES = ["ace_no_face", "cutthroat_renege", "joker", "makers_first", "plain_six", "stick_the_dealer"]


@pytest.mark.parametrize("variant", ["bid_euchre", "double_deck_bid_euchre"])
def test_many_house_rules_together_commute(variant: str) -> None:
    digests = set()
    for place, order in enumerate(permutations(FOUNDING_RULES)):
        if place % 100 == 0:  # some of the many orders
            try:
                digests.add(eu.load(variant, overlays=order).digest)
            except eu.VariantError as refused:
                digests.add(str({diagnostic.code for diagnostic in refused.diagnostics}))
    assert len(digests) == 1


LEAVES: list[tuple[str, Any]] = [
    ("pack.jokers", 1),
    ("pack.bowers", "right_only"),
    ("deal.dealer_extra", 1),
    ("deal.packets", [3, 2]),
    ("claims.low.hand", "only(9 10)"),
    ("claims.low.effect", "redeal_same"),
    ("claims.low.limit", "once_per_match"),
    ("auction.opens", "dealer"),
    ("auction.ladder", [2, "ask", "moon"]),
    ("auction.bids.ask.value", 15),
    ("auction.bids.moon.leads", "left_of_maker"),
    ("trump.choices", ["red"]),
    ("exchange.ask_for_best", None),
    ("play.renege.policy", "noticed"),
    ("play.renege.points", -4),
    ("scoring.makers.set.points", "-2 * bid"),
    ("scoring.makers.all", {"tricks": "all", "bid": "numbered", "points": 10}),
    ("scoring.defenders.tricks.points", "2 * tricks"),
    ("match.target", 21),
    ("match.winner", "makers_first"),
]


@given(
    leaves=st.lists(st.sampled_from(LEAVES), unique_by=lambda leaf: leaf[0], min_size=2, max_size=9),
    cut=st.integers(1, 8),
)
def test_house_rules_over_different_keys_commute(leaves: list[tuple[str, Any]], cut: int) -> None:
    """Two overlays made up of different settings; a pair that contradicts itself does so in any order."""
    with TemporaryDirectory() as folder:
        one, other = Path(folder) / "one.yaml", Path(folder) / "other.yaml"
        write(one, "One", leaves[:cut])
        write(other, "Other", leaves[cut:])
        both = canonical(one, other)
        assert canonical(other, one) == both
        assert canonical(one, other, one) == both
        assert canonical(other, one, one, other) == both
        assert canonical(one, one) == canonical(one)


def write(path: Path, title: str, leaves: list[tuple[str, Any]]) -> None:
    """Write an overlay that says these settings."""
    document: dict[str, Any] = {"format": 1, "overlay": title}
    for setting, value in leaves:
        *groups, key = setting.split(".")
        place = document
        for group in groups:
            place = place.setdefault(group, {})
        place[key] = value
    path.write_text(json.dumps(document))


def canonical(*overlays: Path) -> str | list[str]:
    """The game with these overlays as one text; or what keeps it from being played."""
    try:
        return eu.load("bid_euchre", overlays=[str(path) for path in overlays]).canonical
    except eu.VariantError as refused:
        return sorted({diagnostic.code for diagnostic in refused.diagnostics})
