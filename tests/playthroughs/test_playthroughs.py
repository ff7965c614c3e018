"""One game of every shipped file, written down: whatever changes in the rules shows as a change in one of these texts.

To write them anew: EUCHRE_WRITE_PLAYTHROUGHS=1 pytest tests/playthroughs; then read what changed.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playthrough_text import MOST_LINES, playthrough, random_player

import euchre_core as eu
from euchre_core.language.catalog import Located, list_overlays, list_variants
from euchre_core.language.document import read_file

HERE = Path(__file__).parent
WRITE = "EUCHRE_WRITE_PLAYTHROUGHS"
SEED = 1
SHIPPED = [*list_variants(()), *list_overlays(())]


def played_on(file: Located) -> str:
    """The game a file is played on: itself, or the first game a house rule was tried on."""
    if file.kind == "variant":
        return file.name
    games = read_file(file.path, file.display).data["tested_on"]
    assert isinstance(games, list)
    return str(games[0])


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.name)
def test_a_game_goes_as_it_is_written_down(file: Located) -> None:
    overlays = [] if file.kind == "variant" else [file.name]
    rules = eu.load(played_on(file), overlays=overlays, settings={"match.target": 10})
    text = f"{file.name}: {playthrough(rules, SEED, random_player(SEED))}"
    golden = HERE / f"{file.name}.txt"
    if os.environ.get(WRITE):
        golden.write_text(text, encoding="utf-8")
    assert golden.read_text(encoding="utf-8") == text
    assert len(text.splitlines()) <= MOST_LINES


def test_every_text_belongs_to_a_shipped_file() -> None:
    assert {path.stem for path in HERE.glob("*.txt")} == {file.name for file in SHIPPED}
