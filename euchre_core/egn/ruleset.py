"""The `ruleset` of a document and the games of this library: which rule is which house rule or setting.

Both ways go through one table. What a document states becomes the game `classic` with overlays and settings; the other
way round a ruleset is guessed from the rules of a record, and only if it leads back to the same rules it is written.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from euchre_core.language.wording import listed, shown

from .document import Node, unknown_keys
from .errors import EgnError
from .models import PLAYERS

if TYPE_CHECKING:
    from euchre_core.kernel.rules import Rules

GAME = "classic"
PATH = "$.metadata.ruleset"
RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7")
LEADS = ("LEFT_OF_DEALER", "LEFT_OF_LONER")


@dataclass
class Laid:
    """What a ruleset lays over the game."""

    overlays: list[str] = field(default_factory=list)
    settings: dict[str, object] = field(default_factory=dict)


def lay_flag(overlay: str) -> Callable[[Node, Laid], None]:
    """A rule that is one house rule, on or off."""

    def lay(node: Node, laid: Laid) -> None:
        if node.flag():
            laid.overlays.append(overlay)

    return lay


def lay_min_rank(node: Node, laid: Laid) -> None:
    """The lowest rank of the pack."""
    lowest = str(node.number(7, 9))
    if lowest != RANKS[-3]:
        laid.settings["pack.ranks"] = f"[{', '.join(RANKS[: RANKS.index(lowest) + 1])}]"


def lay_winning_score(node: Node, laid: Laid) -> None:
    """The score that wins; 0 is none."""
    laid.settings["match.target"] = node.number(0, 1000) or None


def lay_num_deals(node: Node, laid: Laid) -> None:
    """How many deals the game has; 0 is no limit."""
    if node.number(0, 100):
        laid.settings["match.deals"] = node.value
        laid.settings["match.target"] = None
        laid.settings["match.tie"] = "shared"


def lay_lead(node: Node, laid: Laid) -> None:
    """Who leads against a lone hand."""
    if node.text() not in LEADS:
        raise node.wrong(f"nobody is {shown(node.text())}", f"write {listed(LEADS)}")
    if node.value == LEADS[1]:
        laid.settings["play.lone_leads"] = "left_of_maker"


def lay_lone_march(node: Node, laid: Laid) -> None:
    """What a lone hand scores for all tricks."""
    if node.number(0, 100) != 4:
        laid.settings["scoring.makers.lone_march.points"] = node.value


def lay_lone_euchre(node: Node, laid: Laid) -> None:
    """What the defenders score if a lone hand is euchred; 0 has always meant that nothing is said."""
    if node.number(0, 100) not in (0, 2):
        laid.settings["scoring.defenders.lone_euchre.result"] = "set"
        laid.settings["scoring.defenders.lone_euchre.alone"] = "maker"
        laid.settings["scoring.defenders.lone_euchre.points"] = node.value


def lay_no_trump(node: Node, laid: Laid) -> None:
    """Whether no trump may be named once the upcard is turned down."""
    if node.flag():
        laid.settings["auction.second_circuit"] = "other_suits_or_no_trump"


def lay_players(node: Node, laid: Laid) -> None:
    """How many play."""
    if node.number(1, 10) != PLAYERS:
        why = f"a game for {node.value} is not played here: the notation does not say how its tricks are scored"
        raise node.wrong(why, f"write {PLAYERS}, or leave it out")


TABLE: dict[str, tuple[object, Callable[[Node, Laid], None]]] = {
    "std": (True, lay_flag("stick_the_dealer")),
    "min_rank": (9, lay_min_rank),
    "winning_score": (10, lay_winning_score),
    "num_deals": (0, lay_num_deals),
    "canadian": (False, lay_flag("canadian_loner")),
    "loner_lead": (LEADS[0], lay_lead),
    "loner_march_score": (4, lay_lone_march),
    "loner_euchred_score": (2, lay_lone_euchre),
    "defend_alone": (False, lay_flag("defend_alone")),
    "farmers": (False, lay_flag("farmers_hand")),
    "partners_best": (False, lay_flag("partners_best")),
    "go_under": (False, lay_flag("going_under")),
    "joker": (False, lay_flag("benny")),
    "num_players": (PLAYERS, lay_players),
    "allow_no_trump": (False, lay_no_trump),
    "fast_break": (False, lay_flag("fast_break")),
    "four_trick_tokens": (False, lay_flag("four_trick_tokens")),
}
"""Every rule of the notation: what it is where nothing is said, and what it lays over the game."""


def laid_by(ruleset: Mapping[str, Any]) -> Laid:
    """What a ruleset means.

    Raises:
        EgnError: a rule that the notation does not have, a value it cannot have, or a rule that is not played here.
    """
    stated = {name: Node(value, f"{PATH}.{name}") for name, value in ruleset.items()}
    for node, meant in unknown_keys(stated, tuple(TABLE)):
        raise node.wrong("the notation has no such rule", meant or "leave it out if the game was played without it")
    if all(name in stated and stated[name].value for name in ("winning_score", "num_deals")):
        raise stated["num_deals"].wrong("a game has a winning score or a number of deals, not both", "leave one out")
    laid = Laid()
    for name, (default, lay) in TABLE.items():
        lay(stated.get(name, Node(default, f"{PATH}.{name}")), laid)
    if laid.settings.get("match.target", 1) is None and "match.deals" not in laid.settings:
        raise EgnError(PATH, "the game has no end", "write a winning_score, or the number of deals as num_deals")
    if laid.settings.get("match.target") == 10:
        del laid.settings["match.target"]
    return laid


def rules_of(ruleset: Mapping[str, Any]) -> tuple[Rules, Laid]:
    """The rules that a ruleset means, ready to be played.

    Raises:
        EgnError: they cannot be played together, or as in `laid_by`.
    """
    from euchre_core.language.diagnostic import VariantError
    from euchre_core.variant.load import load

    laid = laid_by(ruleset)
    try:
        return load(GAME, overlays=laid.overlays, settings=laid.settings), laid
    except VariantError as error:
        raise EgnError(PATH, f"these rules cannot be played together: {str(error).splitlines()[0]}") from None


# -- the other way round ---------------------------------------------------------------------------------------------


def ruleset_of(rules: Rules) -> dict[str, Any]:
    """The ruleset that means these rules.

    Raises:
        EgnError: the notation has no words for them; with the settings that differ.
    """
    said = json.loads(rules.canonical)
    ruleset = {name: value for name, value in guessed(said).items() if value != TABLE[name][0] or name in ALWAYS}
    try:
        meant = json.loads(rules_of(ruleset)[0].canonical)
    except EgnError as error:
        raise EgnError("$", f"the notation cannot express this game: {error.message}") from None
    different = sorted(differences(meant, said, ""))
    if different:
        without = listed(different[:6], "and")
        raise EgnError("$", f"the notation cannot express this game: it has no words for {without}")
    return ruleset


ALWAYS = ("std", "canadian", "loner_lead")
"""Stated even where they are as usual, as the notation's own writers do."""


