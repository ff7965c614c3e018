"""Records that were torn, changed or made up: a located message, or a legal replay; nothing else."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import euchre_core as eu


def a_record() -> str:
    game, rng = eu.Game(eu.load("ghost_hand"), seed=5, max_deals=3), random.Random(5)
    while not game.is_over:
        game.push(rng.choice(game.legal_actions))
    return game.record.dumps()


RECORD = a_record()
LINES = RECORD.splitlines()
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


def read(text: str) -> None:
    """Read and replay; only the errors of records and variants may come."""
    try:
        eu.Record.loads(text).replay()
    except (eu.RecordError, eu.VariantError) as error:
        assert str(error)


@given(cut=st.integers(0, len(RECORD)))
def test_a_record_cut_anywhere_is_read_as_far_as_it_goes(cut: int) -> None:
    text = RECORD[:cut]
    if text.count("\n") < 2:
        read(text)
        return
    record = eu.Record.loads(text)
    game = record.replay()
    assert len(record.lines) == text.count("\n") - 1 + (0 if record.notes or text.endswith("\n") else 1)
    assert game.record.lines[: len(record.lines)] == record.lines


@given(place=st.integers(1, len(LINES) - 1), other=st.integers(1, len(LINES) - 1))
def test_lines_exchanged_are_noticed_or_legal(place: int, other: int) -> None:
    lines = LINES.copy()
    lines[place], lines[other] = lines[other], lines[place]
    read("\n".join(lines) + "\n")


@given(place=st.integers(1, len(LINES) - 1), entry=ANYTHING)
def test_a_line_of_anything_is_noticed(place: int, entry: Any) -> None:
    lines = LINES.copy()
    lines[place] = json.dumps(entry)
    with pytest.raises(eu.RecordError):
        eu.Record.loads("\n".join(lines) + "\n").replay()


@given(key=st.sampled_from(["seat", "action", "deal", "cards"]), value=ANYTHING, place=st.integers(1, len(LINES) - 1))
def test_a_value_of_anything_is_noticed_or_legal(key: str, value: Any, place: int) -> None:
    lines = LINES.copy()
    lines[place] = json.dumps({**json.loads(lines[place]), key: value})
    read("\n".join(lines) + "\n")


@given(key=st.sampled_from(["record", "library", "name", "title", "seats", "digest", "rules", "seed"]), value=ANYTHING)
def test_a_header_of_anything_is_noticed_or_means_nothing(key: str, value: Any) -> None:
    header = {**json.loads(LINES[0]), key: value}
    read("\n".join([json.dumps(header), *LINES[1:]]) + "\n")


@given(chapter=st.sampled_from(sorted(json.loads(LINES[0])["rules"])), value=ANYTHING)
def test_rules_of_anything_under_a_fitting_digest_are_validated(chapter: str, value: Any) -> None:
    from euchre_core.game.record import dump_rules
    from euchre_core.variant.canonical import digest_of

    header = json.loads(LINES[0])
    header["rules"][chapter] = value
    header["digest"] = digest_of(dump_rules(header["rules"]))
    read("\n".join([json.dumps(header), *LINES[1:]]) + "\n")


@pytest.mark.parametrize("text", ["", "\n", "[]", "{}", "x", "[" * 100_000, '{"record": 1}', '{"record": 99}', "\x00"])
def test_what_is_no_record_is_said_to_be_none(text: str) -> None:
    with pytest.raises(eu.RecordError):
        eu.Record.loads(text + "\n")


def test_a_changed_rule_is_noticed_by_the_digest() -> None:
    changed = RECORD.replace('"target": 32', '"target": 3', 1)
    with pytest.raises(eu.RecordError, match="the digest does not fit the rules"):
        eu.Record.loads(changed)
