"""Invariants of who is given points: those of a side stand in one of its own scoring lines."""

from __future__ import annotations

from typing import Any

from .story import Invariant, Moment

PAID_OTHERWISE = ("claim", "challenge", "accept")
"""Actions that may bring points of their own."""
OF_MAKERS = ("makers", "maker", "partner", "everyone")
OF_DEFENDERS = ("defenders", "everyone")


def points_stand_in_a_line(moment: Moment) -> str | None:
    """What a side scores is what a line of its own gives, where somebody is maker and lines give plain numbers."""
    state, rules = moment.state, moment.rules
    if is_paid_otherwise(moment) or state.results is None or state.holder < 0:
        return None
    dropped = {rules.side_of[seat] for seat in seats_of(moment, int(state.idle))}
    makers = {rules.side_of[seat] for seat in seats_of(moment, int(state.allies))}
    for side, points in enumerate(state.results):
        roles = OF_MAKERS if side in makers else OF_DEFENDERS
        if side in dropped and side not in makers:
            roles = (*roles, "dropped")
        given = plain_points(moment.settings["scoring"], roles)
        if points and given is not None and points not in given:
            name, who = rules.side_names[side], " or ".join(roles)
            return f"{name} scores {points}, and no line for {who} gives that: {sorted(given)}"
    return None


def is_paid_otherwise(moment: Moment) -> bool:
    """Whether points may come from elsewhere: a renege, a claim, a full counter, a partner found in the play."""
    settings = moment.settings
    if settings["table"]["sides"] == "called_partner" or settings["play"]["renege"]["policy"] != "prevented":
        return True
    counters = settings["match"]["counters"] or {}
    automatic = any(claim["points"] is not None for claim in (settings["claims"] or {}).values())
    return automatic or bool(counters) or any(turn.said.startswith(PAID_OTHERWISE) for turn in moment.told)


def seats_of(moment: Moment, mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(len(moment.rules.seats)) if mask >> seat & 1]


def plain_points(scoring: dict[str, Any], roles: tuple[str, ...]) -> set[int] | None:
    """The numbers that lines for these give; None if one of them counts something."""
    given: set[int] = set()
    for role in roles:
        for line in (scoring[role] or {}).values():
            if line is None or line["points"] is None:
                continue
            text = str(line["points"])
            if not text.removeprefix("-").isdecimal():
                return None
            given.add(int(text))
    return given


INVARIANTS = (
    Invariant("points-stand-in-a-line", "A side scores what one of its lines gives.", "deal", points_stand_in_a_line),
)
