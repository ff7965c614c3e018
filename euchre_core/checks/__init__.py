"""Checks of a finished game: what cannot be played, and what was surely not meant.

The first list stops a game from being played, one check after the other; a later one may count on what an earlier one
has found in order. The second list is asked only about a file that an author has checked.
"""

from __future__ import annotations

from euchre_core.checks.cards import (
    bowers_are_jacks,
    cards_add_up,
    left_out_cards_exist,
    ranks_stand_once,
    teams_are_even,
)
from euchre_core.checks.claimed_hands import claims_fit_some_hands
from euchre_core.checks.complete import claims_complete, exchanges_complete, lines_complete, nothing_missing
from euchre_core.checks.exchanges import exchanges_balance, exchanges_exist, exchanges_have_a_partner
from euchre_core.checks.game import Check, Game
from euchre_core.checks.idle_overlays import overlays_change_something
from euchre_core.checks.ladder import (
    bids_can_be_made,
    ladders_rise,
    likeness_leads_somewhere,
    named_bids_are_explained,
    not_too_much,
)
from euchre_core.checks.no_effect import every_card_is_dealt, settings_matter, special_bids_pay
from euchre_core.checks.overlays import overlays_get_along, requirements_hold
from euchre_core.checks.scoring import lines_agree, lines_name_bids
from euchre_core.checks.sums import points_can_be_counted
from euchre_core.checks.table import (
    claims_ask_what_is_known,
    hands_ask_for_no_upcard,
    match_has_a_way_to_go,
    swap_needs_a_ghost,
    swapped_hands_are_alike,
)
from euchre_core.checks.unused_lines import lines_count_somewhere, somebody_scores
from euchre_core.language.diagnostic import Diagnostic

__all__ = ["Game", "contradictions", "doubts"]

OVERLAY_CHECKS: tuple[Check, ...] = (requirements_hold, overlays_get_along)

PLAYABLE: tuple[Check, ...] = (
    not_too_much,
    nothing_missing,
    lines_complete,
    claims_complete,
    exchanges_complete,
    teams_are_even,
    cards_add_up,
    ranks_stand_once,
    left_out_cards_exist,
    bowers_are_jacks,
    likeness_leads_somewhere,
    ladders_rise,
    named_bids_are_explained,
    bids_can_be_made,
    exchanges_exist,
    exchanges_have_a_partner,
    exchanges_balance,
    swap_needs_a_ghost,
    swapped_hands_are_alike,
    claims_ask_what_is_known,
    hands_ask_for_no_upcard,
    match_has_a_way_to_go,
    lines_name_bids,
)

SCORING_CHECKS: tuple[Check, ...] = (points_can_be_counted, lines_agree)

WARNINGS: tuple[Check, ...] = (
    lines_count_somewhere,
    somebody_scores,
    every_card_is_dealt,
    settings_matter,
    special_bids_pay,
    claims_fit_some_hands,
    overlays_change_something,
)


def contradictions(game: Game) -> list[Diagnostic]:
    """Return everything that keeps a finished game from being played.

    The outcomes are looked at only when cards and bids are in order; before that there are none to speak of.
    """
    found = _run(OVERLAY_CHECKS, game) or _run(PLAYABLE, game)
    return found or _run(SCORING_CHECKS, game)


def doubts(game: Game) -> list[Diagnostic]:
    """Return what can be played but was surely not meant."""
    return _run(WARNINGS, game)


def _run(checks: tuple[Check, ...], game: Game) -> list[Diagnostic]:
    return [diagnostic for check in checks for diagnostic in check(game)]
