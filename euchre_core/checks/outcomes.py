"""Outcomes and conditions of scoring lines, said in words and in YAML."""

from __future__ import annotations

from collections.abc import Sequence

from euchre_core.chapters.scoring.outcomes import Contract, Outcome, Space, View
from euchre_core.chapters.scoring.spec import FirstTricksSpec, LineSpec
from euchre_core.language.wording import as_yaml

CONDITIONS = ("result", "bid", "tricks", "best_other", "first_tricks", "alone", "lone_hand", "trump", "stuck", "renege")

WHOM: dict[View, str] = {
    "makers": "the makers",
    "maker": "the maker",
    "partner": "the maker's partner",
    "defenders": "the defenders",
    "dropped": "a player who dropped out",
    "everyone": "everybody",
}
_STUCK = {"nobody": "", "dealer": " by a stuck dealer", "joker_holder": " by a stuck holder of the joker"}
_ALONE = {
    "nobody": "",
    "maker": " played alone",
    "defender": " against a lone defender",
    "both": " played alone against a lone defender",
}
_TRUMP = {"": "", "no_trump": " without trump", "no_trump_low": " in low no trump"}


def in_words(outcome: Outcome, view: View, space: Space, lines: Sequence[LineSpec]) -> str:
    """Say an outcome as at the table, as far as the lines care: "a bid of 3 is made and the makers take 4 tricks"."""
    contract = outcome.contract
    if contract.renege:
        what = _contract(contract, lines) if contract.has_maker else "a deal without a maker"
        return f"{what} ends with a renege of the {contract.renege}"
    own = tricks_in_words(outcome.tricks, space.tricks)
    if not contract.has_maker:
        trump = _TRUMP.get(contract.trump, f" with {contract.trump} as trump")
        text = f"nobody is maker{trump} and {'a team' if space.free_sides < space.players else 'a player'} takes {own}"
    else:
        whose = "makers" if view in ("makers", "maker", "partner") else view
        who = "a defender" if view == "defenders" and space.sides > 2 else WHOM[whose]
        takes = "takes" if who.startswith("a ") else "take"
        text = f"{_contract(contract, lines)} is {outcome.result} and {who} {takes} {own}"
    if (space.sides if contract.has_maker else space.free_sides) > 2 and any(
        line.best_other is not None for line in lines
    ):
        text += f", the best other side {tricks_in_words(outcome.best_other, space.tricks)}"
    if outcome.first and any(line.first_tricks is not None for line in lines):
        began = "the makers" if outcome.first > 0 else "the defenders"
        text += f"; the first {tricks_in_words(abs(outcome.first), space.tricks)} go to {began}"
    return text


def _contract(contract: Contract, lines: Sequence[LineSpec]) -> str:
    bid = f"a bid of {contract.bid}" if isinstance(contract.bid, int) else f"the bid {contract.bid}"
    alone = _ALONE[contract.alone] if any(line.alone is not None for line in lines) else ""
    alone += " and blind" if contract.blind else ""
    alone += f" as {contract.lone_hand}" if contract.lone_hand else ""
    trump = _TRUMP.get(contract.trump, f" with {contract.trump} as trump")
    return f"{bid if contract.bid != '' else 'the contract'}{_STUCK[contract.stuck]}{trump}{alone}"


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
    said = ((key, getattr(line, key)) for key in CONDITIONS if getattr(line, key) is not None)
    return {
        key: each.model_dump(exclude_none=True) if isinstance(each, FirstTricksSpec) else each for key, each in said
    }


def _narrower(one: object, other: object) -> object:
    """Of two conditions on the same thing choose the one that names less."""
    broad = ("special", "numbered", "suits", "red", "black", "maker", "defender")
    for first, second in ((one, other), (other, one)):
        if first in broad or isinstance(first, list) or ".." in str(first):
            return second
    return one
