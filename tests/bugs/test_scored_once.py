"""Points are added once: after a deal, after the last deal of a game, and when the result is looked at again."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import euchre_core as eu

from .finished import Finished, everything
from .matches import near_the_end, play_on
from .watched import WISHES, anything, bidding, going_alone, passing

ONE_GAME = [game for game in everything() if game.spec.match.games == 1]
WITH_TARGET = [game for game in everything() if game.spec.match.target is not None]
OF_DEALS = [game for game in everything() if game.spec.match.deals is not None]


@pytest.mark.parametrize("game", ONE_GAME, ids=str)
def test_the_scores_are_the_sum_of_the_points(game: Finished) -> None:
    """From the first deal on, and the same in the record that is replayed."""
    for seed, wish in enumerate(WISHES.values()):
        table = eu.Game(game.rules, seed=seed, max_deals=4)
        play_on(table, game, wish, seed)
        total = Counter(dict.fromkeys(game.rules.side_names, game.spec.match.start))
        for deal in table.deals:
            assert deal.before == [total[side] for side in game.rules.side_names], f"before a deal of {game}"
            for side, points in deal.state.points.items():
                total[side] += points if deal.is_scored else 0
        assert table.scores == dict(total) == table.outcome.scores


@cache
def ended(game: Finished) -> list[eu.Game]:
    """Matches that have come to their end, from scores just before it."""
    match = game.spec.match
    found = []
    behind = [(1, 1), (1, 1), (1, 3), (4, 1), (2, 5)]
    for seed, (wish, missing) in enumerate(
        zip([anything, bidding, going_alone, bidding, bidding], behind, strict=True)
    ):
        step = 1 if match.counts_up else -1
        end = match.target if match.target is not None else match.start
        scores = [end - step * missing[place % 2] for place in range(len(game.rules.side_names))]
        table = near_the_end(game, seed, scores, (match.deals or 1) - 1)
        play_on(table, game, wish, seed)
        found.append(table)
    return found


@pytest.mark.parametrize("game", everything(), ids=str)
def test_the_last_deal_counts_once(game: Finished) -> None:
    """Whatever is asked afterwards, and as often as it is asked, the score is that of before and the last points."""
    for table in ended(game):
        last = table.deal
        points = last.state.points
        wanted = {side: last.before[place] + points[side] for place, side in enumerate(game.rules.side_names)}
        for _ in range(3):
            assert table.scores == wanted == table.outcome.scores == last.summary().scores
            assert table.standing.scores == list(wanted.values())
        with pytest.raises(eu.ActionError):
            table.push("pass")
        assert table.scores == wanted and table.is_over
        if last.actions:
            word = table.pop()
            assert table.scores == dict(zip(game.rules.side_names, last.before, strict=True))
            table.push(word)
            assert table.scores == wanted


@pytest.mark.parametrize("game", OF_DEALS, ids=str)
def test_a_game_of_so_many_deals_ends_with_the_last_of_them(game: Finished) -> None:
    """Not one earlier and not one later, unless the best are equal; deals that were thrown in do not count."""
    assert game.spec.match.deals is not None
    for seed, wish in enumerate([bidding, passing, passing]):
        table = eu.Game(game.rules, seed=seed, max_deals=100)
        play_on(table, game, wish, seed)
        scored = [deal for deal in table.deals if deal.is_scored]
        assert table.outcome.termination != "stopped"
        assert len(scored) >= game.spec.match.deals
        assert len(scored) == game.spec.match.deals or game.spec.match.tie == "another_deal"


def plain(game: Finished) -> bool:
    """Whether reaching the target is all there is to winning."""
    match = game.spec.match
    return match.goes_out_by == "any_points" and match.target_is == "winning" and match.games == 1


@pytest.mark.parametrize("game", WITH_TARGET, ids=str)
def test_both_past_the_target_with_the_same_deal(game: Finished) -> None:
    """The better score wins, or the makers, or all of them, as the rules say; if they are equal, the game goes on."""
    match = game.spec.match
    sign = 1 if match.counts_up else -1
    assert match.target is not None
    for table in ended(game):
        for deal in table.deals:
            after = deal.standing_after()
            if not deal.is_scored or not plain(game):
                continue
            scores = dict(zip(game.rules.side_names, after.scores, strict=True))
            floor = match.loses_at
            if floor is not None and any(sign * score <= sign * floor for score in scores.values()):
                continue
            past = {side for side, score in scores.items() if sign * score >= sign * match.target}
            best = max((sign * scores[side] for side in past), default=0)
            leaders = {side for side in past if sign * scores[side] == best}
            winners = {game.rules.side_names[side] for side in after.winners}
            if match.winner == "all_past_target":
                assert winners == past
            elif match.winner == "highest":
                assert winners == (leaders if len(leaders) == 1 or match.tie == "shared" else set())
            else:
                holder = deal.state.holder
                first = {game.side(game.seats[holder])} & past if holder >= 0 else set()
                assert winners == (first or (leaders if len(leaders) == 1 else set()))


MAKERS_FIRST = [game for game in WITH_TARGET if game.spec.match.winner == "makers_first" and len(game.seats) % 2 == 0]


@pytest.mark.parametrize("game", MAKERS_FIRST, ids=str)
def test_makers_go_out_first_even_with_less(game: Finished) -> None:
    """Both sides pass the target with a deal that the makers made, and the others have more."""
    target = game.spec.match.target
    assert target is not None
    less = 0
    for seed in range(120):
        table = near_the_end(game, seed, [target - 4, target - 1] if seed % 2 else [target - 1, target - 4])
        first = table.deal
        while not first.state.is_over:
            may = [action.text for action in table.legal_actions]
            table.push((passing if first.state.level >= 0 else bidding)(game, may)[0])
        scores, holder = first.scores_after(), first.state.holder
        if holder < 0 or min(scores) < target or game.spec.match.goes_out_by == "made_or_set":
            continue
        mine = game.rules.side_of[holder]
        if scores[mine] < max(scores):
            assert first.standing_after().winners == [mine], f"{scores}, and {game.seats[holder]} is maker"
            less += 1
    assert less or game.spec.match.goes_out_by == "made_or_set"


def test_several_sides_do_pass_the_target_together() -> None:
    """Else the test above would look at nothing."""
    together: Counter[int] = Counter()
    for game in WITH_TARGET:
        sign = 1 if game.spec.match.counts_up else -1
        for table in ended(game):
            past = [score for score in table.scores.values() if sign * score >= sign * (game.spec.match.target or 0)]
            together[min(len(past), 2)] += 1
    assert together[2] > 50 and together[1] > 50, together


def from_the_start(game: Finished) -> eu.Game:
    """A whole match."""
    table = eu.Game(game.rules, seed=1)
    play_on(table, game, bidding, 1)
    return table


@pytest.mark.parametrize("game", everything(), ids=str)
def test_a_match_that_is_replayed_is_the_same(game: Finished) -> None:
    """Dealers, cards, words and scores; from the text of the record. A match that was stopped goes on when replayed."""
    for table in ended(game)[:2] if game.spec.match.deals is None else [from_the_start(game)]:
        text = table.record.dumps()
        again = eu.Record.loads(text).replay()
        stopped = table.outcome.termination == "stopped"
        assert again.record.dumps() == text or (stopped and again.record.dumps().startswith(text))
        assert stopped or (again.scores, again.games, again.outcome) == (table.scores, table.games, table.outcome)
        for one, other in zip(table.deals, again.deals, strict=not stopped):
            assert one.dealer == other.dealer and one.scores_after() == other.scores_after()
            assert [str(action) for action in one.actions] == [str(action) for action in other.actions]
            assert one.state.points == other.state.points and list(one.state.taken) == list(other.state.taken)
