"""The examples of the shipped files are situations that can arise, and each tells what it shows."""

from __future__ import annotations

from typing import Any

import pytest

import euchre_core as eu
from euchre_core.kernel.standing import going_on
from euchre_core.language.catalog import find, list_overlays, list_variants
from euchre_core.language.document import read_file
from euchre_core.variant.examples import ExampleSpec

SHIPPED = [*list_variants(user_dirs=()), *list_overlays(user_dirs=())]


def games_and_examples(name: str) -> list[tuple[eu.Rules, ExampleSpec]]:
    """Every example of a file with every game it is meant for."""
    located = find(name)
    data: dict[str, Any] = dict(read_file(located.path, located.display).data)
    examples = [ExampleSpec.model_validate(each) for each in data["examples"]]
    if located.kind == "variant":
        rules = eu.load(name)
        return [(rules, example) for example in examples]
    games = {game: eu.load(game, overlays=[name]) for game in data["tested_on"]}
    return [(rules, example) for game, rules in games.items() for example in examples if example.on in (None, game)]


@pytest.mark.parametrize("name", [located.name for located in SHIPPED])
def test_no_example_goes_on_after_the_game_was_won(name: str) -> None:
    for rules, example in games_and_examples(name):
        scores = [(example.scores or {}).get(side, rules.ending.start) for side in rules.side_names]
        deals = max(0, (example.deals or 1) - 2)
        nothing = rules.new_deal(seed=1)
        nothing.end([0] * len(scores), passes_deal=True)
        before = rules.ending.after(going_on(scores, [0] * len(scores), deals), nothing)
        assert not before.games.count(1), f"{name}: {before} before the deal of {example}"


@pytest.mark.parametrize("name", [located.name for located in SHIPPED])
def test_every_trick_says_which_card_wins(name: str) -> None:
    for _, example in games_and_examples(name):
        trick = example.trick or []
        times = trick.count(str(example.wins))
        told_apart = times > 1 and example.place is not None
        assert times == (1 if trick else 0) or told_apart, f"{name}: which of them wins in {trick}?"
