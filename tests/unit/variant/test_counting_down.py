"""Where the score counts down, points lead away from the goal: no shipped rule rewards the wrong side there."""

from __future__ import annotations

import json
from typing import Any

import pytest

from euchre_core.language.catalog import list_overlays
from euchre_core.language.diagnostic import VariantError
from euchre_core.variant.load import finish

OVERLAYS = [found.name for found in list_overlays(())]
DOWN = ["set_back", "buck_euchre", "penalty_euchre", "bid_buck_euchre", "dirty_clubs"]


def settings(game: str, *overlays: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(finish(game, overlays=overlays).canonical)
    return found


@pytest.mark.parametrize("game", DOWN)
def test_a_renege_leads_away_from_the_goal(game: str) -> None:
    assert settings(game)["play"]["renege"]["points"] == 2


def outcomes(game: str, *overlays: str) -> set[tuple[str, str]]:
    """Every literal number of points that a line, a claim or a counter gives, with the name of what gives it."""
    rules = settings(game, *overlays)
    found = {(name, str(line["points"])) for lines in rules["scoring"].values() for name, line in lines.items()}
    found |= {(name, str(claim["points"])) for name, claim in rules["claims"].items()}
    found |= {(name, str(counter["points"])) for name, counter in rules["match"]["counters"].items()}
    found.add(("renege", str(rules["play"]["renege"]["points"])))
    return {(name, points) for name, points in found if points not in ("0", "None")}


@pytest.mark.parametrize("game", ["set_back", "buck_euchre", "bid_buck_euchre"])
def test_a_house_rule_with_points_of_its_own_is_refused_there(game: str) -> None:
    laid = []
    for overlay in OVERLAYS:
        try:
            more = outcomes(game, overlay) - outcomes(game)
        except VariantError:
            continue
        laid.append(overlay)
        assert not more, overlay
    assert laid  # what gives no points goes with these games as with others
