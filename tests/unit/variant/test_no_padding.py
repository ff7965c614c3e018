"""Every shipped file says something: without it, its own examples are wrong."""

from __future__ import annotations

from typing import Any

import pytest

import euchre_core as eu
from euchre_core.language.catalog import Located, list_overlays, list_variants
from euchre_core.language.document import read_file
from euchre_core.testing.examples import examples_for, run_examples
from euchre_core.testing.trial import Trial
from euchre_core.variant.load import finish

OVERLAYS = {found.name: found for found in list_overlays(())}
VARIANTS = {found.name: found for found in list_variants(())}


def head(located: Located) -> dict[str, Any]:
    """What a file says."""
    return dict(read_file(located.path, located.display).data)


def wrong(located: Located, game: str, without: eu.Rules) -> int:
    """How many examples of a file come out wrong, or cannot even be asked, under other rules."""
    document = read_file(located.path, located.display)
    return sum(Trial(without, example).complaint() is not None for example, _ in examples_for(document, game))


@pytest.mark.parametrize("name", sorted({**OVERLAYS, **VARIANTS}))
def test_its_examples_are_right(name: str) -> None:
    found = run_examples(OVERLAYS.get(name) or VARIANTS[name])
    assert not found.failures, "\n".join(failure.headline for failure in found.failures)
    assert found.passed > 0


@pytest.mark.parametrize("name", sorted(OVERLAYS))
def test_a_house_rule_makes_its_examples_right(name: str) -> None:
    tested = head(OVERLAYS[name])["tested_on"]
    games = [tested] if isinstance(tested, str) else tested
    assert sum(wrong(OVERLAYS[name], game, finish(game).compile()) for game in games), f"all hold without {name}, too"


@pytest.mark.parametrize("name", [name for name, found in sorted(VARIANTS.items()) if "extends" in head(found)])
def test_a_game_makes_its_examples_right(name: str) -> None:
    parent = head(VARIANTS[name])["extends"]
    assert wrong(VARIANTS[name], name, finish(parent).compile()), f"all examples of {name} hold in {parent}, too"


@pytest.mark.parametrize("name", sorted({**OVERLAYS, **VARIANTS}))
def test_it_says_what_it_is_and_where_it_comes_from(name: str) -> None:
    located = OVERLAYS.get(name) or VARIANTS[name]
    data = head(located)
    assert str(data["summary"]).endswith(".")
    assert data["sources"]
    assert data["examples"]
