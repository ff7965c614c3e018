"""Outcomes and conditions of scoring lines, said in words and in YAML."""

from __future__ import annotations

from collections.abc import Sequence

from euchre_core.chapters.scoring.lines import Outcome, Role, Space
from euchre_core.chapters.scoring.spec import LineSpec
from euchre_core.language.wording import as_yaml

CONDITIONS = ("result", "bid", "tricks", "best_other", "alone", "trump", "stuck")


def in_words(outcome: Outcome, role: Role, space: Space, lines: Sequence[LineSpec]) -> str:
    """Say an outcome as at the table, as far as the lines care: "a bid of 3 is made and the makers take 4 tricks"."""
    contract = outcome.contract
    bid = f"a bid of {contract.bid}" if isinstance(contract.bid, int) else f"the bid {contract.bid}"
    stuck = " by a stuck dealer" if contract.stuck == "dealer" else ""
    trump = f" with {contract.trump} as trump" if contract.trump else ""
    who = "the makers" if role == "makers" else "the defenders" if space.sides == 2 else "a defender"
    takes = "takes" if who == "a defender" else "take"
    text = f"{bid}{stuck}{trump} is {outcome.result} and {who} {takes} {tricks_in_words(outcome.tricks, space.tricks)}"
    if space.sides > 2 and any(line.best_other is not None for line in lines):
        text += f", the best other side {tricks_in_words(outcome.best_other, space.tricks)}"
    return text


def tricks_in_words(count: int, all_tricks: int) -> str:
    """Say a number of tricks: no trick, 1 trick, 4 tricks, all 6 tricks."""
    if count == 0:
        return "no trick"
    if count == all_tricks:
        return f"all {count} tricks" if count > 1 else "the only trick"
    return "1 trick" if count == 1 else f"{count} tricks"


def conditions_of(line: LineSpec, other: LineSpec | None = None) -> str:
    """Return the conditions of a line as YAML; of two lines those that hold where both fit; empty if they are equal."""
    if other is None:
        return as_yaml(_said(line))
    if _said(line) == _said(other):
        return ""
    both = {**_said(line), **_said(other)}
    for key in _said(line).keys() & _said(other).keys():
        both[key] = _narrower(_said(line)[key], _said(other)[key])
    return as_yaml({key: both[key] for key in CONDITIONS if key in both})


def _said(line: LineSpec) -> dict[str, object]:
    return {key: getattr(line, key) for key in CONDITIONS if getattr(line, key) is not None}


def _narrower(one: object, other: object) -> object:
    """Of two conditions on the same thing choose the one that names less."""
    broad = ("special", "numbered", "suits", "red", "black")
    for first, second in ((one, other), (other, one)):
        if first in broad or isinstance(first, list) or ".." in str(first):
            return second
    return one
