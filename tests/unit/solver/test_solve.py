"""The solver beside plain exhaustive play, on deals with few cards left, of every shipped game."""

from __future__ import annotations

import random

import pytest

import euchre_core as eu
from euchre_core.kernel.action import Action
from euchre_core.kernel.state import State
from euchre_core.language.catalog import list_variants
from euchre_core.solver import Unsolvable, margins, solve, value
from euchre_core.solver.camps import Camps

GAMES = [located.name for located in list_variants()]
IGNORED = ("claim_rest", "challenge", "accept", "play_on")


def few_cards_left(game: str, seed: int) -> State | None:
    """A deal played at random until two tricks are left; None if it ended before."""
    rng = random.Random(seed)
    deal = eu.load(game).new_deal(seed=seed)
    while not deal.is_over and (deal.leader < 0 or deal.tricks_left > 2 or deal.asked >= 0):
        deal.apply(rng.choice([each for each in deal.legal_actions if each.verb != "claim_rest"]))
    return None if deal.is_over else deal


def at_the_first_lead(game: str, seed: int) -> State:
    """A deal whose play begins, every bid the first there is."""
    deal = eu.load(game).new_deal(seed=seed)
    while deal.leader < 0:
        deal.apply(deal.legal_actions[1] if len(deal.legal_actions) > 1 else deal.legal_actions[0])
    return deal


def tried(deal: State) -> list[Action]:
    return [each for each in deal.legal_actions if each.verb not in IGNORED]


def after(deal: State, action: Action) -> State:
    twin = deal.copy()
    twin.apply(action)
    return twin


def plainly(deal: State, camps: Camps) -> int:
    """The worth of a deal to the first camp, every action of every seat tried."""
    if deal.is_over:
        return sum(
            weight * deal.points[side] for weight, side in zip(camps.weights, deal.rules.side_names, strict=True)
        )
    worths = [plainly(after(deal, action), camps) for action in tried(deal)]
    return max(worths) if camps.seats >> deal.turn & 1 else min(worths)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_leads_to_what_plain_exhaustive_play_finds(game: str) -> None:
    for seed in range(12):
        deal = few_cards_left(game, seed)
        if deal is None:
            continue
        solution = solve(deal)
        camps = Camps(deal)
        sign = 1 if camps.seats >> deal.turn & 1 else -1
        found = {choice.action: choice.margin for choice in solution.choices}
        assert found == {action.text: sign * plainly(after(deal, action), camps) for action in tried(deal)}
        assert margins(deal)[: len(found)] == list(found.values())
        assert value(deal) == max(found.values())
        for choice in solution.choices:
            ended = deal.copy()
            for seat, text in choice.line:
                assert ended.to_act == seat
                ended.apply(text)
            assert ended.points == choice.points


def test_a_deal_in_which_something_else_is_to_be_decided_is_refused() -> None:
    deal = eu.load("classic").new_deal(seed=1)
    with pytest.raises(Unsolvable, match="only a deal in which the cards are being played can be solved"):
        solve(deal)


def test_a_deal_that_is_over_is_refused() -> None:
    deal = few_cards_left("classic", 0)
    assert deal is not None
    while not deal.is_over:
        deal.apply(deal.legal_actions[0])
    with pytest.raises(Unsolvable, match="the deal is over"):
        solve(deal)


def test_a_search_past_its_limit_is_not_solved() -> None:
    deal = at_the_first_lead("bid_euchre", 1)
    assert deal is not None
    solution = solve(deal, nodes=5)
    assert margins(deal, nodes=5) is None
    assert value(deal, nodes=5) is None
    assert (solution.solved, solution.choices, solution.best) == (False, [], None)


def test_no_limit_below_one() -> None:
    deal = few_cards_left("classic", 0)
    assert deal is not None
    with pytest.raises(ValueError, match="at least one position"):
        solve(deal, nodes=0)


def test_defenders_who_each_keep_a_score_play_together_against_the_maker() -> None:
    deal = few_cards_left("cut_throat", 0)
    assert deal is not None
    camps = Camps(deal)
    assert camps.seats == 1 << deal.holder
    assert camps.weights == [1 if seat == deal.holder else -1 for seat in range(3)]


def test_where_scores_count_down_points_lost_are_gained() -> None:
    deal = few_cards_left("buck_euchre", 0)
    assert deal is not None
    camps = Camps(deal)
    assert [camps.weights[seat] for seat in range(len(deal.rules.seats)) if camps.seats >> seat & 1] == [-1]
