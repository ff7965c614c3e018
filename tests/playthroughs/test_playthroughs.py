"""One game of every shipped file, written down: whatever changes in the rules shows as a change in one of these texts.

The cards and actions of a text are played again and must give the same text. To have bots play new games, say
EUCHRE_WRITE_PLAYTHROUGHS=1 pytest tests/playthroughs; then read what they did.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import euchre_core as eu
from euchre_core.language.catalog import Located, list_overlays, list_variants
from euchre_core.language.document import read_file

from .playthrough_text import MOST_LINES, careless, played, read_back, sensible, written

HERE = Path(__file__).parent
WRITE = "EUCHRE_WRITE_PLAYTHROUGHS"
TARGET = 12
"""A short match, so that its end is on the page."""
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


def rules_of(file: Located) -> eu.Rules:
    """The game itself, or the first game that a house rule was tried on with it."""
    settings = {"match.target": TARGET // 2 if file.name == "makers_first" else TARGET}
    if file.kind == "variant":
        return eu.load(file.name, settings=settings)
    games = read_file(file.path, file.display).data["tested_on"]
    assert isinstance(games, list)
    return eu.load(str(games[0]), overlays=[file.name], settings=settings)


def write_anew(file: Located, golden: Path) -> None:
    """Let bots play the game that is written down."""
    seed = SEEDS.get(file.name, 1)
    player = careless(seed) if file.name == "cutthroat_renege" else sensible(seed)
    golden.write_text(written(played(rules_of(file), seed, player)), encoding="utf-8")


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
