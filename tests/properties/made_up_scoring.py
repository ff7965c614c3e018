"""Scoring for made-up games: lines over every condition there is."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

Settings = dict[str, Any]

POINTS: list[str | int] = [
    "tricks", "value", "-bid", "others", "tricks + value", "-value", "max(tricks, bid)", "min(best_other, 2) - tricks",
    "round_up(tricks / 2)", "round_down((all + players) / 3)", "all - 2 * tricks", "-(bid + 1)", 2, 5, -3, 0,
]  # fmt: skip


@st.composite
def scorings(draw: st.DrawFn, names: list[str]) -> Settings:
    """Lines that grow narrower one after the other, so that most of them agree."""
    roles = {role: draw(line_chains(names)) for role in ("makers", "defenders")}
    if draw(st.booleans()):
        roles["everyone"] = {"any": {"points": draw(st.sampled_from(POINTS))}}
    if not any(roles.values()):
        roles["makers"] = {"made": {"result": "made", "points": "tricks"}}
    return roles


@st.composite
def line_chains(draw: st.DrawFn, names: list[str]) -> Settings:
    """Each line has the conditions of the one before and one more; beside them there may be one that clashes."""
    conditions = draw(st.lists(st.sampled_from(sorted(CONDITIONS)), unique=True, max_size=3))
    lines: Settings = {}
    so_far: Settings = {}
    if draw(st.booleans()):
        condition = draw(st.sampled_from(sorted(CONDITIONS)))
        odd = {condition: draw(st.sampled_from(CONDITIONS[condition]))}
        lines["odd"] = odd | {"points": draw(st.sampled_from(POINTS))}
    for place, condition in enumerate(conditions):
        choices = CONDITIONS[condition]
        if condition == "bid":
            choices = [*choices, *names]
        so_far = so_far | {condition: draw(st.sampled_from(choices))}
        lines[f"line_{place}"] = so_far | {"points": draw(st.sampled_from(POINTS))}
    return lines


CONDITIONS: dict[str, list[Any]] = {
    "result": ["made", "set"],
    "bid": ["special", "numbered", "0..2", "1..all", 2, [1, "special"]],
    "tricks": ["all", 0, "1..2", "2..all", [0, "all"]],
    "best_other": [0, "1..2", "all", "2..all"],
    "alone": ["nobody", "maker"],
    "trump": ["red", "spades", ["hearts", "black"]],
    "stuck": ["nobody", "dealer"],
}
