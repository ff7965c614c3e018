"""Checks of a finished game: what cannot be played, and what was surely not meant.

The first list stops a game from being played, one check after the other; a later one may count on what an earlier one
has found in order. The second list is asked only about a file that an author has checked.
"""

from __future__ import annotations

from euchre_core.checks.balance import exchanges_balance
from euchre_core.checks.cards import (
    bowers_are_jacks,
    cards_add_up,
    left_out_cards_exist,
    ranks_stand_once,
    teams_are_even,
)
from euchre_core.checks.claimed_hands import claims_fit_some_hands, trumps_need_some_hands
from euchre_core.checks.columns import columns_can_be_played
from euchre_core.checks.complete import claims_complete, exchanges_complete, lines_complete, nothing_missing
from euchre_core.checks.direction import points_lead_to_the_target
from euchre_core.checks.exchanges import (
    exchanges_exist,
    exchanges_have_a_kitty,
    exchanges_have_a_partner,
    exchanges_know_trump,
)
from euchre_core.checks.figures import lone_hands_are_paid, made_and_set_are_of_a_scale
from euchre_core.checks.forms import (
    claims_have_their_turn,
    settings_belong_to_the_form,
    trump_counts_when_it_is_named,
    trump_is_made_once,
    upcard_is_turned,
    upcards_decide_what_they_can,
)
from euchre_core.checks.game import Check, Game
from euchre_core.checks.idle_overlays import overlays_change_something
from euchre_core.checks.inserted import inserted_bids_fit
from euchre_core.checks.kitty import kitty_has_cards, kitty_waits_for_the_lone_hand
from euchre_core.checks.ladder import (
    bids_can_be_made,
    ladders_rise,
    likeness_leads_somewhere,
    named_bids_are_explained,
    not_too_much,
)
from euchre_core.checks.match import nobody_has_lost_yet, one_end, partners_can_be_told_apart, ties_come_to_an_end
from euchre_core.checks.no_effect import every_card_is_dealt, settings_matter, special_bids_pay
from euchre_core.checks.odd_bids import bids_ask_for_something, bids_stand_in_their_place
from euchre_core.checks.odd_points import contracts_bring_something, lines_add_something, points_go_the_right_way
from euchre_core.checks.overlays import overlays_get_along, requirements_hold
from euchre_core.checks.pack import pack_is_not_too_large, rankings_are_complete
from euchre_core.checks.partners import (
    late_lone_hands_know_their_partner,
    lone_defenders_are_asked_in_time,
    lone_hands_can_be_told,
    lone_hands_cost_something,
    lone_hands_exchange_in_time,
    partners_can_be_had,
    something_can_be_called,
)
from euchre_core.checks.reach import one_deal_is_not_enough, target_is_within_reach
from euchre_core.checks.reneges import reneges_cost_something
from euchre_core.checks.roles import lines_speak_of_bids, players_score_for_themselves, somebody_can_score
from euchre_core.checks.scoring import lines_add_to_counters, lines_agree, lines_name_bids, lines_name_lone_hands
from euchre_core.checks.speaking import (
    bids_name_bids,
    partners_are_there,
    somebody_can_be_stuck,
    trumps_have_values,
)
from euchre_core.checks.sums import outcomes_can_be_counted, points_can_be_counted
from euchre_core.checks.table import (
    claims_ask_what_is_known,
    hands_ask_for_no_upcard,
    match_has_a_way_to_go,
    swap_needs_a_ghost,
    swapped_hands_are_alike,
)
from euchre_core.checks.unsaid import (
    a_joker_led_is_settled,
    equal_cards_are_settled,
    low_ranks_stand_the_right_way_up,
    ranks_stand_the_right_way_up,
    trump_values_rise,
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
    pack_is_not_too_large,
    rankings_are_complete,
    likeness_leads_somewhere,
    ladders_rise,
    inserted_bids_fit,
    named_bids_are_explained,
    bids_can_be_made,
    bids_name_bids,
    settings_belong_to_the_form,
    upcard_is_turned,
    trump_is_made_once,
    trump_counts_when_it_is_named,
    trumps_have_values,
    upcards_decide_what_they_can,
    claims_have_their_turn,
    partners_are_there,
    somebody_can_be_stuck,
    kitty_has_cards,
    kitty_waits_for_the_lone_hand,
    partners_can_be_had,
    something_can_be_called,
    lone_hands_exchange_in_time,
    lone_defenders_are_asked_in_time,
    lone_hands_can_be_told,
    columns_can_be_played,
    exchanges_exist,
    exchanges_have_a_partner,
    exchanges_have_a_kitty,
    exchanges_know_trump,
    exchanges_balance,
    swap_needs_a_ghost,
    swapped_hands_are_alike,
    claims_ask_what_is_known,
    hands_ask_for_no_upcard,
    one_end,
    match_has_a_way_to_go,
    nobody_has_lost_yet,
    players_score_for_themselves,
    lines_speak_of_bids,
    lines_name_bids,
    lines_add_to_counters,
    lines_name_lone_hands,
    somebody_can_score,
)

SCORING_CHECKS: tuple[Check, ...] = (points_can_be_counted, lines_agree)

WARNINGS: tuple[Check, ...] = (
    lines_count_somewhere,
    somebody_scores,
    partners_can_be_told_apart,
    ties_come_to_an_end,
    every_card_is_dealt,
    settings_matter,
    special_bids_pay,
    claims_fit_some_hands,
    trumps_need_some_hands,
    target_is_within_reach,
    points_lead_to_the_target,
    one_deal_is_not_enough,
    bids_ask_for_something,
    bids_stand_in_their_place,
    equal_cards_are_settled,
    a_joker_led_is_settled,
    ranks_stand_the_right_way_up,
    low_ranks_stand_the_right_way_up,
    trump_values_rise,
    points_go_the_right_way,
    contracts_bring_something,
    lines_add_something,
    reneges_cost_something,
    made_and_set_are_of_a_scale,
    lone_hands_are_paid,
    late_lone_hands_know_their_partner,
    lone_hands_cost_something,
    overlays_change_something,
)


def contradictions(game: Game) -> list[Diagnostic]:
    """Return everything that keeps a finished game from being played.

    The outcomes are looked at only when cards and bids are in order; before that there are none to speak of.
    """
    found = _run(OVERLAY_CHECKS, game) or _run(PLAYABLE, game) or _run((outcomes_can_be_counted,), game)
    return found or _run(SCORING_CHECKS, game)


def doubts(game: Game) -> list[Diagnostic]:
    """Return what can be played but was surely not meant."""
    return _run(WARNINGS, game)


def _run(checks: tuple[Check, ...], game: Game) -> list[Diagnostic]:
    return [diagnostic for check in checks for diagnostic in check(game)]
