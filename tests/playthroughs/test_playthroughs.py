"""One game of every shipped file, written down: whatever changes in the rules shows as a change in one of these texts.

The cards and actions of a text are played again and must give the same text. To have bots play new games, say
EUCHRE_WRITE_PLAYTHROUGHS=1 pytest tests/playthroughs; then read what they did. Of several games the one is written down
in which the most different things are said.
"""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import euchre_core as eu
from euchre_core.language.catalog import Located, list_overlays, list_variants
from euchre_core.language.document import read_file

from .playthrough_text import MOST_LINES, careless, played, read_back, sensible, written

HERE = Path(__file__).parent
WRITE = "EUCHRE_WRITE_PLAYTHROUGHS"
TARGET = 12
"""A short match, so that its end is on the page."""
TRIED = 12
"""How many games are played to find one to be written down."""
SEEDS = {
    "ghost_hand": 11,  # a swap, a moon
    "bid_euchre": 21,  # an ask
    "double_deck_bid_euchre": 35,
    "ace_no_face": 106,  # a claim
    "stick_the_dealer": 184,  # a stuck dealer
    "symmetric_moon": 51,  # one that failed
    "joker": 13,
    "plain_six": 737,
    "makers_first": 16,  # both sides at the target
    "cutthroat_renege": 21,  # a renege found out
}
"""Games that show what their file is about; if the bots have changed their minds, look for others."""
SHIPPED = [*list_variants(()), *list_overlays(())]


@cache
def rules_of(file: Located) -> eu.Rules:
    """The game itself, or the first game that a house rule was tried on with it; to a target that is soon reached."""
    name, overlays = file.name, []
    if file.kind != "variant":
        games = read_file(file.path, file.display).data["tested_on"]
        assert isinstance(games, list)
        name, overlays = str(games[0]), [file.name]
    rules = eu.load(name, overlays=overlays)
    match = settings_of(rules)["match"]
    target = TARGET // 2 if file.name == "makers_first" else TARGET
    if match["target"] is None or match["target"] <= target or match["start"] > match["target"]:
        return rules
    return eu.load(name, overlays=overlays, settings={"match.target": target})


def settings_of(rules: eu.Rules) -> dict[str, Any]:
    """The finished settings of a game."""
    settings: dict[str, Any] = json.loads(rules.canonical)
    return settings


def write_anew(file: Located, golden: Path) -> None:
    """Let bots play the game that is written down."""
    rules = rules_of(file)
    reneges = settings_of(rules)["play"]["renege"]["policy"] != "prevented"
    player = careless if reneges else sensible
    seeds = [SEEDS[file.name]] if file.name in SEEDS else range(1, TRIED + 1)
    texts = [written(played(rules, seed, player(seed))) for seed in seeds]
    golden.write_text(max(texts, key=variety), encoding="utf-8")


def variety(text: str) -> int:
    """How many different things are said in a game."""
    said = {line.split(": ", 1)[1] for line in text.splitlines() if line[:1].isalpha() and ": " in line}
    return len({words for words in said if not words.startswith("play ")})


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.name)
def test_a_game_goes_as_it_is_written_down(file: Located) -> None:
    golden = HERE / f"{file.name}.txt"
    if os.environ.get(WRITE):
        write_anew(file, golden)
    text = golden.read_text(encoding="utf-8")
    assert written(read_back(rules_of(file), text)) == text
    assert len(text.splitlines()) <= MOST_LINES


def test_every_text_belongs_to_a_shipped_file() -> None:
    assert {path.stem for path in HERE.glob("*.txt")} == {file.name for file in SHIPPED}
