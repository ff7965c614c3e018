"""Oh Hell, Spades and Hearts: the legal cards and the winners are those of OpenSpiel.

This shows that the kernel is no euchre program. What the language has no words for is said in the files and in
`cards_beside.WITHHELD`.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

import euchre_core as eu

from . import cards_beside
from .cards_beside import GAMES, CardsBeside, nothing

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'euchre-core[openspiel]'")
pytestmark = pytest.mark.openspiel

DEALS = 150


def beside(name: str, theirs: str, seed: int = 3, **settings: object) -> CardsBeside:
    rules = eu.load(
        str(GAMES / f"{name}.yaml"), settings={key.replace("__", "."): value for key, value in settings.items()}
    )
    return CardsBeside(name, rules, pyspiel.load_game(theirs), seed)


@pytest.mark.parametrize(("players", "cards"), [(3, 10), (3, 17), (4, 12), (5, 1), (7, 7)])
def test_oh_hell_goes_the_same_way(players: int, cards: int) -> None:
    tables = beside("oh_hell", f"oh_hell(players={players})", table__players=players, deal__cards_each=cards)
    for _ in range(DEALS // 3):
        ours, theirs, bids = tables.deal()
        # A point a trick, and ten for who took as many as he said.
        expected = [taken + 10 * (taken == bid) for taken, bid in zip(ours.taken, bids, strict=True)]
        assert theirs.returns() == expected
    assert tables.figures.cards == tables.figures.deals * players * cards and not tables.figures.withheld


def test_spades_goes_the_same_way() -> None:
    tables = beside("spades", "spades")
    for _ in range(DEALS):
        ours, theirs, _ = tables.deal()
        told = re.search(r"Tricks taken:\s+North East\s+South\s+West\s+(\d+)\s+(\d+)\s+(\d+)\s+(\d+)", str(theirs))
        assert told is not None and [int(number) for number in told.groups()] == list(ours.taken)
    assert tables.figures.cards == DEALS * 52 and tables.figures.withheld


def test_hearts_goes_the_same_way() -> None:
    tables = beside("hearts", "hearts(pass_cards=false)")
    for _ in range(DEALS):
        ours, theirs, _ = tables.deal()
        told = re.search(r"Points:\s+N: (\d+)\s+E: (\d+)\s+S: (\d+)\s+W: (\d+)", str(theirs))
        assert told is not None
        for taken, cost in zip(ours.taken, told.groups(), strict=True):
            assert taken or int(cost) == 0 or {int(each) for each in told.groups()} == {0, 26}
    assert tables.figures.cards == DEALS * 52 and tables.figures.withheld


@pytest.mark.parametrize(
    ("name", "theirs", "setting", "value"),
    [
        ("oh_hell", "oh_hell", "pack__bowers", "both"),
        ("oh_hell", "oh_hell", "pack__ranks", "[K, A, Q, J, 10, 9, 8, 7, 6, 5, 4, 3, 2]"),
        ("spades", "spades", "trump__choices", "[clubs]"),
        ("spades", "spades", "play__void", "must_trump"),
        ("hearts", "hearts(pass_cards=false)", "trump__choices", "[hearts]"),
    ],
)
def test_another_rule_is_noticed(name: str, theirs: str, setting: str, value: str) -> None:
    rule: dict[str, Any] = {setting: value}
    tables = beside(name, theirs, **rule)
    with pytest.raises(AssertionError):
        for _ in range(DEALS):
            tables.deal()


@pytest.mark.parametrize(("name", "theirs"), [("spades", "spades"), ("hearts", "hearts(pass_cards=false)")])
def test_what_is_withheld_is_really_missing(name: str, theirs: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cards_beside.WITHHELD, name, nothing)
    tables = beside(name, theirs)
    with pytest.raises(AssertionError, match="ours"):
        for _ in range(DEALS):
            tables.deal()
