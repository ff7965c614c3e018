"""What people change most in a game, with the values in force, in lines that wait for their `#` to go."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from euchre_core.language.wording import as_yaml
from euchre_core.variant.facts import Facts
from euchre_core.variant.load import Resolved
from euchre_core.variant.shape import Group, Leaf, Many, Path, shape_at
from euchre_core.variant.spec import CHAPTERS

_WIDEST = 116
_COMMENTS_AT = 34
_MAY_BE_MISSING = ("stuck_ladder", "loses_at")
"""Settings that are worth knowing of where a game does not say them; `null` is that it does not."""


def setting_lines(resolved: Resolved, changes: Mapping[str, Any]) -> list[str]:
    """Write chapter by chapter what a file changes, and as comments what may well be changed besides.

    Taking the `# ` away from a setting and from the name of its chapter changes nothing yet: the values are those of
    the game.

    Args:
        resolved: the finished game.
        changes: what the file says, by chapters.

    """
    lines: list[str] = []
    for chapter in CHAPTERS:
        said = changes.get(chapter, {})
        made = [f"  {as_yaml(key)}: {as_yaml(value)}" for key, value in said.items()]
        waiting = _WAITING.get(chapter, _settings)(chapter, resolved, said)
        if made or waiting:
            lines += [f"{chapter}:" if made else f"# {chapter}:", *made, *waiting]
    return lines


def _settings(chapter: str, resolved: Resolved, said: Mapping[str, Any]) -> list[str]:
    lines = []
    data = resolved.data[chapter]
    for setting in _worth_changing(chapter, Facts(resolved.spec)):
        value = data[setting]
        if setting not in said and (value is not None or setting in _MAY_BE_MISSING):
            written = f"#   {setting}: {as_yaml(value)}"
            lines.append(f"{written:<{_COMMENTS_AT}} # {_hint((chapter, setting), value)}"[:_WIDEST])
    return lines


def _worth_changing(chapter: str, facts: Facts) -> Iterator[str]:
    """Name the settings of a chapter that people change in games of this kind."""
    spec = facts.spec
    has_maker, bids, turns_up = spec.auction.form != "none", spec.auction.form == "ladder", spec.deal.upcard != "none"
    target = spec.match.target is not None
    asked: dict[str, list[tuple[str, bool]]] = {
        "table": [("sides", has_maker)],
        "pack": [("jokers", True), ("bowers", True)],
        "deal": [("upcard", turns_up), ("kitty", facts.left_over > 0 and has_maker), ("ghost_hands", bids)],
        "auction": [
            ("ladder", bids and not spec.auction.insert),
            ("turns", bids),
            ("second_circuit", spec.auction.form == "turn_up"),
            ("swap", spec.deal.ghost_hands > 0),
            ("all_pass", has_maker and spec.auction.form != "before_deal"),
            ("stuck_ladder", bids and spec.auction.sticks_somebody),
        ],
        "trump": [("choices", bids)],
        "alone": [("maker", has_maker and facts.partners > 0), ("defender", facts.lone_hands and facts.partners > 0)],
        "play": [("leads", True), ("lone_leads", bool(facts.lone_hands or facts.lone_bids))],
        "match": [
            *(("target", True), ("deals", True), ("winner", True), ("tie", True)),
            ("goes_out_by", target and has_maker),
            ("loses_at", target and has_maker),
            ("games", True),
        ],
    }
    yield from (setting for setting, is_asked in asked.get(chapter, []) if is_asked)


def _hint(path: Path, value: object) -> str:
    """Name the other choices of a setting, or say what it is."""
    shape = shape_at(path)
    leaf = shape.item if isinstance(shape, Many) else shape
    others = [str(choice) for choice in leaf.choices if choice != value] if isinstance(leaf, Leaf) else []
    if others and not isinstance(shape, Many):
        hint = ", ".join(others)
        most = _WIDEST - _COMMENTS_AT - 8
        return f"or {hint}" if len(hint) <= most else f"or {hint[:most].rpartition(',')[0]} …"
    owner = shape_at(path[:-1])
    assert isinstance(owner, Group)
    meaning, _, _ = (owner.fields[str(path[-1])].description or "").partition(". ")
    meaning = meaning.partition(":")[0].rstrip(".")
    return meaning[0].lower() + meaning[1:]


def _scoring(chapter: str, resolved: Resolved, said: Mapping[str, Any]) -> list[str]:
    """Write every scoring line: all of them are what somebody may have his own mind about."""
    scoring = resolved.composed.data.get(chapter)
    lines = []
    for role, named in (scoring if isinstance(scoring, dict) else {}).items():
        kept = {name: line for name, line in named.items() if line is not None} if isinstance(named, dict) else {}
        if kept and role not in said:
            lines.append(f"#   {role}:")
            lines += [f"#     {as_yaml(name)}: {as_yaml(line)}" for name, line in kept.items()]
    return lines


def _exchanges(chapter: str, resolved: Resolved, said: Mapping[str, Any]) -> list[str]:
    """Write every exchange of cards, step by step; a game without one has nothing to change."""
    exchanges = resolved.composed.data.get(chapter)
    lines = []
    for name, steps in (exchanges if isinstance(exchanges, dict) else {}).items():
        if isinstance(steps, list) and steps and name not in said:
            lines += [f"#   {as_yaml(name)}:", *(f"#     - {as_yaml(step)}" for step in steps)]
    return lines


_WAITING = {"scoring": _scoring, "exchange": _exchanges}
