"""The search on masks beside the search by the rules themselves, and beside plain alpha-beta on whole deals."""

from __future__ import annotations

import pytest

from euchre_core.kernel.pack import SUIT_SLOTS
from euchre_core.kernel.state import State
from euchre_core.language.catalog import list_variants
from euchre_core.solver import margins, value
from euchre_core.solver.camps import Camps
from euchre_core.solver.general import GeneralSearch
from euchre_core.solver.moves import moves
from euchre_core.solver.plain import PlainSearch, plain_search, stakes_for
from tests.benchmarks.alpha_beta import AlphaBeta

from .small_deals import few_cards_left
from .test_answers import at_the_first_lead

GAMES = [located.name for located in list_variants()]
NEVER_PLAIN = ("two_hand_layout", "two_hand_layout_to_ten")
"""Cards lie in columns. In Five Hundred it depends: bids made by lot are mostly no trump, with a joker about."""
HOUSE_RULES = [
    ("bid_euchre", "joker"),
    ("classic", "late_lone_call"),
    ("bid_euchre", "contract_renege"),
    ("bid_euchre", "last_trick_is_trump"),
    ("classic", "ace_in_your_face"),
    ("double_deck_bid_euchre", "last_equal_card_wins"),
]


def on_masks(deal: State) -> PlainSearch | None:
    return plain_search(deal, Camps(deal), 10**9)


def both_agree(deal: State) -> bool:
    """Whether a deal is searched on masks at all; then it must come to the same."""
    plain = on_masks(deal)
    if plain is None:
        return False
    actions = moves(deal)
    general = GeneralSearch(Camps(deal), 10**9)
    assert plain.worths(deal, actions) == general.worths(deal, actions)
    assert plain.worth(deal, actions) == general.worth(deal, actions)
    return True


@pytest.mark.parametrize("game", GAMES)
def test_both_ways_come_to_the_same(game: str) -> None:
    deals = [few_cards_left(game, seed, tricks=3, on_table=seed % 3) for seed in range(20, 24)]
    plain = [both_agree(deal) for deal in deals if deal is not None]
    assert any(plain) or "five_hundred" in game or game in NEVER_PLAIN


@pytest.mark.parametrize(("game", "overlay"), HOUSE_RULES)
def test_both_ways_come_to_the_same_with_house_rules_of_play(game: str, overlay: str) -> None:
    deals = [few_cards_left(game, seed, tricks=3, on_table=seed % 2, overlays=[overlay]) for seed in range(8)]
    assert any(both_agree(deal) for deal in deals if deal is not None)


def test_a_leader_may_leave_the_tricks_he_could_take_to_others() -> None:
    deal = few_cards_left("penalty_euchre", 19, tricks=3, on_table=2)
    assert deal is not None
    assert both_agree(deal)
    assert margins(deal) == [-6, -5, -5]


@pytest.mark.parametrize(("game", "seeds"), [("classic", 12), ("ghost_hand", 6), ("call_ace", 8), ("bid_euchre", 1)])
def test_whole_deals_are_worth_what_plain_alpha_beta_finds(game: str, seeds: int) -> None:
    for seed in range(seeds):
        deal = at_the_first_lead(game, seed)
        assert value(deal) == by_alpha_beta(deal)


def by_alpha_beta(deal: State) -> int:
    """What a deal is worth to the camp in turn."""
    camps = Camps(deal)
    stakes = stakes_for(deal, camps)
    assert stakes is not None
    tables, seats = deal.rules.tables, range(len(deal.rules.seats))
    hands = [deal.cards[seat] if not deal.idle >> seat & 1 else 0 for seat in seats]
    search = AlphaBeta(
        hands,
        tables.suit_of[deal.strain * tables.kinds : (deal.strain + 1) * tables.kinds],
        tables.suit_mask[deal.strain * SUIT_SLOTS : (deal.strain + 1) * SUIT_SLOTS],
        tables.rows[deal.strain * SUIT_SLOTS : (deal.strain + 1) * SUIT_SLOTS],
        deal.rules.following[deal.idle],
        camps.seats,
        stakes.unit,
        [stakes.values[rank] for rank in stakes.low],
    )
    worth = search.value(sum(hands), deal.leader, 0, -(10**6), 10**6)
    return worth if camps.is_first(deal.turn) else -worth


def test_stakes_say_what_each_number_of_tricks_is_worth() -> None:
    deal = at_the_first_lead("classic", 1)
    camps = Camps(deal)
    stakes = stakes_for(deal, camps)
    assert stakes is not None
    maker = stakes.unit[deal.holder]
    others = next(unit for unit in stakes.unit if unit != maker)
    worths = [stakes.values[stakes.low[tricks * maker + (5 - tricks) * others]] for tricks in range(6)]
    assert worths == [-2, -2, -2, 1, 1, 2]
    reached = 3 * maker + others
    assert (stakes.values[stakes.low[reached]], stakes.values[stakes.high[reached]]) == (1, 1)


def test_where_defenders_score_for_themselves_each_has_stakes_of_his_own() -> None:
    deal = at_the_first_lead("buck_euchre", 3)
    stakes = stakes_for(deal, Camps(deal))
    assert stakes is not None
    playing = [unit for seat, unit in enumerate(stakes.unit) if not deal.idle >> seat & 1]
    assert len(set(playing)) == len(playing)


def test_deals_with_the_same_public_facts_share_their_stakes() -> None:
    deal, other = at_the_first_lead("classic", 1), at_the_first_lead("bid_euchre", 1)
    stakes = stakes_for(deal, Camps(deal))
    again = deal.copy()
    again.apply(again.legal_actions[0])
    assert stakes_for(again, Camps(again)) is stakes
    assert stakes_for(other, Camps(other)) is not stakes
