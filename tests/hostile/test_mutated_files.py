"""Shipped files, spoiled in every way: each is refused with findings, or it plays."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import euchre_core as eu
from euchre_core.language.catalog import list_overlays, list_variants, shipped_folder
from euchre_core.testing.check import check

GAMES = [located.path for located in list_variants() if located.shipped]
TEXTS = {path: path.read_text(encoding="utf-8") for path in GAMES}
WORDS = sorted({word for text in TEXTS.values() for word in re.findall(r"[\w.]+|[\[\]{}:,-]", text)})
ODD = [
    "0",
    "1",
    "2",
    "26",
    "99",
    "-1",
    "null",
    "true",
    "off",
    "all",
    "none",
    "3..all",
    "9..3",
    '"3"',
    "0.5",
    "[]",
    "{}",
    "|",
    "&a",
    "*a",
]
SPOILED_BY = st.sampled_from([*WORDS, *ODD])


@st.composite
def spoiled(draw: st.DrawFn) -> str:
    """A shipped game with some words exchanged, lines left out, or lines of another game put in."""
    text = TEXTS[draw(st.sampled_from(GAMES))]
    for _ in range(draw(st.integers(1, 4))):
        lines = text.splitlines()
        place = draw(st.integers(0, len(lines) - 1))
        match draw(st.sampled_from(["word", "word", "word", "drop", "steal", "twice"])):
            case "drop":
                del lines[place]
            case "twice":
                lines.insert(place, lines[place])
            case "steal":
                other = TEXTS[draw(st.sampled_from(GAMES))].splitlines()
                lines.insert(place, draw(st.sampled_from(other)))
            case _:
                found = list(re.finditer(r"[\w.]+", lines[place]))
                if found:
                    word = draw(st.sampled_from(found))
                    lines[place] = lines[place][: word.start()] + draw(SPOILED_BY) + lines[place][word.end() :]
        text = "\n".join(lines) + "\n"
        if not lines:
            break
    return text


def play_a_little(rules: eu.Rules, seed: int) -> None:
    game, rng = eu.Game(rules, seed=seed, max_deals=2), random.Random(seed)
    while not game.is_over:
        legal = game.legal_actions
        assert legal, f"nothing to do in {game.state.now.name}"
        seen = game.observation(game.to_act)
        assert [each.text for each in seen.legal_actions] == [each.text for each in legal]
        game.push(rng.choice(legal))


@given(text=spoiled(), seed=st.integers(0, 9))
def test_a_spoiled_file_is_refused_with_a_place_or_it_plays(
    tmp_path_factory: pytest.TempPathFactory, text: str, seed: int
) -> None:
    file = tmp_path_factory.mktemp("spoiled") / "game.yaml"
    file.write_text(text, encoding="utf-8")
    report = check(str(file))
    for finding in report.diagnostics:
        assert finding.headline
        assert finding.span is not None or finding.code.startswith("EU3"), finding
    if report.is_playable:
        play_a_little(eu.load(str(file)), seed)
    else:
        with pytest.raises(eu.VariantError):
            eu.load(str(file))


@given(data=st.binary(max_size=300))
def test_bytes_are_never_more_than_findings(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    file = tmp_path_factory.mktemp("bytes") / "game.yaml"
    file.write_bytes(data)
    assert not check(str(file)).is_playable


@pytest.mark.parametrize(
    "text",
    [
        "format: 1\nname: deep\nclaims: " + "{a: " * 5000,
        "format: 1\nname: wide\nsummary: " + "x" * 1_000_000,
        "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: [*c, *c]\n",
        "format: 1\nname: wide\nauction: {ladder: [" + "3, " * 60_000 + "4]}\n",
        "format: 1\nname: formula\nextends: bid_euchre\nscoring: {makers: {set: {points: " + "(" * 5000 + "}}}\n",
        "format: 1\nname: x\nextends: bid_euchre\nscoring: {makers: {set: {points: 9999 * 9999 * 9999 * bid * bid}}}\n",
        "\x00\x01\x02",
    ],
    ids=["deep", "a long text", "alias bomb", "a long list", "brackets", "great numbers", "control characters"],
)
def test_what_is_meant_to_hurt_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "game.yaml"
    file.write_text(text, encoding="utf-8")
    report = check(str(file))
    assert not report.is_playable
    assert len(report.diagnostics) <= 60


def test_what_is_shipped_is_what_is_tested() -> None:
    assert {path.parent for path in GAMES} == {shipped_folder()}
    assert len(list_overlays()) >= 7
