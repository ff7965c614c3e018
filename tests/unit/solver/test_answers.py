"""The solver beside plain exhaustive play, on deals with few cards left, of every shipped game."""

from __future__ import annotations

import pytest

import euchre_core as eu
from euchre_core.kernel.state import State
from euchre_core.language.catalog import list_variants
from euchre_core.solver import Aim, Points, Unsolvable, margins, solve, value
from euchre_core.solver.camps import Camps

from .small_deals import after, few_cards_left, margins_plainly

GAMES = [located.name for located in list_variants()]


def at_the_first_lead(game: str, seed: int) -> State:
    """A deal whose play begins, every bid the second that there is."""
    deal = eu.load(game).new_deal(seed=seed)
    while deal.leader < 0:
        deal.apply(deal.legal_actions[1 if len(deal.legal_actions) > 1 else 0])
    return deal


@pytest.mark.parametrize("game", GAMES)
def test_every_card_leads_to_what_plain_exhaustive_play_finds(game: str) -> None:
    for seed in range(12):
        deal = few_cards_left(game, seed, on_table=seed % 3)
        if deal is None:
            continue
        expected = margins_plainly(deal)
        solution = solve(deal)
        assert {choice.action: choice.margin for choice in solution.choices} == expected
        assert (margins(deal) or [])[: len(expected)] == list(expected.values())
        assert value(deal) == max(expected.values())
        for choice in solution.choices:
            ended = deal.copy()
            for seat, text in choice.line:
                assert ended.to_act == seat
                ended.apply(text)
            assert ended.points == choice.points


@pytest.mark.parametrize("game", ["classic", "cut_throat", "buck_euchre", "two_hand_layout", "five_hundred"])
def test_points_are_weighed_as_asked(game: str) -> None:
    for seed in range(6):
        deal = few_cards_left(game, seed, on_table=seed % 2)
        if deal is None:
            continue
        weights = [3, -1, 2, -2, 1][: len(deal.rules.side_names)]
        expected = margins_plainly(deal, weights)
        assert (margins(deal, aim=Points(weights)) or [])[: len(expected)] == list(expected.values())
        assert value(deal, aim=Points(weights)) == max(expected.values())


class March(Aim):
    """Plays for two points or more of the first side, or against them, and for nothing else."""

    def __init__(self, wanted: int) -> None:
        super().__init__((2, wanted))
        self.wanted = wanted

    def worth(self, results: list[int]) -> int:
        return self.wanted * (results[0] >= 2)


def marches(deal: State, first: frozenset[int]) -> bool:
    """Whether the first side makes two points where its makers want to, or fails if they do not; all is tried."""
    if deal.is_over:
        return deal.points[deal.rules.side_names[0]] >= 2
    ways = [marches(after(deal, action), first) for action in deal.legal_actions]
    return any(ways) if int(deal.turn) in first else all(ways)


def test_an_aim_of_ones_own_is_played_for() -> None:
    seen = set()
    for seed in range(30):
        deal = few_cards_left("classic", seed, on_table=seed % 4)
        if deal is None:
            continue
        first = frozenset(seat for seat, side in enumerate(deal.rules.side_of) if side == 0)
        wanted = 1 if int(deal.turn) in first else -1
        found = value(deal, aim=March(wanted))
        assert found == wanted * marches(deal, first)
        seen.add(found)
    assert seen == {-1, 0, 1}


def test_what_nobody_does_who_sees_all_cards_stands_with_the_least_margin() -> None:
    deal = few_cards_left("classic", 2, overlays=["claim_the_rest"])
    assert deal is not None
    assert [action.verb for action in deal.legal_actions] == ["play", "play", "claim_rest"]
    found = margins(deal)
    assert found is not None
    assert found[2] == min(found[:2])


def test_a_deal_in_which_something_else_is_to_be_decided_is_refused() -> None:
    deal = eu.load("classic").new_deal(seed=1)
    with pytest.raises(Unsolvable, match="E can still pass: only a deal in which the cards are being played"):
        solve(deal)


def test_a_deal_that_is_over_is_refused() -> None:
    deal = few_cards_left("classic", 0)
    assert deal is not None
    while not deal.is_over:
        deal.apply(deal.legal_actions[0])
    with pytest.raises(Unsolvable, match="the deal is over"):
        margins(deal)


@pytest.mark.parametrize("game", ["bid_euchre", "two_hand_layout"])
def test_a_search_past_its_limit_is_not_solved(game: str) -> None:
    deal = at_the_first_lead(game, 1)
    solution = solve(deal, nodes=5)
    assert (solution.solved, solution.choices, solution.best, solution.nodes) == (False, [], None, 6)
    assert margins(deal, nodes=5) is None
    assert value(deal, nodes=5) is None


def test_no_limit_below_one() -> None:
    deal = few_cards_left("classic", 0)
    assert deal is not None
    with pytest.raises(ValueError, match="at least one position"):
        solve(deal, nodes=0)


def test_the_deal_itself_is_not_changed() -> None:
    deal = at_the_first_lead("classic", 1)
    before = deal.copy()
    solve(deal)
    margins(deal)
    assert (deal.cards, deal.slots, deal.taken, deal.turn) == (before.cards, before.slots, before.taken, before.turn)


def test_defenders_who_each_keep_a_score_play_together_against_the_maker() -> None:
    deal = few_cards_left("cut_throat", 0)
    assert deal is not None
    camps = Camps(deal)
    assert camps.seats == 1 << deal.holder
    assert isinstance(camps.aim, Points)
    assert camps.aim.weights == [1 if seat == deal.holder else -1 for seat in range(3)]


def test_where_scores_count_down_points_lost_are_gained() -> None:
    deal = few_cards_left("buck_euchre", 0)
    assert deal is not None
    camps = Camps(deal)
    assert isinstance(camps.aim, Points)
    assert [camps.aim.weights[seat] for seat in range(len(deal.rules.seats)) if camps.seats >> seat & 1] == [-1]
