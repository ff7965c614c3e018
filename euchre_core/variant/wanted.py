"""What to type where nobody can tell which choice was meant: all of them, or what a value looks like."""

from __future__ import annotations

import re

from euchre_core.language.cards import canonical_card
from euchre_core.language.catalog import list_overlays
from euchre_core.language.wording import listed, meant, shown
from euchre_core.variant.likely import NO
from euchre_core.variant.shape import Group, Leaf, Many, Named, Path, Shape, shape_at

_MOST_CHOICES = 12
_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def number_in_words(text: str) -> int | None:
    """Give the number that a word says: 4 for "four"."""
    word = text.strip().lower()
    return _NUMBERS.index(word) if word in _NUMBERS else None


def in_its_place(path: Path, leaf: Leaf) -> str:
    """Say what a setting takes; of an example also what it asks for, since its keys are questions."""
    asked = _question(path)
    choices = [str(choice) for choice in leaf.choices]
    only_words = bool(choices) and not (leaf.number or leaf.text)
    if asked and only_words:
        return f"{asked}: {listed(choices)}"
    if only_words and len(choices) <= _MOST_CHOICES:
        return f"write {listed(choices)}"
    if leaf.number and not leaf.text and not choices and leaf.formula is None:
        return f"write {leaf.wanted} in digits, like {_a_number(leaf)}"
    return f"write {leaf.wanted}"


def _a_number(leaf: Leaf) -> int:
    low, high = (leaf.low if leaf.low is not None else 0), (leaf.high if leaf.high is not None else 10)
    return min(max(low, 10), high)


def items_of(path: Path, shape: Many) -> str:
    """Say how a list is written that has nothing in it."""
    item = shape.item
    wanted = item.wanted if isinstance(item, Leaf) else "settings of its own"
    return f"list what belongs there, each item {wanted}; or leave out {shown(path[-1])}"


def items_in(value: object, shape: Many) -> list[str]:
    """Give the items that somebody wrote without brackets: of words that are no free text, each is one."""
    if not isinstance(value, str | int) or isinstance(value, bool):
        return []
    item = shape.item
    words = re.split(r"[,;\s]+", str(value).strip(" ,;"))
    known = {str(choice) for choice in item.choices} if isinstance(item, Leaf) else set()
    several = isinstance(item, Leaf) and all(
        word in known or (item.number and word.isdecimal()) or (item.card and canonical_card(word)) for word in words
    )
    return words if several else [str(value)]


def taken_away(path: Path, value: object) -> list[str]:
    """Say how nothing is written, where somebody wrote "none" in place of settings."""
    if not isinstance(value, str) or value.strip().lower() not in NO:
        return []
    return [f"to take away what is inherited write {shown(f'{path[-1]}: null')}"]


def composing(path: Path, value: object) -> list[str]:
    """Say how files are named that a game builds on, where somebody wrote something else there."""
    if path == ("extends",) and isinstance(value, list):
        rules = [each.name for each in list_overlays(())]
        games = [each for each in value if each not in rules] or ["classic"]
        laid = [str(each) for each in value if each in rules]
        beside = f", and `overlays: [{', '.join(laid)}]`" if laid else ""
        return [f"a game extends one game: write {shown(f'extends: {games[0]}')}{beside}"]
    if path[:1] == ("overlays",) and isinstance(value, dict):
        rules = [one for one in (meant(str(key), [each.name for each in list_overlays(())]) for key in value) if one]
        if rules:
            inside = "; settings go into chapters of the file, like `auction`" if any(value.values()) else ""
            return [f"write `overlays: [{', '.join(rules)}]`, names alone{inside}"]
        what = listed(map(str, value), "and")
        return [f"`overlays` lists names of house rules; put {what} at the top of the file, not indented"]
    return []


def names_of(path: Path, shape: Named) -> str:
    """Say how names are written, each with what stands under it; those of an example are sides."""
    if path[:1] == ("examples",) and path[-1] not in ("counters", "counted"):
        return f"write {shown(f'{path[-1]}: {{NS: 4, EW: 2}}')}, a number for each side of your game"
    return f"write {shown(f'{path[-1]}: {{your_name: {_something(shape.item)}}}')}, with a name of your own"


_NUMBER_MEANT = ("points", "target", "cards_each", "players")
"""Where a number stands in place of settings it is meant for the first of these that is there."""


def as_settings(path: Path, value: object, shape: Group) -> list[str]:
    """Say how to write what somebody wrote in place of settings: a list of them, a number, or one of their words."""
    if isinstance(value, list) and all(isinstance(item, dict) for item in value):
        return ["leave out the dashes: settings are no list"]
    here = str(path[-1])
    if isinstance(value, int) and not isinstance(value, bool):
        key = next((key for key in _NUMBER_MEANT if key in shape.keys), None)
        if key is not None:
            return [f"write {shown(f'{here}: {{{key}: {value}}}')}"]
    if isinstance(value, str) and value in shape.keys:
        return [f"write {shown(f'{value}: …')} under {shown(here)}, or in {{ }}: {shown(f'{here}: {{{value}: …}}')}"]
    word = str(value)
    key = next((key for key, each in shape.keys.items() if isinstance(each, Leaf) and word in each.choices), None)
    if key is not None:
        return [f"write {shown(f'{here}: {{{key}: {word}}}')}"]
    return [f"write its settings under it, or in {{ }}: {shown(f'{here}: {{{next(iter(shape.keys))}: …}}')}"]


def _something(shape: Shape) -> str:
    if isinstance(shape, Leaf):
        return "1" if shape.number else "…"
    if isinstance(shape, Group):
        key = "points" if "points" in shape.keys else next(iter(shape.keys))
        inner = shape.keys[key]
        return f"{{{key}: {'3' if key == 'points' else _something(inner)}}}"
    return "[…]"


def _question(path: Path) -> str:
    """What an example says with a key, in the words that explain it: "who plays alone"."""
    owner = shape_at(path[:-1])
    if not path or path[0] != "examples" or not isinstance(owner, Group):
        return ""
    told = owner.fields[str(path[-1])].description or ""
    first = " ".join(told.split()).split(".")[0].split(",")[0]
    return f"{first[:1].lower()}{first[1:]}"
