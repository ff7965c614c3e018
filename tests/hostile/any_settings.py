"""Settings nobody would write: values drawn from the shape of the language, for every setting there is.

New settings are drawn as soon as the models of the chapters have them; nothing here knows a key by name, apart from
what a formula may speak of.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import yaml

from euchre_core.language.catalog import list_overlays, list_variants
from euchre_core.variant.shape import Group, Leaf, Many, Named, Shape, file_shape
from euchre_core.variant.spec import CHAPTERS

Settings = dict[str, Any]

GAMES = [located for located in list_variants() if located.shipped]
OVERLAYS = [located for located in list_overlays() if located.shipped]
WRITTEN: list[Settings] = [yaml.safe_load(each.path.read_text(encoding="utf-8")) for each in [*GAMES, *OVERLAYS]]

NAMES = ["moon", "ask", "made", "set", "march", "best_card", "none", "all", "three", "Joker", "BigJoker"]
CARDS = ["JS", "10H", "Joker", "LittleJoker", "9D", "2C", "13H"]
ODD: list[Any] = [
    None,
    0,
    -1,
    99,
    10**9,
    "x",
    "",
    [],
    {},
    [None],
    {"a": None},
    "all",
    "none",
    True,
    0.5,
    "3..5",
    "9..3",
]
NUMBERS = ["tricks", "others", "best_other", "bid", "value", "all", "players", "trump_value", "0", "3", "99999"]
QUESTIONS = [
    "has(A)", "only(9 10)", "has(trump)", "count(red) >= 3", "count(upcard_suit) > 1", "count(9) / 0 == 1",
    "top_trumps >= 2", "cards != 5", "has(Joker)", "score < 3", "best_other_score >= 2", "deals_played == 1",
]  # fmt: skip


def written_under(key: str) -> list[Any]:
    """What the shipped files say under a key."""

    def found(part: Any) -> Iterator[Any]:
        for name, value in part.items() if isinstance(part, dict) else ():
            if name == key:
                yield value
            yield from found(value)

    return [value for data in WRITTEN for chapter in CHAPTERS for value in found({chapter: data.get(chapter)})]


SAID: dict[str, list[Any]] = {}


def formula(rng: random.Random, depth: int = 0) -> str:
    """A formula that counts."""
    if depth > 2 or rng.random() < 0.4:
        return rng.choice(NUMBERS)
    left, right = formula(rng, depth + 1), formula(rng, depth + 1)
    forms = ["({} + {})", "{} - ({})", "{} * {}", "max({}, {})", "min({}, {})", "round_up(({}) / ({}))"]
    return rng.choice(forms).format(left, right)


def question(rng: random.Random, depth: int = 0) -> str:
    """A formula that is true or not."""
    if depth > 1 or rng.random() < 0.5:
        return rng.choice(QUESTIONS)
    return rng.choice(["({} and {})", "({} or {})", "not ({0})"]).format(
        question(rng, depth + 1), question(rng, depth + 1)
    )


def leaf(rng: random.Random, key: str, shape: Leaf) -> Any:
    """One value."""
    if shape.items is not None and rng.random() < 0.4:
        return [leaf(rng, key, shape.items) for _ in range(rng.randrange(4))]
    if shape.formula is not None:
        return formula(rng) if shape.number else question(rng)
    drawn: list[Any] = [rng.choice(shape.choices)] if shape.choices else []
    if shape.number:
        low = -20 if shape.low is None else shape.low
        high = 60 if shape.high is None else shape.high
        drawn += [low, high, rng.randint(low, min(high, low + 6))]
    if shape.card:
        drawn.append(rng.choice(CARDS))
    elif shape.text:
        drawn.append(rng.choice(["3..5", "1..all", "special", *NAMES]))
    return rng.choice(drawn or NAMES)


def value(rng: random.Random, key: str, shape: Shape) -> Any:
    """Something to stand under a key: mostly of its shape, often as in a shipped file, sometimes anything."""
    chance = rng.random()
    if chance < 0.06:
        return rng.choice(ODD)
    said = SAID.setdefault(key, written_under(key))
    if said and chance < 0.35:
        return rng.choice(said)
    if isinstance(shape, Leaf):
        return leaf(rng, key, shape)
    if isinstance(shape, Many):
        return [value(rng, "", shape.item) for _ in range(rng.randrange(4))]
    if isinstance(shape, Named):
        known = [name for mapping in said if isinstance(mapping, dict) for name in mapping]
        names = rng.sample([*known, *NAMES], rng.choice([1, 1, 2]))
        return {name: value(rng, "", shape.item) for name in names}
    keys = rng.sample(sorted(shape.keys), min(len(shape.keys), rng.choice([1, 2, 3])))
    return {each: value(rng, each, shape.keys[each]) for each in keys}


def with_another(document: Settings, rng: random.Random) -> Settings:
    """The document with one setting more, or another."""
    chapter = rng.choice(CHAPTERS)
    shape = file_shape().keys[chapter]
    if not isinstance(shape, Group):
        return {**document, chapter: merged(document.get(chapter), value(rng, chapter, shape))}
    key = rng.choice(sorted(shape.keys))
    afresh = {"inherits": "nothing"} if rng.random() < 0.02 else {}
    return {**document, chapter: merged(document.get(chapter), {**afresh, key: value(rng, key, shape.keys[key])})}


def merged(one: Any, other: Any) -> Any:
    """Mappings merge, everything else replaces."""
    if not isinstance(one, dict) or not isinstance(other, dict):
        return other
    return {key: merged(one.get(key), other[key]) if key in other else one[key] for key in [*one, *other]}
