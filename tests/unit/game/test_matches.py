"""Matches of several games: how they go on, how they end, and that their records can be played again."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

import euchre_core as eu
from euchre_core.kernel.standing import Standing


def played(settings: dict[str, Any], game: str = "bid_euchre", seed: int = 1, max_deals: int = 80) -> eu.Game:
    """A match between players who take any action."""
    match = eu.Game(eu.load(game, settings=settings), seed=seed, max_deals=max_deals)
    rng = random.Random(seed)
    while not match.is_over:
        match.push(rng.choice(list(match.legal_actions)))
    return match


RUBBER = {"match.target": 8, "match.games": 2, "scoring.makers.set.points": 0}


def test_a_match_of_two_games_ends_with_the_second_one_a_side_wins() -> None:
    match = played(RUBBER)
    assert match.outcome.termination == "won"
    (winner,) = match.outcome.winners
    assert match.outcome.games[winner] == 2
    assert sum(match.outcome.games.values()) in (2, 3)
    assert match.outcome.scores[winner] >= 8
    assert match.scores == match.outcome.scores


def test_each_game_of_a_match_begins_at_the_start() -> None:
    match = played(RUBBER)
    firsts = [
        later for earlier, later in zip(match.deals, match.deals[1:], strict=False)
        if later.standing.games != earlier.standing.games
    ]  # fmt: skip
    assert len(firsts) == sum(match.games.values()) - 1
    assert all(deal.before == [0, 0] and deal.state.played == 0 for deal in firsts)


def test_a_match_of_several_games_is_replayed_from_its_record() -> None:
    match = played(RUBBER)
    again = eu.Record.loads(match.record.dumps()).replay()
    assert again.outcome == match.outcome
    assert [deal.before for deal in again.deals] == [deal.before for deal in match.deals]


def test_taking_back_goes_back_into_the_game_before() -> None:
    match = played(RUBBER)
    while match.games != {"NS": 0, "EW": 0}:
        match.pop()
    assert sum(match.standing.games) == 0 and not match.is_over


EVERYBODY_SCORES = {
    "scoring.makers": {"made": {"points": 1}, "set": {"points": 1}, "special": None},
    "scoring.defenders.tricks.points": 1,
}


@pytest.mark.parametrize(
    ("settings", "termination"),
    [
        ({"match.target": 1, "match.winner": "all_past_target", **EVERYBODY_SCORES}, "shared"),
        ({"match.all_lose_at": -1, "scoring.defenders.tricks.points": -1, "scoring.makers.made.points": -1}, "lost"),
        ({"match.target": 900}, "stopped"),
    ],
)
def test_the_end_of_a_match_has_a_word(settings: dict[str, Any], termination: str) -> None:
    match = played(settings, max_deals=30)
    assert match.outcome.termination == termination
    assert (len(match.outcome.winners) > 1) == (termination == "shared")
    assert eu.Record.loads(match.record.dumps()).replay().winners == match.winners


def test_a_deal_after_the_end_of_the_match_is_no_record() -> None:
    match = played(RUBBER)
    record = match.record
    record.lines.append(record.lines[0])
    with pytest.raises(eu.RecordError, match="after the match was over"):
        record.replay()


def test_a_standing_can_be_pickled() -> None:
    standing = played(RUBBER).standing
    again: Standing = pickle.loads(pickle.dumps(standing))
    assert (again.scores, again.games, again.winners, again.ended) == (
        standing.scores, standing.games, standing.winners, standing.ended,
    )  # fmt: skip


def test_a_match_stopped_where_one_of_its_games_ends_replays_to_the_same_end() -> None:
    match = eu.Game(eu.load("laps_and_slams", overlays=["lone_euchre_3"]), seed=5, max_deals=15)
    rng = random.Random(5)
    while not match.is_over:
        match.push(rng.choice(match.legal_actions))
    assert (match.scores, match.outcome.termination) == ({"NS": 5, "EW": 4}, "stopped")
    again = eu.Record.loads(match.record.dumps()).replay()
    assert (again.scores, again.games, again.is_over, len(again.deals)) == (match.scores, match.games, True, 15)
    assert again.record.dumps() == match.record.dumps()


def test_only_a_stopped_match_says_how_long_it_was() -> None:
    assert "max_deals" not in played(RUBBER).record.header
    going_on = eu.Game(eu.load("classic"), seed=1, max_deals=3)
    assert "max_deals" not in going_on.record.header
