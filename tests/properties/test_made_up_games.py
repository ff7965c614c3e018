"""Games that nobody shipped, made up from every setting there is, played beside the naive model."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from hypothesis import assume, event, given
from hypothesis import strategies as st

import euchre_core as eu

from .beside import Beside
from .made_up import Settings, games

ACTIONS = 60


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("made_up")


def load(document: Settings, folder: Path) -> eu.Rules | None:
    """The rules of a made-up game; None if it contradicts itself."""
    path = folder / "made_up.yaml"
    path.write_text(json.dumps(document))
    try:
        return eu.load(str(path))
    except eu.VariantError as refused:
        event(f"refused: {refused.diagnostics[0].name}")
        return None


@given(document=games(), seed=st.integers(0, 10_000))
def test_plays_as_the_judge_says(document: Settings, seed: int, folder: Path) -> None:
    rules = load(document, folder)
    assume(rules is not None)
    assert rules is not None
    beside = Beside(rules, seed, max_deals=6)
    beside.compare()
    beside.play_on(random.Random(seed), ACTIONS, renege=0.2)
    copy = eu.Record.loads(beside.game.record.dumps()).replay()
    assert copy.scores == beside.game.scores
    assert copy.rules.digest == rules.digest
