"""Scoring for made-up games: lines over every condition there is."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from .made_up_numbers import Numbers

Settings = dict[str, Any]

POINTS: list[str | int] = [
    "tricks", "others", "min(best_other, 2) - tricks", "round_up(tricks / 2)", "round_down((all + players) / 3)",
    "all - 2 * tricks", 2, 5, -3, 0,
]  # fmt: skip
POINTS_OF_BIDS: list[str | int] = [
    *POINTS, "value", "-bid", "tricks + value", "-value", "max(tricks, bid)", "-(bid + 1)", "-round_up(bid / 2)",
]  # fmt: skip


@st.composite
def scorings(draw: st.DrawFn, numbers: Numbers, alone: Settings, broken: bool) -> Settings:
    """Lines that grow narrower one after the other, so that most of them agree."""
    if numbers.form == "none":
        return {"everyone": draw(line_chains(numbers, ["tricks", "best_other", "trump"])) or {"any": {"points": 1}}}
    conditions = [name for name in CONDITIONS if name != "bid" or numbers.form == "ladder"]
    if not alone.get("kinds"):
        conditions.remove("lone_hand")
    roles = ["makers", "defenders"]
    if numbers.each_player and draw(st.booleans()):
        roles.append("maker")
        if numbers.sides in ("two_teams", "called_partner"):
            roles.append("partner")
    scoring: Settings = {role: draw(line_chains(numbers, conditions)) for role in roles}
    if draw(st.booleans()):
        scoring["everyone"] = {"any": {"points": draw(st.sampled_from(POINTS))}}
    if alone.get("drop_out") == "defenders_may":
        scoring["dropped"] = {"any": {"points": draw(st.sampled_from(POINTS))}}
    if broken and draw(st.booleans()):
        for role in ("makers", "defenders"):
            who = draw(st.sampled_from(["makers", "defenders"]))
            scoring[role]["broken"] = {"renege": who, "points": draw(st.sampled_from(POINTS))}
    if not any(scoring.values()):
        scoring["makers"] = {"made": {"result": "made", "points": "tricks"}}
    return scoring


@st.composite
def line_chains(draw: st.DrawFn, numbers: Numbers, names: list[str]) -> Settings:
    """Each line has the conditions of the one before and one more; beside them there may be one that clashes."""
    conditions = draw(st.lists(st.sampled_from(sorted(names)), unique=True, max_size=3))
    points = POINTS_OF_BIDS if numbers.form == "ladder" else POINTS
    lines: Settings = {}
    so_far: Settings = {}
    if draw(st.integers(0, 2)) == 0:
        condition = draw(st.sampled_from(sorted(names)))
        odd = {condition: draw(st.sampled_from(CONDITIONS[condition]))}
        lines["odd"] = odd | {"points": draw(st.sampled_from(points))}
    for place, condition in enumerate(conditions):
        choices = CONDITIONS[condition]
        if condition == "bid":
            choices = [*choices, *numbers.names]
        so_far = so_far | {condition: draw(st.sampled_from(choices))}
        lines[f"line_{place}"] = so_far | {"points": draw(st.sampled_from(points))}
    return lines


CONDITIONS: dict[str, list[Any]] = {
    "result": ["made", "set"],
    "bid": ["special", "numbered", "0..2", "1..all", 2, [1, "special"]],
    "tricks": ["all", 0, "1..2", "2..all", [0, "all"]],
    "best_other": [0, "1..2", "all", "2..all"],
    "first_tricks": [{"makers": 1}, {"defenders": 1}, {"defenders": 2}, {"makers": 2}],
    "alone": ["nobody", "maker", "defender", "both", "blind"],
    "lone_hand": ["open"],
    "trump": ["red", "spades", ["hearts", "black"], "no_trump", ["suits", "no_trump_low"]],
    "stuck": ["nobody", "dealer", "joker_holder"],
}