def guessed(said: Mapping[str, Any]) -> dict[str, Any]:
    """What a ruleset could say about a game, from its settings."""
    alone, match, lines = said["alone"], said["match"], said["scoring"]
    lowest = str((said["pack"]["ranks"] or [""])[-1])
    return {
        "std": said["auction"]["all_pass"] == "dealer_is_stuck",
        "min_rank": int(lowest) if lowest in RANKS[-3:] else 9,
        "winning_score": 10 if match["target"] is None else match["target"],
        "num_deals": match.get("deals") or 0,
        "canadian": alone["dealers_partner"] == "alone_if_ordering",
        "loner_lead": LEADS[said["play"]["lone_leads"] == "left_of_maker"],
        "loner_march_score": points_of(lines["makers"], "lone_march", 4),
        "loner_euchred_score": points_of(lines["defenders"], "lone_euchre", 2),
        "defend_alone": alone["defender"] == "against_lone_maker",
        "farmers": "farmers_hand" in said["claims"],
        "partners_best": alone["exchange"] is not None,
        "go_under": "three_nines" in said["claims"],
        "joker": bool(said["pack"]["jokers"]),
        "fast_break": "fast_break" in (lines["makers"] or {}),
        "four_trick_tokens": "four_tricks" in (lines["makers"] or {}),
        "allow_no_trump": said["auction"]["second_circuit"] == "other_suits_or_no_trump",
    }


def points_of(lines: Mapping[str, Any] | None, name: str, otherwise: int) -> int:
    """The points of a scoring line, if they are a plain number."""
    line = (lines or {}).get(name)
    points = str(line["points"]) if line else str(otherwise)
    return int(points) if points.isdecimal() else otherwise


def differences(one: Any, other: Any, path: str) -> list[str]:
    """The settings that differ, by their dotted names."""
    if isinstance(one, dict) and isinstance(other, dict):
        return [
            found
            for key in {**one, **other}
            for found in differences(one.get(key), other.get(key), f"{path}.{key}".lstrip("."))
        ]
    return [] if one == other else [path]
